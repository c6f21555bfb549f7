import { namesOf } from 'recipe-basics/fields/field'
import type { ListFact } from './ranges.ts'

/** How a list may be sorted. Recipes whose figure is not known come last, and among equals the newest first. */
export const ORDERS = {
  newest: { name: 'Newest' },
  quickest: { name: 'Quickest', fact: 'total_time_minutes', first: 'least' },
  kcal: { name: 'Fewest calories', fact: 'calories', first: 'least' },
  protein: { name: 'Most protein', fact: 'protein_content_g', first: 'most' },
  fat: { name: 'Least fat', fact: 'fat_content_g', first: 'least' },
  fibre: { name: 'Most fibre', fact: 'fiber_content_g', first: 'most' },
  'low-fibre': { name: 'Least fibre', fact: 'fiber_content_g', first: 'least' },
} as const satisfies Record<string, { name: string; fact?: ListFact; first?: 'least' | 'most' }>
export type RecipeOrder = keyof typeof ORDERS

/** Their names in an address, in the order of the menu. */
export const ORDER_NAMES = namesOf(ORDERS)

/** The figure that an order goes by; undefined for the newest first. */
export function factOf(order: RecipeOrder): ListFact | undefined {
  const found = ORDERS[order]
  return 'fact' in found ? found.fact : undefined
}
