import type { Amount, Aside, Measure, Part, Span } from './ingredient-line.ts'
import { isLength } from './read-amount.ts'
import { endOfForm, type FoodReading } from './read-food.ts'
import { CONTAINERS, isSized, readMeasure } from './read-measure.ts'
import { after, isMark, readQuantity, spanOf } from './read-quantity.ts'
import { isGrade } from './read-amounts.ts'
import { isMeasure, readUnit } from './read-unit.ts'
import { type UnitId, UNITS } from './units.ts'

/** The foods of a line with the amounts that were read of them. */
type ReadFoods = {
  first: Pick<Part, 'amounts' | 'otherAmounts' | 'food'>
  others: readonly Part[]
}

/** Pieces and dishes that a weight or a volume is the size of: "in 50 g portions", "a 1-litre dish". */
const SIZED =
  /^(?:portions?|servings?|chunks?|fillets?|filets?|steaks?|dish(?:es)?|tins?|bowls?|jugs?|pans?|moulds?|molds?|ramekins?|pudding|basin|each|apiece|per|pieces?|stucke?n?|portionen|porties|stukken|porciones|trozos|porzioni|pezzi|tranci|parts|tranches|morceaux|stykker|bitar|biter)$/
/** They are no amounts: degrees, lengths of time, parts of a hundred. */
const OTHER_UNIT =
  /^(?:[°º%]|c|f|degrees?|deg|celsius|fahrenheit|grad|grados|gradi|graden|watts?|w|kcals?|calories|kj|abv|vol|proof|percent|prozent|sec(?:ond)?s?|min(?:ute)?[ns]?|h|hr?s?|hours?|days?|weeks?|months?|years?|stunden?|heures?|horas?|minut\w{0,2}|ore|or[ae]|uur|timer)$/
/** A pound is 454 g, too. */
const ROUNDED = 1.02
/** Words that may stand between a part of what is there and what becomes of it: "25 g of it melted". */
const PART_OF = /^(?:of|it|them|this|these|davon|dont|de|di|cui|which|the)$/
const MOST_PART_WORDS = 3
/** Words from a number to what it gives: "½ leek, cleaned, gives about". */
const MOST_BEFORE = 8
/** What a part of what is there may be: "3 yolks", "1 whole". */
const PARTS =
  /^(?:whole|separated|yolks?|whites?|reserved|left|extra|more|for|to|as|fur|zum|zur|davon|pour|para|per|voor|til|till)$/

/**
 * Numbers that no amount of the line holds: what it gives ("makes 500 ml"), parts of what is there ("25 g of it melted"), and
 * measures of which nobody can say what they are. Sizes, temperatures and times are none.
 */
export function readAsides(reading: FoodReading, { first, others }: ReadFoods): Aside[] {
  const [whole] = first.amounts
  const { tokens } = reading
  const asides: Aside[] = []
  if (!whole?.quantitySpan) return asides
  let covered: Span[] | undefined
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]
    if (token?.kind !== 'number') continue
    covered ??= listCovered(first, others)
    if (covered.some(({ start, end }) => token.start >= start && token.start < end)) continue
    const aside = readAside(reading, at, whole, asides.at(-1))
    if (!aside) continue
    asides.push(aside)
    while ((tokens[at + 1]?.end ?? Infinity) <= aside.end) at++
  }
  return asides
}

const listCovered = ({ amounts, otherAmounts, food }: ReadFoods['first'], others: readonly Part[]): Span[] =>
  [...amounts, ...otherAmounts.flat()]
    .flatMap((amount: Amount): Span[] => [amount, ...(amount.packageSize ? [amount.packageSize] : [])])
    .concat(food ? [food] : [], others)

function readAside(reading: FoodReading, at: number, whole: Amount, last?: Aside): Aside | undefined {
  const { tokens } = reading
  const count = readQuantity(reading, at, false)
  const isName = ['#', 'x', '×'].some((mark) => isMark(reading, at - 1, mark))
  if (!count || isName || OTHER_UNIT.test(tokens[count.end]?.text ?? '')) return undefined
  const measured = readMeasure(reading, at)
  if (!measured) {
    const { quantity, span } = count.value
    const aside = { ...spanOf(reading, at, count.end), quantity, quantitySpan: span }
    const isSaid = isAfterYield(reading, at) || (isMeasure(whole.unit) && startsBrackets(reading, at))
    const isSource = (reading.foodAt[count.end] !== undefined || isSizedOne(reading, count.end)) && isSaid
    const isPart = startsRemark(reading, at) && isCountedPart(reading, count.end, aside, whole, last)
    return isPart || isSource ? { ...aside, isInStep: true } : undefined
  }
  const { value, end } = measured
  const isInBrackets = startsBrackets(reading, at)
  if (!isMeasure(value.unit)) {
    // "Made from 2 cubes", "500 ml stock (1 cube)".
    const isSaid = isAfterYield(reading, at) || (isInBrackets && isMeasure(whole.unit))
    return isSaid && !isGrade(reading, value) ? { ...value, isInStep: true } : undefined
  }
  if (!isSized(value) || isLength(value) || isSizeOf(reading, value, at, end)) return undefined
  // "1 package tofu (100 g, optional)" holds so much.
  if (isInBrackets && whole.unit && CONTAINERS.has(whole.unit)) return undefined
  const isInStep =
    isAfterYield(reading, at) ||
    isBesideLast(reading, value, last) ||
    (isInBrackets && (!isAlike(value, whole) || isNoMore(value, whole))) ||
    (isNoMore(value, whole) && (endsRemark(reading, end) || isPartOf(reading, end)))
  return { ...value, isInStep }
}

/** "4 carrots, 2 grated and 2 sliced", "6 eggs (4 whole and 2 yolks)", "3 tbsp oil: 2 for frying". */
function isCountedPart(
  reading: FoodReading,
  end: number,
  part: Measure,
  whole: Amount,
  last: Aside | undefined,
): boolean {
  if (part.quantity.most > whole.quantity.most) return false
  if (isMeasure(whole.unit)) return isPurpose(reading, end)
  const isNext = last !== undefined && !last.unit && last.isInStep
  return isCounted(whole) && (isNext || isPartOf(reading, end))
}

/** "180 g courgette (1 medium)". */
function isSizedOne(reading: FoodReading, at: number): boolean {
  const end = after(reading, 'size', at)
  return end !== undefined && isMark(reading, end, ')')
}

const isPurpose = (reading: FoodReading, at: number) =>
  isMark(reading, at, 'for') || after(reading, 'purpose', at) !== undefined

/** "50 g portions", "500-ml jar", "50 g each". */
function isSizeOf(reading: FoodReading, value: Measure, at: number, end: number): boolean {
  const { line, tokens } = reading
  const { quantitySpan, unitSpan } = value
  const isHyphened = line.slice(quantitySpan?.end, unitSpan?.start).trim() === '-'
  if (isHyphened || isMark(reading, at - 1, '-') || SIZED.test(tokens[end]?.text ?? '')) return true
  if ([2, 3].some((before) => SIZED.test(tokens[at - before]?.text ?? ''))) return true
  const unit = readUnit(reading, end)
  return unit !== undefined && CONTAINERS.has(unit.value.unit)
}

/** "(2 cups almond flour, 1 cup starch)": what stands in the brackets of one that is in step. */
function isBesideLast({ line }: FoodReading, { start }: Measure, last: Aside | undefined): boolean {
  if (!last?.isInStep || /[()]/.test(line.slice(last.end, start))) return false
  return line.lastIndexOf('(', start) > line.lastIndexOf(')', start)
}

/** Whether brackets begin with a number, or with "about" or "use" before it. */
function startsBrackets(reading: FoodReading, at: number): boolean {
  const start = startOfAbout(reading, at)
  const from = /^(?:use|using)$/.test(reading.tokens[start - 1]?.text ?? '') ? start - 1 : start
  return isMark(reading, from - 1, '(')
}

/** The token of "about" before a number, or the number. */
function startOfAbout(reading: FoodReading, at: number): number {
  // "ca. 300 g"
  if (isMark(reading, at - 1, '.') && after(reading, 'about', at - 2) === at - 1) return at - 2
  if (isMark(reading, at - 1, '~') || isMark(reading, at - 1, '≈')) return at - 1
  return [2, 1].map((back) => at - back).find((from) => after(reading, 'about', from) === at) ?? at
}

/** "Makes 500 ml". What another number gives is a rule for any amount: "(½ leek gives about 150 g)". */
function isAfterYield(reading: FoodReading, at: number): boolean {
  if (isMark(reading, at - 1, '=')) return !hasNumber(reading, at - 2)
  for (let from = at - 1; from >= Math.max(0, at - 4); from--) {
    const end = after(reading, 'yield', from)
    if (end === at || (end !== undefined && after(reading, 'about', end) === at))
      return !hasNumber(reading, from - 1)
  }
  return false
}

/** Whether the remark has a number up to a token. */
function hasNumber({ tokens }: FoodReading, at: number): boolean {
  for (let from = at; from >= 0 && from >= at - MOST_BEFORE; from--) {
    if (/^[(,;]$/.test(tokens[from]?.text ?? '')) return false
    if (tokens[from]?.kind === 'number') return from > 0
  }
  return false
}

const startsRemark = (reading: FoodReading, at: number) =>
  [',', '(', ';', '-', ':'].some((mark) => isMark(reading, at - 1, mark)) ||
  after(reading, 'and', at - 1) === at ||
  after(reading, 'plus', at - 1) === at

/** "Melted", "of it melted", "of them sliced", "for the topping". */
function isPartOf(reading: FoodReading, at: number): boolean {
  let next = at
  while (next < at + MOST_PART_WORDS && PART_OF.test(reading.tokens[next]?.text ?? '')) next++
  return (
    endOfForm(reading, next) !== undefined ||
    after(reading, 'purpose', next) !== undefined ||
    PARTS.test(reading.tokens[next]?.text ?? '')
  )
}

const endsRemark = ({ tokens }: FoodReading, at: number) =>
  tokens[at] === undefined || /^[,;)+]$/.test(tokens[at]?.text ?? '')

const isCounted = ({ unit }: Measure) => unit === undefined || !(isMeasure(unit) || CONTAINERS.has(unit))

/** Of the same kind, and no more than there is. */
const isNoMore = (part: Measure, whole: Measure) =>
  isAlike(part, whole) &&
  part.quantity.most * sizeOf(part.unit) <= whole.quantity.most * sizeOf(whole.unit) * ROUNDED

const isAlike = (part: Measure, whole: Measure) => kindOf(part.unit) === kindOf(whole.unit)
const kindOf = (unit: UnitId | undefined) => (unit ? UNITS[unit].kind : 'count')
const sizeOf = (unit: UnitId | undefined) => (unit && (UNITS[unit].ml ?? UNITS[unit].g)) || 1
