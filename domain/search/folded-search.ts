import { isEmptyWord, withoutEmptyWords } from './empty-words.ts'
import { singularOf } from 'recipe-basics/text/english-noun'
import { foldForSearch } from 'recipe-basics/text/fold'
import { ANY_NAME, findLeftOut, QUANTITIES } from './left-out-words.ts'

/**
 * A search, folded: whole, and what must be found of it, one by one. Without words there is no search. "no egg" is one of them:
 * by "no" and by "egg" the dishes with egg would be found.
 */
export type FoldedSearch = { phrase: string; words: readonly string[] }

/** Of more words than these, the longest decide: nobody types so many, and each costs a look at every text. */
const MAX_WORDS = 8

/** What stands between words, and belongs to none: "chicken, rice", "soup?". A dot within a number does. */
const BETWEEN = /(?:[\s,;:!?#@"“”„«»()[\]{}/&+|…]|\.(?![^\s.]))+/u

/**
 * Folds a search. A word that stands within another one of them is found with it, and so is left out, as are words that say
 * nothing ("something with rice") and the endings of plurals.
 */
export function foldSearch(search: string): FoldedSearch {
  const folded = foldForSearch(search)
  const typed = folded.split(BETWEEN).filter(Boolean)
  const [first, last] = [typed[0], typed.at(-1)]
  if (first === undefined || last === undefined)
    return { phrase: folded, words: folded === '' ? [] : [folded] }
  const phrase = folded.slice(folded.indexOf(first), folded.lastIndexOf(last) + last.length)
  const all = [
    ...new Set(withoutEmptyWords(bindQuantities(bindLeftOut(typed, phrase), phrase)).map(withoutEnding)),
  ]
  const needed = all.filter((word) => !all.some((other) => other !== word && other.includes(word)))
  const words = needed.toSorted((one, other) => other.length - one.length).slice(0, MAX_WORDS)
  return { phrase, words }
}

/** Words with those that leave something out as one, where they stand together: "soup", "no egg". */
function bindLeftOut(words: readonly string[], phrase: string): string[] {
  const bound: string[] = []
  let at = 0
  for (const { start, end } of findLeftOut(words, ANY_NAME)) {
    const together = words.slice(start, end)
    const isTogether = phrase.includes(together.join(' '))
    bound.push(...words.slice(at, start), ...(isTogether ? [together.join(' ')] : together))
    at = end
  }
  return [...bound, ...words.slice(at)]
}

/** "Low fat" and "low in fat" are looked for as they stand: a slow stew with some fat is none. */
function bindQuantities(words: readonly string[], phrase: string): string[] {
  const bound: string[] = []
  for (let at = 0; at < words.length;) {
    const together = words.slice(at, at + (words[at + 1] === 'in' ? 3 : 2))
    const isBound =
      QUANTITIES.has(words[at] ?? '') &&
      !isEmptyWord(together.at(-1) ?? '') &&
      phrase.includes(together.join(' '))
    bound.push(isBound ? together.join(' ') : (words[at] ?? ''))
    at += isBound ? together.length : 1
  }
  return bound
}

/** Letters of a word without its ending: with fewer, "pea" would find pears. */
export const SHORTEST_STEM = 4

/** What a plural and its singular begin with, where that is long enough to mean nothing else: "berries" is "berr". */
function withoutEnding(word: string): string {
  const one = singularOf(word)
  const stem = one.endsWith('y') && word.endsWith('ies') ? one.slice(0, -1) : one
  return stem.length >= SHORTEST_STEM && word.startsWith(stem) ? stem : word
}

/** What stands before a word in folded text, in which hyphens are spaces. */
export const WORD_BREAKS = [' ', '\n', '(', '/', '"', '“'] as const

/** Whether a word of a folded text begins with these words. */
export const beginsIn = (text: string, words: string): boolean =>
  text.startsWith(words) || WORD_BREAKS.some((before) => text.includes(before + words))

/** True when each word stands in one of the texts, whole or in part, whatever its case and accents. */
export function areIn(texts: readonly (string | null | undefined)[], { words }: FoldedSearch): boolean {
  const folded = texts.map((text) => foldForSearch(text ?? ''))
  return words.every((word) => folded.some((text) => text.includes(word)))
}
