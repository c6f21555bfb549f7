import type { Measure } from '../ingredient/ingredient-line.ts'
import { after, type Found, isMark, spanOf } from '../ingredient/read-quantity.ts'
import { isMeasure } from '../ingredient/read-unit.ts'
import { UNITS } from '../ingredient/units.ts'
import { readBareMinutes } from './read-bare-minutes.ts'
import { readDuration } from './read-duration.ts'
import { readSize } from './read-size.ts'
import { readHourAndPart } from './read-time-length.ts'
import { readTemperature } from './read-temperature.ts'
import type { StepMark } from './step-mark.ts'
import { readStepQuantity } from './step-quantity.ts'
import { readStepUnit } from './step-unit.ts'
import { afterWord, type StepReading } from './step-words.ts'

/** A number that may be an amount: only the list of ingredients tells. `from` to `to` are its tokens. */
export type Candidate = { kind: 'candidate'; measure: Measure; from: number; to: number }

/** The numbers of a step, in order: those that speak for themselves, and candidates for amounts. */
export function readNumbers(reading: StepReading): (StepMark | Candidate)[] {
  const found: (StepMark | Candidate)[] = []
  for (let at = 0; at < reading.tokens.length; at++) {
    if (!startsNumber(reading, at)) continue
    const read = readKnown(reading, at) ?? readCandidate(reading, at)
    if (!read) continue
    found.push(sizeInBrackets(reading, read.value, found.at(-1)))
    at = read.end - 1
  }
  return found
}

/** "(5 liter)" after "5-quart" is its size once more, and "(1 ounce)" after "3" is the size of each. */
function sizeInBrackets(
  reading: StepReading,
  number: StepMark | Candidate,
  before: StepMark | Candidate | undefined,
): StepMark | Candidate {
  if (number.kind !== 'candidate' || !isMeasure(number.measure.unit)) return number
  if (!before || !isMark(reading, number.from - 1, '(')) return number
  const isSized = before.kind === 'size' || (before.kind === 'candidate' && !isMeasure(before.measure.unit))
  const end = before.kind === 'candidate' ? before.measure.end : before.end
  const isNext = reading.tokens[number.from - 2]?.end === end
  const { start, end: last } = number.measure
  return isSized && isNext ? { kind: 'size', start, end: last, measures: [number.measure] } : number
}

/** A number in a name is none: "#3", "Ateco 845/846". */
function startsNumber(reading: StepReading, at: number): boolean {
  const { tokens, words } = reading
  const token = tokens[at]
  if (!token || token.kind === 'mark') return false
  if (token.kind === 'word')
    return (
      words.numbers.next.has(token.text) ||
      after(reading, 'few', at) !== undefined ||
      readHourAndPart(reading, at) !== undefined
    )
  return token.isApart || tokens[at - 1]?.text !== '#'
}

function readKnown(reading: StepReading, at: number): Found<StepMark> | undefined {
  const temperature = readTemperature(reading, at)
  if (temperature) return temperature
  const duration = readDuration(reading, at)
  if (!duration) return readBareMinutes(reading, at) ?? readSize(reading, at)
  const { seconds, isTimer } = duration.value
  const span = spanOf(reading, at, duration.end)
  return {
    value: isTimer ? { ...span, kind: 'timer', seconds } : { ...span, kind: 'time' },
    end: duration.end,
  }
}

function readCandidate(reading: StepReading, at: number): Found<StepMark | Candidate> | undefined {
  const count = readStepQuantity(reading, at)
  if (!count) return undefined
  // "1 more tablespoon"
  const unit =
    readStepUnit(reading, count.end) ??
    readStepUnit(reading, afterWord(reading, 'filler', count.end) ?? count.end)
  const isVague = count.value.isVague || (unit && UNITS[unit.value.unit].isApproximate)
  const end = unit?.end ?? count.end
  const { quantity, span: quantitySpan } = count.value
  const span = spanOf(reading, at, end)
  if (isVague) return { value: { ...span, kind: 'other' }, end }
  const measure = {
    ...span,
    quantity,
    quantitySpan,
    ...(unit && { unit: unit.value.unit, unitSpan: unit.value.span }),
  }
  return { value: { kind: 'candidate', measure, from: at, to: end }, end }
}
