import { placeOf } from '#domain/search/list-query.ts'
import type { RecipeFilter } from '#domain/recipe/filter.ts'
import { MILK_SUGAR } from '#domain/recipe/no-foods.ts'
import type { Database } from '../../database/database.ts'
import { readSetsAndTiers, readTiersOf, toDisjoint, type Where } from './found-tiers.ts'
import { addAll, countBits, hasBit, keepBoth, takeAway } from '../sets/bits.ts'
import { listPage, narrow } from '../sets/narrow.ts'
import { listOftenFoods } from '../sets/often-foods.ts'
import {
  findLooser,
  type FoodCount,
  type Looser,
  type Tally,
  tallyFoods,
  tallyValues,
} from '../sets/tally.ts'

/** Recipes on one page of the list. */
const RECIPES_PER_PAGE = 24

/** Which recipes one page shows, by number and in order, and which page of how many that is. */
export type FoundPage = {
  numbers: number[]
  /** How many recipes match on all pages together. */
  count: number
  /** The page that is shown, from 1: the last one when a later one was asked for. */
  page: number
  pages: number
  /** Whether the words are found within others alone: “ice” in juice. */
  isWithin: boolean
}

const BY_NAME: AskedOrder = { named: '', mentioned: '', also: undefined, isOfSpell: false }
const SPELL_PARTS = ['gentle', 'stricture'] as const

/**
 * What is found besides and after a filter of which the words may stand in any text, and the words in whose order it comes: those that texts `mention`, then those of names. Of a
 * spell, what is cooked for it as written comes first.
 */
export type AskedOrder = {
  named: string
  mentioned: string
  also: RecipeFilter | undefined
  isOfSpell: boolean
}

/** One page of the recipes public at `now` that a filter finds, in its order. Foods are called as our table does. */
export async function searchRecipes(
  db: Database,
  filter: RecipeFilter,
  now: Date,
  order?: AskedOrder,
): Promise<FoundPage> {
  const { named, mentioned, also, isOfSpell } = order ?? BY_NAME
  const { sets, found } = await readTiersOf(db, [
    [filter.search, order ? 'texts' : 'names'],
    [named, 'texts'],
    [mentioned, 'texts'],
    [also?.search ?? '', 'names'],
  ])
  const [ofWords, ofNames = [], ofTexts = [], ofOthers] = found.map(({ tiers }) => tiers)
  const narrowed = narrow(sets, filter, ofWords, now)
  const asked = narrowed.found.slice()
  if (also) addAll(narrowed.found, narrow(sets, also, ofOthers, now).found)
  const asWritten = isOfSpell ? SPELL_PARTS.filter((part) => filter[part] !== null) : []
  const first = asWritten.map((part) => sets.having(part, 'written'))
  const ranked = [...first, ...ofTexts, ...ofNames].map((tier) => tier.slice())
  for (const tier of ranked) keepBoth(tier, asked)
  const all = [...ranked, asked, ...(ofOthers ?? []), narrowed.found]
  const tiers = order ? toDisjoint(sets, all) : ofWords
  const count = countBits(narrowed.found)
  const { offset, ...place } = placeOf(filter.page, count, RECIPES_PER_PAGE)
  const page = { offset, limit: RECIPES_PER_PAGE }
  return {
    numbers: listPage(sets, narrowed, { sort: filter.sort, tiers }, page),
    count,
    ...place,
    isWithin: found[0]?.isWithin ?? false,
  }
}

/** What lists would hold: with each value, with some foods or without them, and one step looser where one holds nothing. */
export type RecipeTally = {
  tally: Tally
  have: FoodCount[]
  without: FoodCount[]
  looser: Looser[]
}

/** What the list of a filter would hold with each other value. Foods are those that are chosen, and some to choose. */
export async function tallyRecipes(
  db: Database,
  filter: RecipeFilter,
  now: Date,
  where: Where = 'names',
): Promise<RecipeTally> {
  const { sets, tiers } = await readSetsAndTiers(db, filter.search, where)
  const narrowed = narrow(sets, filter, tiers, now)
  const isNothing = countBits(narrowed.found) === 0
  const often = listOftenFoods(sets)
  return {
    tally: tallyValues(sets, narrowed, filter),
    have: tallyFoods(sets, narrowed, 'have', withOften(filter.have, often.have)),
    without: tallyFoods(sets, narrowed, 'without', withOften(filter.without, often.without)),
    looser: isNothing ? findLooser(sets, narrowed) : [],
  }
}

/** How many recipes public at `now` a filter finds. */
export async function countRecipes(
  db: Database,
  filter: RecipeFilter,
  now: Date,
  where: Where = 'names',
): Promise<number> {
  const { sets, tiers } = await readSetsAndTiers(db, filter.search, where)
  return countBits(narrow(sets, filter, tiers, now).found)
}

/** Whether some of the recipes that a filter finds without milk sugar are made of milk all the same: butter and ripened cheese hold traces. */
export async function holdsTraces(db: Database, filter: RecipeFilter, now: Date): Promise<boolean> {
  if (!filter.without.includes(MILK_SUGAR)) return false
  const milkless = { ...filter, without: [...filter.without, 'milk'] }
  return (await countRecipes(db, milkless, now, 'texts')) < (await countRecipes(db, filter, now, 'texts'))
}

/** Those of some numbers that are recipes public at `now` which the rest of a filter keeps and its words do not find, in their order. */
export async function keepUnnamed(
  db: Database,
  filter: RecipeFilter,
  numbers: readonly number[],
  now: Date,
): Promise<number[]> {
  const { sets, tiers = [] } = await readSetsAndTiers(db, filter.search)
  const { found } = narrow(sets, filter, undefined, now)
  for (const tier of tiers) takeAway(found, tier)
  return numbers.filter((number) => {
    const place = sets.placeOf(number)
    return place !== undefined && hasBit(found, place)
  })
}

const withOften = (chosen: readonly string[], often: readonly string[]) => [...new Set([...chosen, ...often])]
