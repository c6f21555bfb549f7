import type { Quantity } from '../ingredient/ingredient-line.ts'
import { after, type Found, isMark } from '../ingredient/read-quantity.ts'
import { afterRate, isAfterRate } from './read-rate.ts'
import { afterStop, HOUR, readTimeLength, type TimeLength, times } from './read-time-length.ts'
import { readStepQuantity } from './step-quantity.ts'
import { afterWord, type StepReading, type StepRole } from './step-words.ts'

/** A length of time, in seconds, and whether a cook would set a timer for it. */
export type Duration = { seconds: Quantity; isTimer: boolean }

/** Above this nobody waits in the kitchen. */
const LONGEST = 24 * HOUR
const MOST_WORDS_BEFORE = 4
/** How far before a time its bracket may open, and how far before it the condition may begin. */
const LONGEST_BRACKET = 20
const FIRST_WORDS = 8

/** The length of time that begins at a token with a number. */
export function readDuration(reading: StepReading, at: number): Found<Duration> | undefined {
  const length = readTimeLength(reading, at)
  if (!length) return undefined
  const last = readLaterEnd(reading, length)
  const seconds = { least: length.value.least, most: last ? last.value.most : length.value.most }
  const end = last ? last.end : length.end
  const rate = afterRate(reading, end)
  if (rate !== undefined) return { value: { seconds, isTimer: false }, end: rate }
  if (isAfterRate(reading, at)) return { value: { seconds, isTimer: false }, end }
  const isTimer = !length.isVague && isTimed(reading, at, end, seconds, length.unit)
  return { value: { seconds, isTimer }, end }
}

/** "To 1 hour" after "30 minutes", and "or two" after "a minute". */
function readLaterEnd(reading: StepReading, { value, end, unit }: TimeLength): Found<Quantity> | undefined {
  const { tokens } = reading
  const or = after(reading, 'or', end)
  const next = isMark(reading, end, '-') ? end + 1 : (after(reading, 'to', end) ?? or)
  if (next === undefined) return undefined
  const later = readTimeLength(reading, next)
  // "2 hours or a night" are two ways to wait.
  if (later && next === or && later.unit > HOUR && unit <= HOUR) return undefined
  if (later) return later.value.most > value.least ? later : undefined
  const count = tokens[next]?.kind === 'word' ? readStepQuantity(reading, next) : undefined
  const isLoose = count && !count.value.isVague && value.most === unit && count.value.quantity.most > 1
  return isLoose ? { value: times(count.value.quantity, unit), end: count.end } : undefined
}

function isTimed(reading: StepReading, at: number, end: number, { most }: Quantity, unit: number): boolean {
  if (most > LONGEST || unit > HOUR || stands(reading, at, 'recurring')) return false
  if (unit === HOUR && stands(reading, at, 'keeping')) return false
  const next = isMark(reading, end, '-') ? end + 1 : afterStop(reading, end)
  // "Until 2 hours before serving" is a point in time.
  if (afterWord(reading, 'before', next) !== undefined && stands(reading, at, 'target')) return false
  return afterWord(reading, 'apart', next) === undefined && !isForOthers(reading, at, end)
}

/** "(35 mins if from frozen)", "(if frozen, cook for 35 mins)": in brackets, a time for those who cook it otherwise. */
function isForOthers(reading: StepReading, at: number, end: number): boolean {
  let open = at - 1
  while (open > at - LONGEST_BRACKET && open >= 0 && !isBracket(reading, open)) open--
  if (!isMark(reading, open, '(')) return false
  if (
    at - open <= FIRST_WORDS &&
    [1, 2].some((step) => afterWord(reading, 'otherwise', open + step) !== undefined)
  )
    return true
  const filled = afterWord(reading, 'filler', end) ?? end
  const next = isMark(reading, filled, ',') ? filled + 1 : filled
  return afterWord(reading, 'otherwise', next) !== undefined
}

const isBracket = (reading: StepReading, at: number) => isMark(reading, at, '(') || isMark(reading, at, ')')

/** Whether one of the phrases stands right before a token, or before words that make a number less exact. */
function stands(reading: StepReading, at: number, role: StepRole): boolean {
  for (let from = at - 1; from >= 0 && from >= at - MOST_WORDS_BEFORE; from--) {
    let next = afterWord(reading, role, from)
    while (next !== undefined && next < at)
      next = after(reading, 'about', next) ?? after(reading, 'article', next)
    if (next === at) return true
  }
  return false
}
