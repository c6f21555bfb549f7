import { fold } from 'recipe-basics/text/fold'
import { NUTRIENT_NAMES } from './nutrient-names.ts'
import { readNames } from './read-names.ts'

/** What tables call the columns of a recipe, in the languages of chefs, folded: the first name that a table has counts. */
const NAMES = readNames(import.meta.resolve('recipe-import/tables/column-names.csv'))

/** Which key a name stands for; `rank`: names that say it more surely have a lower one. */
type Meaning = { key: string; rank: number }

const meaningsOf = (rows: typeof NAMES) =>
  rows.flatMap(({ key, names }) => names.map((name, rank): [string, Meaning] => [name, { key, rank }]))

const MEANINGS = listAll(meaningsOf(NAMES))
const NUTRIENTS = listAll(meaningsOf(NUTRIENT_NAMES))

function listAll(entries: [string, Meaning][]): Map<string, Meaning[]> {
  const all = new Map<string, Meaning[]>()
  for (const [name, meaning] of entries) all.set(name, [...(all.get(name) ?? []), meaning])
  return all
}

/** A column: where it stands, its folded name, the key that it is read under, a number that counts columns of one kind, the unit of its numbers. */
export type Column = { at: number; name: string; key: string; number: number; unit: string; isFact: boolean }

const LONGEST_NAME = 60
/** The unit of a column, and who its figures are for: "Prep time (min)", "Protein (g) per serving". */
const BRACKETS = /[([]([^()[\]]{0,30})[)\]]/
const PER_SERVING = /\b(?:per|pro|par|por) (?:serving|portion|person|porcion|porzione)\b/
const UNIT = /^(?:m(?:in(?:ute)?s?|inuten)?|h(?:(?:ou)?rs?)?|stunden|std|k?cal|kj|m?g|gramm?s?)$/
const FOODS = /\b(?:ingredi?ent|zutat|skladnik|ingrediens)/
const NO_FOODS = /\b(?:main|key|number|count|cost|price|total|no|haupt\w*|principale?|hoofd\w*)\b/
const NUMBERED = /^(.*\D) ?(\d{1,3})$/

/** What the columns of a table mean, by the names in its first line. Each key is taken once, or by several that are numbered, which stand in that order. */
export function readColumns(head: readonly string[]): Column[] {
  const named = head.map(toName)
  const taken = new Set<string>()
  const found = named.map(({ name }) => [...(MEANINGS.get(name) ?? []), ...(NUTRIENTS.get(name) ?? [])])
  // The surest names choose first: where "title" stands, "recipe" is the method.
  const wishes = found
    .flatMap((meanings, at) => meanings.map((meaning) => ({ at, meaning })))
    .toSorted((a, b) => a.meaning.rank - b.meaning.rank || a.at - b.at)
  const chosen = new Map<number, string>()
  for (const { at, meaning } of wishes) {
    const place = `${meaning.key} ${named[at]?.number}`
    if (chosen.has(at) || taken.has(place)) continue
    taken.add(place)
    chosen.set(at, meaning.key)
  }
  const columns = named.map(({ shown, name, number, unit }, at) => {
    const key = chosen.get(at)
    const isFact = NUTRIENT_NAMES.some((nutrient) => nutrient.key === key)
    return {
      at,
      name,
      key: key ?? (isOfFoods(name) ? 'recipeIngredient' : shown),
      number,
      unit,
      isFact,
    }
  })
  return columns.toSorted((a, b) => a.number - b.number)
}

/** "Sauce ingredients" and a second column of ingredients: a food that is left out would be missed in every label. */
const isOfFoods = (name: string): boolean => FOODS.test(name) && !NO_FOODS.test(name)

function toName(cell: string) {
  const shown = cell.replace(/\s+/g, ' ').trim().slice(0, LONGEST_NAME)
  const said = fold(BRACKETS.exec(shown)?.[1] ?? '')
  const plain = fold(shown.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').replace(BRACKETS, ' '))
    .replace(PER_SERVING, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  const [, first = plain, count = '0'] = NUMBERED.exec(plain) ?? []
  const name = first.trim()
  const bare = name.replace(/^recipe (?=.)/, '')
  const isOwn = MEANINGS.has(bare) || NUTRIENTS.has(bare)
  // "Protein (% of a day)" and "Fat (per 100 g)" are other facts.
  const isOther = said !== '' && !UNIT.test(said) && NUTRIENTS.has(bare) && !PER_SERVING.test(said)
  return {
    shown,
    name: isOther ? '' : isOwn ? bare : name,
    number: Number(count),
    unit: UNIT.test(said) ? said : '',
  }
}
