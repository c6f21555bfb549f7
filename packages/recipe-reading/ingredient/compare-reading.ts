import kitchenWords from '../food/kitchen-words.json' with { type: 'json' }
import { toWords } from '../food/line-words.ts'
import { foldForSearch } from 'recipe-basics/text/fold'
import lineWords from './line-words.json' with { type: 'json' }

/** What a line says, as a person labelled it. `quantity`: one number, both ends of a range, or none. */
export type LabelledLine = {
  text: string
  quantity: number | readonly number[] | null
  unit: string | null
  name: string | null
}

/**
 * What a parser says of a line. `isCounted`: the number is written, and not one that nobody wrote ("pinch of salt").
 * `names`: ways to name the food, of which one must be right.
 */
export type Answer = {
  quantities: readonly number[]
  isCounted: boolean
  unit: string | null
  names: readonly string[]
}

/** Groups of names of one unit. */
export type UnitAliases = readonly (readonly string[])[]

/** Which parts of an answer are right. */
export type Verdict = { quantity: boolean; unit: boolean; name: boolean }

const TOLERANCE = 0.006
const ARTICLES = 'a an the of and or other such as to taste in your optional plus'
const ROLES = ['size', 'form', 'article', 'of', 'and', 'or', 'purpose', 'about'] as const

/** Words that say in which form, size or state a food is, in all languages: names are compared without them. */
const stateWords = new Set(
  [
    ARTICLES,
    ...kitchenWords.preparation,
    ...kitchenWords.amounts,
    ...Object.values(lineWords).flatMap((words: Partial<Record<string, unknown>>) =>
      ROLES.flatMap((role) => (Array.isArray(words[role]) ? words[role].map(String) : [])),
    ),
  ].flatMap((phrase) => toWords(phrase).map(({ text }) => text)),
)

/** Words of size, which units are compared without: "large handful". */
const sizeWords = new Set(
  Object.values(lineWords).flatMap(({ size, about }) =>
    [...size, ...about].map((word) => foldForSearch(word)),
  ),
)

/**
 * Judges an answer. A quantity is right when it is the label or either end of a range, a unit by its aliases, a name as a set
 * of words in the singular, without words of form and size.
 */
export function compareReading(label: LabelledLine, answer: Answer, aliases: UnitAliases): Verdict {
  return {
    quantity: isSameQuantity(label.quantity, answer),
    unit: isSameUnit(label.unit, answer.unit, aliases),
    name: isSameName(label.name, answer.names),
  }
}

/** The label, or either end of a range. A label without a number accepts one that nobody wrote: "(a) splash". */
function isSameQuantity(label: LabelledLine['quantity'], { quantities, isCounted, unit }: Answer): boolean {
  const isImplied = quantities.every((quantity) => quantity === 1) && unit !== null
  if (label === null) return quantities.length === 0 || !isCounted || isImplied
  return [label]
    .flat()
    .some((one) => quantities.some((other) => Math.abs(one - other) <= TOLERANCE * Math.max(1, one)))
}

function isSameUnit(label: string | null, unit: string | null, aliases: UnitAliases): boolean {
  const [a, b] = [toUnitName(label), toUnitName(unit)]
  return (
    a === b ||
    toSingular(a) === toSingular(b) ||
    aliases.some((group) => group.includes(a) && group.includes(b))
  )
}

/** A unit without words of size, in the singular. */
function toUnitName(unit: string | null): string {
  const words = foldForSearch(unit ?? '').split(' ')
  const name = words.filter((word) => !sizeWords.has(word)).join(' ')
  return name.replace(/\.$/, '')
}

function isSameName(label: string | null, names: readonly string[]): boolean {
  if (label === null) return names.length === 0
  const ways = [label, ...label.split(/ or |, | \/ /).slice(0, 1)].map(toKey)
  return names.some((name) => ways.includes(toKey(name)))
}

/** The words of a name without those of form, in the singular and in no order. */
function toKey(name: string): string {
  const words = toWords(name.replace(/\b[dl]['’]/gi, '')).map(({ text }) => text)
  const telling = words.filter((word) => !stateWords.has(word))
  return (telling.length > 0 ? telling : words).map(toSingular).toSorted().join(' ')
}

function toSingular(word: string): string {
  if (/[^aeiou]ies$/.test(word)) return word.replace(/ies$/, 'y')
  if (/(?:ves)$/.test(word)) return word.replace(/ves$/, 'f')
  return word.replace(/(?<=o|ch|sh|x)es$|(?<=[^s])s$/, '')
}
