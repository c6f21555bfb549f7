import { ALLERGEN_FOODS } from 'recipe-reading/food/allergen-foods'
import { findFoodElsewhere, findFoodName } from 'recipe-reading/food/food-names'
import type { FoodKind } from 'recipe-reading/food/food-kinds'
import { NAMED_FOODS } from 'recipe-reading/food/food-table'
import { findWideElsewhere } from 'recipe-reading/food/wide-elsewhere'
import {
  findLeftOut,
  isName,
  JOINS,
  type NameLengths,
  WITHIN_A_WORD,
  wordsAsTyped,
} from '../search/left-out-words.ts'
import { findNoFood } from './no-foods.ts'
import { SOUGHT_FOODS } from './sought-foods.ts'

/** Words of a search that are read. */
const MOST_WORDS = 60
/** Words of the name of a food. */
const LONGEST_NAME = 4
/** What dishes are made of, and called after. */
const MAIN: ReadonlySet<FoodKind | undefined> = new Set<FoodKind>(['meat', 'fish', 'shellfish'])

/** Foods that a search asks to leave out, as our table calls them, and the words besides. */
export type LeftOut = { foods: string[]; rest: string[] }

/**
 * The foods that a search asks to leave out: "no onion or garlic" is onion and garlic. A list that went by the words alone
 * would show the dishes that hold them. None where it asks for nothing of the kind, or names no food.
 */
export function readLeftOut(search: string): LeftOut {
  const words = wordsAsTyped(search).slice(0, MOST_WORDS)
  const foods: string[] = []
  const rest: string[] = []
  let at = 0
  for (const { start, next, names } of findLeftOut(words, FOOD_NAMES)) {
    rest.push(...words.slice(at, start))
    at = next
    for (const { start, end } of names) foods.push(...(foodCalled(words.slice(start, end)) ?? []))
  }
  return { foods: [...new Set(foods)], rest: [...rest, ...words.slice(at)] }
}

/** Names of foods of our table, and after words such as "ohne" those of other languages. */
const FOOD_NAMES: NameLengths = {
  from(words, at, { place, isElsewhere, isDenial }) {
    const length = longestName((length) => words.slice(at, at + length), isElsewhere)
    if (isDenial && length > 1) return findNoFood(words[at] ?? '') === undefined ? 0 : 1
    return place === 'after comma' && !isAlone(words, at, length) ? 0 : length
  },
  before(words, end, place) {
    const length = longestName((length) => words.slice(Math.max(0, end - length), end))
    return place === 'after comma' && !isNeverSought(words.slice(end - length, end)) ? 0 : length
  },
  /** "No spinach kale or cabbage", but not "no dairy chicken soup". */
  isRunOn(words, at) {
    const length = longestName((length) => words.slice(at, at + length))
    const isBeforeJoin = JOINS.has(words[at + length] ?? '') || JOINS.has(words[at - 1] ?? '')
    return length > 0 && isBeforeJoin && isAlone(words, at, length)
  },
  isWhole: (word) => foodWithin(word) !== undefined,
}

/** "No onion, garlic" is one list; "no dairy, chicken soup" and "no dairy, salmon" are none. */
function isAlone(words: readonly string[], at: number, length: number): boolean {
  const next = words[at + length]
  if (next !== undefined && isName(next)) return false
  const isMain = (food: string) => MAIN.has(NAMED_FOODS.get(food)?.kind)
  return !foodCalled(words.slice(at, at + length))?.some(isMain)
}

/** "Dairy, gluten free" is one list; "salmon, gluten free" is none. */
const isNeverSought = (words: readonly string[]): boolean =>
  foodCalled(words)?.every((food) => ALLERGEN_FOODS.has(food) && !SOUGHT_FOODS.has(food)) ?? false

function longestName(wordsOf: (length: number) => string[], isElsewhere = false): number {
  for (let length = LONGEST_NAME; length > 0; length--) {
    const words = wordsOf(length)
    if (words.length < length || !words.every(isName)) continue
    const typed = words.join(' ')
    if ((findNoFood(typed) ?? findFoodName(typed)) !== undefined) return length
    const isCalled = findWideElsewhere(typed) ?? (length === 1 ? foodElsewhere(typed) : undefined)
    if (isElsewhere && isCalled !== undefined) return length
  }
  return 0
}

function foodCalled(words: readonly string[]): string[] | undefined {
  const typed = words.join(' ')
  const food = findNoFood(typed) ?? findFoodName(typed) ?? foodWithin(typed) ?? foodElsewhere(typed)
  return food === undefined ? undefined : [food]
}

/** "Zwiebel" is onion. Of a name that says more than was typed, all of its kind is left out: "harina" is flour for all purposes. */
function foodElsewhere(typed: string): string | undefined {
  const name = findWideElsewhere(typed) ?? findFoodElsewhere(typed)
  if (!name?.includes(' ')) return name
  const kindOf = (food: string) => NAMED_FOODS.get(food)?.kind
  const [first = '', ...rest] = name.split(' ')
  return [rest.at(-1) ?? '', first].find((word) => kindOf(word) === kindOf(name)) ?? name
}

/** "glutenfree" is "gluten free". Grapes that are seedless are bought so. */
function foodWithin(word: string): string | undefined {
  const [, typed = ''] = WITHIN_A_WORD.exec(word) ?? []
  if (typed === '') return undefined
  const noFood = findNoFood(typed)
  if (noFood !== undefined) return noFood
  const food = (/(?:free|less)$/.test(word) ? undefined : foodElsewhere(typed)) ?? findFoodName(typed)
  return food !== undefined && (!word.endsWith('less') || ALLERGEN_FOODS.has(food)) ? food : undefined
}
