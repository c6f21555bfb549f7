/** Far beyond any cure or ferment: longer is a broken number. */
const MOST_MINUTES = 366 * 24 * 60
const MINUTES: Record<string, number> = { Y: 525_600, W: 10_080, D: 1_440, H: 60, M: 1, S: 1 / 60 }
const MONTH_MINUTES = 43_200
/** The longest text that can still name a time; more is prose. */
const MOST_TEXT = 100

/** First letters of the words for units, in the languages that recipes come in. */
const UNIT_WORDS: readonly (readonly [RegExp, number])[] = [
  [/^(?:d|days?|tage?n?|jours?|d[ií]as?|giorn[io]|dage?n?|dygn|dni|dzień|nap)$/, 1_440],
  [
    /^(?:h|hs|hrs?|hours?|std|stunden?|heures?|horas?|or[ae]|uur|uren|timm?ar|timme|timer?|godz\p{L}*|hod\p{L}*|sat\p{L}?|óra|saat|時間)$/u,
    60,
  ],
  [/^(?:s|secs?|seconds?|sek\p{L}*|secondes?|segundos?|second[io]|秒)$/u, 1 / 60],
  [/^(?:m|mn|min|mins|minut\p{L}*|perc|dakika|分)$/u, 1],
]
const FRACTIONS: Record<string, number> = { '½': 0.5, '⅓': 1 / 3, '⅔': 2 / 3, '¼': 0.25, '¾': 0.75 }

/**
 * Whole minutes of a published time: an ISO 8601 duration ("PT1H30M", "P0Y0M0DT0H10M0S", also with numbers left out
 * or days behind the T), words ("1 h 30 min", "1:30") or plain minutes ("45"). Hours count 60, seconds are rounded up
 * (SPEC.md section 5). Undefined when it says nothing: zero, negative, longer than a year, or not a time.
 */
export function toMinutes(published: string | number): number | undefined {
  const text = String(published).trim()
  if (text.length > MOST_TEXT) return undefined
  const minutes = /^[+-]?P/i.test(text) ? readIso(text.toUpperCase()) : readWords(text.toLowerCase())
  if (minutes === undefined || !(minutes > 0) || minutes > MOST_MINUTES) return undefined
  // Sums of sixtieths must not round a whole minute up to the next.
  return Math.ceil(Number(minutes.toFixed(6)))
}

function readIso(text: string): number | undefined {
  // Some publishers put days behind the T; a negative number anywhere makes the whole time worthless.
  const parts = /^\+?P([\d.,YMWD]*)(?:T([\d.,DHMS]*))?$/.exec(text)
  if (!parts) return undefined
  return sumParts(parts[1] ?? '', MONTH_MINUTES) + sumParts(parts[2] ?? '', 1)
}

function sumParts(parts: string, minutesPerM: number): number {
  let sum = 0
  for (const [, number = '', unit = ''] of parts.matchAll(/([\d.,]*)([A-Z])/g)) {
    const amount = number === '' ? 0 : Number(number.replace(',', '.'))
    sum += amount * (unit === 'M' ? minutesPerM : (MINUTES[unit] ?? Number.NaN))
  }
  return sum
}

function readWords(text: string): number | undefined {
  const clock = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(text)
  if (clock) return Number(clock[1]) * 60 + Number(clock[2])
  if (/^-/.test(text)) return undefined
  let sum = 0
  let plain: number | undefined
  let lastUnit = 0
  for (const [, digits = '', fraction = '', word = ''] of text.matchAll(
    /(\d+(?:[.,]\d+)?)?\s?([½⅓⅔¼¾])?\s?(\p{L}*)/gu,
  )) {
    if (!digits && !fraction) continue
    const amount = Number((digits || '0').replace(',', '.')) + (FRACTIONS[fraction] ?? 0)
    const unit = UNIT_WORDS.find(([words]) => words.test(word))?.[1]
    if (unit === undefined) plain = amount
    else sum += amount * unit
    if (unit !== undefined) [lastUnit, plain] = [unit, undefined]
  }
  // "1 h 30" means half past; of "30-40 min" only the number with its unit counts.
  if (plain !== undefined && lastUnit === 60) return sum + plain
  if (lastUnit > 0) return sum
  return /^\d+(?:[.,]\d+)?$/.test(text) ? plain : undefined
}
