import { DAILY_VALUES } from '#domain/recipe/daily-values.ts'
import type { NutritionFact } from '#domain/recipe/nutrition-facts.ts'
import type { Nutrition } from '#domain/recipe/recipe.ts'
import { formatNumber } from '#domain/format-number.ts'
import { bindUnits, formatAmount, formatSmallAmount } from './amount.ts'
import { Icon } from './icon.tsx'
import { Leader } from './leader.tsx'

type Fact = Exclude<NutritionFact, 'serving_size'>
type Row = { fact: Fact; name: string; unit: 'g' | 'mg'; isPart?: true }

/** As the label of a packet orders them (21 CFR 101.9). A part belongs to the row above it. */
const LABEL: Row[] = [
  { fact: 'fat_content_g', name: 'Fat', unit: 'g' },
  { fact: 'saturated_fat_content_g', name: 'saturated', unit: 'g', isPart: true },
  { fact: 'cholesterol_content_mg', name: 'Cholesterol', unit: 'mg' },
  { fact: 'sodium_content_mg', name: 'Sodium', unit: 'mg' },
  { fact: 'carbohydrate_content_g', name: 'Carbs', unit: 'g' },
  { fact: 'fiber_content_g', name: 'fibre', unit: 'g', isPart: true },
  { fact: 'sugar_content_g', name: 'sugars', unit: 'g', isPart: true },
  { fact: 'protein_content_g', name: 'Protein', unit: 'g' },
]

/** The four that spec.md section 2 names, in its order. */
const FOUR = [
  ['Calories', 'calories', ''],
  ['Protein', 'protein_content_g', 'g'],
  ['Carbs', 'carbohydrate_content_g', 'g'],
  ['Fat', 'fat_content_g', 'g'],
] as const satisfies [string, Fact, string][]

/** The numbers of one serving: on narrow pages four in a row, which open into the label of a packet. What is unknown says so. */
export function NutritionFacts({
  nutrition,
  servings,
  className = '',
}: {
  nutrition: Nutrition | null
  servings: number | null
  className?: string
}) {
  const isAny = nutrition && isKnown(nutrition)
  return (
    <section
      aria-labelledby="nutrition"
      className={`group relative min-w-0 self-start border-b border-line pb-2.5 wrap-anywhere lg:rounded-panel lg:border lg:bg-surface lg:p-5.5 lg:outline-1 lg:-outline-offset-7 lg:outline-line print:border-0 ${className}`}
    >
      <h2
        id="nutrition"
        className="font-sans text-caption leading-[1.4] font-semibold tracking-normal lg:font-serif lg:text-[1.5rem] lg:leading-tight lg:font-[450]"
      >
        Nutrition Facts
      </h2>
      {isAny ? (
        <>
          <Four nutrition={nutrition} />
          <details className="lg:details-content:[content-visibility:visible] print:details-content:[content-visibility:visible]">
            <summary className="absolute -top-2.5 right-0 inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 text-[.9375rem] font-semibold underline decoration-accent underline-offset-4 marker:content-[''] lg:static lg:supports-[selector(::details-content)]:hidden print:hidden">
              All figures
              <Icon name="chevron-down" className="size-[1em] group-has-[details[open]]:rotate-180" />
            </summary>
            <Label nutrition={nutrition} servings={servings} />
          </details>
        </>
      ) : (
        <p className="mt-2 text-ui text-ink-soft">Not worked out for this dish yet.</p>
      )}
    </section>
  )
}

function Four({ nutrition }: { nutrition: Nutrition }) {
  return (
    <dl className="mt-0.5 flex flex-wrap justify-between gap-x-3 group-has-[details[open]]:hidden lg:hidden print:hidden">
      {FOUR.map(([name, fact, unit]) => (
        <div key={fact}>
          <dt className="text-caption leading-[1.4] text-ink-soft">{name}</dt>
          <dd className="font-serif text-[1.25rem] leading-[1.2] font-[450]">
            {whole(nutrition[fact], unit)}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Label({ nutrition, servings }: { nutrition: Nutrition; servings: number | null }) {
  return (
    <div className="max-w-104 pt-3 lg:pt-1">
      <p className="text-caption leading-normal text-ink-soft">{portion(servings, nutrition.serving_size)}</p>
      <dl className="mt-2">
        <Leader
          name="Calories"
          value={whole(nutrition.calories)}
          className="mb-1 border-b border-line pb-2.5 font-serif text-[1.375rem] leading-[1.3] [&>dd]:font-normal"
        />
        <div className="text-right text-caption text-ink-soft">
          <dt className="sr-only">Columns</dt>
          <dd>% Daily Value</dd>
        </div>
        {LABEL.map((row) => (
          <LabelRow key={row.fact} row={row} amount={nutrition[row.fact]} />
        ))}
      </dl>
      <p className="mt-2 text-caption leading-normal text-ink-soft">
        Daily Values are those of the US label, for 2,000 kcal a day.
      </p>
    </div>
  )
}

/** Of the further facts, what is unknown is left out. */
function LabelRow({ row: { fact, name, unit, isPart }, amount }: { row: Row; amount: number | null }) {
  const isOfFour = FOUR.some(([, known]) => known === fact)
  if (amount === null && !isOfFour) return null
  const daily = DAILY_VALUES[fact]
  return (
    <Leader
      name={name}
      value={isOfFour || amount === null ? whole(amount, unit) : formatSmallAmount(amount, unit)}
      className={isPart ? 'pl-4 text-ink-soft [&>dd]:font-normal' : ''}
      after={
        <dd className="order-3 w-10 text-right text-ink-soft">
          {amount !== null && daily !== undefined && `${formatNumber((100 * amount) / daily)}\u00a0%`}
        </dd>
      }
    />
  )
}

const whole = (amount: number | null, unit = '') => (amount === null ? 'N/A' : formatAmount(amount, unit))

const isKnown = (nutrition: Nutrition) => Object.values(nutrition).some((value) => typeof value === 'number')

function portion(servings: number | null, size: string | null): string {
  const share =
    servings !== null && servings > 1 ? `for one of ${formatAmount(servings)} servings` : 'for one serving'
  return size ? `${share}: ${bindUnits(size)}` : share
}
