import { toWords } from '../food/line-words.ts'

/** Phrases by their first word, and those whose first word may begin or end with anything. */
export type Phrases = { byFirst: ReadonlyMap<string, string[][]>; loose: string[][] }

/** Words `start` (included) to `end` (excluded). */
type Place = { start: number; end: number }

/**
 * Phrases to look for, with a bar between them: `noodle soup | pho | *suppe`. Each is also found in the plural of its last
 * word; a star stands for any letters before or after a word, and `$` for the end.
 */
export function phrases(list: string): Phrases {
  const byFirst = new Map<string, string[][]>()
  const loose: string[][] = []
  for (const phrase of list.split('|')) {
    const words = phrase.trim().split(' ')
    const first = words[0] ?? ''
    if (first.includes('*')) loose.push(words)
    else if (first) byFirst.set(first, [...(byFirst.get(first) ?? []), words])
  }
  return { byFirst, loose }
}

/** The first place where words say one of the phrases; of several there, the first of the list. */
export function findPhrase(words: readonly string[], { byFirst, loose }: Phrases): Place | undefined {
  for (let start = 0; start < words.length; start++) {
    const first = words[start] ?? ''
    const length =
      sayOne(words, start, byFirst.get(first)) ??
      (first.endsWith('s') ? sayOne(words, start, byFirst.get(first.slice(0, -1))) : undefined) ??
      (first.endsWith('es') ? sayOne(words, start, byFirst.get(first.slice(0, -2))) : undefined) ??
      sayOne(words, start, loose)
    if (length !== undefined) return { start, end: start + length }
  }
  return undefined
}

/** How many words the first phrase has that stands there. */
function sayOne(
  words: readonly string[],
  start: number,
  list: readonly (readonly string[])[] | undefined,
): number | undefined {
  return list?.find((phrase) => phrase.every((word, at) => isWord(words[start + at], word)))?.length
}

/** Whether words say one of the phrases. */
export const says = (words: readonly string[], list: Phrases): boolean =>
  findPhrase(words, list) !== undefined

/** Texts as words: lower case, without accents and marks. */
export const wordsIn = (text: string): string[] => toWords(text).map((word) => word.text)

function isWord(said: string | undefined, wanted: string): boolean {
  if (wanted === '$') return said === undefined
  if (said === undefined) return false
  if (wanted.startsWith('*')) return said.endsWith(wanted.slice(1)) || said.endsWith(`${wanted.slice(1)}s`)
  if (wanted.endsWith('*')) return said.startsWith(wanted.slice(0, -1))
  const more = said.length - wanted.length
  if (more < 0 || more > 2 || !said.startsWith(wanted)) return false
  return more === 0 || (more === 1 && said.endsWith('s')) || (more === 2 && said.endsWith('es'))
}

/** Words without those that a list of phrases takes up. */
export function withoutPhrases(words: readonly string[], list: Phrases): readonly string[] {
  const place = findPhrase(words, list)
  if (!place) return words
  return [...words.slice(0, place.start), ...withoutPhrases(words.slice(place.end), list)]
}
