import { isEmptyWord } from '../empty-words.ts'
import { singularOf } from '../english-noun.ts'
import { namesOf } from '../field.ts'
import { foldForSearch } from '../fold.ts'
import { EASE_FILTER_NAMES, EASE_FILTERS } from '../low-energy/facts.ts'
import { CATEGORIES, type Category } from './choices.ts'
import { CUISINES } from './cuisines.ts'
import type { RecipeFilter } from './filter.ts'
import { DIETARY_RESTRICTIONS, type DietaryRestriction } from './recipe.ts'

/** What a filter may be told in words. */
export type Asks = Partial<Omit<RecipeFilter, 'search' | 'sort' | 'page'>>

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
  ['supper', { category: 'Dinner' }],
  ['easy', { difficulty: 'easy' }],
  ['simple', { difficulty: 'easy' }],
  ['quick', { time: '30' }],
  ['fast', { time: '30' }],
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
  ...['no fibre', 'without fibre', 'cant fibre', 'avoid fibre', 'fibre free'].flatMap(
    (typed): [string, Asks][] => [
      [typed, LITTLE_FIBRE],
      [typed.replace('fibre', 'fiber'), LITTLE_FIBRE],
    ],
  ),
  ['low calorie', { kcal: '300' }],
  ['low cal', { kcal: '300' }],
  ['smooth', { texture: 'smooth' }],
  ['pureed', { texture: 'smooth' }],
  ['blended', { texture: 'smooth' }],
  ['liquidised', { texture: 'smooth' }],
  ['liquidized', { texture: 'smooth' }],
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

/** What German, French, Spanish, Italian and Dutch kitchens call a course. */
const COURSES_ELSEWHERE: Partial<Record<Category, string>> = {
  Breakfast: 'frühstück, petit déjeuner, desayuno, colazione, ontbijt',
  Lunch: 'mittagessen, déjeuner, almuerzo, pranzo',
  Dinner: 'abendessen, dîner, cena, avondeten',
  Appetizer: 'vorspeise, voorgerecht, antipasto, antipasti',
  Dessert: 'nachtisch, nachspeise, postre, dolce, dolci, nagerecht',
  'Main Course': 'hauptgericht, hauptspeise, plat principal, plato principal, hoofdgerecht',
  'Side Dish': 'beilage, accompagnement, contorno, bijgerecht',
  Soup: 'suppe, suppen, soupe, potage, sopa, zuppa, soep',
  Salad: 'salat, salate, salade, ensalada, insalata',
}
/** The same of a diet. "Glutenfrei" is read as what it leaves out. */
const DIETS_ELSEWHERE: Partial<Record<DietaryRestriction, string>> = {
  vegetarian: 'vegetarisch, vegetarische, végétarien, végétarienne, vegetariano, vegetariana',
  vegan: 'vegane, veganes, végan, végétalien, vegano, vegana, veganistisch',
}

const split = <Name extends string>(names: Partial<Record<Name, string>>, asks: (name: Name) => Asks) =>
  namesOf(names).flatMap((name) =>
    (names[name] ?? '').split(', ').map((typed): [string, Asks] => [keyOf(typed), asks(name)]),
  )

/** What phrases ask for, by their words in the singular without those that say nothing. */
const IN_ENGLISH: ReadonlyMap<string, Asks> = new Map(
  [
    ...DIETARY_RESTRICTIONS.map((diet): [string, Asks] => [diet, { diets: [diet] }]),
    ...CATEGORIES.map((category): [string, Asks] => [category, { category }]),
    ...CUISINES.map((cuisine): [string, Asks] => [cuisine, { cuisines: [cuisine] }]),
    ...EASE_FILTERS.map((ease): [string, Asks] => [EASE_FILTER_NAMES[ease], { eases: [ease] }]),
    ...TYPED,
  ].map(([typed, asks]) => [keyOf(typed), asks]),
)
const PHRASES: ReadonlyMap<string, Asks> = new Map([
  ...split(COURSES_ELSEWHERE, (category) => ({ category })),
  ...split(DIETS_ELSEWHERE, (diet) => ({ diets: [diet] })),
  ...IN_ENGLISH,
])
const LONGEST_PHRASE = 3
/** "lowfiber" is "low fiber". */
const RUN_TOGETHER: ReadonlyMap<string, Asks> = new Map(
  [...PHRASES].filter(([key]) => key.includes(' ')).map(([key, asks]) => [key.replaceAll(' ', ''), asks]),
)

/** The longest phrase of folded words that begins at a place, what it asks for, and of how many words it is. */
export function readPhrase(words: readonly string[], at: number): { asks: Asks; length: number } | undefined {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length--) {
    const key = words
      .slice(at, at + length)
      .map(singularOf)
      .join(' ')
    const asks = PHRASES.get(key) ?? RUN_TOGETHER.get(key)
    if (asks) return { asks, length }
  }
  return undefined
}

/** The words of the English phrases: a mistyped one may mean one of them. */
export const listPhraseWords = (): string[] => [
  ...new Set([...IN_ENGLISH.keys()].flatMap((key) => key.split(' '))),
]

function keyOf(phrase: string): string {
  const words = foldForSearch(phrase).split(' ')
  return words
    .filter((word) => !isEmptyWord(word))
    .map(singularOf)
    .join(' ')
}
