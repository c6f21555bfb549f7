import type { Quantity } from '../ingredient/ingredient-line.ts'
import { findPhrase } from '../ingredient/phrase-index.ts'
import { after, type Found, isMark, type WrittenQuantity } from '../ingredient/read-quantity.ts'
import { readUnit as readMeasure } from '../ingredient/read-unit.ts'
import { readStepQuantity } from './step-quantity.ts'
import { afterWord, type StepReading } from './step-words.ts'

/** A length of time in seconds, and the seconds of its unit. */
export type TimeLength = Found<Quantity> & { unit: number; isVague: boolean }

export const HOUR = 3600
/** One letter is a unit only right after a digit. */
const SHORT = new Set(['s', 't', 'u'])
/** "h30" of "1h30", and "h30min". */
const GLUED = /^(?:hr?|u)([0-5]\d)(?:m(?:in|n|ins)?)?$/
/** Units that are cut short, after which a full stop ends no sentence: "1 Std. 20 Min." */
const ABBREVIATIONS = new Set(['h', 'hr', 'hrs', 'std', 'stdn', 'tim', 'u', 'min', 'mins', 'mn'])
/** Of an hour that has no unit: "i en kvart". */
const QUARTERS = new Set([1 / 4, 3 / 4])
const MOST_FILLERS = 3
/** What stands before minutes that have a stroke for their name. */
const FOR = new Set(['for', 'per', 'fur', 'pendant', 'durante', 'gedurende'])

/** "1 hour and 30 minutes", "1h30", "an hour and a half", "three quarters of an hour", "hora y media". */
export function readTimeLength(reading: StepReading, at: number): TimeLength | undefined {
  const clock = readClock(reading, at)
  if (clock) return clock
  const count = readStepQuantity(reading, at)
  if (!count) return readHourAndPart(reading, at)
  const { quantity, isVague } = count.value
  const glued = GLUED.exec(reading.tokens[count.end]?.text ?? '')?.[1]
  if (glued) {
    const value = plus(times(quantity, HOUR), exactly(Number(glued) * 60))
    return { value, end: count.end + 1, unit: HOUR, isVague }
  }
  const unit = readUnit(reading, count)
  if (!unit)
    return readPrimes(reading, at, count) ?? readGoodPart(reading, count) ?? readQuarters(reading, at, count)
  if (isOrdinal(reading, at, unit)) return undefined
  const value = times(quantity, unit.value)
  const more = readPart(reading, unit) ?? readRest(reading, unit)
  if (!more) return { value, end: unit.end, unit: unit.value, isVague }
  return { value: plus(value, more.value), end: more.end, unit: unit.value, isVague }
}

/** "1:30 hours": an hour and thirty sixtieths of it. */
function readClock({ tokens, steps }: StepReading, at: number): TimeLength | undefined {
  const [whole, colon, part] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  if (colon?.text !== ':' || colon.isApart || part?.isApart !== false) return undefined
  if (!/^\d{1,2}$/.test(whole?.text ?? '') || !/^[0-5]\d$/.test(part.text)) return undefined
  const next = tokens[at + 3]?.text === '-' ? at + 4 : at + 3
  const unit = findPhrase(steps.times, tokens, next)
  if (!unit || unit.value > HOUR) return undefined
  const value = exactly(Math.round(((whole?.value ?? 0) + part.value / 60) * unit.value))
  return { value, end: unit.end, unit: unit.value, isVague: false }
}

/** "Hora y media" has no number. */
export function readHourAndPart(reading: StepReading, at: number): TimeLength | undefined {
  const hour = findPhrase(reading.steps.times, reading.tokens, at)
  const part = hour?.value === HOUR ? readPart(reading, hour) : undefined
  if (!part) return undefined
  return { value: plus(exactly(HOUR), part.value), end: part.end, unit: HOUR, isVague: false }
}

function readUnit(
  reading: StepReading,
  { value: { quantity }, end }: Found<WrittenQuantity>,
): Found<number> | undefined {
  let next = (quantity.most < 1 ? afterOfAn(reading, end) : undefined) ?? end
  for (let count = 0; count < MOST_FILLERS; count++) {
    if (isMark(reading, next, '-') || isMark(reading, next, "'")) next++
    else next = afterWord(reading, 'filler', next) ?? next
  }
  const token = reading.tokens[next]
  const isLoose = token?.isApart !== false || reading.tokens[next - 1]?.kind !== 'number'
  if (!token || (SHORT.has(token.text) && isLoose)) return undefined
  return findPhrase(reading.steps.times, reading.tokens, next)
}

/** "Of an hour" after "a quarter", and "d'heure". Some words for parts end with the "of". */
function afterOfAn(reading: StepReading, at: number): number | undefined {
  const of = after(reading, 'of', at) ?? (after(reading, 'of', at - 1) === at ? at : undefined)
  if (of === undefined) return undefined
  const one = findPhrase(reading.words.numbers, reading.tokens, of)
  return one?.value === 1 ? one.end : of
}

/** "Un bon quart d'heure": the article is no number. */
function readGoodPart(reading: StepReading, { value, end }: Found<WrittenQuantity>): TimeLength | undefined {
  const part = value.quantity.most === 1 ? afterWord(reading, 'filler', end) : undefined
  const count = part === undefined ? undefined : readStepQuantity(reading, part)
  const unit = count && count.value.quantity.most < 1 ? readUnit(reading, count) : undefined
  return count && unit
    ? { value: times(count.value.quantity, unit.value), end: unit.end, unit: unit.value, isVague: false }
    : undefined
}

/** "Per 7'", "for 8–10′": minutes, where nothing but "for" stands before them. */
function readPrimes(
  reading: StepReading,
  at: number,
  { value: { quantity, isVague }, end }: Found<WrittenQuantity>,
): TimeLength | undefined {
  if (!FOR.has(reading.tokens[at - 1]?.text ?? '')) return undefined
  if (!isMark(reading, end, "'") || reading.tokens[end]?.isApart) return undefined
  return { value: times(quantity, 60), end: end + 1, unit: 60, isVague }
}

/** "I en kvart", "i trekvart": of an hour, where no measure and no food follows. */
function readQuarters(
  reading: StepReading,
  at: number,
  { value: { quantity, isVague }, end }: Found<WrittenQuantity>,
): TimeLength | undefined {
  if (!QUARTERS.has(quantity.most) || !isAfterFor(reading, at)) return undefined
  if (readMeasure(reading, end) || after(reading, 'of', end) !== undefined) return undefined
  return { value: times(quantity, HOUR), end, unit: HOUR, isVague }
}

function isAfterFor(reading: StepReading, at: number): boolean {
  const isAbout = after(reading, 'about', at - 1) === at
  return afterWord(reading, 'lasting', isAbout ? at - 2 : at - 1) !== undefined
}

/** "A second layer" is no length of time. */
function isOrdinal({ tokens }: StepReading, at: number, { end }: Found<number>): boolean {
  return tokens[end - 1]?.text === 'second' && tokens[at]?.kind === 'word'
}

/** What a part of the unit adds: "and a half", "-and-a-quarter". */
function readPart(reading: StepReading, { value, end }: Found<number>): Found<Quantity> | undefined {
  const from = isMark(reading, end, '-') ? end + 1 : end
  const part = findPhrase(reading.steps.andPart, reading.tokens, from)
  return part && { value: exactly(part.value * value), end: part.end }
}

/** What a smaller unit adds, in seconds: "and 30 minutes", "an hour and ten minutes". */
function readRest(reading: StepReading, { value, end }: Found<number>): Found<Quantity> | undefined {
  const from = afterStop(reading, end)
  const isShortened = from > end
  const joint = isMark(reading, from, ',') ? from + 1 : after(reading, 'and', from)
  const at = joint ?? from
  const isListed = isMark(reading, at - 1, ',')
  const count = reading.tokens[at]?.kind === 'number' || !isListed ? readStepQuantity(reading, at) : undefined
  const bare =
    value === HOUR && !isListed && !isShortened
      ? readBareMinutes(reading, at, joint === undefined)
      : undefined
  const unit = count && !count.value.isVague ? readUnit(reading, count) : undefined
  if (!count || !unit || unit.value >= value || isOrdinal(reading, at, unit)) return bare
  if (isShortened && afterWord(reading, 'apart', unit.end) !== undefined) return undefined
  return { value: times(count.value.quantity, unit.value), end: unit.end }
}

/** The token after a unit, or after the full stop of one that is cut short. */
export const afterStop = (reading: StepReading, at: number) =>
  isMark(reading, at, '.') && ABBREVIATIONS.has(reading.tokens[at - 1]?.text ?? '') ? at + 1 : at

/** "1 heure 15", "1 h 30 à 2 h": minutes that nobody names, where the length of time ends with them. */
function readBareMinutes(
  reading: StepReading,
  at: number,
  isRightAfter: boolean,
): Found<Quantity> | undefined {
  const { tokens } = reading
  const end = at + 1
  const minutes = tokens[at]
  if (minutes?.kind !== 'number' || !/^[0-5]\d$/.test(minutes.text)) return undefined
  const next = tokens[end]
  const isEnd =
    next === undefined ||
    (next.kind === 'mark' && /^[.,;:)!-]$/.test(next.text)) ||
    (['of', 'to', 'about', 'stop'] as const).some((role) => after(reading, role, end) !== undefined)
  const isHour =
    isRightAfter &&
    (reading.words.language !== 'en' || isMark(reading, at - 1, 'h')) &&
    next?.kind === 'word' &&
    !isCounted(reading, end)
  // "An hour and 12 of the eggs"
  const isJoined = isRightAfter || reading.words.language !== 'en'
  return (isEnd && isJoined) || isHour ? { value: exactly(minutes.value * 60), end } : undefined
}

/** "1 h 30 min", "1 h 30 g". */
const isCounted = (reading: StepReading, at: number) =>
  readMeasure(reading, at) !== undefined ||
  findPhrase(reading.steps.times, reading.tokens, at) !== undefined ||
  afterWord(reading, 'degree', at) !== undefined

export const times = ({ least, most }: Quantity, factor: number) => ({
  least: least * factor,
  most: most * factor,
})
const plus = (one: Quantity, other: Quantity) => ({
  least: one.least + other.least,
  most: one.most + other.most,
})
const exactly = (seconds: number): Quantity => ({ least: seconds, most: seconds })
