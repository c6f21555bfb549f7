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
/** Below that the dials of °F have only these marks: 220 is in °C, even beside cups. */
const DIAL_STEP = 25
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
const TIME_WORD = /^(?:min(?:ute)?s?|h(?:ou)?rs?|h)$/
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
  ((reading.isPlainlyUs && quantity.least % DIAL_STEP === 0) || quantity.least > HOTTEST_CELSIUS)

const isWithin = ({ least, most }: Quantity, range: Quantity) => least >= range.least && most <= range.most

/** "Oven to", "bake at", "temperature of": what stands right before the number. */
function findHeat(reading: StepReading, at: number): 'oven' | 'probe' | undefined {
  if (isMark(reading, at + 1, 'oven') || isAgain(reading, at)) return 'oven'
  if (!PREPOSITIONS.has(reading.tokens[at - 1]?.text ?? '')) return undefined
  let isOven = false
  let from = at
  for (let count = 0; count <= MOST_BEFORE; count++) {
    from = startOfTime(reading, from - 1)
    if (reading.tokens[from]?.kind === 'mark' || reading.tokens[from] === undefined) break
    const has = (role: StepRole) => afterWord(reading, role, from) !== undefined
    if (has('probe')) return 'probe'
    isOven ||= has('oven') || has('heat') || has('change')
  }
  return isOven && !isMark(reading, at - 1, 'is') ? 'oven' : undefined
}

/** "Bake 20-25 minutes at 350": where a length of time begins that ends at a token; that token where none does. */
function startOfTime({ tokens }: StepReading, at: number): number {
  const isTime = TIME_WORD.test(tokens[at]?.text ?? '')
  let from = at
  while (isTime && (tokens[from - 1]?.kind === 'number' || /^(?:-|to)$/.test(tokens[from - 1]?.text ?? '')))
    from--
  return from
}

/** "Bake at 375 for 12 minutes, then at 350", or "then 350". */
function isAgain(reading: StepReading, at: number): boolean {
  const { tokens } = reading
  const isTo = /^(?:at|to)$/.test(tokens[at - 1]?.text ?? '')
  const joint = tokens[isTo ? at - 2 : at - 1]?.text ?? ''
  if (!(isTo ? /^(?:then|and|or)$/ : /^then$/).test(joint)) return false
  for (let from = at - 3; from >= at - LONGEST_CLAUSE && !/^[.;!?]$/.test(tokens[from]?.text ?? ''); from--)
    if (afterWord(reading, 'oven', from) !== undefined) return true
  return false
}
