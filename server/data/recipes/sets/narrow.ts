import { fromNames } from 'recipe-basics/fields/field'
import { allergensOf } from 'recipe-reading/food/allergen-foods'
import { MILK_SUGAR, readAsWritten } from '#domain/recipe/no-foods.ts'
import type { RecipeFilter } from '#domain/recipe/filter.ts'
import { RANGE_NAMES } from '#domain/recipe/ranges.ts'
import { endOfPublic } from '../../changes/recipe-numbers.ts'
import { addAll, type Bits, clearBit, emptyBits, hasBit, keepBoth, takeAway } from './bits.ts'
import type { ValuePart } from './facts.ts'
import type { RecipeSets } from './recipe-sets.ts'

/** A part of a filter, as an address calls it. */
export type FilterPart = ValuePart | 'search' | 'have' | 'without'

/** One thing that a filter asks, and the recipes that have it. Several cuisines are one thing. */
export type Condition = { part: FilterPart; value: string; bits: Bits }

/** What a filter leaves at a moment, and of what. */
export type Narrowed = { conditions: Condition[]; visible: Bits; found: Bits }

/**
 * The recipes public at `now` that a filter finds. `tiers` are those that have its words, the best first; undefined
 * without words.
 */
export function narrow(
  sets: RecipeSets,
  filter: RecipeFilter,
  tiers: readonly Bits[] | undefined,
  now: Date,
): Narrowed {
  const visible = findVisible(sets, now)
  const conditions = toConditions(sets, filter)
  if (tiers) conditions.push({ part: 'search', value: filter.search, bits: unite(sets, tiers) })
  return { conditions, visible, found: keepAll(visible, conditions) }
}

/** What is in `bits` and meets all conditions. */
export function keepAll(bits: Bits, conditions: readonly Condition[]): Bits {
  const kept = bits.slice()
  for (const condition of conditions) keepBoth(kept, condition.bits)
  return kept
}

/** What is in any of several sets. */
export function unite(sets: RecipeSets, several: readonly Bits[]): Bits {
  const united = emptyBits(sets.room)
  for (const bits of several) addAll(united, bits)
  return united
}

/**
 * The recipes that cannot hold a food: all of their lines are understood, and none names what may be made of it. A food that the law
 * knows as an allergen is left out as their pages say it: where they are made without it.
 */
export function withoutFood(sets: RecipeSets, food: string): Bits {
  if (food === MILK_SUGAR) return sets.lactoseFree
  const free = sets.complete.slice()
  const written = readAsWritten(food)
  if (written !== undefined) {
    takeAway(free, sets.withFood(written))
    takeAway(free, sets.calledAfter(written))
    return free
  }
  takeAway(free, sets.maybeWithFood(food))
  for (const allergen of allergensOf(food)) keepBoth(free, sets.freeFrom(allergen))
  return free
}

/** One page of what was found, by number: what a search finds best comes first, unless another order is asked for. */
export function listPage(
  sets: RecipeSets,
  { found }: Narrowed,
  { sort, tiers }: { sort: RecipeFilter['sort']; tiers: readonly Bits[] | undefined },
  { offset, limit }: { offset: number; limit: number },
): number[] {
  const numbers: number[] = []
  let before = offset
  for (const tier of tiers && sort === 'newest' ? tiers : [found])
    for (const place of sets.orders[sort]) {
      if (numbers.length === limit) return numbers
      if (!hasBit(found, place) || !hasBit(tier, place)) continue
      if (before > 0) before--
      else numbers.push(sets.numberAt(place))
    }
  return numbers
}

/** What is published, without the newest, whose moment has not come. */
function findVisible(sets: RecipeSets, now: Date): Bits {
  const visible = sets.published.slice()
  const end = endOfPublic(now)
  for (const place of sets.orders.newest) {
    if (sets.numberAt(place) < end) break
    clearBit(visible, place)
  }
  return visible
}

/** What a filter asks besides words. A part that is left out here does not compile. */
function toConditions(sets: RecipeSets, filter: RecipeFilter): Condition[] {
  const { difficulty, category, cuisines, diets, eases, have, without } = filter
  const having = (part: ValuePart, values: readonly (string | null)[]) =>
    values.flatMap((value) => (value === null ? [] : { part, value, bits: sets.having(part, value) }))
  const ofCuisines = having('cuisine', cuisines).map(({ bits }) => bits)
  const asked: Record<Exclude<keyof RecipeFilter, 'search' | 'sort' | 'page'>, Condition[]> = {
    difficulty: having('difficulty', [difficulty]),
    category: having('category', [category]),
    ...fromNames(RANGE_NAMES, (range) => having(range, [filter[range]])),
    cuisines:
      cuisines.length > 0
        ? [{ part: 'cuisine', value: cuisines.join(', '), bits: unite(sets, ofCuisines) }]
        : [],
    diets: having('diet', diets),
    eases: having('ease', eases),
    have: have.map((value) => ({ part: 'have', value, bits: sets.withFood(value) })),
    without: without.map((value) => ({ part: 'without', value, bits: withoutFood(sets, value) })),
  }
  return Object.values(asked).flat()
}
