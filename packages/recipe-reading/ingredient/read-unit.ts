import type { Span } from './ingredient-line.ts'
import { findPhrase } from './phrase-index.ts'
import { after, type Found, isMark, type Reading, spanOf } from './read-quantity.ts'
import { UNITS, type UnitId } from './units.ts'

/** A unit as it is written, with the words that make it less exact: "heaped tbsp", "large handful". */
export type WrittenUnit = { unit: UnitId; span: Span; qualifiers: Span[] }

/** Letters whose case tells a teaspoon from a tablespoon. */
const LETTERS: ReadonlyMap<string, UnitId> = new Map([
  ['T', 'tbsp'],
  ['t', 'tsp'],
  ['C', 'cup'],
  ['c', 'cup'],
])
const MAX_QUALIFIERS = 4
/** Units that are also the first word of foods: "rib eye", "stem ginger" is none of them, "pot roast". */
const ALSO_FOODS: ReadonlySet<UnitId> = new Set([
  'rib',
  'cube',
  'strip',
  'pot',
  'roll',
  'bar',
  'leaf',
  'ball',
])
const FOODS_OF_UNITS = /^(?:eye|roast|steaks?|loin|barley|stickers?|lettuce|up)$/

/** "Noce moscata", "noix de coco", "noix de Saint-Jacques": a nut is no knob of what it is named after. */
const NAMED_NUTS = /^(?:moscata|muscade|coco|cajou|pecan|macadamia|bresil|saint|st)$/

/** Reads a unit, and the words of size before it. Undefined when no unit follows: "2 large eggs". */
export function readUnit(reading: Reading, at: number): Found<WrittenUnit> | undefined {
  const qualifiers: Span[] = []
  let next = at
  for (let count = 0; count < MAX_QUALIFIERS; count++) {
    const found = findUnit(reading, next)
    const end = endOfQualifier(reading, next)
    if (found && found.end >= (end ?? 0)) return addLevel(reading, found, qualifiers)
    if (end === undefined) return undefined
    qualifiers.push(spanOf(reading, next, end))
    next = [',', '-', '.'].some((mark) => isMark(reading, end, mark)) ? end + 1 : end
  }
  return undefined
}

/** "1 cucharada rasa", "1 cup packed": what makes a unit less exact may also follow it. */
function addLevel(
  reading: Reading,
  { value, end }: Found<{ unit: UnitId; span: Span }>,
  qualifiers: Span[],
): Found<WrittenUnit> {
  const level = after(reading, 'level', end)
  if (level === undefined) return { value: { ...value, qualifiers }, end }
  return { value: { ...value, qualifiers: [...qualifiers, spanOf(reading, end, level)] }, end: level }
}

/** "Heaped", "(scant)", "large": before a unit. */
export function endOfQualifier(reading: Reading, at: number): number | undefined {
  const isOpen = isMark(reading, at, '(')
  const end = after(reading, 'about', isOpen ? at + 1 : at) ?? after(reading, 'size', isOpen ? at + 1 : at)
  if (end === undefined || !isOpen) return end
  return isMark(reading, end, ')') ? end + 1 : undefined
}

function findUnit(reading: Reading, at: number): Found<{ unit: UnitId; span: Span }> | undefined {
  const { line, tokens, words } = reading
  const token = tokens[at]
  if (!token) return undefined
  if (token.text === '#' || token.text === '"') {
    if (token.isApart && token.text === '"') return undefined
    return {
      value: { unit: token.text === '#' ? 'lb' : 'inch', span: spanOf(reading, at, at + 1) },
      end: at + 1,
    }
  }
  if (token.kind !== 'word') return undefined
  const phrase = findPhrase(words.units, tokens, at)
  const letter = phrase && phrase.end > at + 1 ? undefined : LETTERS.get(line.slice(token.start, token.end))
  const found = letter && words.language === 'en' ? { value: letter, end: at + 1 } : phrase
  if (!found || isNoUnit(reading, at, found)) return undefined
  const end = isMark(reading, found.end, '.') && !tokens[found.end]?.isApart ? found.end + 1 : found.end
  return { value: { unit: found.value, span: spanOf(reading, at, end) }, end }
}

function isNoUnit(reading: Reading, at: number, { value, end }: Found<UnitId>): boolean {
  const { tokens } = reading
  const word = tokens[at]?.text
  // "5 cm/2 in ginger".
  if (word === 'in' && isMark(reading, at - 2, '/') && /^[cm]m$/.test(tokens[at - 3]?.text ?? ''))
    return false
  if (word === 'in')
    return !isMark(reading, end, '.') && !isMark(reading, at - 1, '-') && tokens[at]?.isApart !== false
  const after = tokens[end]?.text ?? ''
  if (value === 'knob' && NAMED_NUTS.test(after === 'de' ? (tokens[end + 1]?.text ?? '') : after)) return true
  return ALSO_FOODS.has(value) && FOODS_OF_UNITS.test(after)
}

/** Whether a unit is a measure by itself, not a count of things. */
export const isMeasure = (unit: UnitId | undefined) => unit !== undefined && UNITS[unit].kind !== 'count'
