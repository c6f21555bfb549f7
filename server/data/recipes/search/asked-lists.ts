import { asksForMore } from '#domain/search/body-needs.ts'
import { namesOf } from 'recipe-basics/fields/field'
import { familiesOf } from 'recipe-reading/food/families'
import { formatCount } from 'recipe-basics/text/format-number'
import { isLeavingOut } from '#domain/search/left-out-words.ts'
import { readAskedInWords } from '#domain/recipe/asked-in-words.ts'
import type { Asks } from '#domain/recipe/asked-phrases.ts'
import { listChosen } from '#domain/recipe/chosen.ts'
import { NO_FILTER, type RecipeFilter } from '#domain/recipe/filter.ts'
import type { Database } from '../../database/database.ts'
import { countRecipes } from './search.ts'

/**
 * A list that a search asks for: its filter, what it holds in words, and how many recipes that is. `isWhole`: it goes by all
 * that was asked.
 */
export type AskedList = { filter: RecipeFilter; name: string; count: number; isWhole: boolean }

/** What is asked for, and the words that a list looks for besides. */
type Wanted = { asks: Asks; words: string }

/**
 * The lists of recipes public at `now` that the words of a search ask for, within the rest of a filter: of "vegan soup" the
 * soups that are vegan, of "no onion" the dishes without it, and those without its family. Where nothing is all of that, the
 * list of what somebody must keep to, or of the course.
 */
export async function listAskedLists(db: Database, filter: RecipeFilter, now: Date): Promise<AskedList[]> {
  const asked = readAskedInWords(filter.search)
  if (!asked) return []
  const { asks, words } = asked
  const needs = needsOf(asks)
  const wanted: Wanted[] = [
    { asks, words },
    ...(words ? [{ asks, words: '' }] : []),
    ...(namesOf(needs).length < namesOf(asks).length ? [{ asks: needs, words: '' }] : []),
    { asks: asks.category && isNothing(needs) ? { category: asks.category } : {}, words: '' },
  ]
  // "Low-fodmap soup" is no plain soup: without such words, only what keeps to some need is offered.
  const isBodys = asksForMore(words)
  const tried = wanted.filter(
    (one) => !isNothing(one.asks) && (!isBodys || one.words === words || !isNothing(needsOf(one.asks))),
  )
  for (const one of tried) {
    const list = await toList(one)
    // That there is nothing is an answer to a need alone.
    if (list.count === 0 && (one !== tried.at(-1) || isNothing(needs))) continue
    const { without = [] } = one.asks
    const families = [...new Set(without.flatMap(familiesOf))]
    if (families.every((family) => without.includes(family))) return [list]
    const family = await toList(
      { ...one, asks: { ...one.asks, without: families } },
      families.map((name) => `the whole ${name}`),
    )
    return [list, family]
  }
  return []

  async function toList(one: Wanted, leftOut = one.asks.without): Promise<AskedList> {
    const narrowed = addAsks({ ...filter, search: one.words, page: 1 }, one.asks)
    const count = await countRecipes(db, narrowed, now)
    const isWhole = one.asks === asks && one.words === words
    return { filter: narrowed, count, isWhole, name: sayList(one.asks, one.words, leftOut, count) }
  }
}

/** Whether lists answer a search: one goes by all of it, or by what it leaves out, which nothing else may be taken for. */
export const areAnswer = (lists: readonly AskedList[], search: string): boolean =>
  lists.some(({ isWhole, count }) => count > 0 && (isWhole || isLeavingOut(search)))

/** Whether a search asks, in words alone that do not leave anything out, for recipes public at `now` that a filter keeps. */
export async function isAskedFor(db: Database, filter: RecipeFilter, now: Date): Promise<boolean> {
  const asked = isLeavingOut(filter.search) ? undefined : readAskedInWords(filter.search)
  if (!asked) return false
  return (await countRecipes(db, addAsks({ ...filter, search: asked.words }, asked.asks), now)) > 0
}

const isNothing = (asks: Asks) => Object.keys(asks).length === 0

/** What a body asks for, rather than a mood. */
const needsOf = ({ diets, without, texture, fibre, protein, kcal }: Asks): Asks => ({
  ...(diets && { diets }),
  ...(without && { without }),
  ...(texture && { texture }),
  ...(fibre && { fibre }),
  ...(protein && { protein }),
  ...(kcal && { kcal }),
})

/** A filter with what is asked for besides. Lists grow; of other parts, what is asked for takes the place of what was kept to. */
const addAsks = (filter: RecipeFilter, asks: Asks): RecipeFilter => ({
  ...filter,
  ...asks,
  diets: merge(filter.diets, asks.diets),
  eases: merge(filter.eases, asks.eases),
  have: merge(filter.have, asks.have).toSorted(),
  without: merge(filter.without, asks.without).toSorted(),
})

const merge = <Item>(own: readonly Item[], more: readonly Item[] = []) => [...new Set([...own, ...more])]

function sayList(asks: Asks, words: string, leftOut: readonly string[] = [], count: number): string {
  const values = listChosen({ ...NO_FILTER, ...asks, without: [] }).map(({ name }) => name)
  const parts = [...values, ...(words ? [`“${words}”`] : [])].join(', ')
  const without = leftOut.length > 0 ? ` without ${leftOut.join(' and ')}` : ''
  return `${formatCount(count, 'recipe')}${parts ? `: ${parts}` : ''}${without}`
}
