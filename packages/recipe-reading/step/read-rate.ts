import { after, isMark } from '../ingredient/read-quantity.ts'
import { readUnit } from '../ingredient/read-unit.ts'
import { UNITS } from '../ingredient/units.ts'
import { readStepQuantity } from './step-quantity.ts'
import { readTimeLength } from './read-time-length.ts'
import { afterWord, type StepReading } from './step-words.ts'

/** Words between "plus" and its number: "plus a further 20 minutes". */
const MOST_BETWEEN = 3
/** Words from "per pound" to the number: "For every 500 g, roast it for". */
const MOST_BEFORE = 10
const ENDS = new Set(['.', ';', '!', '?'])

/**
 * Where a rule for how long a piece takes by its weight ends, after a length of time: "20 minutes per 500 g, plus 20 minutes",
 * or "20 minutes plus 15 per pound". Only the cook can work it out, so that none of its times is one for a timer.
 */
export function afterRate(reading: StepReading, end: number): number | undefined {
  const rate = afterPer(reading, end)
  if (rate !== undefined) return readSurcharge(reading, rate) ?? rate
  const surcharge = readSurcharge(reading, end)
  return surcharge === undefined ? undefined : afterPer(reading, surcharge)
}

/** Whether a clause that begins with "per pound" or "for every 500 g" stands right before a token. */
export function isAfterRate(reading: StepReading, at: number): boolean {
  const { tokens } = reading
  for (let from = at - 1; from >= 0 && from >= at - MOST_BEFORE; from--) {
    const isClause = from === 0 || tokens[from - 1]?.kind === 'mark'
    const per = isClause ? afterWord(reading, 'rate', from) : undefined
    const end = per === undefined ? undefined : afterWeight(reading, per)
    if (end !== undefined && end <= at) return true
    if (ENDS.has(tokens[from]?.text ?? '')) return false
  }
  return false
}

/** "Per 500 g", "a pound", "for every half kilo", "per kg (20 minutes per pound)": the token after it. */
function afterPer(reading: StepReading, at: number): number | undefined {
  const strict = afterWord(reading, 'rate', at)
  const per = strict ?? afterWord(reading, 'looseRate', at)
  if (per === undefined) return undefined
  const end = afterWeight(reading, isMark(reading, per, '.') ? per + 1 : per, strict === undefined)
  return end === undefined ? undefined : (afterOtherUnit(reading, end) ?? end)
}

/** "/1 lb", "(2 lb)", "(20 minutes per pound)": the same once more. */
function afterOtherUnit(reading: StepReading, at: number): number | undefined {
  if (isMark(reading, at, '/')) return afterWeight(reading, at + 1)
  if (!isMark(reading, at, '(')) return undefined
  const length = readTimeLength(reading, at + 1)
  const per = length && afterWord(reading, 'rate', length.end)
  const end = length && per === undefined ? undefined : afterWeight(reading, per ?? at + 1)
  return end !== undefined && isMark(reading, end, ')') ? end + 1 : undefined
}

/** A weight; or a length, unless it may be one that stands for itself: "10 minuti a 5 cm dal grill". */
function afterWeight(reading: StepReading, at: number, isLoose = false): number | undefined {
  const count = readStepQuantity(reading, at)?.end ?? at
  const unit = readUnit(reading, isMark(reading, count, '-') ? count + 1 : count)
  const kind = unit && UNITS[unit.value.unit].kind
  return kind === 'weight' || (kind === 'length' && !isLoose) ? unit?.end : undefined
}

/** ", plus 20 minutes", "and an extra 20 minutes": the token after it. */
function readSurcharge(reading: StepReading, at: number): number | undefined {
  const from = isMark(reading, at, ',') ? at + 1 : at
  const plus = isMark(reading, from, '+')
    ? from + 1
    : (afterWord(reading, 'surcharge', from) ?? after(reading, 'plus', from))
  if (plus === undefined) return undefined
  let next = plus
  for (let count = 0; count < MOST_BETWEEN; count++) {
    const length = readTimeLength(reading, next)
    if (length) return length.end
    next =
      after(reading, 'article', next) ??
      afterWord(reading, 'filler', next) ??
      after(reading, 'about', next) ??
      next
  }
  return readTimeLength(reading, next)?.end
}
