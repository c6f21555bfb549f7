import { isWord } from './method-words.ts'
import type { Word } from 'recipe-reading/food/word'
import { memoize } from 'recipe-basics/text/memoize'
import { toText } from './step-words.ts'

const HOURS = /^(?:hours?|hrs?|h)$/
const MINUTES = /^(?:minutes?|mins?)$/
const UNDER_TEN = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const TENS = ['ten', 'twenty', 'thirty', 'forty', 'fifty', 'sixty']

/** The longest time in minutes that words say of cooking, and not of soaking or chilling; of a range its end, 0 where none is said. */
export const cookedMinutes = memoize((words: readonly Word[]): number => {
  let most = 0
  let isResting = false
  for (const [at, { text }] of words.entries()) {
    if (isWord('rests', text)) isResting = true
    else if (isWord('cooks', text)) isResting = false
    else if (!isResting && (HOURS.test(text) || MINUTES.test(text)))
      most = Math.max(most, readMinutes(words, at) + hoursBefore(words, at))
  }
  return most
})

/** "1 hour 45 minutes", "2 hours and 30 minutes": the hours, in minutes. */
function hoursBefore(words: readonly Word[], at: number): number {
  const hour = [at - 2, at - 3].find((place) => HOURS.test(words[place]?.text ?? ''))
  const isJoined = hour === at - 2 || words[at - 2]?.text === 'and'
  const isOne = MINUTES.test(words[at]?.text ?? '') && hour !== undefined && isJoined
  return isOne && !/[.;,]/.test(words[hour + 1]?.breaks ?? '') ? readMinutes(words, hour) : 0
}

/** The minutes that a unit counts: "1 1/2 hours", "half an hour", "an hour and a half", "forty-five minutes". */
function readMinutes(words: readonly Word[], at: number): number {
  const each = HOURS.test(words[at]?.text ?? '') ? 60 : 1
  const before = words.slice(Math.max(at - 4, 0), at)
  const said = toText(before)
  if (/\bthree quarters of an$/.test(said)) return 0.75 * each
  if (/\bquarter of an$/.test(said)) return 0.25 * each
  if (/\bhalf (?:an )?$/.test(`${said} `) && !/\band a half$/.test(said)) return 0.5 * each
  const after = words.slice(at + 1, at + 4).map(({ text }) => text)
  const more = after.join(' ') === 'and a half' ? 0.5 : minutesBehind(words, at) / 60
  return (readNumber(before, words[at]?.text === 'hour') + more) * each
}

/** "1 hour 30": the minutes that have no unit. */
function minutesBehind(words: readonly Word[], at: number): number {
  const [hour, number, next] = words.slice(at, at + 3)
  const isSaid = HOURS.test(hour?.text ?? '') && number?.breaks === '' && /^[1-5]\d$/.test(number.text)
  return isSaid && (next === undefined || next.breaks !== '') ? Number(number.text) : 0
}

/** The number at the end of words; 1 for "an" and for a time that is not counted ("for hours"). */
function readNumber(words: readonly Word[], isOne: boolean): number {
  const [whole, first, last] = [words.at(-3), words.at(-2), words.at(-1)]
  const [high, low] = [toNumber(first?.text), toNumber(last?.text)]
  if (low === undefined) return 1
  if (last?.breaks === '.' && high !== undefined) return Number(`${high}.${last.text}`)
  // A fraction in one sign loses its bar: "½ hour" is "1 2 hour", and "1½ hours" is "11 2 hours".
  if (high !== undefined && (last?.breaks === '/' || (isOne && low > 1 && low < 5)))
    return (high < low ? (toNumber(whole?.text) ?? 0) : Math.floor(high / 10)) + (high % 10) / low
  if (high !== undefined && high > 10 && low < 5) return Math.floor(high / 10) + (high % 10) / low
  return TENS.includes(first?.text ?? '') && low < 10 ? (high ?? 0) + low : low
}

function toNumber(text = ''): number | undefined {
  if (/^\d+$/.test(text)) return Number(text)
  const [small, tens] = [UNDER_TEN.indexOf(text), TENS.indexOf(text)]
  return small >= 0 ? small + 1 : tens >= 0 ? (tens + 1) * 10 : undefined
}
