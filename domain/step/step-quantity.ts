import {
  after,
  type Found,
  isMark,
  readQuantity,
  spanOf,
  type WrittenQuantity,
} from '../ingredient/read-quantity.ts'
import type { StepReading } from './step-words.ts'

/** Reads a number or a range as lines have them, and "1- to 2-inch", whose ends share their unit. */
export function readStepQuantity(reading: StepReading, at: number): Found<WrittenQuantity> | undefined {
  const first = readQuantity(reading, at, false)
  if (!first || !isMark(reading, first.end, '-')) return first
  const next = after(reading, 'to', first.end + 1) ?? after(reading, 'or', first.end + 1)
  const last = next === undefined ? undefined : readQuantity(reading, next, false)
  if (!last || last.value.quantity.most <= first.value.quantity.least) return first
  const quantity = { least: first.value.quantity.least, most: last.value.quantity.most }
  return { value: { ...first.value, quantity, span: spanOf(reading, at, last.end) }, end: last.end }
}
