import { figuresOf } from '../food/figures.ts'
import { formatNumber } from 'recipe-basics/text/format-number'
import type { ComparedFact } from './compare-nutrition.ts'
import type { ComputedNutrition } from './compute-nutrition.ts'
import { NUTRIENT_OF } from './published-facts.ts'
import { middleOf } from './weigh-parts.ts'

/** How a computed figure stands to a published one that differs, and which food decides it, as sentences for the chef. */
export function explainFact(
  { fact, published, computed: own }: ComparedFact,
  { lines }: ComputedNutrition,
  servings: number,
): string[] {
  if (published === null || own === null) return []
  const share = published > 0 ? Math.round((100 * (own - published)) / published) : 0
  const more = share > 0 ? `${formatNumber(share)} % more.` : `${formatNumber(-share)} % less.`
  const unit = fact === 'calories' ? 'kcal' : fact.endsWith('_mg') ? 'mg' : 'g'
  const held = lines.flat().flatMap(({ food, grams, outcome }) => {
    const value = food && grams ? figuresOf(food)?.[NUTRIENT_OF[fact]] : undefined
    return food && grams && value && outcome === 'counted'
      ? [{ food, value: (value * middleOf(grams)) / 100 / servings }]
      : []
  })
  const [main] = held.sort((one, other) => other.value - one.value)
  return [
    share === 0 ? 'None published.' : more,
    ...(main ? [`Most comes from ${main.food}: ${formatNumber(main.value, 1)} ${unit} a serving.`] : []),
  ]
}
