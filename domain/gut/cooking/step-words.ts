import { toWords, type Word } from '../../food/line-words.ts'

/** The sentences of a step. */
export function toSentences(step: readonly Word[]): readonly (readonly Word[])[] {
  const sentences: Word[][] = [[]]
  for (const word of step) {
    if (/[.!?]/.test(word.breaks)) sentences.push([])
    sentences.at(-1)?.push(word)
  }
  return sentences
}

/** A step calls a food by the last word of its name: "red onion" is the onion. */
export function names(step: readonly Word[], term: string): boolean {
  const head = toWords(term).at(-1)?.text ?? term
  const stem = head.length > 4 ? head.replace(/(?:ies|es|s|y)$/, '') : head
  return step.some(({ text }) => text.startsWith(stem))
}

/** Words as one text, with single spaces between them. */
export const toText = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ')
