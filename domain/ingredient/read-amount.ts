import type { Amount, Measure, Span } from './ingredient-line.ts'
import { after, type Found, isMark, readQuantity, type Reading, spanOf } from './read-quantity.ts'
import { CONTAINERS, isSized, readPackageSize, skipHyphen, skipOthers, toMeasure } from './read-measure.ts'
import { isMeasure, readUnit, type WrittenUnit } from './read-unit.ts'
import { type UnitId, UNITS } from './units.ts'

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
  const size = readPackageSize(reading, count.end) ?? readSizeOfLarge(reading, count.end)
  const unit = readUnit(reading, size?.end ?? skipHyphen(reading, count.end))
  if (isVague && !unit) return undefined
  const measure = toMeasure(reading, at, count, unit)
  const container =
    !size && unit && isSized(unit.value) ? readUnit(reading, skipOthers(reading, unit.end)) : undefined
  if (container && holdsMeasure(container.value.unit, measure) && !isVague) {
    return toContainer(reading, at, measure, container)
  }
  const end = unit?.end ?? size?.end ?? count.end
  const amount: Amount = {
    ...spanOf(reading, at, end),
    quantity: measure.quantity,
    ...(!isVague && { quantitySpan: span }),
    ...(unit && { unit: unit.value.unit, unitSpan: unit.value.span }),
    qualifiers: [...(isVague ? [span] : []), ...(unit?.value.qualifiers ?? [])],
    ...(size && { packageSize: size.value }),
  }
  return { value: amount, end }
}

/** "1 large (400 g) tin". */
function readSizeOfLarge(reading: Reading, at: number): Found<Measure> | undefined {
  const next = after(reading, 'size', at)
  return next !== undefined && isMark(reading, next, '(') ? readPackageSize(reading, next) : undefined
}

/** "400 g tin", "3-inch knob". */
const holdsMeasure = (unit: UnitId, measure: Measure) =>
  CONTAINERS.has(unit) || (!isMeasure(unit) && isLength(measure))

const isLength = ({ unit }: Measure) => unit !== undefined && UNITS[unit].kind === 'length'

/** "400 g tin": one tin. "3-inch piece" stays three inches. */
function toContainer(
  reading: Reading,
  at: number,
  packageSize: Measure,
  container: Found<WrittenUnit>,
): Found<Amount> {
  const { unit, span, qualifiers } = container.value
  const all = spanOf(reading, at, container.end)
  if (isLength(packageSize)) {
    return { value: { ...packageSize, ...all, qualifiers }, end: container.end }
  }
  return {
    value: { ...all, quantity: { least: 1, most: 1 }, unit, unitSpan: span, qualifiers, packageSize },
    end: container.end,
  }
}

/** "Pinch of salt", "small bunch dill", "handful": one of them, as no number is written. */
function readUncounted(reading: Reading, at: number, from: number): Found<Amount> | undefined {
  const found = readUnit(reading, at) ?? (from < at ? readUnit(reading, from) : undefined)
  if (!found) return undefined
  const { unit, span, qualifiers } = found.value
  const isOf = after(reading, 'of', found.end) !== undefined
  const isRough = UNITS[unit].isApproximate === true
  if (!isOf && !(isRough && reading.tokens[found.end]?.kind === 'word')) return undefined
  if (unit === 'part' || (!isRough && isMeasure(unit))) return undefined
  const start = qualifiers[0]?.start ?? span.start
  return {
    value: { start, end: span.end, quantity: { least: 1, most: 1 }, unit, unitSpan: span, qualifiers },
    end: found.end,
  }
}
