import { hasWord, isWord, type Role } from '../cooking/method-words.ts'
import { singularOf } from 'recipe-basics/text/english-noun'
import type { FoundFood } from 'recipe-reading/food/find-foods'
import type { Word } from 'recipe-reading/food/word'
import { isFamily } from './pantry.ts'
import type { Clause } from './read-clauses.ts'
import type { Tracked } from './tracked-part.ts'

const RESERVED_WITHIN = 5

/** Where the words of a clause begin that its verb does nothing to; its length where none do. */
export function endOfObjects({ words, work }: Clause): number {
  const stops: Role[] = [
    'except',
    ...(work && isWord('takes', work) ? (['from'] as const) : []),
    ...(work && isWord('makes fine', work) ? (['over'] as const) : []),
  ]
  const at = words.findIndex(({ text }) => stops.some((stop) => isWord(stop, text)))
  return at < 0 ? words.length : at
}

export const foodsAfter = (clause: Clause, role: Role): readonly FoundFood[] => {
  const at = clause.words.findIndex(({ text }) => isWord(role, text))
  return at < 0 ? [] : clause.foods.filter(({ start }) => start > at)
}

export const isThem = ({ words }: Clause) => isWord('them', words[0]?.text ?? '')

/** "Everything else": what was named before goes another way. */
export const isRest = ({ words }: Clause) =>
  words.some(({ text }, at) => text === 'else' && words[at - 1]?.text === 'everything')

export const isAll = ({ words }: Clause) =>
  words.some(
    ({ text }, at) =>
      text === 'everything' ||
      (text === 'left' && words[at - 2]?.text === 'what') ||
      (text === 'all' && isWord('all of', words[at + 1]?.text ?? '')),
  )

/** "Blend the peas", and not "blend with the peas". */
export function isDirect({ words, foods }: Clause): boolean {
  const at = words.findIndex(({ text }) => !isWord('determiner', text) && !/^\d|^(?:g|ml)$/.test(text))
  return foods.some(({ start, end }) => start <= at && at < end) || isFamily(words[at]?.text ?? '')
}

/** "Dice a quarter of the cucumber", "150 g of the berries". */
export const isFraction = ({ words, foods }: Clause) =>
  words
    .slice(0, foods[0]?.start)
    .some(
      ({ text }, at) =>
        (isWord('fraction', text) || /^\d/.test(text)) &&
        words.slice(at + 1, at + 3).some((next) => next.text === 'of'),
    )

/** "Strain it if you like." "Add water if you need to blend it" is no choice. */
export function isOptional({ work, words }: Clause): boolean {
  if (work === undefined || !(isWord('makes fine', work) || work === 'discard' || work === 'remove'))
    return false
  const at = words.findIndex(({ text }) => isWord('if', text))
  return at >= 0 && (work !== 'blend' || hasWord(words.slice(at), 'liked'))
}

/** "The reserved chickpeas", "the rest of the broccoli". */
export const isCalled = ({ head }: Tracked, words: readonly Word[], role: Role): boolean =>
  words.some(
    ({ text }, at) =>
      isWord(role, text) &&
      untilJoined(words.slice(at + 1, at + RESERVED_WITHIN)).some((word) => singularOf(word.text) === head),
  )

/** "In a roasting tin of hot water", and not "beaten with water". */
export const isBath = (words: readonly Word[]) =>
  hasWord(words, 'vessel') &&
  words.some(({ text }, at) => text === 'water' && isWord('bath water', words[at - 1]?.text ?? ''))

/** "The remaining milk with the cornflour": the cornflour is whole. */
function untilJoined(words: readonly Word[]): readonly Word[] {
  const end = words.findIndex(({ text, breaks }) => breaks !== '' || isWord('joins', text))
  return end < 0 ? words : words.slice(0, end)
}
