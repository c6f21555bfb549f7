import { IMPERIAL_ML } from '../ingredient/imperial.ts'
import type { UnitId } from '../ingredient/units.ts'
import { convertAmount, inFluidOunces, isFat } from './convert-amount.ts'
import { convertCapacity } from './convert-capacity.ts'
import { convertLength } from './convert-length.ts'
import { convertTemperature, temperatureUnit } from './convert-temperature.ts'
import { type Figure, ratioOf, type System, type TemperatureUnit, type Term, type View } from './figure.ts'
import { errorOf } from './kitchen-number.ts'
import { decimalNumber, kitchenNumber } from 'recipe-basics/text/kitchen-number'
import { joinNumbers, type Measured, type Printed } from './measured.ts'
import { areStillParts, scaleSum } from './scale-sum.ts'
import { scaleAmount, scaleInUnit } from './scale-amount.ts'
import { isPinch, isSpoonUnit } from './spoons.ts'
import {
  asFoodUnit,
  type Change,
  endsOf,
  isHyphened,
  joinEnds,
  printMeasured,
  printWord,
  rangeSign,
  whole,
  wordFor,
} from './term-text.ts'

/** Above this no cook reads numbers, and ours are not exact. */
const MOST = 1_000_000
/** A heaped spoon may be as much off, and no more. */
const WORST_ROUGH = 0.1
/** What stands behind a length that measures by itself: "5 cm of oil", "3 cm thick.", "5 cm apart". */
const NO_NOUN =
  /^\s?(?:$|[.,;:!)]|and\s(?!\d)|(?:of|from|above|below|in|on|up|per|apart|away|across|with)\b|(?:thick|wide|long|deep|high|tall)(?:$|[.,;:!)]|\s(?:and|or|on|in|at|then|with|using|for|as|but|so|by|from)\b))/i
const VOWEL_SOUND = /^(?:8|11(?!\d)|18(?!\d))/

/** What has to change in the text so that it shows a figure for a view. Nothing when it shows the figure already. */
export function printFigure(text: string, figure: Figure, view: View): Change[] {
  const { system } = view
  const isNamed = !system || figure.alsoIn?.includes(system)
  if (figure.kind === 'temperature') return isNamed ? [] : printTemperature(text, figure, system)
  if (figure.kind === 'size') return isNamed ? [] : printSize(text, figure, view.ratio, system)
  const ratio = view.ratio < 1 && isOnePinch(figure) ? 1 : ratioOf(figure, view.ratio)
  if (!(ratio > 0) || figure.terms.some(({ quantity }) => !(quantity.most * ratio < MOST))) return []
  const converted = isNamed ? undefined : printConverted(text, figure, ratio, system)
  if (converted) return [converted]
  if (ratio === 1) return []
  const inTerms = () => figure.terms.flatMap((term) => printScaled(text, term, figure, ratio, system))
  if (figure.terms.length === 1) return inTerms()
  const areParts =
    areStillParts(figure, ratio) &&
    figure.terms.every((term) =>
      isExact(scaleTerm(term, term.quantity.most * ratio, figure, system), term, ratio),
    )
  const sum = areParts ? undefined : scaleSum(figure, ratio, system)
  return sum ? printSum(text, figure, sum) : inTerms()
}

const PINCHES: ReadonlySet<Term['unit']> = new Set(['dash', 'pinch', 'smidgen'])
/** Nobody measures half a pinch. */
const isOnePinch = ({ terms }: Figure) =>
  terms.every(({ unit, quantity }) => PINCHES.has(unit) && quantity.most <= 1)

/** In its own unit, and hardly rounded. */
const isExact = ([one, ...others]: Measured, { unit, quantity }: Term, ratio: number) =>
  others.length === 0 && one?.unit === unit && errorOf(one?.value ?? 0, quantity.most * ratio) < 0.01

function scaleTerm(
  term: Term,
  value: number,
  { isForeign, seasoning, isPinched, pints, gramsPerMl }: Figure,
  system?: System,
): Measured {
  const unit = asFoodUnit(term.unit)
  if (pints) return scalePints(value, unit, pints)
  if (isPinched && !isForeign && isPinch(value, unit)) return [{ number: '1', value: 1, unit: 'pinch' }]
  if (unit === 'stick' && !isFat(gramsPerMl)) return scaleInUnit(value, unit)
  // Nobody cuts a peppercorn, or a clove.
  if (seasoning === 'spice' && !unit && value > 2) return scaleInUnit(Math.round(value), unit)
  const rough = term.isRough && isSpoonUnit(unit) ? scaleInUnit(value, unit) : undefined
  // A sixth of a heaped cup is no eighth.
  if (rough?.[0] && errorOf(rough[0].value, value) <= WORST_ROUGH) return rough
  return scaleAmount(value, unit, isForeign, system)
}

/** What terms add up to, in their place. */
function printSum(text: string, { terms }: Figure, ends: readonly Measured[]): Change[] {
  const [first] = terms
  const last = terms.at(-1)
  const [sum = []] = ends
  if (!first || !last) return []
  const { start } = whole(first)
  const printed = ends.length > 1 ? joinEnds(text, first, ends) : printAsTerms(text, terms, sum)
  return [{ start, end: whole(last).end, text: printed }]
}

/** With the unit words of the line, and what stands between them, where it has them: "3lb4oz" and "13oz" of "1lb10oz". */
function printAsTerms(text: string, terms: readonly Term[], sum: Measured): string {
  let printed = ''
  let last: Term | undefined
  for (const part of sum) {
    const term = terms.find(({ unit }) => unit === part.unit)
    const between = last && term && text.slice(whole(last).end, whole(term).start)
    const isNext = last && terms[terms.indexOf(last) + 1] === term && (term?.quantity.most ?? 0) > 0
    if (printed) printed += isNext ? between : ' + '
    printed += term ? printAsTerm(text, term, part) : printMeasured([part])
    last = term
  }
  return printed
}

function printAsTerm(text: string, term: Term, part: Printed): string {
  if (!term.unitSpan || term.unitSpan.start < term.number.end) return printMeasured([part])
  const [word] = printWord(text, term, part.value)
  return part.number + text.slice(term.number.end, term.unitSpan.start) + (word?.text ?? '')
}

function printScaled(text: string, term: Term, figure: Figure, ratio: number, system?: System): Change[] {
  const unit = asFoodUnit(term.unit)
  const ends = endsOf(term).map((value) => scaleTerm(term, value * ratio, figure, system))
  const isSameUnit = ends.every((end) => end.length === 1 && end[0]?.unit === unit)
  if (!isSameUnit) return [{ ...whole(term), text: joinEnds(text, term, ends) }]
  const last = ends.at(-1)?.[0]
  if (!last) return []
  const numbers = joinNumbers(ends.flat(), rangeSign(text, term))
  const times = standsBeforeSize(text, term) ? ' ×' : ''
  const gap = term.isUnsaid ? ' ' : ''
  const small = term.isUnsaid && !figure.isForeign ? smallFirst(text, term) : term.number
  const tail = term.tail ? [{ ...term.tail, start: term.tail.start - 1, text: '' }] : []
  const first = text.slice(small.start, small.end).toLowerCase()
  const number = { ...small, text: numbers + times + gap + (term.isUnsaid ? first : '') }
  return [number, ...printWord(text, term, last.value), ...tail]
}

/** "Small bunch dill" is "2 small bunches dill": the letter that began the line. */
const smallFirst = (text: string, { number, unitSpan }: Term) =>
  /^\p{Lu}\p{Ll}/u.test(text.slice(number.start)) && unitSpan?.start !== number.start
    ? { start: number.start, end: number.start + 1 }
    : number

/** "1 28-ounce can": without a sign between them, two numbers look like one. */
const standsBeforeSize = (text: string, { number }: Term) =>
  /^\s?\d/.test(text.slice(number.end, number.end + 2))

/** The number and the unit of a term, unchanged. */
export const asWritten = (text: string, { number, unit, unitSpan }: Term): Change[] =>
  [number, unit && unitSpan].flatMap((span) =>
    span ? { ...span, text: text.slice(span.start, span.end) } : [],
  )

/** The amount as a whole: its terms add up in the other system. */
function printConverted(text: string, figure: Figure, ratio: number, system: System): Change | undefined {
  const [first] = figure.terms
  const last = figure.terms.at(-1)
  if (!first || !last) return undefined
  const ends = (['least', 'most'] as const).map((end) =>
    convertAmount(
      figure.terms.map(({ quantity, unit }) => ({ value: quantity[end] * ratio, unit })),
      figure,
      system,
    ),
  )
  const [least, most] = ends
  if (!least || !most) return undefined
  const isRange = figure.terms.some(({ quantity }) => quantity.least !== quantity.most)
  const printed = joinEnds(text, first, isRange ? [least, most] : [most])
  return { start: whole(first).start, end: whole(last).end, text: printed }
}

function printTemperature(text: string, { terms, heat }: Figure, system: System): Change[] {
  return terms.flatMap((term) => {
    const { unit } = term
    if (unit !== 'celsius' && unit !== 'fahrenheit' && unit !== 'gas') return []
    const target = temperatureUnit(system)
    const { least, most } = term.quantity
    const ends = least === most ? [most] : [least, most]
    const values = ends.map((value) => convertTemperature(value, unit, system, heat))
    if (unit === target || values.some((value) => value === undefined)) return []
    const numbers = [...new Set(values.map(String))].join(rangeSign(text, term))
    return [{ ...whole(term), text: numbers + degrees(text, term, target) }]
  })
}

/** "°F" as the text writes its unit: "F" for "C", "℉" for "℃", and after a space where the unit was a word. */
function degrees(text: string, { number, unitSpan }: Term, target: TemperatureUnit): string {
  const letter = target === 'celsius' ? 'C' : 'F'
  if (!unitSpan || unitSpan.start < number.end) return ` °${letter}`
  const gap = text.slice(number.end, unitSpan.start)
  const written = text.slice(unitSpan.start, unitSpan.end)
  if (/^[℃℉]$/.test(written)) return gap + (letter === 'C' ? '℃' : '℉')
  if (/^[°º˚]?\s?[CFcf]$/.test(written)) return gap + written.replace(/[CFcf]$/, letter)
  return /^[°º˚]$/.test(written) ? `${gap}${written}${letter}` : ` °${letter}`
}

/** An eighth of a British pint is no quarter cup, and three eighths are 215 ml. */
function scalePints(value: number, unit: UnitId | undefined, pints: Figure['pints']): Measured {
  const inUnit = scaleInUnit(value, unit)
  const isNear = errorOf(inUnit[0]?.value ?? 0, value) <= WORST_ROUGH
  const pint = IMPERIAL_ML.pint ?? 0
  return isNear || unit !== 'pint' || pints !== 'british' ? inUnit : scaleAmount(value * pint, 'ml')
}

function printSize(text: string, figure: Figure, ratio: number, system: System): Change[] {
  const sizes = figure.terms.map((term) => endsOf(term).map((value) => sizeIn(value, term, figure, system)))
  if (sizes.some((ends) => ends.some((end) => end === undefined))) return []
  const units = new Set(sizes.flat().map((end) => end?.unit))
  const changes = figure.terms.map((term, index) => {
    const ends = (sizes[index] ?? []).flatMap((end) => end ?? [])
    const isLast = index === figure.terms.length - 1
    const numbers = joinNumbers(ends, rangeSign(text, term))
    const [least, end = least] = ends
    const place = whole(term)
    const times = index === 0 && ratio === 1 && /\d\s$/.test(text.slice(0, place.start)) ? '× ' : ''
    if (least && end && least.unit !== end.unit)
      return { ...place, text: times + joinEnds(text, term, [[least], [end]]) }
    const hasUnit = term.unitSpan || isLast || units.size > 1
    const unit = hasUnit && end ? sizeUnit(text, term, figure, end) : ''
    return { ...place, text: times + numbers + unit }
  })
  const [first] = changes
  const article = figure.article && first && changeArticle(text, figure.article, first.text)
  return article ? [article, ...changes] : changes
}

/** " cm", " inches" where no noun follows, and "-quart" of a pot. */
function sizeUnit(text: string, term: Term, figure: Figure, { unit, value }: Printed): string {
  const isJoined = isHyphened(text, term)
  if (figure.isPot && (unit === 'l' || unit === 'quart'))
    return (isJoined ? '-' : ' ') + (unit === 'l' ? 'litre' : unit)
  const { end } = whole(term)
  const isAlone = !figure.isForeign && !figure.article && !isJoined && NO_NOUN.test(text.slice(end, end + 20))
  return unit === 'inch' && value > 1 && isAlone ? ' inches' : ` ${wordFor({ number: '', unit, value })}`
}

function sizeIn(value: number, { unit }: Term, figure: Figure, system: System): Printed | undefined {
  const known = asFoodUnit(unit)
  const length = known && convertLength(value, known, system)
  if (length) {
    const number =
      length.unit === 'inch' ? kitchenNumber(length.value) : decimalNumber(length.value, figure.isForeign)
    return { number, ...length }
  }
  const pot = figure.isPot && !figure.isForeign ? convertCapacity(value, known, system) : undefined
  if (pot) {
    const number = pot.unit === 'l' ? decimalNumber(pot.value) : kitchenNumber(pot.value)
    return { number, ...pot }
  }
  const packed = system === 'us' && !figure.isForeign ? inFluidOunces(value, known) : undefined
  if (packed) return packed
  // What a pot or a tin holds is water, for all that matters here.
  const [measured, ...rest] = convertAmount([{ value, unit }], { ...figure, isLiquid: true }, system) ?? []
  return rest.length > 0 ? undefined : measured
}

function changeArticle(
  text: string,
  article: { start: number; end: number },
  next: string,
): Change | undefined {
  const written = text.slice(article.start, article.end)
  const wanted = (written.startsWith('A') ? 'A' : 'a') + (VOWEL_SOUND.test(next) ? 'n' : '')
  return wanted === written ? undefined : { ...article, text: wanted }
}
