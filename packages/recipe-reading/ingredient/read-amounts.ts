import type { Amount, Measure } from './ingredient-line.ts'
import { readAmount } from './read-amount.ts'
import { findPhrase } from './phrase-index.ts'
import { CONTAINERS, isSized, isSmallerPart, readMeasure } from './read-measure.ts'
import { after, type Found, isMark, type Reading, spanOf } from './read-quantity.ts'
import { endOfQualifier, isMeasure } from './read-unit.ts'

/** The amounts of a food: those that add up, and the same in other units. */
export type Amounts = { amounts: Amount[]; otherAmounts: Amount[][] }

/** So many times no cook says the same amount. */
const MAX_GROUPS = 4

/** Reads the amounts that begin at a token, with everything that says the same in other units. */
export function readAmounts(reading: Reading, at: number): Found<Amounts> | undefined {
  const first = readAmount(reading, at)
  if (!first) return undefined
  const amounts = [first.value]
  const otherAmounts: Amount[][] = []
  let end = first.end
  for (;;) {
    const next =
      readSum(reading, end, amounts) ??
      readOther(reading, end, otherAmounts, amounts) ??
      readInBrackets(reading, end, amounts, otherAmounts)
    if (next === undefined) return { value: { amounts, otherAmounts }, end }
    end = next
  }
}

/** "1 cup plus 2 tbsp", "1lb 2oz", "1 taza y media": what is added. "1 cup minus 2 tbsp": what is taken off. */
function readSum(reading: Reading, at: number, amounts: Amount[]): number | undefined {
  const last = amounts.at(-1)
  if (!last?.unit) return undefined
  const minus = after(reading, 'minus', at)
  if (minus !== undefined) return readLess(reading, minus, amounts)
  const plus = isMark(reading, at, '+') ? at + 1 : (after(reading, 'plus', at) ?? after(reading, 'and', at))
  if (plus === undefined) {
    const next = reading.tokens[at]?.kind === 'number' ? readMeasure(reading, at) : undefined
    if (!next || !isSmallerPart(next.value, last)) return undefined
    amounts.push({ ...next.value, qualifiers: [] })
    return next.end
  }
  const half = after(reading, 'halves', plus)
  if (
    half !== undefined &&
    findPhrase(reading.words.units, reading.tokens, half) === undefined &&
    amounts.length === 1
  ) {
    const part = findPhrase(reading.words.numbers, reading.tokens, plus)?.value ?? 0.5
    last.quantity = { least: last.quantity.least + part, most: last.quantity.most + part }
    last.tailSpan = spanOf(reading, at, half)
    last.end = last.tailSpan.end
    return half
  }
  const next = readAmount(reading, plus)
  const isOfMeasure = isMeasure(last.unit) || last.unit === 'stick'
  if (!next?.value.unit || !isMeasure(next.value.unit) || !isOfMeasure) return undefined
  amounts.push(next.value)
  return next.end
}

/** What is taken off has a number below zero, so that sums come out right. */
function readLess(reading: Reading, at: number, amounts: Amount[]): number | undefined {
  const next = readAmount(reading, at)
  if (!next?.value.unit || !next.value.quantitySpan || !isSized(next.value)) return undefined
  const { least, most } = next.value.quantity
  amounts.push({ ...next.value, quantity: { least: -most, most: -least } })
  return next.end
}

/** "/8oz", "= 240 ml", "or 225 g", and a number that follows directly: the same in other units. */
function readOther(
  reading: Reading,
  at: number,
  others: Amount[][],
  amounts: readonly Amount[],
): number | undefined {
  const { tokens } = reading
  const last = amounts.at(-1)
  const isSign = ['/', '=', '|', '~', '≈', '-'].some((mark) => isMark(reading, at, mark))
  const or = isSign ? undefined : (after(reading, 'or', at) ?? after(reading, 'to', at))
  const from = isSign ? at + 1 : (or ?? at)
  if (!isSign && or === undefined && (tokens[at]?.kind !== 'number' || !last?.unit)) return undefined
  const next = readAmount(reading, from)
  if (!next?.value.unit || !next.value.quantitySpan || (or !== undefined && !last?.unit)) return undefined
  // "1 cup 2 sticks butter".
  if (!isMeasure(next.value.unit) && !isSign && next.value.unit !== 'stick') return undefined
  if (last && !last.unit && isSign && !isMeasure(next.value.unit)) return undefined
  const group = [next.value]
  others.push(group)
  let end = next.end
  for (let more; (more = readSum(reading, end, group)) !== undefined;) end = more
  return end
}

/** "(8 oz)", "(about 6 ounces each)", "(scant)" after an amount. */
export function readInBrackets(
  reading: Reading,
  at: number,
  amounts: Amount[],
  otherAmounts: Amount[][],
): number | undefined {
  if (!isMark(reading, at, '(') && !isMark(reading, at, '[')) return undefined
  const last = amounts.at(-1)
  const qualifier = endOfQualifier(reading, at)
  if (qualifier !== undefined && last) {
    last.qualifiers.push(spanOf(reading, at + 1, qualifier - 1))
    return qualifier
  }
  const inside = readBracketed(reading, at)
  if (!inside) return readCountedInBrackets(reading, at, last, otherAmounts)
  addSaid(inside.value, amounts, otherAmounts)
  return inside.end
}

/** So many words may stand behind the number: "about 4 medium potatoes". */
const MOST_NAMED = 3
/** They count no food: "soaked (about 20 minutes)". */
const NO_FOOD = /^(?:sec(?:onds?)?|min(?:ute)?s?|h(?:ou)?rs?|days?|weeks?|years?|degrees?|k?cals?|calories)$/

/** "2 lb carrots (about 12)", "3 tbsp juice (from about 1 lemon)": how many they are. */
function readCountedInBrackets(
  reading: Reading,
  at: number,
  measured: Amount | undefined,
  otherAmounts: Amount[][],
): number | undefined {
  const { tokens } = reading
  if (!measured?.unit || !isMeasure(measured.unit)) return undefined
  const from = tokens[at + 1]?.text === 'from' ? at + 2 : at + 1
  const count = readAmount(reading, from)
  const isAbout = from > at + 1 || (count?.value.qualifiers.length ?? 0) > 0
  if (!isAbout || !count?.value.quantitySpan || count.value.unit) return undefined
  let end = count.end
  if (NO_FOOD.test(tokens[end]?.text ?? '')) return undefined
  while (tokens[end]?.kind === 'word' && end < count.end + MOST_NAMED) end++
  if (!isMark(reading, end, ')') && !isMark(reading, end, ']')) return undefined
  otherAmounts.push([count.value])
  return end + 1
}

/** Amounts that stand beside the first: the size of each, or the same in other units. */
export function addSaid({ groups, isEach, isTotal }: Said, amounts: Amount[], otherAmounts: Amount[][]) {
  const last = amounts.at(-1)
  const [size] = groups[0] ?? []
  // "4 slices ham (200 g)" weigh so much together.
  const areSlices = last?.unit === 'slice' && last.quantity.most >= 2
  const isContainer = last?.unit !== undefined && CONTAINERS.has(last.unit) && !areSlices
  if (last && !last.packageSize && size && isSized(size) && !isTotal && (isEach || isContainer)) {
    last.packageSize = size
  } else if (!isEach) otherAmounts.push(...groups)
}

/** What brackets or a remark say of amounts, and whether it is of each one or of all together. */
export type Said = { groups: Amount[][]; isEach: boolean; isTotal: boolean }

function readBracketed(reading: Reading, at: number): Found<Said> | undefined {
  const said = readSaid(reading, at + 1)
  if (!said) return undefined
  const end = said.value.isEach ? endOfRemark(reading, said.end) : said.end
  if (end === undefined || !isClosing(reading, end)) return undefined
  return { value: said.value, end: end + 1 }
}

const isClosing = (reading: Reading, at: number) => isMark(reading, at, ')') || isMark(reading, at, ']')

/** So many words and signs may follow the size of each in its brackets: "(6 oz each, preferably with the skin removed)". */
const MOST_REMARK = 16

/** Where the brackets close, after a remark that offers nothing else. */
function endOfRemark(reading: Reading, from: number): number | undefined {
  for (let at = from; at < from + MOST_REMARK; at++) {
    if (isClosing(reading, at)) return at
    const isOther =
      isMark(reading, at, '(') || isMark(reading, at, '[') || after(reading, 'or', at) !== undefined
    if (isOther || !reading.tokens[at]) return undefined
  }
  return undefined
}

/** "about 2 pounds total", "8 fl oz/240 ml", "6 ounces each": amounts and nothing else. */
export function readSaid(reading: Reading, at: number): Found<Said> | undefined {
  const groups: Amount[][] = []
  let isEach = false
  let isTotal = false
  let end = at
  for (let next: number | undefined = at; next !== undefined && groups.length < MAX_GROUPS;) {
    const each: number | undefined = after(reading, 'each', next)
    const start: number = endOfDrained(reading, each ?? next)
    const amount = readAmount(reading, start)
    // What follows a comma may be another remark: "160 g each, skinned".
    if (!amount?.value.unit || !amount.value.quantitySpan || isGrade(reading, amount.value)) break
    isEach ||= each !== undefined
    const group = [amount.value]
    end = amount.end
    for (let more; (more = readSum(reading, end, group)) !== undefined;) end = more
    // Of "400 g, drained weight 240 g" the second is what counts.
    if (start > (each ?? next) || after(reading, 'drained', end) !== undefined) groups.unshift(group)
    else groups.push(group)
    for (let tail: number | undefined = end; tail !== undefined;) {
      end = tail
      const eachEnd = after(reading, 'each', end)
      const totalEnd = after(reading, 'total', end)
      isEach ||= eachEnd !== undefined
      isTotal ||= totalEnd !== undefined
      tail = eachEnd ?? totalEnd ?? after(reading, 'drained', end)
    }
    next = endOfSeparator(reading, end)
  }
  return groups.length > 0 ? { value: { groups, isEach, isTotal }, end } : undefined
}

/** "21-25 count": how large they are. */
export const isGrade = ({ line }: Reading, { unitSpan }: Measure) =>
  unitSpan !== undefined && /^(?:count|ct)$/i.test(line.slice(unitSpan.start, unitSpan.end))

/** "Drained weight: 240 g". */
function endOfDrained(reading: Reading, at: number): number {
  const end = after(reading, 'drained', at) ?? at
  return end > at && isMark(reading, end, ':') ? end + 1 : end
}

function endOfSeparator(reading: Reading, at: number): number | undefined {
  const isSign = [',', ';', '/', '=', '|', '-'].some((mark) => isMark(reading, at, mark))
  return isSign ? at + 1 : after(reading, 'or', at)
}
