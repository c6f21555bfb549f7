import { type Found, isMark } from '../ingredient/read-quantity.ts'
import { readUnit, type WrittenUnit } from '../ingredient/read-unit.ts'
import type { StepReading } from './step-words.ts'

/** Units that nobody cuts short with a full stop. All longer words are none either. */
const WHOLE_WORDS = /^(?:k?g|m?l|[cd]l|[cm]m|cups?|inch)$/i
const LONGEST_ABBREVIATION = 4

/** Reads a unit as lines have them. The full stop that ends a sentence is no part of it: "Heat 5 cm." */
export function readStepUnit(reading: StepReading, at: number): Found<WrittenUnit> | undefined {
  const unit = readUnit(reading, at)
  if (!unit || !isMark(reading, unit.end - 1, '.')) return unit
  const { span, ...value } = unit.value
  const end = reading.tokens[unit.end - 2]?.end ?? span.end
  if (!endsSentence(reading, unit.end, reading.line.slice(span.start, end))) return unit
  return { value: { ...value, span: { start: span.start, end } }, end: unit.end - 1 }
}

function endsSentence({ line, tokens }: StepReading, at: number, written: string): boolean {
  const next = tokens[at]
  if (!next) return true
  const isWhole = written.length > LONGEST_ABBREVIATION || WHOLE_WORDS.test(written)
  return isWhole && next.isApart && /\p{Lu}/u.test(line.charAt(next.start))
}
