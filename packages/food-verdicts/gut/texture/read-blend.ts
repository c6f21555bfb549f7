import {
  type Dish,
  comesAfter,
  isAddedAfter,
  last,
  methodAfterSign,
  ofSigns,
  type Steps,
} from './texture-dish.ts'
import { blendsOthers, bringsEggs, isPutIn, poursSauce, putsMeatIn } from './texture-pieces.ts'
import type { Found } from './texture-signs.ts'

/** What takes pieces out, or makes them fine. */
const SIEVES = /strain|sieve|through|food mill|mouli/

/** How far a dish is blended or strained. */
export type Blend = {
  smooth: readonly Found[]
  /** The step that blends it last; -1 where none does. */
  step: number
  /** What the method says after that. */
  after: Steps
  /** Something else comes into it afterwards. */
  hasMore: boolean
  /** All of it is blended. */
  isWhole: boolean
  sieves: readonly Found[]
  /** What says that pieces are taken out of a liquid dish. */
  strained: readonly Found[]
  /** The step from which on only what comes later is still in pieces; -1 where all is. */
  end: number
  afterEnd: Steps
}

/** Reads how far a dish is blended or strained. */
export function readBlend(dish: Dish): Blend {
  const { found, lines, liquid, pieces, steps, title } = dish
  const smooth = ofSigns(found, ['smooth'])
  const cooked = found.filter(({ sign, term }) => sign === 'dry' || sign === 'bake' || /^blanch/.test(term))
  const step = last(smooth)
  const after = methodAfterSign(dish, step, ({ sign }) => sign === 'smooth')
  const hasMore =
    pieces.some((term) => comesAfter(term, steps, after)) ||
    after.some(
      (words) => putsMeatIn(words) || bringsEggs(words, lines) || (liquid.length === 0 && poursSauce(words)),
    ) ||
    blendsOthers(steps, step, [...steps.slice(step, step + 1), ...after], lines) ||
    driedFruitOf(dish).some(({ term }) => isPutIn(term, after, 0))
  const isWhole =
    smooth.length > 0 && last(cooked) < step && ofSigns(title, ['bite']).length === 0 && !hasMore
  const sieves = ofSigns(found, ['strained', 'smooth']).filter(({ term }) => SIEVES.test(term))
  const sieved = Math.max(step, last(sieves))
  const afterSieving = methodAfterSign(
    dish,
    sieved,
    ({ sign, term }) => sign === 'smooth' || SIEVES.test(term),
  )
  const isClear =
    liquid.length > 0 &&
    !pieces.some((term) => isPutIn(term, afterSieving, 0)) &&
    !steps.slice(Math.max(sieved, 0)).some(putsMeatIn)
  const strained = isClear ? [...liquid, ...ofSigns(found, ['strained'])] : []
  const end = isWhole ? step : strained.length > 0 ? last(ofSigns(found, ['strained'])) : -1
  const afterEnd = methodAfterSign(dish, end, ({ sign }) => sign === (isWhole ? 'smooth' : 'strained'))
  return { smooth, step, after, hasMore, isWhole, sieves, strained, end, afterEnd }
}

/** Dried fruit, of which a trace is not felt. */
export const driedFruitOf = ({ triggers }: Dish) =>
  triggers.filter(({ group, amount }) => group === 'dried-fruit' && amount !== 'trace')

/** Whether a food is in pieces in the finished dish: nothing was blended or strained, or it came in afterwards. */
export const staysWhole =
  ({ steps }: Dish, { end, afterEnd }: Blend) =>
  ({ term }: { term: string }): boolean =>
    end < 0 || isAddedAfter(term, steps, end + 1) || isPutIn(term, afterEnd, 0)
