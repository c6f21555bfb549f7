import type { Amount, IngredientLine, Measure } from '../ingredient/ingredient-line.ts'
import { UNITS } from '../ingredient/units.ts'

/** Two amounts are the same within this share: 227 g and 8 oz are. */
const SLACK = 0.02
/** More than a line has by this share is no part of it. */
const MORE = 0.05

/** How a measure of a step stands to a line: all of it, a part of it, more than it, or nobody can tell. */
export type Relation = 'same' | 'part' | 'more' | 'unknown'

/** Compares an amount of a step, whose measures add up, with the amounts of a line. */
export function compareAmounts(measures: readonly Measure[], line: IngredientLine): Relation {
  const asked = totalOf(measures)
  const relations = groupsOf(line).flatMap((group) => {
    const has = totalOf(group)
    return asked && has && asked.dimension === has.dimension ? compare(asked, has) : []
  })
  return (['same', 'part', 'more'] as const).find((relation) => relations.includes(relation)) ?? 'unknown'
}

type Total = { dimension: 'volume' | 'weight' | 'length' | 'count'; least: number; most: number }

function compare(asked: Total, has: Total): Relation {
  if (isNear(asked.most, has.most) && isNear(asked.least, has.least)) return 'same'
  if (isNear(asked.most, has.most) || isNear(asked.most, has.least)) return 'same'
  return asked.most <= has.most * (1 + MORE) ? 'part' : 'more'
}

const isNear = (a: number, b: number) => Math.abs(a - b) <= SLACK * Math.max(a, b)

/** The amounts of a line that stand for the same, and each of those that add up. */
function groupsOf(line: IngredientLine): (readonly Amount[])[] {
  const parts = [line, ...line.alternatives, ...line.additions]
  return parts.flatMap(({ amounts, otherAmounts }) => [
    amounts,
    ...otherAmounts,
    ...(amounts.length > 1 ? amounts.map((amount) => [amount]) : []),
  ])
}

function totalOf(measures: readonly Measure[]): Total | undefined {
  let total: Total | undefined
  for (const { quantity, unit } of measures) {
    const { kind = 'count', ml, g, cm } = unit ? UNITS[unit] : {}
    const size = ml ?? g ?? cm ?? 1
    if (total && total.dimension !== kind) return undefined
    total = {
      dimension: kind,
      least: (total?.least ?? 0) + quantity.least * size,
      most: (total?.most ?? 0) + quantity.most * size,
    }
  }
  return total
}
