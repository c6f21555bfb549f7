import type { Measure } from './ingredient-line.ts'
import {
  after,
  type Found,
  isMark,
  readQuantity,
  type Reading,
  spanOf,
  type WrittenQuantity,
} from './read-quantity.ts'
import { isMeasure, readUnit, type WrittenUnit } from './read-unit.ts'
import { type Unit, UNITS, type UnitId } from './units.ts'

/** Units of things that hold something, whose size may stand beside them: "1 (14 oz) can". */
export const CONTAINERS: ReadonlySet<UnitId> = new Set([
  'can',
  'jar',
  'pot',
  'packet',
  'package',
  'envelope',
  'box',
  'bag',
  'bottle',
  'carton',
  'tub',
  'tube',
  'punnet',
  'block',
  'brick',
  'bar',
  'ball',
  'roll',
  'piece',
  'slice',
  'sheet',
  'cube',
])
/** Units whose thousands are written with a separator: nobody weighs 1.500 g to the milligram. */
const GROUPED: ReadonlySet<UnitId | undefined> = new Set<UnitId | undefined>(['g', 'ml', 'mg', undefined])

/** The size of one package after a count: "2 x 400 g", "1 (14-oz)", "1 14-oz". */
export function readPackageSize(reading: Reading, at: number): Found<Measure> | undefined {
  const { tokens } = reading
  const isTimes = isMark(reading, at, '×') || isMark(reading, at, 'x') || isMark(reading, at, '*')
  if (isTimes && tokens[at + 1]?.kind === 'number') {
    const size = readMeasure(reading, at + 1)
    if (size) return { value: size.value, end: skipOthers(reading, size.end) }
  }
  const from = isMark(reading, at, '-') || isMark(reading, at, '(') ? at + 1 : at
  const first = tokens[from]?.kind === 'number' || from > at ? readMeasure(reading, from) : undefined
  if (!first || !isSized(first.value)) return undefined
  const size = addSmallerPart(reading, first)
  const end = skipOthers(reading, size.end)
  if (!isMark(reading, at, '(')) return { value: size.value, end }
  return isMark(reading, end, ')') ? { value: size.value, end: skipHyphen(reading, end + 1) } : undefined
}

/** "1 lb. 4 oz." of a can, as twenty ounces. */
function addSmallerPart(reading: Reading, { value, end }: Found<Measure>): Found<Measure> {
  const next = reading.tokens[end]?.kind === 'number' ? readMeasure(reading, end) : undefined
  const { quantitySpan, unit } = value
  const last = next?.value
  if (!next || !last?.unit || !last.quantitySpan || !unit || !quantitySpan || !isSmallerPart(last, value))
    return { value, end }
  const more = value.quantity.most * (sizeOf(UNITS[unit]) / sizeOf(UNITS[last.unit]))
  const sum = {
    ...last,
    start: value.start,
    quantity: { least: last.quantity.least + more, most: last.quantity.most + more },
    quantitySpan: { start: quantitySpan.start, end: last.quantitySpan.end },
  }
  return { value: sum, end: next.end }
}

/** "1 lb 2 oz" adds up; "1 cup 240 ml" says the same twice. */
export function isSmallerPart(next: Measure, last: Measure): boolean {
  if (!next.unit || !last.unit) return false
  const [small, large] = [UNITS[next.unit], UNITS[last.unit]]
  if (small.kind !== large.kind || small.system !== large.system) return false
  return next.quantity.most * sizeOf(small) < sizeOf(large)
}

const sizeOf = ({ g, ml }: Unit) => g ?? ml ?? 0

/** So many times no cook says the same size. */
const MAX_OTHERS = 3

/** "400 g/14 oz": the same size in other units. */
export function skipOthers(reading: Reading, at: number): number {
  let end = at
  for (let count = 0; count < MAX_OTHERS; count++) {
    const mark = endOfSign(reading, end)
    if (mark === undefined) break
    const other = readMeasure(reading, mark)
    if (!other) break
    end = other.end
  }
  return skipHyphen(reading, end)
}

const endOfSign = (reading: Reading, at: number) =>
  ['/', '|', ',', ';'].some((mark) => isMark(reading, at, mark)) ? at + 1 : after(reading, 'or', at)

/** A hyphen between a number and its unit. */
export const skipHyphen = (reading: Reading, at: number) => (isMark(reading, at, '-') ? at + 1 : at)

/** Whether a unit says how big a thing is: "14 oz", not "2 cloves". */
export const isSized = ({ unit }: { unit?: UnitId }) =>
  unit !== undefined && isMeasure(unit) && !UNITS[unit].isApproximate

/** A number with a unit: "400 g", "14-oz". */
export function readMeasure(reading: Reading, at: number): Found<Measure> | undefined {
  const start = after(reading, 'about', at) ?? at
  const count = readQuantity(reading, start, false)
  if (!count || count.value.isVague) return undefined
  const unit = readUnit(reading, skipHyphen(reading, count.end))
  return unit && addRangeEnd(reading, { value: toMeasure(reading, start, count, unit), end: unit.end })
}

/** "150g - 200g", "1 cup to 1½ cups": a range that names its unit twice. */
export function addRangeEnd<Value extends Measure>(
  reading: Reading,
  { value, end }: Found<Value>,
): Found<Value> {
  const { quantity, quantitySpan, unit } = value
  const isSign = isMark(reading, end, '-') || isMark(reading, end, '~')
  const from = isSign ? end + 1 : after(reading, 'to', end)
  if (from === undefined || !quantitySpan || !unit || !isMeasure(unit) || quantity.least !== quantity.most)
    return { value, end }
  const count = reading.tokens[from]?.kind === 'number' ? readQuantity(reading, from, false) : undefined
  const last = count && readUnit(reading, skipHyphen(reading, count.end))
  const most = count?.value.quantity.most ?? 0
  if (!last || last.value.unit !== unit || most <= quantity.most) return { value, end }
  const range = {
    ...value,
    end: last.value.span.end,
    quantity: { least: quantity.least, most },
    quantitySpan: { start: quantitySpan.start, end: count.value.span.end },
    unitSpan: last.value.span,
  }
  return { value: range, end: last.end }
}

/** A quantity and the unit after it. */
export function toMeasure(
  reading: Reading,
  at: number,
  count: Found<WrittenQuantity>,
  unit: Found<WrittenUnit> | undefined,
): Measure {
  const hasGroups = reading.tokens[at]?.grouped !== undefined && GROUPED.has(unit?.value.unit)
  const { quantity, span } = (hasGroups ? readQuantity(reading, at, true)?.value : undefined) ?? count.value
  return {
    ...spanOf(reading, at, unit?.end ?? count.end),
    quantity,
    quantitySpan: span,
    ...(unit && { unit: unit.value.unit, unitSpan: unit.value.span }),
  }
}
