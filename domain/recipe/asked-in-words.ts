import { isEmptyWord } from '../search/empty-words.ts'
import { singularOf } from 'recipe-basics/text/english-noun'
import { namesOf } from 'recipe-basics/fields/field'
import { foldForSearch } from 'recipe-basics/text/fold'
import { findFoodElsewhere, findFoodName } from 'recipe-reading/food/food-names'
import { SHORTEST_STEM } from '../search/folded-search.ts'
import { BEFORE_ELSEWHERE, isDeniedAt, wordsAsTyped } from '../search/left-out-words.ts'
import { readFigure } from './asked-figures.ts'
import { readPhrase } from './asked-phrases.ts'
import { ASKED_WITHOUT, type Asks } from './asked-tables.ts'
import { readLeftOut } from './left-out.ts'
import { SOUGHT_FOODS } from './sought-foods.ts'

/**
 * A search as a filter: what it asks for, the words that are left to be looked for, and those of its foods: a dish that is called after them
 * comes first.
 */
export type AskedInWords = { asks: Asks; words: string; foods: string }

/** Words of the name of a food. */
const LONGEST_FOOD = 3

/**
 * What a search asks for in the words of a filter: "dairy free soup" is soups that are dairy-free. Undefined where it asks
 * for nothing of the kind: then its words are all there is.
 */
export function readAskedInWords(search: string): AskedInWords | undefined {
  const { foods: leftOut, rest } = readLeftOut(spellOutHours(search))
  const typed = foldForSearch(rest.join(' ')).match(/[^\s,&/?!]+/g) ?? []
  const tokens = typed.filter((word) => !isEmptyWord(word))
  const asks: Asks = {}
  for (const food of leftOut) addTo(asks, ASKED_WITHOUT.get(food) ?? { without: [food] })
  let isAsked = leftOut.length > 0
  const left: string[] = []
  for (let at = 0; at < tokens.length;) {
    // "not soft" asks for nothing soft.
    const found = isDeniedAt(tokens, at) ? undefined : (readFigure(tokens, at) ?? readKind(tokens, at))
    const length = found?.length ?? 1
    if (found?.asks) addTo(asks, found.asks)
    else left.push(...tokens.slice(at, at + length))
    isAsked ||= found?.asks !== undefined
    at += length
  }
  const isElsewhere = wordsAsTyped(search).some((word) => BEFORE_ELSEWHERE.has(word))
  // "Lachs ohne Sahne" is salmon.
  const words = isElsewhere ? left.map((word) => findFoodElsewhere(word) ?? word) : left
  const { foods, names, others } = splitFoods(words)
  const isSought =
    others.length === 0 &&
    foods.length > 0 &&
    (names.every((name) => SOUGHT_FOODS.has(name)) || foods.every(isShort))
  if (!isAsked && !isSought) return undefined
  if (names.length > 0) asks.have = names
  return namesOf(asks).length === 0 ? undefined : { asks, words: others.join(' '), foods: foods.join(' ') }
}

/** "Sweet" is a dessert; a sweet potato is none. */
function readKind(tokens: readonly string[], at: number) {
  const phrase = readPhrase(tokens, at)
  return phrase && (nameAt(tokens, at)?.length ?? 0) > phrase.length ? undefined : phrase
}

/** The foods that words name, as they were typed and as our table calls them, and the other words. */
function splitFoods(words: readonly string[]) {
  const foods: string[] = []
  const names: string[] = []
  const others: string[] = []
  for (let at = 0; at < words.length;) {
    const found = nameAt(words, at)
    if (found) {
      foods.push(...words.slice(at, at + found.length))
      names.push(found.name)
    } else others.push(words[at] ?? '')
    at += found?.length ?? 1
  }
  return { foods, names: [...new Set(names)].sort(), others }
}

function nameAt(words: readonly string[], at: number): { name: string; length: number } | undefined {
  for (let length = Math.min(LONGEST_FOOD, words.length - at); length > 0; length--) {
    const nameOf = (from: number, to: number) => findFoodName(words.slice(from, to).join(' '))
    const name = nameOf(at, at + length)
    // Of "carrot kids" the carrot is the food.
    const isLess = [nameOf(at, at + length - 1), nameOf(at + 1, at + length)].includes(name)
    if (name !== undefined && !isLess) return { name, length }
  }
  return undefined
}

/** Names that are too short to be looked for in their singular: "peas" would find pears. */
const isShort = (word: string): boolean =>
  word !== singularOf(word) && singularOf(word).length < SHORTEST_STEM

/** "1½ hours" is "1.5 hours", and "in an hour" "in 1 hour": articles say nothing elsewhere. */
const spellOutHours = (search: string): string =>
  search
    .replace(/(\d?)\s?½/g, (_, whole: string) => `${whole || '0'}.5`)
    .replace(/(?<!\b(?:half|of) )\ban hour\b/gi, '1 hour')

/** Lists grow; of other parts, the last word counts. */
function addTo(asks: Asks, { diets = [], cuisines = [], eases = [], without = [], ...others }: Asks) {
  Object.assign(asks, others)
  if (diets.length > 0) asks.diets = [...new Set([...(asks.diets ?? []), ...diets])]
  if (cuisines.length > 0) asks.cuisines = [...new Set([...(asks.cuisines ?? []), ...cuisines])]
  if (eases.length > 0) asks.eases = [...new Set([...(asks.eases ?? []), ...eases])]
  if (without.length > 0) asks.without = [...new Set([...(asks.without ?? []), ...without])]
}
