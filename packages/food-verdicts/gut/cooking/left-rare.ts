import { hasWord, isWord, type Role } from './method-words.ts'
import { findFoods } from 'recipe-reading/food/find-foods'
import type { Word } from 'recipe-reading/food/word'
import { memoize } from 'recipe-basics/text/memoize'
import { heatsNothing } from './eaten-raw.ts'
import { toSentences, toText } from './step-words.ts'

type Step = readonly Word[]

/** Fish is safe from 145 °F or 63 °C inside (FDA, safe minimum internal temperatures). */
const SAFE_DEGREES: Readonly<Record<string, readonly [coldest: number, safe: number]>> = {
  f: [95, 145],
  fahrenheit: [95, 145],
  c: [35, 63],
  celsius: [35, 63],
}
const UNDONE = /^(?:pink|raw|translucent)$/
const MIDDLE = /^(?:centre|center|middle|inside)$/
const RUNNY =
  /\b(?:runny|jammy|sunny side up|over easy|soft boil|soft boiled|soft boiling|softly poached|soft poached)\b/

/** Whether a step leaves the middle of fish or meat raw: it says so, or ends the heat too early. */
export const isLeftRare = memoize((steps: readonly Step[]): boolean =>
  steps.some((step) => toSentences(step).some(leavesRare)),
)

function leavesRare(sentence: Step): boolean {
  if (sentence.some(({ text }) => text === 'rare')) return true
  const words = sentence.map(({ text }) => text)
  const isDenied = words.some((word) => isWord('denies', word))
  if (!isDenied && words.some((word) => UNDONE.test(word)) && words.some((word) => MIDDLE.test(word)))
    return true
  return !words.includes('oven') && words.some((word, at) => isTooCool(word, words[at + 1] ?? ''))
}

function isTooCool(word: string, unit: string): boolean {
  const range = SAFE_DEGREES[unit]
  return range !== undefined && Number(word) >= range[0] && Number(word) < range[1]
}

/** Whether the steps leave the yolk of an egg soft. */
export const isLeftRunny = memoize((steps: readonly Step[]): boolean =>
  steps.some((step) =>
    toSentences(step).some((sentence) => {
      const words = sentence.map(({ text }) => text)
      return (
        words.some((word) => /^(?:eggs?|yolks?)$/.test(word)) &&
        !words.some((word) => isWord('denies', word)) &&
        RUNNY.test(words.join(' '))
      )
    }),
  ),
)

/** The meat of a line that no step heats: tartare, kibbeh nayyeh. Undefined where the method is not read, or the meat comes cooked. */
export function findRawMeat(line: readonly Word[], steps: readonly Step[]): string | undefined {
  if (line.some(({ text }) => isWord('ready meat', text))) return undefined
  if (!isWorkedCold(steps)) return undefined
  return findFoods(line).foods.find(({ kind }) => kind === 'meat')?.term
}

const isWorkedCold = memoize((steps: readonly Step[]): boolean => {
  const says = (role: Role) => steps.some((step) => hasWord(step, role))
  return says('cold work') && !says('hot kitchen') && heatsNothing(steps)
})

const RUNNY_EGG =
  /\b(?:soft(?:ly)? boiled|soft cooked|(?:softly |soft )?poached|jammy|runny|coddled|onsen|over easy) (?:\w+ )?eggs?\b/
const EGG_RUNNY = /\beggs? (?:sunny side up|over easy|(?:softly? )?poached|softly? boiled)\b/

/** The words by which a line names an egg whose yolk is soft when it is eaten: "4 soft-boiled eggs". */
export const findRunnyEgg = (words: readonly Word[]): string | undefined =>
  (RUNNY_EGG.exec(toText(words)) ?? EGG_RUNNY.exec(toText(words)))?.[0]
