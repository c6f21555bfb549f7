import type { IngredientLine } from 'recipe-reading/ingredient/ingredient-line'

/** What a unit holds, in millilitres or grams; a tablespoon is a tablespoon in every kitchen. */
const HOLDS: Partial<Record<string, number>> = { tsp: 5, tbsp: 15, pinch: 1, dash: 1, g: 1, ml: 1 }
const SPOONFUL = 15

/** Whether a line asks for a tablespoon at most: 15 ml or 15 g for the whole dish. No amount is no spoonful. */
export function isSpoonful({ amounts }: Pick<IngredientLine, 'amounts'>): boolean {
  const held = amounts.map(({ quantity, unit = '' }) => (HOLDS[unit] ?? Infinity) * quantity.most)
  return held.length > 0 && held.reduce((sum, one) => sum + one, 0) <= SPOONFUL
}
