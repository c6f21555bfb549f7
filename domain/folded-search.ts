import { foldForSearch } from './fold.ts'

/** A search, folded: whole, and its words one by one. Without words there is no search. */
export type FoldedSearch = { phrase: string; words: readonly string[] }

/** Of more words than these, the longest decide: nobody types so many, and each costs a look at every text. */
const MAX_WORDS = 8

/** Folds a search. A word that stands within another one of them is found with it, and so is left out. */
export function foldSearch(search: string): FoldedSearch {
  const phrase = foldForSearch(search)
  const all = [...new Set(phrase.split(' ').filter(Boolean))]
  const needed = all.filter((word) => !all.some((other) => other !== word && other.includes(word)))
  const words = needed.toSorted((one, other) => other.length - one.length).slice(0, MAX_WORDS)
  return { phrase, words }
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
