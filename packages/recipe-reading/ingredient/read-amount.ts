import { readCanNumber } from './can-number.ts'
import type { Amount, Measure, Span } from './ingredient-line.ts'
import { isKnownFood } from './known-foods.ts'
import {
  after,
  type Found,
  isMark,
  readQuantity,
  type Reading,
  spanOf,
  type WrittenQuantity,
} from './read-quantity.ts'
import {
  addRangeEnd,
  CONTAINERS,
  isSized,
  readMeasure,
  readPackageSize,
  skipHyphen,
  skipOthers,
  toMeasure,
} from './read-measure.ts'
import { isMeasure, readUnit, type WrittenUnit } from './read-unit.ts'
import { isPluralOfUnit } from './unit-words.ts'
import { UNITS } from './units.ts'

/** Reads one amount: "about 2 heaped tbsp", "2 x 400 g tins", "pinch". */
export function readAmount(reading: Reading, at: number): Found<Amount> | undefined {
  const qualifiers: Span[] = []
  let next = at
  while (isMark(reading, next, '~') || isMark(reading, next, '≈')) next++
  for (let end; (end = after(reading, 'about', next)) !== undefined; next = end) {
    qualifiers.push(spanOf(reading, next, end))
    if (isMark(reading, end, '.')) end++
  }
  const found = readCounted(reading, next) ?? readUncounted(reading, next, at)
  if (!found) return undefined
  const { start, qualifiers: others } = found.value
  const own = qualifiers.filter((span) => span.start < start)
  const value = { ...found.value, start: own[0]?.start ?? start, qualifiers: [...own, ...others] }
  return { value, end: found.end }
}

function readCounted(reading: Reading, at: number): Found<Amount> | undefined {
  const count = readQuantity(reading, at, false)
  if (!count) return undefined
  const { span, isVague } = count.value
  const size =
    readCanNumber(reading, count.end) ??
    (saysTotal(reading, count) ? undefined : readPackageSize(reading, count.end)) ??
    readSizeOfLarge(reading, count)
  const unit = readUnit(reading, size?.end ?? skipHyphen(reading, count.end))
  if (isVague && !unit) return undefined
  const measure = toMeasure(reading, at, count, unit)
  const container =
    !size && unit && isSized(unit.value) ? readUnit(reading, skipOthers(reading, unit.end)) : undefined
  if (container && holdsMeasure(reading, container, measure) && !isVague) {
    const counted = isPlural(reading, container.end) ? countApart(reading, at, measure) : undefined
    if (counted) {
      const { unit: of, span: unitSpan, qualifiers } = container.value
      const all = spanOf(reading, at, container.end)
      return { value: { ...all, ...counted, unit: of, unitSpan, qualifiers }, end: container.end }
    }
    return { value: toContainer(reading, at, measure, container), end: container.end }
  }
  const behind = !size && unit ? readSizeBehind(reading, unit) : undefined
  const end = behind?.end ?? unit?.end ?? size?.end ?? count.end
  const packageSize = size?.value ?? behind?.value
  const amount: Amount = {
    ...spanOf(reading, at, end),
    quantity: measure.quantity,
    ...(!isVague && { quantitySpan: span }),
    ...(unit && { unit: unit.value.unit, unitSpan: unit.value.span }),
    qualifiers: [...(isVague ? [span] : []), ...(unit?.value.qualifiers ?? [])],
    ...(packageSize && { packageSize }),
  }
  return packageSize || isVague ? { value: amount, end } : addRangeEnd(reading, { value: amount, end })
}

/** Six of anything that weigh more than this are not meant: grams of all of them. */
const HEAVIEST = 2500
const SEVERAL = 6
/** Of a few, a part of what they weigh together that is less than this, in grams, is no piece: then each weighs as much. */
const LIGHTEST = 100

/**
 * "6-8 (about 1.2kg) chicken thighs", "12 (350g) prawns": what several weigh together. "4 (6 oz) fillets", "4 (about 6 oz) fillets",
 * "2 (about 12-ounce) steaks" and what stands before a tin is the size of one.
 */
function saysTotal(reading: Reading, { value, end }: Found<WrittenQuantity>): boolean {
  const { most } = value.quantity
  if (!isMark(reading, end, '(') || most < 2) return false
  const size = readMeasure(reading, end + 1)
  if (!size || !isSized(size.value) || isLength(size.value)) return false
  const { quantity, quantitySpan, unit, unitSpan } = size.value
  const grams = (unit && UNITS[unit].g) || 0
  const isAbout = after(reading, 'about', end + 1) !== undefined
  const isSeveral = most >= SEVERAL
  if (isAbout ? !isSeveral && quantity.most * grams < most * LIGHTEST : !isSeveral) return false
  if (!isAbout && most * quantity.most * grams < HEAVIEST) return false
  if (reading.line.slice(quantitySpan?.end, unitSpan?.start).trim() !== '') return false
  const close = skipOthers(reading, size.end)
  return isMark(reading, close, ')') && readUnit(reading, close + 1) === undefined
}

/** "1 large (400 g) tin", "1 boneless 2-3 pound chuck roast". */
function readSizeOfLarge(
  reading: Reading,
  { value, end }: Found<WrittenQuantity>,
): Found<Measure> | undefined {
  const next = after(reading, 'size', end) ?? after(reading, 'form', end)
  if (next === undefined || saysTotal(reading, { value, end: next })) return undefined
  const isNumber = reading.tokens[next]?.kind === 'number'
  return isNumber || isMark(reading, next, '(') ? readPackageSize(reading, next) : undefined
}

/** "Une boîte de 400 g de tomates", "1 Dose à 400 g Tomaten", "1 bottle 750 ml wine": the size stands behind the package. */
function readSizeBehind(reading: Reading, { value, end }: Found<WrittenUnit>): Found<Measure> | undefined {
  if (!CONTAINERS.has(value.unit)) return undefined
  const of = after(reading, 'of', end) ?? after(reading, 'each', end) ?? end
  const size = reading.tokens[of]?.kind === 'number' ? readMeasure(reading, of) : undefined
  return size && isSized(size.value) ? size : undefined
}

/** "2 1/4-ounce packages" of yeast: two of a quarter, which is the one part of an ounce that is sold. */
function countApart(
  { line, tokens }: Reading,
  at: number,
  size: Measure,
): Pick<Amount, 'quantity' | 'quantitySpan' | 'packageSize'> | undefined {
  const [count = '', part = ''] = tokens[at]?.text.split(' ') ?? []
  const number = Number(count)
  const { quantity, quantitySpan, unit } = size
  if (!part || !quantitySpan || unit !== 'oz' || quantity.most !== number + 1 / 4) return undefined
  const start = quantitySpan.start + count.length
  const from = start + (line.slice(start).length - line.slice(start).trimStart().length)
  if (from === start) return undefined
  return {
    quantity: { least: number, most: number },
    quantitySpan: { start: quantitySpan.start, end: start },
    packageSize: {
      ...size,
      start: from,
      quantity: { least: 1 / 4, most: 1 / 4 },
      quantitySpan: { start: from, end: quantitySpan.end },
    },
  }
}

/** "400 g tin", "3-inch knob". "1-inch cubes of bread" says how big they are, not how many. */
function holdsMeasure(reading: Reading, { value, end }: Found<WrittenUnit>, measure: Measure): boolean {
  if (!isLength(measure)) return CONTAINERS.has(value.unit)
  return !isMeasure(value.unit) && !isPlural(reading, end)
}

export const isLength = ({ unit }: Measure) => unit !== undefined && UNITS[unit].kind === 'length'

/** "400 g tin": one tin. "3-inch piece": one piece, which is as long for any number of servings. */
function toContainer(
  reading: Reading,
  at: number,
  packageSize: Measure,
  { value: { unit, span, qualifiers }, end }: Found<WrittenUnit>,
): Amount {
  const all = spanOf(reading, at, end)
  return { ...all, quantity: { least: 1, most: 1 }, unit, unitSpan: span, qualifiers, packageSize }
}

/** "Pinch of salt", "can of beans", "heaping tablespoon flour": one of them, as no number is written. */
function readUncounted(reading: Reading, at: number, from: number): Found<Amount> | undefined {
  const found = readUnit(reading, at) ?? (from < at ? readUnit(reading, from) : undefined)
  if (!found) return undefined
  const { unit, span, qualifiers } = found.value
  if (unit === 'part' || UNITS[unit].kind === 'length' || isLostNumber(reading, found)) return undefined
  if (after(reading, 'of', found.end) === undefined && !isBeforeFood(reading, found)) return undefined
  const start = qualifiers[0]?.start ?? span.start
  return {
    value: { start, end: span.end, quantity: { least: 1, most: 1 }, unit, unitSpan: span, qualifiers },
    end: found.end,
  }
}

/** "Cups of rice", "g flour": nobody knows how many. */
function isLostNumber({ line, words }: Reading, { value: { unit, span } }: Found<WrittenUnit>): boolean {
  const written = line.slice(span.start, span.end)
  const isShort = written.length < 3 && UNITS[unit].system === 'metric'
  return isMeasure(unit) && (isShort || isPluralOfUnit(unit, written, words.language))
}

/** "Can beans", "bunch (50 g) basil", and no "pound cake". */
function isBeforeFood(reading: Reading, { value: { unit, span }, end }: Found<WrittenUnit>): boolean {
  const next = reading.tokens[end]
  if (next?.kind !== 'word') return isMark(reading, end, '(') && reading.tokens[end + 1]?.kind === 'number'
  const written = reading.line.slice(span.start, span.end)
  if (isKnownFood([written.toLowerCase(), next.text])) return false
  return UNITS[unit].isApproximate === true || !isPluralOfUnit(unit, written, reading.words.language)
}

const isPlural = ({ tokens }: Reading, end: number) => tokens[end - 1]?.text.endsWith('s') === true
