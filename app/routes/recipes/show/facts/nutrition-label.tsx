import { DAILY_VALUES } from '#domain/recipe/daily-values.ts'
import { formatNumber } from 'recipe-basics/text/format-number'
import type { NutritionFact } from 'recipe-basics/recipe/nutrition-facts'
import type { Nutrition } from 'recipe-basics/recipe/recipe'
import { bindUnits, formatAmount, formatSmallAmount } from '../../../../ui/text/amount.ts'
import { FOUR, whole } from './four-figures.ts'
import { Leader } from '../../../../ui/text/leader.tsx'
import { Switch } from '../../../../ui/button/switch.tsx'

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

const PER = [
  ['serving', 'a serving'],
  ['hundred', '100 g'],
] as const

/** Shown for a serving, and for 100 g: only styles choose, so that it works without scripts. */
const FOR_SERVING = 'of-serving'
const FOR_HUNDRED = 'hidden of-hundred'

/**
 * The label of a packet, for one serving and, where it is known what a serving weighs raw (`grams`), for 100 g. Of the
 * further facts, what is unknown is left out.
 */
export function NutritionLabel({
  facts,
  servings,
  grams,
}: {
  facts: Nutrition
  servings: number | null
  grams: number | null
}) {
  return (
    <div className="group/label">
      {grams !== null && (
        <Switch
          label="Figures for"
          name="per"
          choices={PER}
          chosen="serving"
          className="mb-2.5 print:hidden"
        />
      )}
      <p className="text-caption leading-normal text-ink-soft">
        <span className={FOR_SERVING}>{portion(servings, facts.serving_size)}</span>{' '}
        {grams !== null && (
          <span className={FOR_HUNDRED}>
            of the ingredients as weighed raw, about {formatAmount(roundGrams(grams), 'g')} a serving
          </span>
        )}
      </p>
      <dl className="mt-2">
        <Leader
          name="Calories"
          value={<Both facts={facts} grams={grams} show={({ calories }) => whole(calories)} />}
          className="mb-1 border-b border-line pb-2.5 font-serif text-[1.375rem] leading-[1.3] [&>dd]:font-normal"
        />
        <div className="text-right text-caption text-ink-soft">
          <dt className="sr-only">Columns</dt>
          <dd>% Daily Value</dd>
        </div>
        {LABEL.map((row) => (
          <LabelRow key={row.fact} row={row} facts={facts} grams={grams} />
        ))}
      </dl>
    </div>
  )
}

function LabelRow({ row, facts, grams }: { row: Row; facts: Nutrition; grams: number | null }) {
  const { fact, name, unit, isPart } = row
  const isOfFour = FOUR.some(([, known]) => known === fact)
  if (facts[fact] === null && !isOfFour) return null
  return (
    <Leader
      name={name}
      value={
        <Both
          facts={facts}
          grams={grams}
          show={({ [fact]: amount }, isSmall) =>
            amount === null || unit === 'mg' || (isOfFour && !isSmall)
              ? whole(amount, unit)
              : formatSmallAmount(amount, unit)
          }
        />
      }
      className={isPart ? 'pl-4 text-ink-soft [&>dd]:font-normal' : ''}
      after={
        <dd className="order-3 w-10 text-right text-ink-soft">
          <Both facts={facts} grams={grams} show={({ [fact]: amount }) => dailyShare(fact, amount)} />
        </dd>
      }
    />
  )
}

/** A figure of a serving, and the same of 100 g, which is smaller. */
function Both({
  facts,
  grams,
  show,
}: {
  facts: Nutrition
  grams: number | null
  show: (facts: Nutrition, isSmall: boolean) => string
}) {
  if (grams === null) return show(facts, false)
  return (
    <>
      <span className={FOR_SERVING}>{show(facts, false)}</span>{' '}
      <span className={FOR_HUNDRED}>{show(perHundred(facts, grams), true)}</span>
    </>
  )
}

function perHundred(facts: Nutrition, grams: number): Nutrition {
  const of = (amount: number | null) => amount && (amount * 100) / grams
  const shared = { ...facts, calories: of(facts.calories) }
  for (const { fact } of LABEL) shared[fact] = of(facts[fact])
  return shared
}

function dailyShare(fact: Fact, amount: number | null): string {
  const daily = DAILY_VALUES[fact]
  return amount === null || daily === undefined ? '' : `${formatNumber((100 * amount) / daily)}\u00a0%`
}

/** Nobody weighs a plate to the gram. */
const roundGrams = (grams: number) => (grams < 100 ? Math.round(grams) : Math.round(grams / 10) * 10)

function portion(servings: number | null, size: string | null): string {
  const share =
    servings !== null && servings > 1 ? `for one of ${formatAmount(servings)} servings` : 'for one serving'
  return size ? `${share}: ${bindUnits(size)}` : share
}
