import { foldForSearch } from 'recipe-basics/text/fold'
import { singularOf } from 'recipe-basics/text/english-noun'

/** Lactose is left out by itself: what is made without it may well be made of milk. */
export const MILK_SUGAR = 'milk sugar'

/** What people leave out besides foods, by the words for it. */
const NO_FOODS: ReadonlyMap<string, string> = new Map([
  ...of(MILK_SUGAR, 'lactose', 'milk sugar', 'milk sugar (lactose)'),
  ...of('skin', 'skin', 'peel', 'string', 'pip'),
  ...of('heat', 'spicy', 'spiciness', 'heat', 'hot', 'spicy food'),
])

function of(name: string, ...words: string[]): [string, string][] {
  return words.map((word) => [word, name])
}

/** What is no food of our table and may be left out all the same; undefined for anything else. */
export const findNoFood = (typed: string): string | undefined => NO_FOODS.get(singularOf(foldForSearch(typed)))
