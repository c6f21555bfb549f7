import { CATEGORIES, type Category } from 'recipe-basics/recipe/choices'
import { fold } from 'recipe-basics/text/fold'
import { readTable } from 'recipe-basics/table/read-table'
import { toLine } from './plain-text.ts'
import type { Report } from './report.ts'

/** French starters; without the accent it is an American main course. */
const STARTERS = /^entrées?(?= |$)/

/** Words that are a category only where they stand alone. */
const ONLY_WHOLE = new Set([
  'sweet',
  'main',
  'side',
  'plat',
  'plats',
  'primo',
  'secondo',
  'pudding',
  'puddings',
  'tapa',
])
/** Cakes that nobody has for dessert. */
const SAVOURY = /^(?:fish|crab|rice|potato|corn|salmon|meat|oat|savou?ry) cakes?$/
/** What is said of a thing behind its noun. */
const ASIDE =
  / (?:for|with|without|of|in|from|für|mit|ohne|aus|voor|met|zonder|med|utan|uten|uden|till|til) .*$/
const RECIPES =
  /(?: |(?<=\p{L}{4}))(?:recipes?|ideas?|rezepte?|recept|recepten|recepter|opskrifter|oppskrifter)$/u
/** "Nudelsalate": the noun ends a compound. */
const COMPOUNDS: [RegExp, Category][] = [
  [/\p{L}{3}(?:suppen?|soep(?:en)?|sopp(?:a|or)|keit(?:to|ot)|levesek)$/u, 'Soup'],
  [/\p{L}{3}(?:salate?|salater|sallad(?:er)?|salaat(?:ti|it))$/u, 'Salad'],
  [/\p{L}{3}(?:desserts?|kuchen|torten)$/u, 'Dessert'],
]

/**
 * What publishers call our ten categories. `last`: in English, German, Dutch, Danish, Norwegian, Swedish, Finnish,
 * Hungarian, Turkish and East Asian languages, where the noun ends a name ("No Bake Desserts"). `first`: in French,
 * Spanish, Portuguese, Italian, Romanian, Catalan, Slavic and Baltic languages and Greek, where it may begin it
 * ("Postres fáciles").
 */
const NAMES = readTable(import.meta.resolve('recipe-import/tables/category-names.csv'), (row) => ({
  category: row.oneOf('category', CATEGORIES),
  last: row.list('last'),
  first: row.list('first'),
}))

const FIRST = new Map(NAMES.flatMap(({ category, first }) => first.map((name) => [fold(name), category])))
const ALL = new Map(
  NAMES.flatMap(({ category, last, first }) => [...last, ...first].map((name) => [fold(name), category])),
)

/** The one of our ten categories that the published ones mean, or else a keyword; null when none does. */
export function toCategory(published: string | null, keywords: string[], report: Report): Category | null {
  const names = published?.split(', ') ?? []
  for (const name of names) {
    const category = find(name)
    if (!category) continue
    if (category === name) report.note('recipe_category', 'kept', 'As in the file.', published)
    else report.note('recipe_category', 'changed', `“${name}” is ${category} here.`, published)
    return category
  }
  const [part, category] = findInParts(names)
  if (category) {
    report.note('recipe_category', 'guessed', `“${part}” is ${category} here.`, published)
    return category
  }
  for (const keyword of keywords) {
    const category = find(keyword)
    if (!category) continue
    report.note('recipe_category', 'guessed', `From the keyword “${keyword}”.`, published ?? keyword)
    return category
  }
  if (published)
    report.note('recipe_category', 'dropped', 'This is not one of the ten categories.', published)
  return null
}

/** "Sides, Salads & Vegetables", "Lunch / Dinner", "Sopas y cremas", "No Bake Desserts": what a part of a name is. */
function findInParts(names: string[]): [string, Category | undefined] {
  const parts = names.flatMap((name) =>
    name.split(/ ?[&/|>;] ?| - | (?:and|or|und|oder|y|e|et|ou|en|of|och|og|i|a|и|і) /),
  )
  for (const look of [find, findByNoun]) {
    for (const part of [...parts, ...names]) {
      const category = look(part)
      if (category) return [part, category]
    }
  }
  return ['', undefined]
}

function find(name: string): Category | undefined {
  const line = toLine(name).toLowerCase().replace(/'/g, '’')
  if (STARTERS.test(line) && !line.includes(' ')) return 'Appetizer'
  return ALL.get(fold(line)) ?? ALL.get(fold(line).replace(RECIPES, ''))
}

/** The category that the noun of a longer name is: its last words, or its first in languages that put them there. */
function findByNoun(name: string): Category | undefined {
  const line = toLine(name).toLowerCase().replace(/'/g, '’')
  if (STARTERS.test(line)) return 'Appetizer'
  if (SAVOURY.test(line)) return undefined
  const words = fold(line).replace(RECIPES, '').replace(ASIDE, '').split(' ')
  for (const count of [3, 2, 1]) {
    const end = words.slice(-count).join(' ')
    const start = words.slice(0, count).join(' ')
    const category = ONLY_WHOLE.has(end) ? undefined : ALL.get(end)
    if (category) return category
    if (!ONLY_WHOLE.has(start) && FIRST.has(start)) return FIRST.get(start)
  }
  return COMPOUNDS.find(([noun]) => noun.test(words.at(-1) ?? ''))?.[1]
}
