import type { Quantity } from '../ingredient/ingredient-line.ts'
import { after, isMark } from '../ingredient/read-quantity.ts'
import type { Heat, TemperatureUnit } from './step-mark.ts'
import { afterWord, type StepReading, type StepRole } from './step-words.ts'

/** A larger difference would be a temperature. */
const LARGEST = { celsius: 60, fahrenheit: 100, gas: 0 }
/** Words from "bake" or "thermometer" to a temperature, and from it to "on a sugar thermometer". */
const MOST_BEFORE = 12
const MOST_AFTER = 5
/** Words from "reduce" to the degrees: "Baissez la température du four de 20 °C". */
const MOST_AFTER_CHANGE = 7
/** By which trays are turned, in degrees. */
const RIGHT_ANGLE = 90
const CIRCLE = 360
const MOST_AFTER_TURN = 3
export const SENTENCE_ENDS = new Set(['.', ';', '!', '?'])
/** They end what is said of degrees behind them. */
const CLAUSE_ENDS = new Set([
  ',',
  'until',
  'then',
  'and',
  'for',
  'bis',
  'jusqu',
  'hasta',
  'tot',
  'till',
  'til',
])

/** What has the temperature from one token to another, where the words around it tell. */
export function readHeat(
  reading: StepReading,
  at: number,
  end: number,
  quantity: Quantity,
  unit: TemperatureUnit,
): Heat | undefined {
  if (quantity.least > 0 && quantity.most <= LARGEST[unit] && isDifference(reading, at, end))
    return 'difference'
  for (let from = at - 1; from >= at - MOST_BEFORE && !isSentenceEnd(reading, from); from--) {
    const heat = heatAt(reading, from)
    if (heat) return heat
  }
  for (let next = end; next <= end + MOST_AFTER && !isClauseEnd(reading, next); next++) {
    const heat = heatAt(reading, next)
    if (heat) return heat
  }
  return undefined
}

const heatAt = (reading: StepReading, at: number): Heat | undefined =>
  afterWord(reading, 'probe', at) !== undefined
    ? 'probe'
    : afterWord(reading, 'oven', at) !== undefined
      ? 'oven'
      : undefined

/** "By 20 °C", "20 °C lower", "Baissez le four de 20 °C". */
function isDifference(reading: StepReading, at: number, end: number): boolean {
  return (
    standsBefore(reading, 'by', at) ||
    afterWord(reading, 'apartDegrees', end) !== undefined ||
    isChanged(reading, at)
  )
}

/** "By about 20 °C". */
function standsBefore(reading: StepReading, role: StepRole, at: number): boolean {
  for (let from = at - 1; from >= at - 3; from--) {
    const end = afterWord(reading, role, from)
    if (end !== undefined && (end === at || after(reading, 'about', end) === at)) return true
  }
  return false
}

/** "Reduce the temperature 20 °C", but not "reduce the temperature to 50 °C". */
function isChanged(reading: StepReading, at: number): boolean {
  for (let from = at - 1; from >= at - MOST_AFTER_CHANGE; from--) {
    if (reading.tokens[from]?.kind !== 'word' || afterWord(reading, 'target', from) !== undefined)
      return false
    if (afterWord(reading, 'change', from) !== undefined) return true
  }
  return false
}

const isSentenceEnd = ({ tokens }: StepReading, at: number) =>
  tokens[at] === undefined || SENTENCE_ENDS.has(tokens[at]?.text ?? '')

const isClauseEnd = (reading: StepReading, at: number) =>
  isSentenceEnd(reading, at) || CLAUSE_ENDS.has(reading.tokens[at]?.text ?? '')

/** "Rotate the pan 180 degrees" and "das Blech um 180 Grad drehen" are no temperatures. */
export function isTurned(reading: StepReading, at: number, end: number, { most }: Quantity): boolean {
  if (isMark(reading, end, 'angle')) return true
  if (most % RIGHT_ANGLE !== 0 || most > CIRCLE) return false
  for (let next = end; next < end + MOST_AFTER_TURN && !isSentenceEnd(reading, next); next++)
    if (afterWord(reading, 'turn', next) !== undefined) return !isOfOven(reading, at)
  for (let from = at - 1; from >= at - MOST_AFTER_CHANGE && !isSentenceEnd(reading, from); from--)
    if (afterWord(reading, 'turn', from) !== undefined) return !isOfOven(reading, at)
  return false
}

/** "Turn the oven to 180 degrees", "turn the heat 90 degrees". */
const isOfOven = (reading: StepReading, at: number) =>
  (['target', 'oven', 'heat'] as const).some((role) => afterWord(reading, role, at - 1) !== undefined)
