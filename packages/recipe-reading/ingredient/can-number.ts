import type { Measure } from './ingredient-line.ts'
import { type Found, isMark, type Reading, spanOf } from './read-quantity.ts'

/** Ounces in the cans that American recipes call by number (USDA, common can sizes). */
const OUNCES: Readonly<Record<string, number>> = {
  '1': 11,
  '2': 20,
  '2.5': 29,
  '3': 33,
  '10': 109,
  '300': 15,
  '303': 16,
}
const CAN = /^(?:cans?|tins?)$/

/** "No. 303", "(No. 2 1/2)", "#10" before "can": how much one holds. The number is no amount, so it stays as it is. */
export function readCanNumber(reading: Reading, at: number): Found<Measure> | undefined {
  const { tokens } = reading
  const isOpen = isMark(reading, at, '(')
  const sign = isOpen ? at + 1 : at
  const text = tokens[sign]?.text
  if (text !== '#' && text !== 'no' && text !== 'number') return undefined
  const number = isMark(reading, sign + 1, '.') ? sign + 2 : sign + 1
  const token = tokens[number]
  const ounces = token?.kind === 'number' ? OUNCES[String(token.value)] : undefined
  if (!ounces || (isOpen && !isMark(reading, number + 1, ')'))) return undefined
  const end = isOpen ? number + 2 : number + 1
  if (!CAN.test(tokens[end]?.text ?? '')) return undefined
  return {
    value: { ...spanOf(reading, at, end), quantity: { least: ounces, most: ounces }, unit: 'oz' },
    end,
  }
}
