import type { Measure } from '../ingredient/ingredient-line.ts'
import { type Found, isMark, spanOf } from '../ingredient/read-quantity.ts'
import { UNITS, type UnitId } from '../ingredient/units.ts'
import type { StepMark } from './step-mark.ts'
import { readStepQuantity } from './step-quantity.ts'
import { readStepUnit } from './step-unit.ts'
import { afterWord, type StepReading } from './step-words.ts'

type Size = Found<StepMark & { kind: 'size' }>
type Count = Found<StepMark & { kind: 'count' }>
type Side = Found<{ measure: Measure; isWord: boolean }>

const MOST_SIDES = 3
/** Words between a capacity and the pot that it is of: "a 2 quart heavy saucepan". */
const FURTHEST_POT = 3
/** What is baked in holes: "a 24-cup mini muffin pan". */
const HOLES =
  /^(?:muffins?|cupcakes?|popovers?|patty|buns?|madeleines?|tartlets?|friands?|financiers?|canele)$/
/** Tins without a unit are in inches up to here in kitchens of cups, and in centimetres above. */
const LARGEST_INCHES = 19

/** The size whose first number begins at a token: lengths, side by side or alone, or what a pot holds. */
export const readSize = (reading: StepReading, at: number): Size | Count | undefined =>
  readSides(reading, at) ?? readHoles(reading, at) ?? readCapacity(reading, at)

/** "A 12-cup muffin tin" has twelve holes. */
function readHoles(reading: StepReading, at: number): Count | undefined {
  const read = readStepQuantity(reading, at)
  if (!read || read.value.isVague) return undefined
  const unit = readStepUnit(reading, isMark(reading, read.end, '-') ? read.end + 1 : read.end)
  if (unit?.value.unit !== 'cup') return undefined
  for (let next = unit.end; next < unit.end + FURTHEST_POT && reading.tokens[next]?.kind === 'word'; next++)
    if (HOLES.test(reading.tokens[next]?.text ?? ''))
      return { value: { kind: 'count', ...spanOf(reading, at, unit.end) }, end: unit.end }
  return undefined
}

/** "9-inch", "9 x 5 inch", "9x13", "11 inches by 17 inches", "20 cm". */
function readSides(reading: StepReading, at: number): Size | undefined {
  const sides: Side[] = []
  let next: number | undefined = at
  while (next !== undefined && sides.length < MOST_SIDES) {
    const side = readSide(reading, next)
    if (!side) break
    sides.push(side)
    next = afterTimes(reading, side.end)
  }
  const last = sides.at(-1)
  const named = sides.findLast(({ value }) => value.measure.unit)?.value.measure.unit
  if (!last || (!named && (sides.length < 2 || sides.some(({ value }) => value.isWord)))) return undefined
  const unit = named ?? guessUnit(reading, sides)
  const measures = sides.map(({ value }) => ({ ...value.measure, unit: value.measure.unit ?? unit }))
  return { value: { kind: 'size', ...spanOf(reading, at, last.end), measures }, end: last.end }
}

function readSide(reading: StepReading, at: number): Side | undefined {
  const read = readStepQuantity(reading, at)
  if (!read || read.value.isVague) return undefined
  const { quantity, span } = read.value
  const isWord = reading.tokens[at]?.kind === 'word'
  const unit = readStepUnit(reading, isMark(reading, read.end, '-') ? read.end + 1 : read.end)
  // "8 x 50 g balls" are no sides.
  const kind = unit && UNITS[unit.value.unit].kind
  if (kind === 'weight' || kind === 'volume') return undefined
  if (!unit || kind !== 'length')
    return { value: { measure: { ...span, quantity, quantitySpan: span }, isWord }, end: read.end }
  const measure = toMeasure(reading, at, read, unit)
  return { value: { measure, isWord }, end: unit.end }
}

/** The token after "x" or "by", with the hyphen that may stand before. */
function afterTimes(reading: StepReading, at: number): number | undefined {
  const from = isMark(reading, at, '-') ? at + 1 : at
  const isTimes = ['x', '×', 'by'].some((mark) => isMark(reading, from, mark))
  if (!isTimes) return undefined
  return isMark(reading, from + 1, '-') ? from + 2 : from + 1
}

function guessUnit({ isUs }: StepReading, sides: readonly Side[]): UnitId {
  const largest = Math.max(...sides.map(({ value }) => value.measure.quantity.most))
  return isUs && largest <= LARGEST_INCHES ? 'inch' : 'cm'
}

/** "A 6-quart pot", "16-ounce jars", "a 2 litre jug". */
function readCapacity(reading: StepReading, at: number): Size | undefined {
  const read = readStepQuantity(reading, at)
  if (!read || read.value.isVague) return undefined
  const hasHyphen = isMark(reading, read.end, '-')
  const unit = readStepUnit(reading, hasHyphen ? read.end + 1 : read.end)
  const kind = unit && UNITS[unit.value.unit].kind
  if (!unit || (kind !== 'volume' && kind !== 'weight')) return undefined
  if (!hasHyphen && !hasPotAfter(reading, unit.end)) return undefined
  const measure = toMeasure(reading, at, read, unit)
  return { value: { kind: 'size', ...spanOf(reading, at, unit.end), measures: [measure] }, end: unit.end }
}

function hasPotAfter(reading: StepReading, at: number): boolean {
  let next: number | undefined = at
  for (let count = 0; next !== undefined && count < FURTHEST_POT; count++) {
    if (afterWord(reading, 'container', next) !== undefined) return true
    next = afterWord(reading, 'pot', next)
  }
  return false
}

function toMeasure(
  reading: StepReading,
  at: number,
  { value: { quantity, span } }: NonNullable<ReturnType<typeof readStepQuantity>>,
  unit: NonNullable<ReturnType<typeof readStepUnit>>,
): Measure {
  return {
    ...spanOf(reading, at, unit.end),
    quantity,
    quantitySpan: span,
    unit: unit.value.unit,
    unitSpan: unit.value.span,
  }
}
