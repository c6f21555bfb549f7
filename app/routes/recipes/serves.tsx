import type { ReactNode } from 'react'
import { href, Link, useNavigation } from 'react-router'
import { buttonClass } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { System } from '#domain/kitchen/figure.ts'
import {
  MOST_SERVINGS,
  type RecipeView,
  recipeViewQuery,
  SYSTEMS,
  TIMES,
  type Units,
  unitsOf,
} from '#domain/kitchen/recipe-view.ts'
import type { RecipeTool } from './recipe-tool.ts'

type Props = {
  recipe: { slug: string; servings: number | null }
  tool: Pick<RecipeTool, 'view' | 'system' | 'standard'>
}

const NAMES: Record<System, string> = { metric: 'Metric', us: 'US' }
const STEP = 'grid min-h-11 place-items-center rounded-control text-ink hover:bg-linen hover:text-accent'

/** The desk above the list: in which units, and for how many. Each control is a link or a form. */
export function Serves({
  recipe: { slug, servings: base },
  tool: { view: answered, system, standard },
}: Props) {
  const path = href('/recipes/:slug', { slug })
  // A tap counts from the one before, also while that one waits for its answer.
  const { location: asked } = useNavigation()
  const view: RecipeView = (asked?.pathname === path && asked.state) || answered
  const shown = view.units ?? standard
  const units = shown === 'written' ? system : shown
  const inUnits = (wanted: Units) =>
    linkTo(path, { ...view, units: wanted === standard ? undefined : wanted })
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 id="ingredients" className="text-[1.75rem]">
          Ingredients
        </h2>
        <Choices label="Units" className="print:hidden">
          {!system && (
            <Choice link={inUnits('written')} isChosen={!units}>
              As written
            </Choice>
          )}
          {SYSTEMS.map((unit) => (
            <Choice key={unit} link={inUnits(unitsOf(unit, system))} isChosen={units === unit}>
              {NAMES[unit]}
            </Choice>
          ))}
        </Choices>
      </div>
      {base === null ? <Times path={path} view={view} /> : <Servings path={path} base={base} view={view} />}
    </>
  )
}

function Servings({ path, base, view }: { path: string; base: number; view: RecipeView }) {
  const servings = view.servings ?? base
  const forSo = (wanted: number) => linkTo(path, { ...view, servings: wanted === base ? undefined : wanted })
  return (
    <form
      method="get"
      action={path}
      className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 print:hidden"
    >
      <label htmlFor="servings" className="text-ui font-semibold">
        Servings
      </label>
      <span className="inline-grid grid-cols-[2.875rem_3.5rem_2.875rem] rounded-control border border-control bg-surface">
        <Link {...forSo(Math.max(1, servings - 1))} aria-label="One serving fewer" className={STEP}>
          <Icon name="minus" />
        </Link>
        <input
          // The field follows the address.
          key={servings}
          id="servings"
          name="servings"
          type="number"
          inputMode="numeric"
          min={1}
          max={MOST_SERVINGS}
          defaultValue={servings}
          autoComplete="off"
          className="min-h-11 w-full appearance-none border-x border-line text-center font-serif text-[1.5rem] lining-nums [appearance:textfield]"
        />
        <Link
          {...forSo(Math.min(MOST_SERVINGS, servings + 1))}
          aria-label="One serving more"
          className={STEP}
        >
          <Icon name="plus" />
        </Link>
      </span>
      {view.units && <input type="hidden" name="units" value={view.units} />}
      <span className="hidden noscript:inline">
        <button className={buttonClass('outline')}>Set</button>
      </span>
      {view.servings !== undefined && (
        <Link {...forSo(base)} className="ml-auto inline-flex min-h-11 items-center gap-1.5 text-ui">
          <Icon name="undo-2" className="size-[1em]" />
          Back to {base}
        </Link>
      )}
    </form>
  )
}

function Times({ path, view }: { path: string; view: RecipeView }) {
  return (
    <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 print:hidden">
      <span className="text-ui font-semibold">Make it</span>
      <Choices label="Make it">
        {[TIMES[0], undefined, TIMES[1], TIMES[2]].map((times) => (
          <Choice key={times ?? '1'} link={linkTo(path, { ...view, times })} isChosen={view.times === times}>
            {times ?? '1'}×
          </Choice>
        ))}
      </Choices>
    </div>
  )
}

function Choices({
  label,
  className = '',
  children,
}: {
  label: string
  className?: string
  children: ReactNode
}) {
  return (
    <fieldset
      aria-label={label}
      className={`inline-flex min-w-0 overflow-hidden rounded-control border border-control ${className}`}
    >
      {children}
    </fieldset>
  )
}

type ChoiceProps = { link: ReturnType<typeof linkTo>; isChosen: boolean; children: ReactNode }

function Choice({ link, isChosen, children }: ChoiceProps) {
  return (
    <Link
      {...link}
      aria-current={isChosen ? 'true' : undefined}
      className="grid min-h-11 min-w-13 place-items-center border-control px-3 text-ui font-medium text-ink no-underline not-first:border-l hover:bg-linen hover:text-ink aria-[current=true]:bg-ink aria-[current=true]:font-semibold aria-[current=true]:text-paper"
    >
      {children}
    </Link>
  )
}

/** Where another view is found. The reader stays where she is, and Back leads where she came from. */
const linkTo = (path: string, view: RecipeView) => ({
  to: path + recipeViewQuery(view),
  state: view,
  preventScrollReset: true,
  replace: true,
  rel: 'nofollow',
})
