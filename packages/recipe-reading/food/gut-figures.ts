import { figuresOf } from './figures.ts'
import { KEEPS } from './food-kinds.ts'
import { kindOf } from './food-table.ts'
import figures from './gut-figures.json' with { type: 'json' }

/** What 100 g of a food hold of what some guts mind: grams, and caffeine in milligrams. Null is unknown, never zero. */
export type GutFigures = Record<(typeof GUT_NUTRIENTS)[number], number | null>

/** `excess_fructose_g` is fructose less glucose, and below zero where there is more glucose. */
export const GUT_NUTRIENTS = ['lactose_g', 'excess_fructose_g', 'caffeine_mg'] as const

type Row = readonly (number | null)[]

const rows: ReadonlyMap<string, Row> = new Map(Object.entries(figures.foods))

/** So little sugar holds no fructose that matters. */
const HARDLY_SUGAR_G = 0.5
/** No other plants make caffeine. */
const CAFFEINE = /coffee|espresso|cocoa|cacao|chocolate|\btea\b|cola|matcha|mate\b|guarana/
/** Dairy that is sweetened: its sugar is not all of the milk. */
const SWEETENED = /sweet|condensed|chocolate|ice cream|fruit|vanilla|custard|pudding/

/** What 100 g of a food hold as USDA measured it, or as what the food is leaves no doubt. */
export function gutFiguresOf(food: string): GutFigures {
  const [lactose = null, fructose = null, glucose = null, caffeine = null] = rows.get(food) ?? []
  const sugar = figuresOf(food)?.sugar_g ?? null
  return {
    lactose_g: lactose ?? lactoseFrom(food, sugar),
    excess_fructose_g: fructose !== null && glucose !== null ? fructose - glucose : fructoseFrom(food, sugar),
    caffeine_mg: caffeine ?? (CAFFEINE.test(food) ? null : 0),
  }
}

/** Only milk has lactose, and plain milk has no other sugar. */
function lactoseFrom(food: string, sugar: number | null): number | null {
  const kind = kindOf(food)
  if (sugar === 0 || (kind && KEEPS[kind].some((diet) => diet === 'dairy-free'))) return 0
  const isPlainDairy = kind === 'milk' || kind === 'cheese' || kind === 'rennet_cheese'
  return isPlainDairy && !SWEETENED.test(food) ? sugar : null
}

function fructoseFrom(food: string, sugar: number | null): number | null {
  if (sugar !== null && sugar < HARDLY_SUGAR_G) return 0
  const carb = figuresOf(food)?.carb_g ?? null
  return carb !== null && carb < HARDLY_SUGAR_G ? 0 : null
}
