import type { IngredientLine, Span } from '../ingredient/ingredient-line.ts'
import { toWords } from './line-words.ts'

/** What a line says about its first food. */
export type OwnWords = {
  /** The line, with spaces where it names other foods: those have amounts and forms of their own. */
  text: string
  /** The same as words between single spaces, with one around them, to look for a word by " word ". */
  words: string
}

const kept = new WeakMap<IngredientLine, OwnWords & { of: string }>()

/** The words of a line that are about its first food; made once for a line that is asked often. */
export function ownWords(of: string, line: IngredientLine): OwnWords {
  const known = kept.get(line)
  if (known?.of === of) return known
  const text = [...line.alternatives, ...line.additions].reduce(blank, of)
  const own = { of, text, words: spaced(text) }
  kept.set(line, own)
  return own
}

/** Words between single spaces. */
export const spaced = (text: string): string => {
  let words = ' '
  for (const word of toWords(text)) words += `${word.text} `
  return words
}

const blank = (text: string, { start, end }: Span) =>
  text.slice(0, start) + ' '.repeat(Math.max(0, Math.min(end, text.length) - start)) + text.slice(end)
