import { isEmptyWord } from '../empty-words.ts'
import { singularOf } from '../english-noun.ts'
import { namesOf } from '../field.ts'
import { foldForSearch } from '../fold.ts'
import { wideFoodName } from '../food/wide-foods.ts'
import { BEFORE_LEFT_OUT } from '../left-out-words.ts'
import { EASE_FILTER_NAMES, EASE_FILTERS } from '../low-energy/facts.ts'
import { CATEGORIES } from './choices.ts'
import { CUISINES } from './cuisines.ts'
import type { RecipeFilter } from './filter.ts'
import { readLeftOut } from './left-out.ts'
import { boundsOf } from './ranges.ts'
import { DIETARY_RESTRICTIONS, type DietaryRestriction } from './recipe.ts'

/** What a filter may be told in words. */
export type Asks = Partial<Omit<RecipeFilter, 'search' | 'sort' | 'page'>>

/** A search as a filter: what it asks for, and the words that are left to be looked for. */
export type AskedInWords = { asks: Asks; words: string }

/** Left out with a label: what is earned by all lines is surer than a name that is not found. */
const DIET_WITHOUT: ReadonlyMap<string, DietaryRestriction> = new Map([
  ['gluten', 'gluten-free'],
  ['wheat', 'gluten-free'],
  ['dairy', 'dairy-free'],
  ['milk', 'dairy-free'],
  ['nut', 'nut-free'],
  ['meat', 'vegetarian'],
])

/** Words for foods of many names that people look for: a dish with cod says nowhere that it is fish. */
const SOUGHT: ReadonlySet<string> = new Set(
  'fish,seafood,shellfish,meat,red meat,poultry,cheese,pasta,bread,fruit,citrus'.split(','),
)

const LITTLE_FIBRE = { fibre: '-2' } as const
const MUCH_FIBRE = { fibre: '5' } as const

/** What people type for a value of a filter, besides its name. */
const TYPED: readonly (readonly [string, Asks])[] = [
  ['veggie', { diets: ['vegetarian'] }],
  ['meatless', { diets: ['vegetarian'] }],
  ['plant based', { diets: ['vegan'] }],
  ['coeliac', { diets: ['gluten-free'] }],
  ['celiac', { diets: ['gluten-free'] }],
  ['ketogenic', { diets: ['keto'] }],
  ['starter', { category: 'Appetizer' }],
  ['appetiser', { category: 'Appetizer' }],
  ['main', { category: 'Main Course' }],
  ['main dish', { category: 'Main Course' }],
  ['easy', { difficulty: 'easy' }],
  ['simple', { difficulty: 'easy' }],
  ['quick', { time: '30' }],
  ['low fibre', LITTLE_FIBRE],
  ['low fiber', LITTLE_FIBRE],
  ['low residue', LITTLE_FIBRE],
  ['little fibre', LITTLE_FIBRE],
  ['less fibre', LITTLE_FIBRE],
  ['less fiber', LITTLE_FIBRE],
  ['high fibre', MUCH_FIBRE],
  ['high fiber', MUCH_FIBRE],
  ['fibre rich', MUCH_FIBRE],
  ['rich fibre', MUCH_FIBRE],
  ['high protein', { protein: '20' }],
  ['protein rich', { protein: '20' }],
  ['rich protein', { protein: '20' }],
  ['more protein', { protein: '20' }],
  ['low calorie', { kcal: '300' }],
  ['smooth', { texture: 'smooth' }],
  ['pureed', { texture: 'smooth' }],
  ['blended', { texture: 'smooth' }],
  ['soft', { texture: 'soft' }],
  ['mushy', { texture: 'soft' }],
  ['mashed', { texture: 'soft' }],
  ['freezer friendly', { eases: ['freezes'] }],
  ['low energy', { eases: ['15-min'] }],
  // What these ask for is no question of how hard a dish is to cook.
  ['easy to digest', {}],
  ['easily digested', {}],
  ['easy on stomach', {}],
  ['easy on tummy', {}],
  ['easy on gut', {}],
]

const PHRASES: ReadonlyMap<string, Asks> = new Map(
  [
    ...DIETARY_RESTRICTIONS.map((diet): [string, Asks] => [diet, { diets: [diet] }]),
    ...CATEGORIES.map((category): [string, Asks] => [category, { category }]),
    ...CUISINES.map((cuisine): [string, Asks] => [cuisine, { cuisines: [cuisine] }]),
    ...EASE_FILTERS.map((ease): [string, Asks] => [EASE_FILTER_NAMES[ease], { eases: [ease] }]),
    ...TYPED,
  ].map(([typed, asks]) => [keyOf(typed), asks]),
)
const LONGEST_PHRASE = 3
/** "lowfiber" is "low fiber". */
const RUN_TOGETHER: ReadonlyMap<string, Asks> = new Map(
  [...PHRASES].filter(([key]) => key.includes(' ')).map(([key, asks]) => [key.replaceAll(' ', ''), asks]),
)

/**
 * What a search asks for in the words of a filter: "dairy free soup" is soups that are dairy-free. Undefined where it asks
 * for nothing of the kind: then its words are all there is.
 */
export function readAskedInWords(search: string): AskedInWords | undefined {
  const { foods: leftOut, rest } = readLeftOut(search)
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
    const isDenied = at > 0 && BEFORE_LEFT_OUT.has(tokens[at - 1] ?? '')
    const found = isDenied ? undefined : (readMinutes(tokens, at) ?? readPhrase(tokens, at))
    if (found) addTo(asks, found.asks)
    else words.push(tokens[at] ?? '')
    at += found?.length ?? 1
  }
  const food = wideFoodName(words.join(' '))
  if (leftOut.length === 0 && food !== undefined && SOUGHT.has(food))
    return { asks: { ...asks, have: [food] }, words: '' }
  return namesOf(asks).length === 0 ? undefined : { asks, words: words.join(' ') }
}

function readPhrase(tokens: readonly string[], at: number): { asks: Asks; length: number } | undefined {
  for (let length = LONGEST_PHRASE; length > 0; length--) {
    const key = tokens
      .slice(at, at + length)
      .map(singularOf)
      .join(' ')
    const asks = PHRASES.get(key) ?? RUN_TOGETHER.get(key)
    if (asks && at + length <= tokens.length) return { asks, length }
  }
  return undefined
}

const UP_TO = /^(?:under|below|within|in|max|to|ready)$/
/** "more than 30 minutes" has no most. */
const MORE = /^(?:more|over|least|than)$/
const MINUTE = /^min(?:ute)?s?$/
const HOUR = /^(?:h|hr|hour)s?$/

/** "under 20 minutes": the longest time on offer that is no longer, or the shortest of all. */
function readMinutes(tokens: readonly string[], at: number): { asks: Asks; length: number } | undefined {
  if (MORE.test(tokens[at - 1] ?? '')) return undefined
  const isLessThan = tokens[at] === 'less' && tokens[at + 1] === 'than'
  const from = at + (isLessThan ? 2 : UP_TO.test(tokens[at] ?? '') ? 1 : 0)
  const [, figure, unit] = /^(\d{1,3})(\p{L}*)$/u.exec(tokens[from] ?? '') ?? []
  const measure = unit || (tokens[from + 1] ?? '')
  const isHours = HOUR.test(measure)
  if (figure === undefined || (!isHours && !MINUTE.test(measure))) return undefined
  const minutes = Number(figure) * (isHours ? 60 : 1)
  const bounds = boundsOf('time')
  const bound = bounds.findLast((bound) => 'most' in bound && bound.most <= minutes) ?? bounds[0]
  return { asks: { time: bound?.value ?? null }, length: from - at + (unit ? 1 : 2) }
}

/** Lists grow; of other parts, the last word counts. */
function addTo(asks: Asks, { diets = [], cuisines = [], eases = [], ...others }: Asks) {
  Object.assign(asks, others)
  if (diets.length > 0) asks.diets = [...new Set([...(asks.diets ?? []), ...diets])]
  if (cuisines.length > 0) asks.cuisines = [...new Set([...(asks.cuisines ?? []), ...cuisines])]
  if (eases.length > 0) asks.eases = [...new Set([...(asks.eases ?? []), ...eases])]
}

function keyOf(phrase: string): string {
  const words = foldForSearch(phrase).split(' ')
  return words
    .filter((word) => !isEmptyWord(word))
    .map(singularOf)
    .join(' ')
}
