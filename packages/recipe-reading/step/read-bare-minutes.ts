import type { Quantity } from '../ingredient/ingredient-line.ts'
import { after, type Found, spanOf } from '../ingredient/read-quantity.ts'
import type { StepMark } from './step-mark.ts'
import { readStepQuantity } from './step-quantity.ts'
import { afterWord, type StepReading } from './step-words.ts'

/** What takes minutes, however few. */
const QUICK =
  /^(?:(?:stir ?)?fry|fries|saute|stir|boil|parboil|blanch|sear|grill|broil|toast|steam|poach|whisk|beat|knead|microwave|brown|sweat|griddle|char|whizz|blitz|pulse|mix)$/
/** What may also take hours: "braise for 2-3" is no timer. */
const SLOW = /^(?:simmer|bake|roast|cook|rest|stand|cool|bubble|reduce|infuse|heat|warm|air ?fry)$/
const LEAST_OF_RANGE = 5
const LEAST = 10
/** Beside "low" or "high" a few may be the hours of a slow cooker. */
const LEAST_ON_DIAL = 15
const DIAL = /^(?:low|high|slow|cooker|crockpot)$/
const MOST = 90
/** What may also take a night, and the numbers that are then hours: "stand for 24". */
const PATIENT = /^(?:rest|stand|cool|infuse)$/
const MAYBE_HOURS = new Set([24, 36, 48, 72])
/** In the same part of a sentence they say that a number is one of hours, days or people. */
const NOT_MINUTES =
  /^(?:fridge|refrigerator|refrigerate|chill|chilled|overnight|night|hours?|hrs?|days?|guests|people|persons|servings)$/
const NEXT_PART = new Set(['then', 'and'])
/** Words from the verb to the number. */
const MOST_BEFORE = 9
const LONGEST_SENTENCE = 25
const SENTENCE_ENDS = new Set(['.', ';', '!', '?'])
/** What may follow where no unit does. Anything else is what is counted: "for 4 people". */
const GOES_ON =
  /^(?:[.,;:!()]|until|till|or|then|and|but|before|while|more|longer|stirring|turning|tossing|shaking|basting|flipping|uncovered|covered|on|each|per|in|at|over|under)$/

/** "Simmer for 12-15, stirring": minutes, which every cook hears behind the "for". Where it may be hours or people, nothing. */
export function readBareMinutes(reading: StepReading, at: number): Found<StepMark> | undefined {
  const { tokens } = reading
  if (reading.words.language !== 'en') return undefined
  const start = startOfLength(reading, at)
  if (tokens[start - 1]?.text !== 'for') return undefined
  const read = readStepQuantity(reading, at)
  if (!read || read.value.isVague || !isWhole(read.value.quantity)) return undefined
  const next = tokens[read.end]
  if (next && !GOES_ON.test(next.text)) return undefined
  const isMore = next?.text === 'more' || next?.text === 'longer'
  const behind = isMore ? tokens[read.end + 1] : undefined
  if (behind && !GOES_ON.test(behind.text)) return undefined
  if (!takesMinutes(reading, start - 1, read.value.quantity)) return undefined
  const { least, most } = read.value.quantity
  const seconds = { least: least * 60, most: most * 60 }
  return { value: { kind: 'timer', ...spanOf(reading, at, read.end), seconds }, end: read.end }
}

/** The token of "about", "another" or "a further" before a number, or the number. */
function startOfLength(reading: StepReading, at: number): number {
  let start = at
  for (let count = 0; count < 3; count++) {
    const before = [2, 1].map((back) => start - back).find((from) => isLead(reading, from, start))
    if (before === undefined) break
    start = before
  }
  return start
}

const isLead = (reading: StepReading, from: number, to: number) =>
  after(reading, 'about', from) === to ||
  afterWord(reading, 'filler', from) === to ||
  (after(reading, 'article', from) === to && to < reading.tokens.length)

const isWhole = ({ least, most }: Quantity) =>
  Number.isInteger(least) && Number.isInteger(most) && least > 0 && most <= MOST

/** Whether the verb before "for", and the words around them, make a number one of minutes. */
function takesMinutes(reading: StepReading, end: number, { least, most }: Quantity): boolean {
  const before = wordsBefore(reading, end)
  const near = before.slice(0, MOST_BEFORE)
  const verb = near.find((text) => QUICK.test(text) || SLOW.test(text)) ?? ''
  if ([...before, ...wordsAfter(reading, end)].some((text) => NOT_MINUTES.test(text))) return false
  if (PATIENT.test(verb) && MAYBE_HOURS.has(most)) return false
  if (least < LEAST_ON_DIAL && before.some((text) => DIAL.test(text))) return false
  return QUICK.test(verb) || (SLOW.test(verb) && least >= (least < most ? LEAST_OF_RANGE : LEAST))
}

/** The words of the sentence before a token, the nearest first. */
function wordsBefore({ tokens }: StepReading, end: number): string[] {
  const words: string[] = []
  for (let at = end - 1; at >= 0 && at >= end - LONGEST_SENTENCE; at--) {
    const text = tokens[at]?.text ?? ''
    if (SENTENCE_ENDS.has(text)) break
    words.push(text)
  }
  return words
}

/** The words after a token, up to the end of the sentence or to what is done next. */
function wordsAfter({ tokens }: StepReading, start: number): string[] {
  const words = tokens.slice(start + 1, start + LONGEST_SENTENCE).map(({ text }) => text)
  const end = words.findIndex((text) => SENTENCE_ENDS.has(text) || NEXT_PART.has(text))
  return end < 0 ? words : words.slice(0, end)
}
