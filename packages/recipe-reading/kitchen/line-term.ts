import { type Amount, isForeign, type Measure, type Span } from '../ingredient/ingredient-line.ts'
import type { Language } from 'recipe-basics/recipe/language'
import { findUnitWords, isPluralOfUnit } from '../ingredient/unit-words.ts'
import { isOneOf } from './articles.ts'
import type { Term } from './figure.ts'

/** An amount of a line, or a size, as a term of a figure. Undefined where no number stands, nor could stand. */
export function toTerm(
  text: string,
  amount: Measure | Amount,
  language: Language | undefined,
): Term | undefined {
  const { quantity, quantitySpan, unit, unitSpan, tailSpan } = amount
  const unsaid = quantitySpan ? undefined : placeOfOne(text, amount, language)
  const number = quantitySpan ?? unsaid
  if (!number) return undefined
  const written = unitSpan && text.slice(unitSpan.start, unitSpan.end)
  const inLine = unsaid && written && !isForeign(language) ? written.toLowerCase() : written
  const words = unit && inLine && findUnitWords(unit, inLine, language)
  return {
    quantity,
    number,
    ...(unsaid && { isUnsaid: true as const }),
    ...(unit && { unit }),
    ...(unitSpan && { unitSpan }),
    ...(tailSpan && { tail: tailSpan }),
    ...(isRough(text, amount) && { isRough: true as const }),
    ...(words && { words }),
  }
}

const ROUGH =
  /^(?:heap|round|mound|scant|generous|overflow|big|gehäuft|geh\b|bomb|colm|bien|opgehoopt|rågad|topp)/i

/** "2 heaped tbsp", "a scant ½ cup". */
const isRough = (text: string, amount: Measure | Amount) =>
  'qualifiers' in amount &&
  amount.qualifiers.some(({ start, end }) =>
    ROUGH.test(text.slice(start, end).replace(/^(?:an?|\()\s?/i, '')),
  )
/** "7x5-inch dish" is one dish, and "大さじ1と1/2" a fraction whose upper part stands in a word. */
const SIDE = /^[x×]\d[\d.]*[\s-]?(?:inch|in\b|cm|mm|["”″])(?!.*\b(?:pieces?|knobs?|sticks?|strips?)\b)/i
const UPPER_PART = /\p{L}\d{1,3}\/$/u
export const isNoQuantity = (text: string, { start, end }: Span) =>
  SIDE.test(text.slice(end)) || UPPER_PART.test(text.slice(Math.max(0, start - 5), start))

/** "400 g tin", "can of beans": where "2" would stand. A handful stays a handful, and of "cans of beans" nobody knows how many. */
function placeOfOne(
  text: string,
  amount: Measure | Amount,
  language: Language | undefined,
): Span | undefined {
  const { start, unit, unitSpan } = amount
  if (text[start - 1] === '/') return undefined
  const isSized = 'packageSize' in amount && amount.packageSize !== undefined
  const isOne =
    !unit ||
    !unitSpan ||
    (isOneOf(unit) && !isPluralOfUnit(unit, text.slice(unitSpan.start, unitSpan.end), language))
  return isSized || isOne ? { start, end: start } : undefined
}
