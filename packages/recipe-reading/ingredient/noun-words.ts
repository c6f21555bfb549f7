import { pluralsOf, singularOf } from 'recipe-basics/text/english-noun'
import { UNITS } from './units.ts'
import {
  type Amount,
  type IngredientLine,
  isForeign,
  type Measure,
  type Part,
  type Span,
} from './ingredient-line.ts'
import type { Language } from 'recipe-basics/recipe/language'

/** The noun of a food that is counted, where it stands, and its words for one and for several: "egg", "eggs". */
export type Noun = { unitSpan: Span; words: readonly [one: string, many: string] }

/** The same for several, or nothing that is counted. */
const SAME = new Set(
  'asparagus bacon bass beef big bread broccoli butter celery cheese cod cream dozen each extra fennel flour free fruit garlic ginger glaze jumbo juice lamb large meat medium milk more oil paste peel pork powder pulp puree rice rind salmon salt shrimp small sole spinach squid sugar tofu trout tuna venison wash water whole zest'.split(
    ' ',
  ),
)
/** Those of mass, and what is done to a food: "2 chicken thighs, marinated". */
const SAME_ENDS = /(?:ss|(?<!octop|citr|cact)us|is|fish|[^e]ed)$/

/** Up to three words and the end of the remark. */
const COUNTED_BEHIND = /^(?: [a-z]+){0,2} ([a-z]+)(?=[),;]|$)/i

/** The noun of a line that counts its food: "1 large egg, beaten". Undefined where a unit counts it, and in other languages. */
export function findNoun(
  text: string,
  { amounts, food, language }: (IngredientLine | Part) & Partial<Pick<IngredientLine, 'language'>>,
): Noun | undefined {
  const [amount] = amounts
  if (!amount || amounts.length > 1 || isForeign(language)) return undefined
  if (amount.unit || !food?.known || food.start < endOf(amount)) return undefined
  // "1 heaping ½ cup blueberries"
  const { unit: size } = amount.packageSize ?? {}
  if (size && UNITS[size].kind === 'volume') return undefined
  const word =
    text
      .slice(food.start, food.end)
      .split(/[^A-Za-z]/)
      .at(-1) ?? ''
  // "Tomato, chopped": a number will stand before it.
  const isFirst = !amount.quantitySpan && food.start === amount.start
  return toNoun(word, food.end, amount, isFirst ? word.toLowerCase() : word)
}

/** What a number at the end of a remark counts: "(1½ lemons)", "from about 2 large lemons". */
export function findNounBehind(
  text: string,
  [measure, ...others]: readonly Measure[],
  language: Language | undefined,
): Noun | undefined {
  const { quantity, quantitySpan, unit } = measure ?? {}
  if (others.length > 0 || unit || !quantity || !quantitySpan || isForeign(language)) return undefined
  const [behind = '', word = ''] = COUNTED_BEHIND.exec(text.slice(quantitySpan.end)) ?? []
  return toNoun(word, quantitySpan.end + behind.length, { quantity })
}

/** So many characters may stand between a number of a step and its food: "2 more large free-range eggs". */
const FURTHEST_NOUN = 40

/** What a number of a step counts, by the name of its food on the list: "1 more egg". "1 of the eggs" has its plural already. */
export function findNounAhead(
  text: string,
  { quantity, unit, end }: Measure,
  name: string | undefined,
): Noun | undefined {
  const noun =
    name &&
    singularOf(
      name
        .toLowerCase()
        .split(/[^a-z]/)
        .at(-1) ?? '',
    )
  if (!noun || unit) return undefined
  const [phrase = ''] = /^[^.,;:()\d]*/.exec(text.slice(end, end + FURTHEST_NOUN)) ?? []
  for (const { 0: word, index } of phrase.matchAll(/[A-Za-z]+/g)) {
    if (word === 'of') return undefined
    if (singularOf(word.toLowerCase()) === noun) return toNoun(word, end + index + word.length, { quantity })
  }
  return undefined
}

/** Several that are said in the singular are counted by a later word: "8 corn or flour tortillas". */
function toNoun(
  word: string,
  end: number,
  { quantity }: Pick<Measure, 'quantity'>,
  inLine = word,
): Noun | undefined {
  const words = toWords(inLine)
  if (!words || (quantity.most > 1 && inLine === words[0])) return undefined
  return { unitSpan: { start: end - word.length, end }, words }
}

const endOf = ({ quantitySpan, end }: Amount) => quantitySpan?.end ?? end

/** The words for one and for several of what is counted. Undefined for a mass, and for what is the same for several. */
export function toWords(written: string): Noun['words'] | undefined {
  const [first = ''] = written
  const word = first.toLowerCase() + written.slice(1)
  if (word.length < 3 || word !== word.toLowerCase() || isSame(word)) return undefined
  const one = singularOf(word)
  const plurals = pluralsOf(one)
  // "3 avocadoes" stay spelled so.
  const many = plurals.includes(word) && word !== one ? word : (plurals[0] ?? one)
  if (isSame(one) || (word !== one && word !== many)) return undefined
  return [first + one.slice(1), first + many.slice(1)]
}

const isSame = (word: string) => SAME.has(word) || (SAME_ENDS.test(word) && singularOf(word) === word)
