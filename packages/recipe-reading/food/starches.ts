import type { FoodKind } from './food-kinds.ts'
import { NAMED_FOODS } from './food-table.ts'
import { figuresOf } from './figures.ts'

/** Kinds of starch and sugar. The figures of a few among them tell otherwise: gums, gluten, sweeteners. */
const KINDS: ReadonlySet<FoodKind> = new Set([
  'grain',
  'gluten_grain',
  'oats',
  'dry_pasta',
  'pasta',
  'noodle',
  'bread',
  'pulse',
  'sugar',
])
/** Carbohydrate without fibre in 100 g, from which such a food is left out of low-carb dishes. */
const MUCH_NET_GRAMS = 10

/** All names of starches and sugars, so that no list has to know each shape of pasta: paccheri, rajma, jowar. */
export const STARCHES: readonly string[] = [...NAMED_FOODS].flatMap(([name, { kind, food }]) => {
  const figures = KINDS.has(kind) && food !== undefined ? figuresOf(food) : undefined
  return (figures?.carb_g ?? 0) - (figures?.fiber_g ?? 0) >= MUCH_NET_GRAMS ? [name] : []
})
