import { findFoodName } from '../food/food-names.ts'
import { findForeignFood } from '../food/foreign-names.ts'
import {
  AFTER_LEFT_OUT,
  BEFORE_ELSEWHERE,
  BEFORE_LEFT_OUT,
  DOING,
  OF_LEFT_OUT,
  wordsAsTyped,
} from '../left-out-words.ts'

const BETWEEN = new Set([
  ...[',', '&', '/', 'and', 'or', 'nor', 'und', 'oder', 'et', 'ou', 'y', 'o', 'e'],
  ...BEFORE_LEFT_OUT,
  ...DOING,
])
const FREE = 'free'
/** Words of a search that are read. */
const MOST_WORDS = 60
/** Words of the name of a food. */
const LONGEST_NAME = 4

/** Foods that a search asks to leave out, as our table calls them, and the words besides. */
export type LeftOut = { foods: string[]; rest: string[] }

/**
 * The foods that a search asks to leave out: "no onion or garlic" is onion and garlic. A list that went by the words alone
 * would show the dishes that hold them. None where it asks for nothing of the kind, or names no food.
 */
export function readLeftOut(search: string): LeftOut {
  const words = wordsAsTyped(search).slice(0, MOST_WORDS)
  const foods = new Set<string>()
  const rest: string[] = []
  for (let at = 0; at < words.length;) {
    const word = words[at] ?? ''
    const isBefore = BEFORE_LEFT_OUT.has(word)
    const isOf = AFTER_LEFT_OUT.has(word) && OF_LEFT_OUT.has(words[at + 1] ?? '')
    const named =
      isBefore || isOf ? foodsFrom(words, at + (isOf ? 2 : 1), BEFORE_ELSEWHERE.has(word)) : undefined
    if (named && named.foods.length > 0) {
      for (const food of named.foods) foods.add(food)
      at = named.end
      continue
    }
    const before = AFTER_LEFT_OUT.has(word) ? takeFoodsBefore(rest) : foodOfOneWord(word)
    for (const food of before) foods.add(food)
    if (before.length === 0) rest.push(word)
    at++
  }
  return { foods: [...foods], rest }
}

/** The foods that words name one after the other from a place on, and where they end. */
function foodsFrom(words: readonly string[], from: number, isElsewhere: boolean) {
  const foods: string[] = []
  let end = from
  for (;;) {
    let start = end
    while (BETWEEN.has(words[start] ?? '')) start++
    // "no dairy chicken soup" leaves out no chicken.
    if (foods.length > 0 && start === end) return { foods, end }
    const found = longestName((length) => words.slice(start, start + length), isElsewhere)
    if (!found) return { foods, end }
    foods.push(found.food)
    end = start + found.length
  }
}

/** Takes the foods off the end of words that stand before "free": "gluten and dairy free". */
function takeFoodsBefore(words: string[]): string[] {
  const foods: string[] = []
  for (;;) {
    const isBetween = foods.length > 0 && BETWEEN.has(words.at(-1) ?? '')
    if (foods.length > 0 && !isBetween) return foods
    const named = words.slice(0, words.length - (isBetween ? 1 : 0))
    const found = longestName((length) => named.slice(-length))
    if (!found) return foods
    foods.unshift(found.food)
    words.length = named.length - found.length
  }
}

function longestName(
  wordsOf: (length: number) => string[],
  isElsewhere = false,
): { food: string; length: number } | undefined {
  for (let length = LONGEST_NAME; length > 0; length--) {
    const words = wordsOf(length)
    if (words.length < length || words.some((word) => BETWEEN.has(word) || AFTER_LEFT_OUT.has(word))) continue
    const typed = words.join(' ')
    const food = findFoodName(typed) ?? (isElsewhere && length === 1 ? foodElsewhere(typed) : undefined)
    if (food !== undefined) return { food, length }
  }
  return undefined
}

/** "Zwiebel" is onion. */
function foodElsewhere(typed: string): string | undefined {
  const found = findForeignFood(typed)
  return found && findFoodName(found.food.replace(/,.*/, ''))
}

/** "glutenfree" is "gluten free". */
function foodOfOneWord(word: string): string[] {
  if (!word.endsWith(FREE) || word === FREE) return []
  const food = findFoodName(word.slice(0, -FREE.length))
  return food === undefined ? [] : [food]
}
