import type { Quantity } from '../ingredient/ingredient-line.ts'
import { findPhrase } from '../ingredient/phrase-index.ts'
import { after, type Found, isMark } from '../ingredient/read-quantity.ts'
import { readStepQuantity } from './step-quantity.ts'
import { afterWord, type StepReading, type StepRole } from './step-words.ts'

/** A length of time, in seconds, and whether a cook would set a timer for it. */
export type Duration = { seconds: Quantity; isTimer: boolean }

const HOUR = 3600
/** Above this nobody waits in the kitchen. */
const LONGEST = 24 * HOUR
/** One letter is a unit only right after a digit. */
const SHORT = new Set(['s', 't', 'u'])
/** "h30" of "1h30". */
const GLUED = /^h([0-5]\d)$/
const MOST_FILLERS = 3
const MOST_WORDS_BEFORE = 4

/** The length of time that begins at a token with a number. */
export function readDuration(reading: StepReading, at: number): Found<Duration> | undefined {
  const length = readLength(reading, at)
  if (!length) return undefined
  const last = readLaterEnd(reading, length)
  const seconds = { least: length.value.least, most: last ? last.value.most : length.value.most }
  const end = last ? last.end : length.end
  const isTimer = !length.isVague && isTimed(reading, at, end, seconds, length.unit)
  return { value: { seconds, isTimer }, end }
}

type Length = Found<Quantity> & { unit: number; isVague: boolean }

/** "1 hour and 30 minutes", "1h30", "an hour and a half". */
function readLength(reading: StepReading, at: number): Length | undefined {
  const count = readStepQuantity(reading, at)
  if (!count) return undefined
  const { quantity, isVague } = count.value
  const glued = GLUED.exec(reading.tokens[count.end]?.text ?? '')?.[1]
  if (glued) {
    const value = plus(times(quantity, HOUR), Number(glued) * 60)
    return { value, end: count.end + 1, unit: HOUR, isVague }
  }
  const unit = readUnit(reading, count.end)
  if (!unit || isOrdinal(reading, at, unit)) return undefined
  const value = times(quantity, unit.value)
  const part = findPhrase(reading.steps.andPart, reading.tokens, unit.end)
  const more = part ? { value: part.value * unit.value, end: part.end } : readRest(reading, unit)
  if (!more) return { value, end: unit.end, unit: unit.value, isVague }
  return { value: plus(value, more.value), end: more.end, unit: unit.value, isVague }
}

function readUnit(reading: StepReading, at: number): Found<number> | undefined {
  let next = at
  for (let count = 0; count < MOST_FILLERS; count++) {
    if (isMark(reading, next, '-') || isMark(reading, next, "'")) next++
    else next = afterWord(reading, 'filler', next) ?? next
  }
  const token = reading.tokens[next]
  const isLoose = token?.isApart !== false || reading.tokens[next - 1]?.kind !== 'number'
  if (!token || (SHORT.has(token.text) && isLoose)) return undefined
  return findPhrase(reading.steps.times, reading.tokens, next)
}

/** "A second layer" is no length of time. */
function isOrdinal({ tokens }: StepReading, at: number, { end }: Found<number>): boolean {
  return tokens[end - 1]?.text === 'second' && tokens[at]?.kind === 'word'
}

/** What a smaller unit adds, in seconds: "and 30 minutes". */
function readRest(reading: StepReading, { value, end }: Found<number>): Found<number> | undefined {
  const { tokens } = reading
  const joint = isMark(reading, end, ',') ? end + 1 : after(reading, 'and', end)
  const at = joint ?? end
  const count = tokens[at]?.kind === 'number' ? readStepQuantity(reading, at) : undefined
  if (!count || count.value.quantity.least !== count.value.quantity.most) return undefined
  const unit = readUnit(reading, count.end)
  if (!unit && value === HOUR && joint === undefined) return readBareMinutes(reading, at, count)
  if (!unit || unit.value >= value) return undefined
  return { value: count.value.quantity.most * unit.value, end: unit.end }
}

/** "1 heure 15": minutes that nobody names, where the length of time ends with them. */
function readBareMinutes(
  reading: StepReading,
  at: number,
  { value, end }: NonNullable<ReturnType<typeof readStepQuantity>>,
) {
  const minutes = value.quantity.most
  const next = reading.tokens[end]
  const isEnd =
    next === undefined || (next.kind === 'mark' && /^[.,;)!]$/.test(next.text)) || after(reading, 'of', end)
  const isMinutes = /^[0-5]\d$/.test(reading.tokens[at]?.text ?? '') && end === at + 1
  return isEnd && isMinutes ? { value: minutes * 60, end } : undefined
}

/** "to 1 hour" after "30 minutes", and "or two" after "a minute". */
function readLaterEnd(reading: StepReading, { value, end, unit }: Length): Found<Quantity> | undefined {
  const { tokens } = reading
  const next = isMark(reading, end, '-') ? end + 1 : (after(reading, 'to', end) ?? after(reading, 'or', end))
  if (next === undefined) return undefined
  const later = readLength(reading, next)
  if (later) return later.value.most > value.least ? later : undefined
  const count = tokens[next]?.kind === 'word' ? readStepQuantity(reading, next) : undefined
  const isLoose = count && !count.value.isVague && value.most === unit && count.value.quantity.most > 1
  return isLoose ? { value: times(count.value.quantity, unit), end: count.end } : undefined
}

function isTimed(reading: StepReading, at: number, end: number, { most }: Quantity, unit: number): boolean {
  if (most > LONGEST || unit > HOUR || stands(reading, at, 'recurring')) return false
  if (unit === HOUR && stands(reading, at, 'keeping')) return false
  return afterWord(reading, 'apart', end) === undefined
}

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

const times = ({ least, most }: Quantity, factor: number) => ({ least: least * factor, most: most * factor })
const plus = ({ least, most }: Quantity, more: number) => ({ least: least + more, most: most + more })
