import { fold } from 'recipe-basics/text/fold'
import { wordsOfTerm } from 'recipe-reading/food/term-index'
import type { MarkedText } from 'recipe-basics/text/marked-text'

const TOKEN = /[\p{L}\p{N}%]+(?:['’][\p{L}]+)*/gu
/** Letters that a plural may add or change: "leaf", "leaves". */
const ENDING = 3

/** A line in which the words of a term are marked where they stand first, in the singular or plural; or nothing is. */
export function markTerm(line: string, term: string): MarkedText {
  const wanted = wordsOfTerm(term).map(({ text }) => text)
  const tokens = [...line.matchAll(TOKEN)].map((match) => ({
    text: fold(match[0]).replace(/['’]/g, ''),
    start: match.index,
    end: match.index + match[0].length,
  }))
  // "Apricots, dried": without the word that stands behind its food in the line.
  for (const words of [wanted, wanted.slice(1), wanted.slice(0, 1)]) {
    if (words.length === 0) continue
    const at = tokens.findIndex((_, from) =>
      words.every((word, place) => isSame(tokens[from + place]?.text, word)),
    )
    const first = tokens[at]
    const last = tokens[at + words.length - 1]
    if (first && last) return cut(line, first.start, last.end)
  }
  return [{ text: line, isMarked: false }]
}

function isSame(token: string | undefined, word: string): boolean {
  if (token === undefined) return false
  if (token === word) return true
  return (
    token.startsWith(word.slice(0, -1)) && Math.abs(token.length - word.length) <= ENDING && word.length > 2
  )
}

function cut(line: string, start: number, end: number): MarkedText {
  return [
    { text: line.slice(0, start), isMarked: false },
    { text: line.slice(start, end), isMarked: true },
    { text: line.slice(end), isMarked: false },
  ].filter(({ text }) => text !== '')
}
