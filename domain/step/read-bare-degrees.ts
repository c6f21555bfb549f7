import type { Quantity } from '../ingredient/ingredient-line.ts'
import { type Found, isMark } from '../ingredient/read-quantity.ts'
import type { StepMark } from './step-mark.ts'
import { readStepQuantity } from './step-quantity.ts'
import { afterWord, type StepReading, type StepRole } from './step-words.ts'

/** What American ovens and thermometers show, in °F. */
const OVEN = { least: 200, most: 550 }
const PROBE = { least: 100, most: 212 }
/** Up to here a bare number may be one of an oven in °C, unless the list is in cups. */
const HOTTEST_CELSIUS = 260
/** Words from "oven" or "bake" to the number: "Turn the oven down to 325". */
const MOST_BEFORE = 4
/** Words from "bake at 375" to "then at 350". */
const LONGEST_CLAUSE = 20
const PREPOSITIONS = new Set([
  'to',
  'at',
  'of',
  'reads',
  'registers',
  'reaches',
  'hits',
  'is',
  'oven',
  'preheat',
])
/** What may follow: a word of food would make the number an amount. */
const NEXT = new Set(
  'oven for and until till then or if on in with while before when as but because so after again using by'.split(
    ' ',
  ),
)
const NEXT_MARKS = /^[.,;:!()/]$/

/** The °F of American recipes that name no unit: "Preheat oven to 350", "an internal temp of 145". */
export function readBareDegrees(
  reading: StepReading,
  at: number,
): Found<StepMark & { kind: 'temperature' }> | undefined {
  if (!reading.isUs || reading.tokens[at]?.kind !== 'number') return undefined
  const read = readStepQuantity(reading, at)
  if (!read || !mayEnd(reading, read.end)) return undefined
  const { quantity, span: number } = read.value
  const heat = findHeat(reading, at)
  const isHot = heat === 'probe' ? isWithin(quantity, PROBE) : heat === 'oven' && isOven(reading, quantity)
  if (!heat || !isHot) return undefined
  return {
    value: { kind: 'temperature', ...number, quantity, number, unit: 'fahrenheit', heat },
    end: read.end,
  }
}

function mayEnd({ tokens }: StepReading, at: number): boolean {
  const next = tokens[at]
  if (next?.kind === 'mark') return NEXT_MARKS.test(next.text)
  return next === undefined || NEXT.has(next.text)
}

const isOven = (reading: StepReading, quantity: Quantity) =>
  isWithin(quantity, OVEN) &&
  quantity.least % 5 === 0 &&
  (reading.isPlainlyUs || quantity.least > HOTTEST_CELSIUS)

const isWithin = ({ least, most }: Quantity, range: Quantity) => least >= range.least && most <= range.most

/** "Oven to", "bake at", "temperature of": what stands right before the number. */
function findHeat(reading: StepReading, at: number): 'oven' | 'probe' | undefined {
  if (isMark(reading, at + 1, 'oven') || isAgain(reading, at)) return 'oven'
  if (!PREPOSITIONS.has(reading.tokens[at - 1]?.text ?? '')) return undefined
  let isOven = false
  for (let from = at - 1; from >= at - 1 - MOST_BEFORE; from--) {
    if (reading.tokens[from]?.kind !== 'word') break
    const has = (role: StepRole) => afterWord(reading, role, from) !== undefined
    if (has('probe')) return 'probe'
    isOven ||= has('oven') || has('heat') || has('change')
  }
  return isOven && !isMark(reading, at - 1, 'is') ? 'oven' : undefined
}

/** "Bake at 375 for 12 minutes, then at 350". */
function isAgain(reading: StepReading, at: number): boolean {
  const { tokens } = reading
  if (
    !/^(?:at|to)$/.test(tokens[at - 1]?.text ?? '') ||
    !/^(?:then|and|or)$/.test(tokens[at - 2]?.text ?? '')
  )
    return false
  for (let from = at - 3; from >= at - LONGEST_CLAUSE && !/^[.;!?]$/.test(tokens[from]?.text ?? ''); from--)
    if (afterWord(reading, 'oven', from) !== undefined) return true
  return false
}
