import { fold } from 'recipe-basics/text/fold'
import { listInWords } from 'recipe-basics/text/list-in-words'
import { CUISINES, type Cuisine } from 'recipe-basics/recipe/cuisines'
import { readTable } from 'recipe-basics/table/read-table'
import { toLine } from './plain-text.ts'
import type { Outcome, Report } from './report.ts'

/** Words for cooking, and articles, that stand beside the name of a cuisine and say nothing else. */
const KITCHEN = new Set(
  fold(
    'cuisine cuisines food foods cooking cookery kitchen recipe recipes dish dishes speciality specialities specialties ' +
      'küche gerichte rezepte spezialitäten keuken gerechten recepten kök köket mat køkken køkkenet mad kjøkken keittiö ' +
      'cocina comida gastronomía platos recetas cucina ricette piatti cozinha culinária receitas kuchnia dania ' +
      'przepisy kuchyně kuchyňa kuhinja konyha ételek bucătărie mutfağı yemekleri кухня блюда страви κουζίνα 料理 요리 the la de',
  ).split(' '),
)
/** Words with which a dish is only like those of a cuisine. */
const ALIKE = new Set(
  fold(
    'inspired style fusion influenced modern contemporary traditional authentic classic regional new great ' +
      'north northern south southern east eastern west western easy quick simple healthy vegan vegetarian art inspiriert ' +
      'regionale moderne traditionnelle tradicional tradizionale klassisch traditionell fusión',
  ).split(' '),
)
/** How adjectives end in the languages of the names, by gender, number and case, where enough is left without it. */
const ENDING = /(?<=\p{L}{4})(?:e(?:[mrs]|n(?:nes?)?)?|[ao]s?|i|ie|(?<!e)y|(?<=sk)t|ая|[иоы][ие]|[аеі])$/u
/** What stands between two cuisines in one name. */
const BETWEEN = / ?[&/|+;>] ?| - | (?:and|or|und|oder|y|e|et|ou|en|of|och|og|i|a) /
const MOST_NAMED = 5

const toKey = (words: string[]) => words.map((word) => word.replace(ENDING, '')).join(' ')
const wordsOf = (name: string) => fold(toLine(name)).match(/[\p{L}\p{N}]+/gu) ?? []

/**
 * What publishers call our cuisines beside our own names: other English ones, those of most European languages and of
 * East Asia, and countries and regions. Of an adjective one form is enough: "italien" is "italienne", too. Turkey, Chile,
 * Georgia and Jordan are left out: those words also mean something else.
 */
export const CUISINE_NAMES = readTable(
  import.meta.resolve('recipe-import/tables/cuisine-names.csv'),
  (row) => ({
    cuisine: row.oneOf('cuisine', CUISINES),
    names: row.list('names'),
  }),
)

const NAMES = new Map(
  CUISINE_NAMES.flatMap(({ cuisine, names }) =>
    [cuisine, ...names].map((name) => [toKey(wordsOf(name)), cuisine] as const),
  ),
)

type Named = { name: string; cuisine?: Cuisine; outcome?: Outcome }

/** The first of our cuisines that the published ones mean; null when none does. A recipe has one. */
export function toCuisine(published: string | null, report: Report): Cuisine | null {
  const named = (published?.split(', ') ?? []).map((name): Named => ({ name, ...find(name) }))
  const first = named.find(({ cuisine }) => cuisine)
  if (first?.outcome) report.note('cuisine', first.outcome, reasonFor(first), published)
  const others = named.filter(({ cuisine }) => cuisine && cuisine !== first?.cuisine)
  if (others.length > 0)
    report.note(
      'cuisine',
      'dropped',
      `A recipe has one cuisine here. Left out: ${inQuotes(others)}.`,
      published,
    )
  const unknown = named.filter(({ cuisine }) => !cuisine)
  if (unknown.length > 0)
    report.note(
      'cuisine',
      'dropped',
      `${inQuotes(unknown)} ${unknown.length === 1 ? 'names' : 'name'} no cuisine.`,
      published,
    )
  return first?.cuisine ?? null
}

const reasonFor = ({ name, cuisine, outcome }: Named) =>
  outcome === 'kept' ? 'As in the file.' : `“${name}” is ${cuisine} here.`

/** Their names as a sentence has them: “Cake”, “Pasta” and 3 more. */
function inQuotes(named: Named[]): string {
  const quoted = named.map(({ name }) => `“${name}”`)
  const more = quoted.length - MOST_NAMED
  const shown = more > 0 ? [...quoted.slice(0, MOST_NAMED), `${more} more`] : quoted
  return listInWords(shown)
}

/** The cuisine of a whole name, or else of the first part of it that is one: "Israelisch / Arabisch". */
function find(name: string): Omit<Named, 'name'> {
  const whole = look(name)
  if (whole.cuisine) return whole
  const part = name.split(BETWEEN).find((part) => look(part).cuisine)
  return part === undefined ? {} : { cuisine: look(part).cuisine, outcome: 'guessed' }
}

/** Two cuisines in a row, as in "Italian-American", count as the first. */
function look(name: string): Omit<Named, 'name'> {
  const words = wordsOf(name)
  const own = words.filter((word) => !KITCHEN.has(word))
  const same = NAMES.get(toKey(words)) ?? NAMES.get(toKey(own))
  if (same) return { cuisine: same, outcome: same === name ? 'kept' : 'changed' }
  const rest = own.filter((word) => !ALIKE.has(word))
  const each = rest.map((word) => NAMES.get(toKey([word])))
  const like = NAMES.get(toKey(rest)) ?? (each.includes(undefined) ? undefined : each[0])
  return like ? { cuisine: like, outcome: 'guessed' } : {}
}
