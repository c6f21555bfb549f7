import { findPhrase } from '../ingredient/phrase-index.ts'
import {
  after,
  type Found,
  isMark,
  readQuantity,
  spanOf,
  type WrittenQuantity,
} from '../ingredient/read-quantity.ts'
import { readNumberWords } from './number-words.ts'
import { afterWord, type StepReading } from './step-words.ts'

/** "15 à 180 °C" are no degrees from 15 to 180: the "à" is "at". */
const AT = 'a'
const WIDEST_RANGE = 3

/**
 * Reads a number or a range as lines have them, and those of sentences: "1- to 2-inch", whose ends share their unit,
 * "three hundred and fifty", "two-and-a-half".
 */
export function readStepQuantity(reading: StepReading, at: number): Found<WrittenQuantity> | undefined {
  const first = readOwn(reading, at)
  if (!first || !isMark(reading, first.end, '-')) return first
  const next = after(reading, 'to', first.end + 1) ?? after(reading, 'or', first.end + 1)
  const last = next === undefined ? undefined : readOwn(reading, next)
  if (!last || last.value.quantity.most <= first.value.quantity.least) return first
  return toQuantity(reading, at, last.end, first.value.quantity.least, last.value.quantity.most)
}

function readOwn(reading: StepReading, at: number): Found<WrittenQuantity> | undefined {
  const words = readNumberWords(reading, at)
  if (words) return readWordRange(reading, at, words)
  const read = readQuantity(reading, at, false)
  if (!read || read.value.isVague) return read
  const token = reading.tokens[at]
  if (token?.kind === 'number' && isAtDegrees(reading, at, read))
    return toQuantity(reading, at, at + 1, token.value, token.value)
  return readBetween(reading, at, read) ?? addPart(reading, at, read)
}

/** "Three hundred to three hundred and fifty". */
function readWordRange(reading: StepReading, at: number, { value, end }: Found<number>) {
  const next = afterTo(reading, end)
  const last = next === undefined ? undefined : readNumberWords(reading, next)
  return last && last.value > value
    ? toQuantity(reading, at, last.end, value, last.value)
    : toQuantity(reading, at, end, value, value)
}

function isAtDegrees(reading: StepReading, at: number, { value, end }: Found<WrittenQuantity>): boolean {
  const { least, most } = value.quantity
  if (!isMark(reading, at + 1, AT) || least * WIDEST_RANGE >= most) return false
  return isMark(reading, end, '°') || afterWord(reading, 'degree', end) !== undefined
}

/** "Between 20 and 25". */
function readBetween(
  reading: StepReading,
  at: number,
  { value: { quantity }, end }: Found<WrittenQuantity>,
): Found<WrittenQuantity> | undefined {
  const and = afterWord(reading, 'between', at - 1) === at ? after(reading, 'and', end) : undefined
  const last = and === undefined ? undefined : readQuantity(reading, and, false)
  return last && last.value.quantity.least > quantity.most
    ? toQuantity(reading, at, last.end, quantity.least, last.value.quantity.most)
    : undefined
}

/** "Two-and-a-half", "två och en halv", "two and three quarter". */
function addPart(reading: StepReading, at: number, read: Found<WrittenQuantity>): Found<WrittenQuantity> {
  const { least, most } = read.value.quantity
  const and = after(reading, 'and', isMark(reading, read.end, '-') ? read.end + 1 : read.end)
  if (and === undefined || least < 1 || !Number.isInteger(most)) return read
  const part = findPhrase(reading.words.numbers, reading.tokens, isMark(reading, and, '-') ? and + 1 : and)
  if (!part || part.value >= 1) return read
  const value = most + part.value
  if (least < most) return toQuantity(reading, at, part.end, least, value)
  const next = afterTo(reading, part.end)
  const last = next === undefined ? undefined : readQuantity(reading, next, false)
  return last && last.value.quantity.least > value
    ? toQuantity(reading, at, last.end, value, last.value.quantity.most)
    : toQuantity(reading, at, part.end, value, value)
}

const afterTo = (reading: StepReading, at: number) =>
  isMark(reading, at, '-') ? at + 1 : (after(reading, 'to', at) ?? after(reading, 'or', at))

const toQuantity = (
  reading: StepReading,
  at: number,
  end: number,
  least: number,
  most: number,
): Found<WrittenQuantity> => ({
  value: { quantity: { least, most }, span: spanOf(reading, at, end), isVague: false },
  end,
})
