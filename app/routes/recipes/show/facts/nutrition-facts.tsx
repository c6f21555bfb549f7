import { hasFigures, type Nutrition } from 'recipe-basics/recipe/recipe'
import { FOUR, whole } from './four-figures.ts'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { NutritionLabel } from './nutrition-label.tsx'
import type { NutritionShown } from './nutrition-shown.ts'

/** The numbers of one serving: on narrow pages four in a row, which open into the label of a packet. What is unknown says so. */
export function NutritionFacts({
  nutrition,
  servings,
  className = '',
}: {
  nutrition: NutritionShown
  servings: number | null
  className?: string
}) {
  const { facts } = nutrition
  return (
    <section
      aria-labelledby="nutrition"
      className={`group relative min-w-0 self-start border-b border-line pb-2.5 wrap-anywhere lg:rounded-panel lg:border lg:bg-surface lg:p-5.5 lg:outline-1 lg:-outline-offset-7 lg:outline-line print:border-0 ${className}`}
    >
      <h2
        id="nutrition"
        className="font-sans max-lg:pr-24 text-caption leading-[1.4] font-semibold tracking-normal lg:font-serif lg:text-[1.5rem] lg:leading-tight lg:font-[450]"
      >
        Nutrition Facts
      </h2>
      {facts && hasFigures(facts) ? (
        <>
          <Four facts={facts} />
          <details className="lg:details-content:[content-visibility:visible] print:details-content:[content-visibility:visible]">
            <summary className="absolute -top-2.5 right-0 inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 text-[.9375rem] font-semibold underline decoration-accent underline-offset-4 marker:content-[''] lg:static lg:supports-[selector(::details-content)]:hidden print:hidden">
              All figures
              <Icon name="chevron-down" className="size-[1em] group-has-[details[open]]:rotate-180" />
            </summary>
            <div className="max-w-104 pt-3 lg:pt-1">
              <OpenedNutrition facts={facts} shown={nutrition} servings={servings} />
            </div>
          </details>
          {nutrition.stale && (
            <p className="text-caption leading-[1.4] text-ink-soft group-has-[details[open]]:hidden lg:hidden print:hidden">
              From before a change of the recipe.
            </p>
          )}
        </>
      ) : (
        <dl className="flex flex-wrap items-baseline justify-between gap-x-4 text-ui">
          <dt>{FOUR.map(([name]) => name).join(', ')}</dt>
          <dd className="font-serif text-ink-soft italic">not enough data</dd>
        </dl>
      )}
    </section>
  )
}

function Four({ facts }: { facts: Nutrition }) {
  return (
    <dl className="mt-0.5 flex flex-wrap justify-between gap-x-3 group-has-[details[open]]:hidden lg:hidden print:hidden">
      {FOUR.map(([name, fact, unit]) => (
        <div key={fact}>
          <dt className="text-caption leading-[1.4] text-ink-soft">{name}</dt>
          <dd className="font-serif text-[1.25rem] leading-[1.2] font-[450]">{whole(facts[fact], unit)}</dd>
        </div>
      ))}
    </dl>
  )
}

type OpenedNutritionProps = { facts: Nutrition; shown: NutritionShown; servings: number | null }

/** What the four figures open into: the label of a packet, and who says so. */
function OpenedNutrition({ facts, shown: { grams, source, stale }, servings }: OpenedNutritionProps) {
  return (
    <>
      <NutritionLabel facts={facts} servings={servings} grams={grams} />
      {(source === 'computed' || stale) && (
        <p className="mt-2 text-caption leading-normal text-ink-soft">
          {source === 'computed'
            ? 'Computed.'
            : `From before a change: the ingredients or servings were changed on ${stale}.`}
        </p>
      )}
    </>
  )
}
