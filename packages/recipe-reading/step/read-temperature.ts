import type { Quantity, Span } from '../ingredient/ingredient-line.ts'
import { after, type Found, isMark, spanOf } from '../ingredient/read-quantity.ts'
import { endsLongerNumber } from './number-words.ts'
import { readBareDegrees } from './read-bare-degrees.ts'
import { afterFan, isAfterFan } from './read-fan.ts'
import { isTurned, readHeat, SENTENCE_ENDS } from './read-heat.ts'
import type { StepMark, TemperatureUnit } from './step-mark.ts'
import { readStepQuantity } from './step-quantity.ts'
import { afterWord, type StepReading } from './step-words.ts'

const UNITS: Readonly<Record<string, TemperatureUnit>> = {
  c: 'celsius',
  celsius: 'celsius',
  centigrade: 'celsius',
  '℃': 'celsius',
  f: 'fahrenheit',
  fahrenheit: 'fahrenheit',
  '℉': 'fahrenheit',
}
/** A number before "C" or "F" alone is a temperature from here. */
const LEAST = { celsius: 30, fahrenheit: 90, gas: 0 }
/** Without a letter no oven is hotter in °C than this. */
const HOTTEST_CELSIUS = 260
const HIGHEST_GAS_MARK = 10
const YEAST_WATER = { least: 100, most: 115 }
const LIQUID = /^(?:water|milk|liquid|yeast|lukewarm)$/
/** What may be as hot in °C. */
const BOILS = /^(?:boil\w{0,3}|bring|simmer\w{0,3}|sugar|syrup|jam|oven|bake|steam\w{0,3})$/

type Temperature = Found<StepMark & { kind: 'temperature' }>

/** The temperature whose number begins at a token. */
export const readTemperature = (reading: StepReading, at: number): Temperature | undefined =>
  readGasMark(reading, at) ?? readDegrees(reading, at) ?? readBareDegrees(reading, at)

/** "Gas mark 4", "gas 4". */
function readGasMark(reading: StepReading, at: number): Temperature | undefined {
  const from = isMark(reading, at - 1, 'mark') ? at - 2 : at - 1
  const read = isMark(reading, from, 'gas') ? readStepQuantity(reading, at) : undefined
  if (!read || read.value.quantity.most > HIGHEST_GAS_MARK) return undefined
  const { quantity, span: number } = read.value
  const unitSpan = spanOf(reading, from, at)
  return {
    value: {
      kind: 'temperature',
      ...spanOf(reading, from, read.end),
      quantity,
      number,
      unit: 'gas',
      unitSpan,
    },
    end: read.end,
  }
}

function readDegrees(reading: StepReading, at: number): Temperature | undefined {
  const read = readStepQuantity(reading, at)
  if (!read || read.value.isVague || endsLongerNumber(reading, at)) return undefined
  const minus = findMinus(reading, at)
  const { quantity } = minus === undefined ? read.value : { quantity: negative(read.value.quantity) }
  const number = minus === undefined ? read.value.span : spanOf(reading, minus, read.end)
  const found = readUnit(reading, isMark(reading, read.end, '-') ? read.end + 1 : read.end, quantity.least)
  if (!found || (!found.value.unit && isTurned(reading, at, found.end, quantity))) return undefined
  const isFahrenheit =
    reading.isUs || quantity.least > HOTTEST_CELSIUS || isOfYeastWater(reading, at, quantity)
  const guess = isFahrenheit ? 'fahrenheit' : 'celsius'
  const unit = found.value.unit ?? unitOfRange(reading, found.end) ?? guess
  const heat = readHeat(reading, at, found.end, quantity, unit)
  return {
    value: {
      kind: 'temperature',
      start: number.start,
      end: found.value.span.end,
      quantity,
      number,
      unit,
      unitSpan: found.value.span,
      ...(isOfFan(reading, at, found.end, quantity) && { isFan: true }),
      ...(heat && { heat }),
    },
    end: found.end,
  }
}

/** "The water should be 105-110 degrees": in °C it would boil, and yeast would die. */
function isOfYeastWater({ tokens }: StepReading, at: number, { least, most }: Quantity): boolean {
  if (least < YEAST_WATER.least || most > YEAST_WATER.most) return false
  const before: string[] = []
  for (let from = at - 1; from >= 0 && !SENTENCE_ENDS.has(tokens[from]?.text ?? ''); from--)
    before.push(tokens[from]?.text ?? '')
  return before.some((word) => LIQUID.test(word)) && !before.some((word) => BOILS.test(word))
}

function readUnit(
  reading: StepReading,
  at: number,
  least: number,
): Found<{ unit?: TemperatureUnit; span: Span }> | undefined {
  const { tokens } = reading
  const sign = isMark(reading, at, '°') ? at + 1 : afterWord(reading, 'degree', at)
  // "110 deg. F"
  const isShort = sign !== undefined && isMark(reading, sign, '.') && tokens[sign + 1]?.text.length === 1
  const degree = isShort && UNITS[tokens[sign + 1]?.text ?? ''] ? sign + 1 : sign
  const unit = UNITS[tokens[degree ?? at]?.text ?? '']
  const end = unit ? (degree ?? at) + 1 : degree
  if (end === undefined || (degree === undefined && unit && least >= 0 && least < LEAST[unit]))
    return undefined
  return { value: { unit, span: spanOf(reading, at, end) }, end }
}

/** "350° to 375°F" is in °F at both ends. */
function unitOfRange(reading: StepReading, at: number): TemperatureUnit | undefined {
  const next = isMark(reading, at, '-') ? at + 1 : after(reading, 'to', at)
  const last = next === undefined ? undefined : readStepQuantity(reading, next)
  return last && readUnit(reading, last.end, last.value.quantity.least)?.value.unit
}

/** The sign or the word of "-18 °C" and "minus 18 °C". */
function findMinus({ tokens }: StepReading, at: number): number | undefined {
  const before = tokens[at - 1]
  if (before?.text === 'minus') return at - 1
  const isSign = before?.text === '-' && before.isApart && tokens[at]?.isApart === false
  return isSign && tokens[at - 2]?.kind !== 'number' ? at - 1 : undefined
}

const negative = ({ least, most }: Quantity): Quantity => ({ least: -most, most: -least })

/** "160 °C fan", but not "200 °C (fan 180 °C)": a fan oven is the cooler one. */
function isOfFan(reading: StepReading, at: number, end: number, quantity: Quantity): boolean {
  if (isAfterFan(reading, at)) return true
  const next = afterFan(reading, end)
  if (next === undefined) return false
  const other = readStepQuantity(reading, next)
  const isOther = other && readUnit(reading, other.end, other.value.quantity.least) !== undefined
  return !isOther || other.value.quantity.most >= quantity.most
}
