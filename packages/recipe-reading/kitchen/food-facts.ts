import type { Corrections } from '../food/corrections.ts'
import { findFood } from '../food/find-food.ts'
import type { FoodKind } from '../food/food-kinds.ts'
import { densityOf, hasFluidOunces, weightsOf } from '../food/food-weights.ts'
import { ownWords } from '../food/own-words.ts'
import type { IngredientLine, Part } from '../ingredient/ingredient-line.ts'
import type { Seasoning } from './figure.ts'
import type { FoodFacts } from './figures-of-line.ts'

const SALTS = new Set(['salt', 'kosher salt'])
const LEAVENINGS = new Set(['baking powder', 'baking soda', 'cream of tartar'])
/** Mixes that the table lists among sauces. */
const SPICES = /^(?:curry powder|chili powder|poultry seasoning|pumpkin pie spice|allspice)$/
/** Seasoning that gives as much to a fuller pot. */
const FRESH =
  /\b(?:fresh|garlic|basil|parsley|cilantro|mint|peppermint|spearmint|chives|lemongrass|spinach|lettuce|vanilla extract)\b/
/** Kinds that American cooks weigh, or buy by weight: nobody asks them for a cup of chicken. */
const WEIGHED: ReadonlySet<FoodKind> = new Set<FoodKind>([
  'meat',
  'cured_meat',
  'fish',
  'shellfish',
  'egg',
  'cheese',
  'rennet_cheese',
  'vegetable',
  'fruit',
  'bread',
  'noodle',
  'pasta',
  'dry_pasta',
  'gnocchi',
  'chocolate',
  'soya',
  'packet',
])
/** Noodles without gluten are of the kind of their grain. */
const NOODLES = /noodles/

/** What the table of foods tells of a food of a line, for its amounts: its density in that form, and what it does in a dish. */
export function findFoodFacts(
  text: string,
  line: IngredientLine,
  part: IngredientLine | Part,
  corrections?: Corrections,
): FoodFacts {
  const own = part === line ? text : text.slice(...spanOf(part))
  const read = part === line ? line : { ...line, ...part, food: part.food, alternatives: [], additions: [] }
  const { food, kind } = findFood(own, read, corrections)
  if (!food) return {}
  const weights = weightsOf(food)
  const density = densityOf(weights, ownWords(own, read).words)
  const isSure = density !== undefined && density.least === density.most
  const seasoning = findSeasoning(food, kind)
  return {
    ...(isSure && { gramsPerMl: density.least }),
    ...(weights.liquid && { isLiquid: true }),
    ...(hasFluidOunces(weights) && { hasFluidOunces: true }),
    ...(kind && (WEIGHED.has(kind) || NOODLES.test(food)) && { isWeighed: true }),
    ...(seasoning && { seasoning }),
    ...((seasoning || LEAVENINGS.has(food)) && { isPinched: true }),
  }
}

const spanOf = (part: IngredientLine | Part): [start: number, end: number] =>
  'start' in part ? [part.start, part.end] : [0, 0]

function findSeasoning(food: string, kind: FoodKind | undefined): Seasoning | undefined {
  if (SALTS.has(food)) return 'salt'
  if (LEAVENINGS.has(food)) return undefined
  return SPICES.test(food) || (kind === 'seasoning' && !FRESH.test(food)) ? 'spice' : undefined
}
