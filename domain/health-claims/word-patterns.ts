import type { Word } from './read-sentences.ts'

/** Phrases by their first word, the longest first. */
export type Phrases = ReadonlyMap<string, readonly string[][]>

/** What stands between two parts of a pattern: at most so many words, across commas or not, none of `stops`. */
type Gap = { most: number; commas: boolean; stops: ReadonlySet<string> }
type Part = { phrases: Phrases; gap?: Gap; isOptional: boolean }
export type Pattern = readonly Part[]

/** Phrases that can be looked up by their first word. */
export function toPhrases(phrases: Iterable<string>): Phrases {
  const byFirst = new Map<string, string[][]>()
  for (const phrase of phrases) {
    const words = phrase.split(' ')
    const [first = ''] = words
    const others = byFirst.get(first) ?? []
    byFirst.set(first, others)
    others.push(words)
  }
  for (const same of byFirst.values()) same.sort((a, b) => b.length - a.length)
  return byFirst
}

/** The place behind the longest of the phrases that stands at `place`, or undefined. Signs inside a phrase break it. */
export function endOfPhrase(phrases: Phrases, words: readonly Word[], place: number): number | undefined {
  const word = words[place]
  const same = word && phrases.get(word.text)
  const found = same?.find((phrase) =>
    phrase.every((part, step) => {
      const here = words[place + step]
      return here?.text === part && (step === 0 || here.before === '' || here.before === '-')
    }),
  )
  return found && place + found.length
}

/**
 * A pattern as wording.json writes it: `<name>` is one of those words, `a|b` one of two, `a?` may be left out; between two of
 * them `..` stands for up to four words without prepositions, `...` for up to six of any, `,,` for up to twelve across commas.
 */
export function readPattern(
  source: string,
  lists: ReadonlyMap<string, Phrases>,
  prepositions: ReadonlySet<string>,
): Pattern {
  const gaps: Record<string, Gap> = {
    '..': { most: 4, commas: false, stops: prepositions },
    '...': { most: 6, commas: false, stops: NONE },
    ',,': { most: 12, commas: true, stops: NONE },
  }
  const parts: Part[] = []
  let gap: Gap | undefined
  for (const piece of source.split(' ')) {
    if (Object.hasOwn(gaps, piece)) gap = gaps[piece]
    else {
      const isOptional = piece.endsWith('?')
      const name = piece.replace(/[<>?]/g, '')
      const phrases = piece.startsWith('<') ? lists.get(name) : toPhrases(name.split('|'))
      if (!phrases) throw new RangeError(`No words are called ${name}.`)
      parts.push({ phrases, gap, isOptional })
      gap = undefined
    }
  }
  return parts
}

const NONE: ReadonlySet<string> = new Set()

/** The place behind the words that a pattern finds at `place`, or undefined. */
export function endOfPattern(
  pattern: Pattern,
  words: readonly Word[],
  place: number,
  step = 0,
): number | undefined {
  const part = pattern[step]
  if (!part) return place
  for (let at = place; at <= place + (part.gap?.most ?? 0); at++) {
    const here = words[at]
    if (!here || (step > 0 && isBreak(here, part.gap))) break
    const end = endOfPhrase(part.phrases, words, at)
    const whole = end === undefined ? undefined : endOfPattern(pattern, words, end, step + 1)
    if (whole !== undefined) return whole
    if (part.gap?.stops.has(here.text)) break
  }
  return part.isOptional ? endOfPattern(pattern, words, place, step + 1) : undefined
}

const isBreak = ({ before }: Word, gap: Gap | undefined) =>
  before === ';' || (before === ',' && gap?.commas !== true)
