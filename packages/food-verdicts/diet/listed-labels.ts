import type { DietaryRestriction, GivenLabel } from 'recipe-basics/recipe/recipe'
import { VEGAN_IS } from 'recipe-basics/recipe/recipe'
import type { Judge, JudgedFields } from './judge-recipe.ts'
import {
  decideLabels,
  type LabelAnswer,
  type LabelDecision,
  resolveLabels,
  type ResolvedLabel,
} from './label-decisions.ts'

/** A recipe's labels as they are, before a list of them comes; null for a new recipe. */
type Before = { labels: readonly GivenLabel[]; decisions: readonly LabelDecision[] } | null

/**
 * The chef's decisions that follow from a plain list of the labels that a recipe shall have: what the lines earn needs
 * none, what they leave open is hers, and one that readers saw, or a new recipe earns, is taken off by a list that does
 * not name it; a list that names vegan names what every vegan dish is. A list that was read and is sent back decides nothing. Without a list, all stays as it is.
 */
export function decideByList(
  given: readonly DietaryRestriction[] | undefined,
  fields: JudgedFields,
  stored: Before,
  now: Date,
  judge?: Judge,
): ReturnType<typeof decideLabels> {
  const decisions = stored?.decisions ?? []
  if (!given) return { decisions: [...decisions], refused: [] }
  const listed = given.includes('vegan') ? [...given, ...VEGAN_IS] : given
  const labels = resolveLabels(fields, decisions, judge)
  const answers = labels.flatMap((label) => {
    const before = stored?.labels.find(
      ({ dietary_restriction }) => dietary_restriction === label.diet,
    )?.given_by
    if (listed.includes(label.diet)) return answerOfListed(label, before)
    return answerOfUnlisted(label, stored ? before : 'software')
  })
  const { decisions: decided, refused } = decideLabels(labels, answers, fields, now)
  return { decisions: decided, refused: refused.filter(({ diet }) => given.includes(diet)) }
}

type GivenBy = GivenLabel['given_by'] | undefined

function answerOfListed({ diet, state, decision, isShown }: ResolvedLabel, before: GivenBy): LabelAnswer[] {
  if (isShown) return []
  if (state === 'yes') return [{ diet, answer: 'as-read', reason: null }]
  // It was read from the lines, which have changed: nobody has asked for it.
  if (before === 'software') return []
  return [{ diet, answer: 'yes', reason: decision?.answer === 'yes' ? decision.reason : null }]
}

function answerOfUnlisted({ diet, state, decision }: ResolvedLabel, before: GivenBy): LabelAnswer[] {
  // A suspended yes is in no list that was read.
  if (decision?.answer === 'yes') return before ? [{ diet, answer: 'as-read', reason: null }] : []
  // One that is earned only now was in no list either.
  return state === 'yes' && !decision && before ? [{ diet, answer: 'off', reason: null }] : []
}
