import type { Span } from '../ingredient/ingredient-line.ts'
import { type Found, isMark, spanOf } from '../ingredient/read-quantity.ts'
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

type Temperature = Found<StepMark & { kind: 'temperature' }>

/** The temperature whose number begins at a token. */
export const readTemperature = (reading: StepReading, at: number): Temperature | undefined =>
  readGasMark(reading, at) ?? readDegrees(reading, at)

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
  if (!read || read.value.isVague) return undefined
  const { quantity, span: number } = read.value
  const unit = readUnit(reading, isMark(reading, read.end, '-') ? read.end + 1 : read.end, quantity.least)
  if (!unit || isMark(reading, unit.end, 'angle')) return undefined
  const guess = reading.isUs || quantity.least > HOTTEST_CELSIUS ? 'fahrenheit' : 'celsius'
  const isFan = isFanAt(reading, at - 1) || isFanAt(reading, unit.end)
  return {
    value: {
      kind: 'temperature',
      start: number.start,
      end: unit.value.span.end,
      quantity,
      number,
      unit: unit.value.unit ?? guess,
      unitSpan: unit.value.span,
      ...(isFan && { isFan: true }),
    },
    end: unit.end,
  }
}

function readUnit(
  reading: StepReading,
  at: number,
  least: number,
): Found<{ unit?: TemperatureUnit; span: Span }> | undefined {
  const { tokens } = reading
  const degree = isMark(reading, at, '°') ? at + 1 : afterWord(reading, 'degree', at)
  const unit = UNITS[tokens[degree ?? at]?.text ?? '']
  const end = unit ? (degree ?? at) + 1 : degree
  if (end === undefined || (degree === undefined && unit && least < LEAST[unit])) return undefined
  return { value: { unit, span: spanOf(reading, at, end) }, end }
}

/** "160 °C fan", "160 °C (fan)", "fan 160 °C". */
const isFanAt = (reading: StepReading, at: number) =>
  afterWord(reading, 'fan', isMark(reading, at, '(') ? at + 1 : at) !== undefined
