import { EASE_FILTER_NAMES } from 'food-verdicts/low-energy/facts'
import { MILK_SUGAR } from './no-foods.ts'
import type { RecipeFilter } from './filter.ts'
import { nameOfBound, RANGE_NAMES } from './ranges.ts'

/** A value that a filter asks for: its part as an address calls it, its name for readers, and the filter without it. */
export type Chosen = { part: string; value: string; name: string; rest: Partial<RecipeFilter> }

/** What a filter asks for besides words, value by value, in the order of the filters. */
export function listChosen(filter: RecipeFilter): Chosen[] {
  const { difficulty, category, cuisines, diets, eases, have, without } = filter
  const chosen: Chosen[] = []
  const add = (part: string, value: string | null, name: string | null, rest: Partial<RecipeFilter>) => {
    if (value !== null) chosen.push({ part, value, name: name ?? value, rest: { ...rest, page: 1 } })
  }
  add('category', category, null, { category: null })
  for (const diet of diets) add('diet', diet, null, { diets: but(diets, diet) })
  for (const ease of eases) add('ease', ease, EASE_FILTER_NAMES[ease], { eases: but(eases, ease) })
  for (const range of RANGE_NAMES)
    add(range, filter[range], nameOfBound(range, filter[range]), { [range]: null })
  add('difficulty', difficulty, null, { difficulty: null })
  for (const cuisine of cuisines) add('cuisine', cuisine, null, { cuisines: but(cuisines, cuisine) })
  for (const food of have) add('have', food, `with ${food}`, { have: but(have, food) })
  for (const food of without)
    add('without', food, `no ${food === MILK_SUGAR ? 'lactose (milk sugar)' : food}`, {
      without: but(without, food),
    })
  return chosen
}

/** What a filter asks for, words included, as the title of its list says it. */
export const askedWords = (filter: RecipeFilter): string[] => [
  ...(filter.search === '' ? [] : [filter.search]),
  ...listChosen(filter).map(({ name }) => name),
]

const but = <Item>(list: readonly Item[], item: Item) => list.filter((other) => other !== item)
