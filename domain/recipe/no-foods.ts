import { foldForSearch } from 'recipe-basics/text/fold'
import { singularOf } from 'recipe-basics/text/english-noun'

/** Lactose is left out by itself: what is made without it may well be made of milk. */
export const MILK_SUGAR = 'milk sugar'

const AS_WRITTEN = ' in its lines'

/** Leaves out what the lines of a dish name, though a stock or sauce among them may hold it: not for what the law calls an allergen. */
export const asWritten = (food: string): string => food + AS_WRITTEN

/** The food of which only lines are looked at; undefined for any other. */
export const readAsWritten = (food: string): string | undefined =>
  food.endsWith(AS_WRITTEN) ? food.slice(0, -AS_WRITTEN.length) : undefined

/** What people leave out besides foods, by the words for it. */
const NO_FOODS: ReadonlyMap<string, string> = new Map([
  ...of(MILK_SUGAR, 'lactose', 'milk sugar', 'milk sugar (lactose)'),
  ...of('skin', 'skin', 'peel', 'string', 'pip'),
  ...of(
    'heat',
    'spicy',
    'spiciness',
    'heat',
    'hot',
    'spicy food',
    'spicy stuff',
    'spicy thing',
    'chilli heat',
  ),
])

function of(name: string, ...words: string[]): [string, string][] {
  return words.map((word) => [word, name])
}

/** What is no food of our table and may be left out all the same; undefined for anything else. */
export const findNoFood = (typed: string): string | undefined =>
  NO_FOODS.get(singularOf(foldForSearch(typed)))
