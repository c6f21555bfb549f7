import { pluralsOf, singularOf } from '../english-noun.ts'
import { UNITS } from '../ingredient/units.ts'
import {
  type Amount,
  type IngredientLine,
  isForeign,
  type Language,
  type Measure,
  type Part,
  type Span,
} from '../ingredient/ingredient-line.ts'

/** The noun of a food that is counted, where it stands, and its words for one and for several: "egg", "eggs". */
export type Noun = { unitSpan: Span; words: readonly [one: string, many: string] }

/** The same for several, or nothing that is counted. */
const SAME = new Set(
  'asparagus bacon bass beef big bread broccoli butter celery cheese cod cream dozen each extra fennel flour free fruit garlic ginger jumbo lamb large meat medium milk more oil pork rice salmon salt shrimp small sole spinach squid sugar tofu trout tuna venison water whole'.split(
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
  return toNoun(word, food.end, amount)
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

/** Several that are said in the singular are counted by a later word: "8 corn or flour tortillas". */
function toNoun(word: string, end: number, { quantity }: Pick<Measure, 'quantity'>): Noun | undefined {
  const words = toWords(word)
  if (!words || (quantity.most > 1 && word === words[0])) return undefined
  return { unitSpan: { start: end - word.length, end }, words }
}

const endOf = ({ quantitySpan, end }: Amount) => quantitySpan?.end ?? end

function toWords(written: string): Noun['words'] | undefined {
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
