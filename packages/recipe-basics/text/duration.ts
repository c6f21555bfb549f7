import { minutesInWords } from './duration-in-words.ts'
import { toDecimals } from './number.ts'

/** Far beyond any cure or ferment: longer is a broken number. */
const MOST_MINUTES = 366 * 24 * 60
/** The longest text that can still name a time; more is prose. */
const MOST_TEXT = 100

/** "1e400": its digits are no minutes. */
const IN_POWERS = /\de[+-]?\d/

const MINUTES: Record<string, number> = { y: 525_600, w: 10_080, d: 1_440, h: 60, m: 1, s: 1 / 60 }
const MONTH_MINUTES = 43_200

/**
 * Whole minutes of a published time: an ISO 8601 duration ("PT1H30M", "P0Y0M0DT0H10M0S"), words ("1 h 30 min",
 * "1 1/2 Stunden", "30分", "1:30") or plain minutes ("45"). Hours count 60, seconds are rounded up (spec.md section 5).
 * Common mistakes are understood: numbers left out or NaN, days behind the T, minutes without it ("P30M"). Of a
 * range the upper end counts. Undefined when it says nothing: zero, negative, longer than a year, or not a time.
 */
export function toMinutes(published: string | number): number | undefined {
  const text = String(published).trim().toLowerCase()
  if (text.length > MOST_TEXT || IN_POWERS.test(text)) return undefined
  const minutes = /^[+-]?p(?=[\s\dt]|$)/.test(text) ? readIso(text) : readWords(text)
  if (minutes === undefined || !(minutes > 0) || minutes > MOST_MINUTES) return undefined
  // Sums of sixtieths must not round a whole minute up to the next.
  return Math.ceil(Number(minutes.toFixed(6)))
}

/** The lower end of a range, as the last number before its sign: "PT20" of "PT20-25M", "PT20M" of "PT20M/PT25M". */
const LOWER_END = /\d[\d.,]{0,8}[dhms]?$/
/** "PT1/2H" is half an hour. */
const OF_FRACTION = /(?:^|[a-z])[1-4]$/

/**
 * A range as its upper end: of hours and minutes that both ends have, the upper ones. No standard has "PT20-25M", "PT1H-1H30M" or
 * "PT20M/PT25M"; exports do.
 */
function upperOfIso(compact: string): string {
  const [lower = '', upper, more] = compact.split(/[-/]/)
  if (upper === undefined || more !== undefined || !/^(?:pt?)?\d/.test(upper)) return compact
  if (!LOWER_END.test(lower) || (compact.includes('/') && OF_FRACTION.test(lower))) return compact
  const [date = '', time = ''] = lower.replace(LOWER_END, '').split('t')
  const end = upper.replace(/^pt?/, '')
  if (end.includes('d')) return `p${end}`
  return `${date}t${end.includes('h') ? '' : time}${end}`
}

function readIso(text: string): number | undefined {
  const written = text.replace(/\s+/g, '').replace(/nan|undefined|null/g, '')
  const compact = upperOfIso(written)
  const [, date, time] = /^\+?p([\d.,ymwdhs]*)(?:t([\d.,dhms]*))?$/.exec(compact) ?? []
  // A negative number anywhere makes the whole time worthless; else the units may be words ("PT30min").
  const rest = compact === written ? text : compact
  if (date === undefined) return rest.includes('-') ? undefined : readWords(rest.replace(/^\+?pt?/, ''))
  if (time !== undefined) return sumParts(date, MONTH_MINUTES) + sumParts(time, 1)
  // No dish takes months: who leaves out the T means minutes.
  return sumParts(date, date.includes('y') ? MONTH_MINUTES : 1)
}

function sumParts(parts: string, minutesPerM: number): number {
  // "PT1H30" and "PT30" leave out the unit of their minutes.
  const whole = /(?:^|h)[\d.,]+$/.test(parts) ? `${parts}m` : parts
  let sum = 0
  for (const [, number = '', unit = ''] of whole.matchAll(/(?<![\d.,])([\d.,]*)([a-z])/g)) {
    sum += toAmount(number || '0') * (unit === 'm' ? minutesPerM : (MINUTES[unit] ?? Number.NaN))
  }
  return sum
}

/** Without remarks in brackets: "45 min (plus 2 h of rest)". */
const readWords = (text: string): number | undefined =>
  minutesInWords(toDecimals(text.replace(/\([^()]*\)/g, ' ')))

const toAmount = (number: string) => Number(number.replace(',', '.'))
