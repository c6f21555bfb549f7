import { toWords } from './line-words.ts'

type Phrase = readonly string[]

/**
 * Phrases by the words that may begin them, singular and plural. `loose` are those whose first word may begin or end with
 * anything: by its first letter where that is known, and without it the others.
 */
export type Phrases = {
  byFirst: ReadonlyMap<string, Phrase[]>
  looseByLetter: ReadonlyMap<string, Phrase[]>
  loose: Phrase[]
}

/** Words `start` (included) to `end` (excluded). */
type Place = { start: number; end: number }

/**
 * Phrases to look for, with a bar between them: `noodle soup | pho | *suppe`. Each is also found in the plural of its last
 * word; a star stands for any letters before or after a word, `^` for the beginning and `$` for the end.
 */
export function phrases(list: string): Phrases {
  const all = list.split('|').map((phrase) => phrase.trim().split(' '))
  const byFirst = new Map<string, Phrase[]>()
  for (const ending of ['', 's', 'es'])
    for (const phrase of all) {
      const [first = ''] = phrase
      const said = first + ending
      if (first && !first.includes('*')) byFirst.set(said, [...(byFirst.get(said) ?? []), phrase])
    }
  const loose = all.filter(([first = '']) => first.includes('*'))
  const letterOf = ([first = '']: Phrase) => first[0] ?? ''
  const anyLetter = loose.filter((phrase) => letterOf(phrase) === '*')
  const letters = new Set(loose.map(letterOf))
  const looseByLetter = new Map(
    [...letters].map((letter) => [
      letter,
      loose.filter((phrase) => letterOf(phrase) === letter || anyLetter.includes(phrase)),
    ]),
  )
  return { byFirst, looseByLetter, loose: anyLetter }
}

/** The first place where words say one of the phrases; of several there, the first of the list. */
export function findPhrase(
  words: readonly string[],
  { byFirst, looseByLetter, loose }: Phrases,
): Place | undefined {
  for (let start = byFirst.has('^') ? -1 : 0; start < words.length; start++) {
    const first = start < 0 ? '^' : (words[start] ?? '')
    const length =
      sayOne(words, start, byFirst.get(first)) ??
      sayOne(words, start, looseByLetter.get(first[0] ?? '') ?? loose)
    if (length !== undefined) return { start: Math.max(0, start), end: start + length }
  }
  return undefined
}

/** How many words the first phrase has that stands there. */
function sayOne(
  words: readonly string[],
  start: number,
  list: readonly Phrase[] | undefined,
): number | undefined {
  return list?.find((phrase) => phrase.every((word, at) => isWord(words[start + at], word)))?.length
}

/** Whether words say one of the phrases. */
export const says = (words: readonly string[], list: Phrases): boolean =>
  findPhrase(words, list) !== undefined

/** Texts as words: lower case, without accents and marks. */
export const wordsIn = (text: string): string[] => toWords(text).map((word) => word.text)

function isWord(said: string | undefined, wanted: string): boolean {
  if (wanted === '$' || wanted === '^') return said === undefined
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
