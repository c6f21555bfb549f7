import { isEmptyWord } from '../search/empty-words.ts'
import { singularOf } from 'recipe-basics/text/english-noun'
import { namesOf } from 'recipe-basics/fields/field'
import { foldForSearch } from 'recipe-basics/text/fold'
import { SHORTEST_STEM } from '../search/folded-search.ts'
import { findFoodElsewhere, findFoodName } from 'recipe-reading/food/food-names'
import { wideFoodName } from 'recipe-reading/food/wide-foods'
import { BEFORE_ELSEWHERE, isDeniedAt, isLeavingOut, wordsAsTyped } from '../search/left-out-words.ts'
import { readFigure } from './asked-figures.ts'
import { type Asks, readPhrase } from './asked-phrases.ts'
import { readLeftOut } from './left-out.ts'
import type { DietaryRestriction } from 'recipe-basics/recipe/recipe'
import { SOUGHT_FOODS } from './sought-foods.ts'

/** A search as a filter: what it asks for, and the words that are left to be looked for. */
export type AskedInWords = { asks: Asks; words: string }

/** Left out with a label: what is earned by all lines is surer than a name that is not found. Wheat is not all of gluten. */
const DIET_WITHOUT: ReadonlyMap<string, DietaryRestriction> = new Map([
  ['gluten', 'gluten-free'],
  ['dairy', 'dairy-free'],
  ['milk', 'dairy-free'],
  ['nut', 'nut-free'],
  ['meat', 'vegetarian'],
])

/**
 * What a search asks for in the words of a filter: "dairy free soup" is soups that are dairy-free. Undefined where it asks
 * for nothing of the kind: then its words are all there is.
 */
export function readAskedInWords(search: string): AskedInWords | undefined {
  const { foods: leftOut, rest } = readLeftOut(spellOutHours(search))
  const diets = leftOut.flatMap((food) => DIET_WITHOUT.get(food) ?? [])
  const foods = leftOut.filter((food) => !DIET_WITHOUT.has(food))
  const typed = foldForSearch(rest.join(' ')).match(/[^\s,&/]+/g) ?? []
  const tokens = typed.filter((word) => !isEmptyWord(word))
  const asks: Asks = {
    ...(diets.length > 0 ? { diets: [...new Set(diets)] } : {}),
    ...(foods.length > 0 ? { without: foods } : {}),
  }
  const words: string[] = []
  for (let at = 0; at < tokens.length;) {
    // "not soft" asks for nothing soft.
    const found = isDeniedAt(tokens, at) ? undefined : (readFigure(tokens, at) ?? readPhrase(tokens, at))
    const length = found?.length ?? 1
    if (found?.asks) addTo(asks, found.asks)
    else words.push(...tokens.slice(at, at + length))
    at += length
  }
  const food = wideFoodName(words.join(' '))
  if (leftOut.length === 0 && food !== undefined && SOUGHT_FOODS.has(food))
    return { asks: { ...asks, have: [food] }, words: '' }
  const short = isLeavingOut(search) ? [] : words.filter(isShortFood)
  if (short.length > 0) asks.have = [...new Set(short.flatMap((word) => findFoodName(word) ?? []))].sort()
  const isElsewhere = wordsAsTyped(search).some((word) => BEFORE_ELSEWHERE.has(word))
  const others = words
    .filter((word) => !short.includes(word))
    // "Lachs ohne Sahne" is salmon.
    .map((word) => (isElsewhere ? (findFoodElsewhere(word) ?? word) : word))
  return namesOf(asks).length === 0 ? undefined : { asks, words: others.join(' ') }
}

/** Names of foods that are too short to be looked for in their singular: "peas" would find pears. */
const isShortFood = (word: string): boolean =>
  word !== singularOf(word) && singularOf(word).length < SHORTEST_STEM && findFoodName(word) !== undefined

/** "1½ hours" is "1.5 hours", and "in an hour" "in 1 hour": articles say nothing elsewhere. */
const spellOutHours = (search: string): string =>
  search
    .replace(/(\d?)\s?½/g, (_, whole: string) => `${whole || '0'}.5`)
    .replace(/(?<!\b(?:half|of) )\ban hour\b/gi, '1 hour')

/** Lists grow; of other parts, the last word counts. */
function addTo(asks: Asks, { diets = [], cuisines = [], eases = [], ...others }: Asks) {
  Object.assign(asks, others)
  if (diets.length > 0) asks.diets = [...new Set([...(asks.diets ?? []), ...diets])]
  if (cuisines.length > 0) asks.cuisines = [...new Set([...(asks.cuisines ?? []), ...cuisines])]
  if (eases.length > 0) asks.eases = [...new Set([...(asks.eases ?? []), ...eases])]
}
