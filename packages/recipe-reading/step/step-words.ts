import type { Language } from 'recipe-basics/recipe/language'
import { lexiconOf, type Lexicon } from '../ingredient/lexicon.ts'
import { findPhrase, indexPhrases, type PhraseIndex } from '../ingredient/phrase-index.ts'
import type { Reading } from '../ingredient/read-quantity.ts'
import stepWords from './step-words.json' with { type: 'json' }

/** What words do in a step. */
export type StepRole =
  | 'degree'
  | 'fan'
  /** After it: "fan oven", "fan-assisted". */
  | 'fanTail'
  /** They tell the temperature of an oven: "bake". */
  | 'oven'
  /** They tell a temperature that counts by the degree: of meat, or of sugar. */
  | 'probe'
  /** Before a bare number in °F, beside those of an oven: "heat", "temperature". */
  | 'heat'
  /** Right before degrees, they make them a difference: "by". */
  | 'by'
  /** A few words before degrees they make them a difference, unless "to" stands between: "reduce". */
  | 'change'
  | 'target'
  | 'before'
  /** Right after degrees, they make them a difference: "lower", "less". */
  | 'apartDegrees'
  /** Beside degrees, they make them an angle: "rotate". */
  | 'turn'
  /** Before hours, they make them a time for keeping food: "up to". */
  | 'keeping'
  /** Before a length of time, they make it no timer: "every", "the last". */
  | 'recurring'
  /** After a length of time, they make it no timer: "in advance", "bursts", "less than the packet says". */
  | 'apart'
  /** Between a length of time and a weight: "per", "for every". */
  | 'rate'
  /** The same, but only right after a length of time: "20 minutes a pound". */
  | 'looseRate'
  /** Before a length of time that is added to one by weight: "plus". */
  | 'surcharge'
  /** In brackets, they make a length of time one for those who cook it otherwise: "if from frozen". */
  | 'otherwise'
  /** Before a length of time whose hour is not said: "i" of "i en kvart". */
  | 'lasting'
  /** Between a number and its unit of time: "3 additional minutes". */
  | 'filler'
  /** After a volume or a weight that says how large a pot or a tin is. */
  | 'container'
  /** Between the two: "a 2 quart heavy saucepan". */
  | 'pot'
  /** They give an amount to each of several things: "each", "per". */
  | 'apiece'
  /** Before the first of two numbers with "and", they make them a range. */
  | 'between'
  /** After an amount of a food that goes in more than once: "at a time". */
  | 'atATime'
  /** Before an amount, they make it what is left of a food: "the last". */
  | 'rest'

export type StepWords = Readonly<Record<StepRole, PhraseIndex<true>>> & {
  /** Lengths of time, in seconds. */
  times: PhraseIndex<number>
  /** After a unit of time, as a part of it: "and a half". */
  andPart: PhraseIndex<number>
}

/**
 * A step while it is read: words of ingredient lines and words of steps. `isUs`: the list is not metric; `isPlainlyUs`: it
 * measures in cups or pounds.
 */
export type StepReading = Reading & { steps: StepWords; isUs: boolean; isPlainlyUs: boolean }

/** The first token after a word of steps that stands at a token. */
export const afterWord = ({ tokens, steps }: StepReading, role: StepRole, at: number): number | undefined =>
  findPhrase(steps[role], tokens, at)?.end

type Names = Readonly<
  Record<StepRole | 'second' | 'minute' | 'hour' | 'day' | 'andHalf', readonly string[]>
> & {
  number: Readonly<Record<string, number>>
  quarterHour?: readonly string[]
  halfHour?: readonly string[]
  threeQuarterHour?: readonly string[]
  andQuarter?: readonly string[]
  andThreeQuarters?: readonly string[]
}

const WORDS: Readonly<Record<Language, Names>> = stepWords
const DAY = 86_400
const lexicons = new Map<Language, { words: Lexicon; steps: StepWords }>()

/** The words of a language for reading steps, made ready once. */
export function stepLexiconOf(language: Language): { words: Lexicon; steps: StepWords } {
  let lexicon = lexicons.get(language)
  if (!lexicon) lexicons.set(language, (lexicon = buildLexicon(language)))
  return lexicon
}

function buildLexicon(language: Language) {
  const names = WORDS[language]
  const all = (list: readonly string[] = [], value: number) => list.map((name) => [name, value] as const)
  const index = (role: StepRole) => indexPhrases(names[role].map((phrase) => [phrase, true] as const))
  const steps = {
    degree: index('degree'),
    fan: index('fan'),
    fanTail: index('fanTail'),
    oven: index('oven'),
    probe: index('probe'),
    heat: index('heat'),
    by: index('by'),
    change: index('change'),
    target: index('target'),
    before: index('before'),
    apartDegrees: index('apartDegrees'),
    turn: index('turn'),
    keeping: index('keeping'),
    recurring: index('recurring'),
    apart: index('apart'),
    rate: index('rate'),
    looseRate: index('looseRate'),
    surcharge: index('surcharge'),
    otherwise: index('otherwise'),
    lasting: index('lasting'),
    filler: index('filler'),
    container: index('container'),
    pot: index('pot'),
    apiece: index('apiece'),
    between: index('between'),
    atATime: index('atATime'),
    rest: index('rest'),
    times: indexPhrases([
      ...all(names.second, 1),
      ...all(names.minute, 60),
      ...all(names.hour, 3600),
      ...all(names.quarterHour, 900),
      ...all(names.halfHour, 1800),
      ...all(names.threeQuarterHour, 2700),
      ...all(names.day, DAY),
    ]),
    andPart: indexPhrases([
      ...all(names.andHalf, 1 / 2),
      ...all(names.andQuarter, 1 / 4),
      ...all(names.andThreeQuarters, 3 / 4),
    ]),
  }
  const words = lexiconOf(language)
  const numbers = indexPhrases([...Object.entries(names.number), ...numbersOf(words.numbers)])
  return { words: { ...words, numbers }, steps }
}

/** The phrases of an index, to be indexed anew beside others. */
function* numbersOf(index: PhraseIndex<number>, before = ''): Generator<readonly [string, number]> {
  for (const [word, next] of index.next) {
    const phrase = before ? `${before} ${word}` : word
    if (next.value !== undefined) yield [phrase, next.value]
    yield* numbersOf(next, phrase)
  }
}
