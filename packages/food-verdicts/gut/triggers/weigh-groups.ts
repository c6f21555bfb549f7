import type { LineWeights } from './line-weights.ts'
import type { TriggerAmount, TriggerGroup } from './trigger-groups.ts'

/** Less than that of a portion is a trace. */
const TRACE_GRAMS = 2
/** Of these a pinch counts. */
const POTENT: Partial<Record<TriggerGroup, number>> = {
  spicy: 0.3,
  caffeine: 0.5,
  polyols: 0.5,
  'emulsifiers-additives': 0.3,
  'food-safety': 0,
  'grapefruit-interaction': 0,
}
/** Whole, a garnish of them is chewed, and no pinch: "roasted peanuts, to serve". */
const CHEWED: ReadonlySet<TriggerGroup> = new Set([
  'seeds-nuts',
  'dried-fruit',
  'raw-veg',
  'raw-fruit',
  'corn-popcorn',
])
/** A pinch of which is sprinkled on. */
const SMALL_SEEDS = /sesame|poppy|mustard|nigella|chia|caraway|cumin|fennel|furikake/
/** So much of a portion, or of the dish without its water, is what the dish is made of. */
const MAIN_GRAMS = 100
const MAIN_SHARE = 0.15
/** Of a stock, little more than water counts. */
const STOCK = /stock|broth|bouillon/
const SOLIDS_OF_STOCK = 0.05

/** How much one portion holds of each group, all its lines together. */
export function weighGroups(
  named: readonly { group: TriggerGroup; line: number; term: string }[],
  weights: readonly LineWeights[],
  servings: number,
): Map<TriggerGroup, TriggerAmount> {
  const whole = weights.reduce((sum, { grams, isWater }) => sum + (isWater ? 0 : (grams ?? 0)), 0)
  const lines = Map.groupBy(named, ({ group }) => group)
  return new Map(
    [...lines].map(([group, hits]) => {
      const known = hits.flatMap(({ line, term }) => {
        const { grams: weight, isToTaste } = weights[line] ?? {}
        if (isToTaste && CHEWED.has(group) && !SMALL_SEEDS.test(term)) return []
        return weight === undefined ? [] : STOCK.test(term) ? weight * SOLIDS_OF_STOCK : weight
      })
      const sum = known.reduce((total, one) => total + one, 0)
      const isUnknown = known.length < hits.length
      return [group, amountOf(group, sum / servings, whole === 0 ? 0 : sum / whole, isUnknown)]
    }),
  )
}

function amountOf(group: TriggerGroup, portion: number, share: number, isUnknown: boolean): TriggerAmount {
  if (portion >= MAIN_GRAMS || (share >= MAIN_SHARE && portion > TRACE_GRAMS)) return 'main'
  return isUnknown || portion >= (POTENT[group] ?? TRACE_GRAMS) ? 'some' : 'trace'
}
