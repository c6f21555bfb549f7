import { findPhrase } from '../ingredient/phrase-index.ts'
import { after, type Found, isMark } from '../ingredient/read-quantity.ts'
import type { StepReading } from './step-words.ts'

const HUNDRED = 100
/** They are one, but end no number: "twenty a day". */
const ARTICLES = new Set(['a', 'an', 'another', 'single'])
/** Words that a longer number begins with in other languages: "cent vingt". */
const HUNDREDS =
  /^(?:cents?|[a-z]{0,9}cient[ao]s?|quinient[ao]s|[a-z]{0,9}cento|hundert|honderd|hundra|hundrede|hundre)$/

/** An English number of several words: "three hundred and fifty", "sixty-five". Undefined for a single word. */
export function readNumberWords(reading: StepReading, at: number): Found<number> | undefined {
  if (reading.words.language !== 'en' || reading.tokens[at]?.kind !== 'word') return undefined
  const first = readTens(reading, at)
  const hundreds = first && readHundreds(reading, first)
  if (!hundreds) return first && first.end > at + 1 && first.value > 20 ? first : undefined
  const next = after(reading, 'and', hundreds.end) ?? hundreds.end
  const rest = ARTICLES.has(reading.tokens[next]?.text ?? '') ? undefined : readTens(reading, next)
  if (rest && rest.value < HUNDRED) return { value: hundreds.value + rest.value, end: rest.end }
  return hundreds.end > at + 1 ? hundreds : undefined
}

/** Whether the word here is only the end of a number that is not read: "deux cent vingt", "three fifty". */
export function endsLongerNumber({ tokens, words }: StepReading, at: number): boolean {
  const before = tokens[at - 1]
  if (tokens[at]?.kind !== 'word' || !before) return false
  const digit = ARTICLES.has(before.text) ? undefined : words.numbers.next.get(before.text)?.value
  return HUNDREDS.test(before.text) || (digit !== undefined && digit > 1 && digit < 10)
}

function readHundreds(reading: StepReading, { value, end }: Found<number>): Found<number> | undefined {
  if (value === HUNDRED) return { value, end }
  return value < 10 && isMark(reading, end, 'hundred') ? { value: value * HUNDRED, end: end + 1 } : undefined
}

/** "Sixty-five", "seven", "one hundred". */
function readTens(reading: StepReading, at: number): Found<number> | undefined {
  const tens = readWhole(reading, at)
  if (!tens || tens.value < 20 || tens.value % 10 !== 0) return tens
  const next = isMark(reading, tens.end, '-') ? tens.end + 1 : tens.end
  const ones = ARTICLES.has(reading.tokens[next]?.text ?? '') ? undefined : readWhole(reading, next)
  return ones && ones.value < 10 && tens.value < HUNDRED
    ? { value: tens.value + ones.value, end: ones.end }
    : tens
}

function readWhole(reading: StepReading, at: number): Found<number> | undefined {
  if (reading.tokens[at]?.kind !== 'word') return undefined
  const found = findPhrase(reading.words.numbers, reading.tokens, at)
  return found && Number.isInteger(found.value) ? found : undefined
}
