import { foldForSearch } from './fold.ts'

/** A text in parts. Those that a search has found are marked. */
export type MarkedText = { text: string; isMarked: boolean }[]

/** A sign and the marks that stand on it. */
const SIGN = /\P{M}\p{M}*|\p{M}+/gu

/** Marks each place where a folded word stands in a text, whatever its case, accents, apostrophes and hyphens. */
export function markWords(text: string, words: readonly string[]): MarkedText {
  const signs = foldSigns(text)
  const folded = signs.map(({ letters }) => letters).join('')
  const marks = findMarks(folded, words)
  const parts: MarkedText = []
  let at = 0
  for (const { sign, letters } of signs) {
    // An apostrophe within a word belongs to it.
    const isMarked = letters === '' ? marks.has(at - 1) && marks.has(at) : marks.has(at)
    at += letters.length
    const last = parts.at(-1)
    if (last?.isMarked === isMarked) last.text += sign
    else parts.push({ text: sign, isMarked })
  }
  return parts
}

/** The places of a folded text at which a word stands. */
function findMarks(folded: string, words: readonly string[]): Set<number> {
  const marks = new Set<number>()
  for (const word of words.filter(Boolean))
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1))
      for (let place = at; place < at + word.length; place++) marks.add(place)
  return marks
}

/** The signs of a text, each with what it is folded to: some to nothing, some to two letters. */
function foldSigns(text: string): { sign: string; letters: string }[] {
  let isAfterSpace = false
  return (text.match(SIGN) ?? []).map((sign) => {
    // A fold takes spaces away at the ends of a text.
    const isSpace = foldForSearch(`x${sign}x`) === 'x x'
    const letters = isSpace ? (isAfterSpace ? '' : ' ') : foldForSearch(sign)
    if (letters !== '') isAfterSpace = isSpace
    return { sign, letters }
  })
}

const BEFORE = 60
const LENGTH = 200

/**
 * Of the texts of a thing, the one in which the words of a search stand first, or else the first of all, cut to some 200
 * characters around them and marked. Empty where there is no text.
 */
export function excerptOf(texts: readonly (string | null)[], words: readonly string[]): MarkedText {
  const written = texts.filter((text) => text?.trim()).map((text) => text?.trim() ?? '')
  const found = written.find((text) => {
    const folded = foldForSearch(text)
    return words.some((word) => folded.includes(word))
  })
  return cutAround(found ?? written[0] ?? '', words)
}

function cutAround(text: string, words: readonly string[]): MarkedText {
  if (text.length <= LENGTH) return markWords(text, words)
  const [first] = markWords(text.slice(0, LOOKED_AT), words)
  const isFurther = first && !first.isMarked && first.text.length < Math.min(text.length, LOOKED_AT)
  const found = isFurther ? first.text.length : 0
  const from = found <= BEFORE ? 0 : Math.min(found, text.indexOf(' ', found - BEFORE) + 1 || found - BEFORE)
  const cut = text.slice(from, from + LENGTH).toWellFormed()
  const isWhole = from + LENGTH >= text.length
  return [
    ...(from > 0 ? [{ text: '… ', isMarked: false }] : []),
    ...markWords(isWhole ? cut : cut.replace(/\s\S*$/u, ''), words),
    ...(isWhole ? [] : [{ text: ' …', isMarked: false }]),
  ]
}

/** A paragraph longer than this is not looked through for a good place to begin. */
const LOOKED_AT = 4_000
