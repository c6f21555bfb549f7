import type { UnitId } from '../ingredient/units.ts'
import type { Term } from './figure.ts'
import { joinNumbers, type Measured, type Printed } from './measured.ts'

/** New text for a range of the old one. `isNoun`: the food that is counted, in its other number. */
export type Change = { start: number; end: number; text: string; isNoun?: true }

/** Of numbers in words: "two hundred to two hundred and fifty". */
const WORD_SIGN = /\s(?:to|or)\s/
const RANGE_SIGN = /\s?[-–—]\s?|\s\p{L}+\s/gu

/** The unit word of a term for a value, in its singular or plural. */
export function printWord(text: string, { number, unit, unitSpan, words }: Term, value: number): Change[] {
  if (!unitSpan) return []
  const written = text.slice(unitSpan.start, unitSpan.end)
  // "A 2-inch piece" has no plural.
  const [one, many] = (isHyphened(text, { number, unitSpan }) ? undefined : words) ?? []
  const word = (value > 1 ? many : one) ?? written
  if (unit) return [{ ...unitSpan, text: word }]
  return word === written ? [] : [{ ...unitSpan, text: word, isNoun: true }]
}

/** Whether a hyphen joins number and unit: "2-inch" has no plural. */
export const isHyphened = (text: string, { number, unitSpan }: Pick<Term, 'number' | 'unitSpan'>) =>
  unitSpan !== undefined && text.slice(number.end, unitSpan.start) === '-'

/** "2–3 tbsp", or "900 g to 1 kg" where the ends have different units. */
export function joinEnds(text: string, term: Term, ends: readonly Measured[]): string {
  const [least, most] = ends
  if (!least) return ''
  if (!most) return printMeasured(least)
  const [one] = least
  const [other] = most
  if (least.length > 1 || most.length > 1 || one?.unit !== other?.unit)
    return `${printMeasured(least)} to ${printMeasured(most)}`
  if (!one || !other) return printMeasured(most)
  return printMeasured([{ ...other, number: joinNumbers([one, other], rangeSign(text, term)) }])
}

/** "2 tbsp + 2 tsp". */
export const printMeasured = (measured: Measured) =>
  measured.map((part) => [part.number, wordFor(part)].filter(Boolean).join(' ')).join(' + ')

/** The word for a unit that the text does not name. */
export function wordFor({ unit, value }: Printed): string {
  if (unit === 'cup') return value > 1 ? 'cups' : 'cup'
  if (unit === 'floz') return 'fl oz'
  return unit ?? ''
}

/** What stands between the ends of a range: "–", " to ". */
export function rangeSign(text: string, { number }: Term): string {
  const written = text.slice(number.start, number.end)
  return WORD_SIGN.exec(written)?.[0] ?? written.match(RANGE_SIGN)?.at(-1) ?? '–'
}

/** Of an amount: what is taken off has a number below zero, and is written without its sign. */
export const endsOf = ({ quantity: { least, most } }: Term) =>
  least === most ? [Math.abs(most)] : most < 0 ? [-most, -least] : [least, most]

/** Number and unit, in whichever order they stand. */
export function whole({ number, unitSpan, tail }: Term) {
  if (!unitSpan) return number
  const end = Math.max(number.end, unitSpan.end, tail?.end ?? 0)
  return { start: Math.min(number.start, unitSpan.start), end }
}

/** The unit, where it measures food. */
export const asFoodUnit = (unit: Term['unit']): UnitId | undefined =>
  unit === 'celsius' || unit === 'fahrenheit' || unit === 'gas' ? undefined : unit
