import { fromNames } from 'recipe-basics/fields/field'
import figures from './figures.json' with { type: 'json' }

/**
 * What 100 g of the part that is eaten hold: grams, kilocalories, milligrams of minerals, µg of vitamin B12, and IU of vitamin D. Null
 * is unknown, never zero.
 */
export type Figures = Record<Nutrient, number | null>

/** The minerals and vitamins of a food as it grows: what makers add to flour, milk or tofu is not counted. */
export const MICRONUTRIENTS = ['calcium_mg', 'iron_mg', 'zinc_mg', 'vitb12_ug', 'vitd_iu'] as const

/** The nutrients that are known here, as USDA's SR28 counts them: carbohydrate includes fibre. */
export const NUTRIENTS = [
  'kcal',
  'protein_g',
  'carb_g',
  'fat_g',
  'fiber_g',
  'sugar_g',
  'satfat_g',
  'sodium_mg',
  ...MICRONUTRIENTS,
] as const
export type Nutrient = (typeof NUTRIENTS)[number]

const rows: ReadonlyMap<string, readonly (number | null)[]> = new Map(Object.entries(figures.foods))
const columns: readonly string[] = figures.columns
const borrowed: ReadonlySet<string> = new Set(figures.borrowed)

/** All foods with figures. */
export const FOOD_NAMES: readonly string[] = [...rows.keys()]

const known = new Map<string, Figures>()

/** What 100 g of a food hold, or undefined where the table has no such food. */
export function figuresOf(food: string): Figures | undefined {
  const figures = known.get(food)
  const row = figures ? undefined : rows.get(food)
  if (!row) return figures
  const read = fromNames(NUTRIENTS, (nutrient) => row[columns.indexOf(nutrient)] ?? null)
  known.set(food, read)
  return read
}

/** The number of a food's record in USDA's SR28. */
export function usdaNumberOf(food: string): string | undefined {
  const number = rows.get(food)?.[0]
  return number === undefined || number === null ? undefined : String(number).padStart(5, '0')
}

/** Whether the figures of a food are those of a similar one. */
export const isBorrowed = (food: string): boolean => borrowed.has(food)
