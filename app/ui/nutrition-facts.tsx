import type { Nutrition } from '#domain/recipe/recipe.ts'
import { bindUnits, formatAmount, formatSmallAmount } from './amount.ts'
import { Leader } from './leader.tsx'

/** The numbers of one serving, set like a menu. What is unknown says so. */
export function NutritionFacts({
  nutrition,
  servings,
}: {
  nutrition: Nutrition | null
  servings: number | null
}) {
  return (
    <section
      aria-labelledby="nutrition"
      className="rounded-panel border border-line bg-surface p-6 outline-1 -outline-offset-7 outline-line wrap-anywhere"
    >
      <h2 id="nutrition" className="text-[1.5rem]">
        Nutrition Facts
      </h2>
      {nutrition && isKnown(nutrition) ? (
        <>
          <p className="text-caption leading-normal text-ink-soft">
            {portion(servings, nutrition.serving_size)}
          </p>
          <Leaders nutrition={nutrition} />
        </>
      ) : (
        <p className="mt-2 text-ui text-ink-soft">Not worked out for this dish yet.</p>
      )}
    </section>
  )
}

function Leaders({ nutrition }: { nutrition: Nutrition }) {
  const further: [string, number | null, string][] = [
    ['Fibre', nutrition.fiber_content_g, 'g'],
    ['Sugar', nutrition.sugar_content_g, 'g'],
    ['Saturated fat', nutrition.saturated_fat_content_g, 'g'],
    ['Sodium', nutrition.sodium_content_mg, 'mg'],
    ['Cholesterol', nutrition.cholesterol_content_mg, 'mg'],
  ]
  const known = further.flatMap(([name, amount, unit]) =>
    amount === null ? [] : [{ name, value: formatSmallAmount(amount, unit) }],
  )
  return (
    <>
      <dl className="mt-3">
        <Leader
          name="Calories"
          value={whole(nutrition.calories)}
          className="mb-1 border-b border-line pb-2.5 font-serif text-[1.375rem] leading-[1.3] [&>dd]:font-normal"
        />
        <Leader name="Protein" value={whole(nutrition.protein_content_g, 'g')} />
        <Leader name="Carbs" value={whole(nutrition.carbohydrate_content_g, 'g')} />
        <Leader name="Fat" value={whole(nutrition.fat_content_g, 'g')} />
      </dl>
      {known.length > 0 && (
        <dl className="mt-1.5 border-t border-line pt-2 text-ui text-ink-soft">
          {known.map(({ name, value }) => (
            <Leader key={name} name={name} value={value} />
          ))}
        </dl>
      )}
    </>
  )
}

const whole = (amount: number | null, unit = '') => (amount === null ? 'N/A' : formatAmount(amount, unit))

const isKnown = (nutrition: Nutrition) => Object.values(nutrition).some((value) => typeof value === 'number')

function portion(servings: number | null, size: string | null): string {
  const share =
    servings !== null && servings > 1 ? `for one of ${formatAmount(servings)} servings` : 'for one serving'
  return size ? `${share}: ${bindUnits(size)}` : share
}
