import type { Asks } from './asked-tables.ts'
import { type RangeName, valueOf } from './ranges.ts'

/** What a figure in a search asks for, and of how many words it is. Undefined asks: more than that, or so long that it describes a dish. */
type AskedFigure = { asks: Asks | undefined; length: number }

/** "under 20 minutes", "less than 300 calories". */
const UP_TO = /^(?:up|under|below|within|in|max|maximum|to|ready|only)$/
/** "more than 30 minutes" has no most. */
const MORE = /^(?:more|over|least|longer|above|minimum)$/
const MINUTE = /^min(?:ute)?s?$/
const HOUR = /^(?:h|hr|hour)s?$/
const GRAM = /^(?:g|gr|gram|gramme)s?$/
const NUMBERS: ReadonlyMap<string, number> = new Map([
  ...'one two three four five six seven eight nine ten'.split(' ').map((word, at) => [word, at + 1] as const),
  ...'ten twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, at) => [word, (at + 1) * 10] as const),
  ['fifteen', 15],
  ['half', 0.5],
  ['quarter', 0.25],
])
/** "1h30", "90min", "1.5 hours", "20g". */
const FIGURE = /^(\d{1,4}(?:[.,]\d{1,2})?)(\p{L}*)(?:(\d{1,2})(\p{L}*))?$/u
/** "20 minute lunch" is a lunch in no more than that; "8 hour lamb" is cooked so long. */
const LONGEST_BARE_MINUTES = 90

/** A figure of minutes, calories, protein or fibre that begins at a place of folded words. */
export function readFigure(words: readonly string[], at: number): AskedFigure | undefined {
  const before = words[at] ?? ''
  const isNoMore = /^(?:no|not)$/.test(before) && MORE.test(words[at + 1] ?? '')
  const isUpTo = isNoMore || UP_TO.test(before) || (before === 'less' && words[at + 1] === 'than')
  const isMore = !isNoMore && MORE.test(before)
  const start = at + (isNoMore ? 1 : 0)
  const from = isUpTo || isMore ? start + (words[start + 1] === 'than' ? 2 : 1) : at
  // Of "20-30 minutes" and "between 20 and 30 minutes", the longer counts.
  const first = from + (words[from] === 'between' ? 1 : 0)
  const last = first + (/^\d+$/.test(words[first] ?? '') && /^\d/.test(words[first + 1] ?? '') ? 1 : 0)
  const found = readMinutes(words, last) ?? readContent(words, last)
  if (!found) return undefined
  const end = last + found.length
  const behind = /^(?:less|max|maximum|tops)$/.test(words[end] ?? '') ? 'less' : words[end]
  const asks = toAsks(found, { isUpTo: isUpTo || behind === 'less', isMore: isMore || behind === 'more' })
  return { asks, length: end - at + (behind === 'less' || behind === 'more' ? 1 : 0) }
}

type Figure = { range: RangeName; figure: number; length: number }

function toAsks(
  { range, figure }: Figure,
  { isUpTo, isMore }: { isUpTo: boolean; isMore: boolean },
): Asks | undefined {
  const isBare = !isUpTo && !isMore
  if (range === 'time' && (isMore || (isBare && figure > LONGEST_BARE_MINUTES))) return undefined
  if (range === 'fibre' && isBare) return undefined
  const isMost = isUpTo || (isBare && range !== 'protein')
  const value = valueOf(range, isMost ? 'most' : 'least', Math.round(figure * 10) / 10)
  return value === undefined ? undefined : { [range]: value }
}

/** "1 hour 30 minutes", "1h30", "half an hour", "an hour and a half": articles and "and" are gone. */
function readMinutes(words: readonly string[], at: number): Figure | undefined {
  const first = readNumber(words, at)
  if (!first) {
    const isHourAndHalf = HOUR.test(words[at] ?? '') && words[at + 1] === 'half'
    return isHourAndHalf ? { range: 'time', figure: 90, length: 2 } : undefined
  }
  const isHours = HOUR.test(first.unit)
  if (!isHours && !MINUTE.test(first.unit)) return undefined
  if (!isHours || first.minutes !== undefined) {
    const figure = isHours ? first.figure * 60 + (first.minutes ?? 0) : first.figure
    return { range: 'time', figure, length: first.length }
  }
  const rest = at + first.length
  const { minutes, length } = readMinutesAfterHours(words, rest)
  return { range: 'time', figure: first.figure * 60 + minutes, length: first.length + length }
}

function readMinutesAfterHours(words: readonly string[], at: number): { minutes: number; length: number } {
  if (words[at] === 'half') return { minutes: 30, length: 1 }
  const next = readNumber(words, at)
  if (next && MINUTE.test(next.unit)) return { minutes: next.figure, length: next.length }
  const isBare = /^[1-5]?\d$/.test(words[at] ?? '') && at + 1 === words.length
  return isBare ? { minutes: Number(words[at]), length: 1 } : { minutes: 0, length: 0 }
}

/** "300 kcal", "20 g protein", "5g fiber". */
function readContent(words: readonly string[], at: number): Figure | undefined {
  const number = readNumber(words, at)
  if (!number) return undefined
  const { figure, unit, length } = number
  if (/^(?:k?cal|calorie)s?$/.test(unit)) return { range: 'kcal', figure, length }
  const of = GRAM.test(unit) ? words[at + length] : undefined
  if (of === 'protein') return { range: 'protein', figure, length: length + 1 }
  return of === 'fibre' || of === 'fiber' ? { range: 'fibre', figure, length: length + 1 } : undefined
}

/** A number, in figures or in a word, with the unit that sticks to it or follows it. */
function readNumber(words: readonly string[], at: number) {
  const word = words[at] ?? ''
  const [, digits, stuck = '', minutes, rest = ''] = FIGURE.exec(word) ?? []
  const number = digits === undefined ? NUMBERS.get(word) : Number(digits.replace(',', '.'))
  if (number === undefined) return undefined
  if (minutes !== undefined)
    return rest === '' || MINUTE.test(rest) || rest === 'm'
      ? { figure: number, unit: stuck, minutes: Number(minutes), length: 1 }
      : undefined
  if (stuck !== '') return { figure: number, unit: stuck === 'm' ? 'min' : stuck, length: 1 }
  const isAndHalf = words[at + 1] === 'half' && number >= 1
  return {
    figure: number + (isAndHalf ? 0.5 : 0),
    unit: words[at + (isAndHalf ? 2 : 1)] ?? '',
    length: isAndHalf ? 3 : 2,
  }
}
