import { after, isMark } from '../ingredient/read-quantity.ts'
import { afterWord, type StepReading } from './step-words.ts'

/** Words from degrees to "fan": "for a fan oven". */
const MOST_BETWEEN = 3
/** "For" and "in" of nine languages, without accents. */
const FOR = new Set('for fur in im with mit bei pour en au per con i med voor op ved vid'.split(' '))
/** "Fan-assisted oven:" is the longest that stands before degrees. */
const MOST_BEFORE = 6

/** Whether "fan" stands right before a token: "fan 160 °C", "Umluft: 160 °C", "fan-assisted oven 160 °C". */
export function isAfterFan(reading: StepReading, at: number): boolean {
  for (let from = at - 1; from >= at - MOST_BEFORE; from--) {
    const fan = afterWord(reading, 'fan', from)
    if (fan !== undefined && fan <= at && afterTail(reading, fan) === at) return true
  }
  return false
}

/** The token after "fan" that stands right after degrees: "160 °C fan", "160 °C (fan)", "160 °C for a fan oven". */
export function afterFan(reading: StepReading, at: number): number | undefined {
  let next = isMark(reading, at, '(') ? at + 1 : at
  for (let count = 0; count <= MOST_BETWEEN; count++) {
    const fan = afterWord(reading, 'fan', next)
    if (fan !== undefined) return afterTail(reading, fan)
    const isFor = FOR.has(reading.tokens[next]?.text ?? '')
    const small = isFor ? next + 1 : after(reading, 'article', next)
    if (small === undefined) return undefined
    next = small
  }
  return undefined
}

function afterTail(reading: StepReading, at: number): number {
  let next = at
  for (let count = 0; count < MOST_BETWEEN; count++)
    next =
      isMark(reading, next, '-') || isMark(reading, next, ':')
        ? next + 1
        : (afterWord(reading, 'fanTail', next) ?? next)
  return next
}
