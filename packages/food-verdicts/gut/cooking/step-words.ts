import type { Word } from 'recipe-reading/food/word'
import { wordsOfTerm } from 'recipe-reading/food/term-index'
import { memoize } from 'recipe-basics/text/memoize'

/** The sentences of a step. */
export const toSentences = memoize((step: readonly Word[]): readonly (readonly Word[])[] => {
  const sentences: Word[][] = [[]]
  for (const word of step) {
    if (/[.!?]/.test(word.breaks)) sentences.push([])
    sentences.at(-1)?.push(word)
  }
  return sentences
})

/** The sentences of all steps. */
export const sentencesOf = memoize((steps: readonly (readonly Word[])[]) => steps.flatMap(toSentences))

/** A step calls a food by the last word of its name: "red onion" is the onion. */
export function names(step: readonly Word[], term: string): boolean {
  const head = wordsOfTerm(term).at(-1)?.text ?? term
  const stem = head.length > 4 ? head.replace(/(?:ies|es|s|y)$/, '') : head
  const words = sortedWords(step)
  // The first word that does not stand before the stem begins with it, or none does.
  let [low, high] = [0, words.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((words[middle] ?? '') < stem) low = middle + 1
    else high = middle
  }
  return words[low]?.startsWith(stem) === true
}

const sortedWords = memoize((words: readonly Word[]) =>
  [...new Set(words.map(({ text }) => text))].toSorted(),
)

/** Words as one text, with single spaces between them. */
export const toText = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ')
