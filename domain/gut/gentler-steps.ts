import type { SoftPhase } from './phases.ts'
import { keysOf, readKey, type SaidSentence, sentenceKey } from './said-versions.ts'

/**
 * A sentence that stands after a step, which is never changed itself. `step` counts from 0; `by`: the chef wrote it; `made`: in the
 * place of this fixed sentence.
 */
export type AddedSentence = { step: number; text: string; by?: 'chef'; made?: string }

type Rule = { phases: readonly SoftPhase[]; pattern: RegExp; says: string; last?: true }

/** What is said of meat and fish in a narrow place. */
export const FLAKED = 'Flake or chop it as fine as you can, and feel for bones and gristle.'

const BOTH = ['gentle', 'stricture'] as const

/** Fixed sentences, each at the first or the last step that its words stand in. Times and temperatures stay as they are. */
const RULES: readonly Rule[] = [
  {
    phases: BOTH,
    pattern: /\b(?:simmer|boil|steam|stew|braise|poach|sweat)/i,
    says: 'It is ready when it mashes with a fork.',
    last: true,
  },
  {
    phases: BOTH,
    pattern: /\b(?:roast|saut[eé]|stir-fry)/i,
    says: 'Cook it under a lid or foil, soft and pale, without a crust.',
    last: true,
  },
  { phases: BOTH, pattern: /\bal dente\b/i, says: 'Go past al dente: the pasta should be soft all through.' },
  {
    phases: ['stricture'],
    pattern: /\b(?:blend|pur[eé]e|blitz|mash)/i,
    says: 'Push it through a fine sieve. What stays behind stays there.',
    last: true,
  },
  {
    phases: ['stricture'],
    pattern: /\b(?:chicken|turkey|beef|pork|lamb|meat|fish|salmon|cod|trout|prawns?)\b/i,
    says: FLAKED,
    last: true,
  },
  {
    phases: BOTH,
    pattern: /\b(?:bay lea|whole spice|cinnamon stick|star anise|cloves\b(?! of)|cardamom pod)/i,
    says: 'Count what you put in whole, and lift all of it out before you serve.',
  },
]

/** The sentences that a phase adds to a method, in the order of its steps. */
export function addSentences(steps: readonly string[], phase: SoftPhase): AddedSentence[] {
  return RULES.flatMap(({ phases, pattern, says, last }) => {
    if (!phases.includes(phase)) return []
    const at = last
      ? steps.findLastIndex((step) => pattern.test(step))
      : steps.findIndex((step) => pattern.test(step))
    return at < 0 ? [] : [{ step: at, text: says }]
  }).toSorted((one, other) => one.step - other.step)
}

/** The key of each fixed sentence (`sentenceKey`). */
export function sentenceKeys(sentences: readonly AddedSentence[], steps: readonly string[]): string[] {
  const stepKeys = keysOf(steps)
  return sentences.map(({ step, text }) => {
    const { was = '', nth = 0 } = readKey(stepKeys[step] ?? '') ?? {}
    return sentenceKey({ was, nth, made: text })
  })
}

/** The fixed sentences as the chef says them. What she says of one that is not there is not shown. */
export function saySentences(
  sentences: readonly AddedSentence[],
  steps: readonly string[],
  said: readonly SaidSentence[],
): AddedSentence[] {
  if (said.length === 0) return [...sentences]
  const byKey = new Map(said.map((one) => [sentenceKey(one), one]))
  const keys = sentenceKeys(sentences, steps)
  return sentences.flatMap((sentence, at): AddedSentence[] => {
    const own = byKey.get(keys[at] ?? '')
    if (!own) return [sentence]
    if (own.text === null) return []
    return [{ step: sentence.step, text: own.text, by: 'chef', made: own.made }]
  })
}
