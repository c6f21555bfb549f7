import type { ReadLine } from 'recipe-reading/reading/read-line'
import type { LineVerdict } from './judge-line.ts'

/**
 * `yes`: every line is known to keep the diet. `yes-if`: only with the optional lines left out or the alternatives
 * chosen. `check-label`: a packet decides, or a line is not known. Nothing but `yes` is "free from".
 */
export type DietState = 'yes' | 'yes-if' | 'check-label' | 'no' | 'unknown'

/**
 * The line (or 'Nutrition') that speaks against a diet, and the word or number in it. `why`: the food breaks the diet,
 * its packet decides, nobody knows the word, the numbers say so, or it is named outside the list.
 */
export type DietReason = {
  line: string
  term: string
  why: 'breaks' | 'packet' | 'not-known' | 'numbers' | 'outside'
}

/** What a list says of one question, and the lines that say it. */
export type WeighedLines = { state: DietState; reasons: DietReason[] }

const STATES = { breaks: 'no', 'not-known': 'check-label', choice: 'yes-if', packet: 'check-label' } as const
const GRAVEST_FIRST = ['breaks', 'not-known', 'choice', 'packet'] as const

/** The gravest answer of all lines decides. The lines that speak against it are its reasons, the gravest first. */
export function weighLines(lines: readonly ReadLine[], judge: (line: ReadLine) => LineVerdict): WeighedLines {
  const doubts = lines.flatMap((line) => {
    const verdict = judge(line)
    return verdict.says === 'free' ? [] : [{ line: line.text, ...verdict }]
  })
  const reasons = GRAVEST_FIRST.flatMap((says) => doubts.filter((doubt) => doubt.says === says))
  const [gravest] = reasons
  if (!gravest) return { state: 'yes', reasons: [] }
  const given = gravest.says === 'breaks' ? reasons.filter(({ says }) => says === 'breaks') : reasons
  return {
    state: STATES[gravest.says],
    reasons: given.map(({ line, term, says }) => ({ line, term, why: says === 'choice' ? 'breaks' : says })),
  }
}
