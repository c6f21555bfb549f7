import { MAX_LINE_LENGTH } from '../food/line-words.ts'
import { toTokens, type Token } from '../ingredient/line-tokens.ts'

/** What is put in place of signs that fold to letters, and of numbers that an apostrophe hides. Each has the length of both. */
const PLAIN: readonly (readonly [RegExp, string])[] = [
  [/[º˚]/g, '°'],
  [/\bmezz['’](?=or)/gi, '½    '],
  [/\bun['’](?=or)/gi, '1  '],
]
const SENTENCE_END = '. '

/** The words, numbers and marks of a step, with their places in it. Steps may be longer than a line that is read at once. */
export function toStepTokens(step: string): Token[] {
  const text = PLAIN.reduce((plain, [written, readable]) => plain.replace(written, readable), step)
  if (text.length <= MAX_LINE_LENGTH) return toTokens(text)
  const tokens: Token[] = []
  for (let at = 0; at < text.length;) {
    const piece = text.slice(at, at + MAX_LINE_LENGTH)
    const cut = at + piece.length < text.length ? piece.lastIndexOf(SENTENCE_END) + SENTENCE_END.length : 0
    const length = cut > MAX_LINE_LENGTH / 2 ? cut : piece.length
    for (const token of toTokens(piece.slice(0, length)))
      tokens.push({ ...token, start: token.start + at, end: token.end + at })
    at += length
  }
  return tokens
}
