import { DIETARY_RESTRICTIONS, type DietaryRestriction } from 'recipe-basics/recipe/recipe'

/** The labels part of a form as it was sent. `judged` names the lines that the answers were given over. */
export type SentLabels = {
  judged: string
  answers: Partial<Record<DietaryRestriction, { answer: string; reason: string }>>
}

/** A form that says nothing of labels. */
export const NO_ANSWERS: SentLabels = { judged: '', answers: {} }

export const JUDGED_FIELD = 'judged'
export const labelField = (diet: DietaryRestriction) => `label.${diet}`
export const reasonField = (diet: DietaryRestriction) => `label_reason.${diet}`

/** Reads the labels part of a form. Where no answer is chosen, it is empty. */
export function readSentLabels(valueOf: (name: string) => string | undefined): SentLabels {
  const answers: SentLabels['answers'] = {}
  for (const diet of DIETARY_RESTRICTIONS) {
    const answer = valueOf(labelField(diet)) ?? ''
    const reason = valueOf(reasonField(diet)) ?? ''
    if (answer || reason) answers[diet] = { answer, reason }
  }
  return { judged: valueOf(JUDGED_FIELD) ?? '', answers }
}
