import { NUTRITION_KEYS } from './keys.ts'
import { readNutrientName } from './nutrient-names.ts'
import { isBlank, property, textOf } from './published-object.ts'

/**
 * The facts that stand among the parts of a recipe which has no nutrition of its own, by their keys. Undefined for a single one that
 * does not say it is of a serving: Edamam has the energy of the whole dish there.
 */
export function factsBeside(recipe: object): Record<string, unknown> | undefined {
  if (!isBlank(property(recipe, ...NUTRITION_KEYS))) return undefined
  const facts = Object.entries(recipe).flatMap(([name, value]) => {
    const nutrient = readNutrientName(name)
    const isAmount = nutrient !== undefined && /^\s*\d/.test(textOf(value) ?? '')
    return isAmount ? [{ name, value, isPerServing: nutrient.isPerServing }] : []
  })
  if (facts.length < 2 && !facts.some(({ isPerServing }) => isPerServing)) return undefined
  return Object.fromEntries(facts.map(({ name, value }) => [name, value]))
}
