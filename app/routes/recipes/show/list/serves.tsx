import { type ReactNode, useEffect, useRef } from 'react'
import { href } from 'react-router'
import { buttonClass } from '../../../../ui/button/button.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { passFocusOn } from '../../../../ui/button/pass-focus-on.ts'
import type { System } from 'recipe-reading/kitchen/figure'
import {
  MOST_SERVINGS,
  type RecipeView,
  SYSTEMS,
  TIMES,
  type Units,
  unitsOf,
} from 'recipe-reading/kitchen/recipe-view'
import type { RecipeTool } from '../view/recipe-tool.ts'
import { useAskView } from '../view/use-asked-view.ts'

type Props = {
  recipe: { slug: string; servings: number | null }
  tool: Pick<RecipeTool, 'view' | 'system' | 'standard'>
}

const NAMES: Record<System, string> = { metric: 'Metric', us: 'US' }
const STEP = 'grid min-h-11 place-items-center rounded-control text-ink hover:bg-linen hover:text-accent'

type Ask = ReturnType<typeof useAskView>

/** The controls above the list: in which units, and for how many. Each is a link or a form. */
export function Serves({ recipe: { slug, servings: base }, tool: { view, system, standard } }: Props) {
  const path = href('/recipes/:slug', { slug })
  const ask = useAskView(path, view)
  const shown = view.units ?? standard
  const units = shown === 'written' ? system : shown
  const inUnits = (wanted: Units) =>
    ask.linkTo((view) => ({ ...view, units: wanted === standard ? undefined : wanted }))
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
      {base === null ? (
        <Times view={view} ask={ask} />
      ) : (
        <Servings path={path} base={base} view={view} ask={ask} />
      )}
    </>
  )
}

type ServingsProps = { path: string; base: number; view: RecipeView; ask: Ask }

export function Servings({ path, base, view, ask }: ServingsProps) {
  const field = useRef<HTMLInputElement>(null)
  const { servings = base } = view
  const last = useRef(servings)
  useEffect(() => {
    // What is typed before the scripts come stays.
    if (last.current !== servings) fill(field.current, servings)
    last.current = servings
  }, [servings])
  const forSo =
    (wanted: (servings: number) => number) =>
    ({ servings = base, ...view }: RecipeView) => {
      const next = Math.min(MOST_SERVINGS, Math.max(1, wanted(servings)))
      return next === base ? view : { ...view, servings: next }
    }
  const readField = () => {
    const { value = '', validity } = field.current ?? {}
    if (Number(value) === servings) return
    if (value && validity?.valid) ask.ask(forSo(() => Number(value)))
    else fill(field.current, servings)
  }
  return (
    <form
      method="get"
      action={path}
      onSubmit={(event) => {
        event.preventDefault()
        readField()
      }}
      tabIndex={-1}
      className="outline-none mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 print:hidden"
    >
      <label htmlFor="servings" className="text-ui font-semibold">
        Servings
      </label>
      <span className="inline-grid grid-cols-[2.875rem_3.5rem_2.875rem] rounded-control border border-control bg-surface">
        <a {...ask.linkTo(forSo((servings) => servings - 1))} aria-label="One serving fewer" className={STEP}>
          <Icon name="minus" />
        </a>
        <input
          ref={field}
          onBlur={readField}
          id="servings"
          name="servings"
          type="number"
          inputMode="numeric"
          min={1}
          max={MOST_SERVINGS}
          defaultValue={servings}
          autoComplete="off"
          className="min-h-11 w-full appearance-none border-x border-line text-center font-serif text-[1.5rem] lining-nums [&::-webkit-inner-spin-button]:hidden"
        />
        <a {...ask.linkTo(forSo((servings) => servings + 1))} aria-label="One serving more" className={STEP}>
          <Icon name="plus" />
        </a>
      </span>
      {view.units && <input type="hidden" name="units" value={view.units} />}
      <span className="hidden noscript:inline">
        <button className={buttonClass('outline')}>Set</button>
      </span>
      {view.servings !== undefined && (
        <a
          {...ask.linkTo(forSo(() => base))}
          ref={passFocusOn}
          className="ml-auto inline-flex min-h-11 items-center gap-1.5 text-ui"
        >
          <Icon name="undo-2" className="size-[1em]" />
          Back to {base}
        </a>
      )}
    </form>
  )
}

/** The field follows the address. */
function fill(field: HTMLInputElement | null, servings: number) {
  if (field) field.value = String(servings)
}

function Times({ view, ask }: { view: RecipeView; ask: Ask }) {
  return (
    <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 print:hidden">
      <span className="text-ui font-semibold">Make it</span>
      <Choices label="Make it">
        {[TIMES[0], undefined, TIMES[1], TIMES[2]].map((times) => (
          <Choice
            key={times ?? '1'}
            link={ask.linkTo((view) => ({ ...view, times }))}
            isChosen={view.times === times}
          >
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
      className={`inline-flex min-w-0 flex-wrap overflow-hidden rounded-control border border-control ${className}`}
    >
      {children}
    </fieldset>
  )
}

type ChoiceProps = { link: ReturnType<Ask['linkTo']>; isChosen: boolean; children: ReactNode }

function Choice({ link, isChosen, children }: ChoiceProps) {
  return (
    <a
      {...link}
      aria-current={isChosen ? 'true' : undefined}
      className="-mt-px -ml-px grid min-h-11 min-w-13 grow place-items-center border-t border-l border-control px-3 text-ui font-medium text-ink no-underline hover:bg-linen hover:text-ink aria-[current=true]:bg-ink aria-[current=true]:font-semibold aria-[current=true]:text-paper"
    >
      {children}
    </a>
  )
}
