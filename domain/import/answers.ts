import type { DietVerdict } from 'food-verdicts/diet/judge-diets'
import type { WrittenRecipe } from 'recipe-basics/recipe/recipe'
import { fromNames } from 'recipe-basics/fields/field'
import { NUTRITION_NAMES } from 'recipe-basics/recipe/nutrition-facts'
import { recipeWarnings } from '../recipe/recipe-warnings.ts'
import type { ReviewValues } from './review-values.ts'
import { linesNotUnderstood } from './points-to-look.ts'

/** A point to look at that one press settles. `value` is what its button sends. */
export type Question = { about: string; answers: { value: string; label: string }[] }

/** With more lines than these, the list below is the quicker way. */
const MOST_LINES = 5

export function questionsOf(fields: WrittenRecipe, diets: DietVerdict[]): Question[] {
  const unknown = linesNotUnderstood(fields, diets)
  const isFew = unknown.length <= MOST_LINES && unknown.length < fields.ingredients.length
  const lines = (isFew ? unknown : []).map((line) => ({
    about: `“${line}” is not understood. Left as it is, it stays an ingredient.`,
    answers: [
      { value: `story:${line}`, label: 'Move it to the story' },
      { value: `drop:${line}`, label: 'Drop it' },
    ],
  }))
  const isWrong = recipeWarnings(fields).some(({ field }) => field === 'nutrition')
  const figures = {
    about: 'The nutrition facts look wrong.',
    answers: [{ value: 'no-figures', label: 'Leave them out' }],
  }
  return isWrong ? [...lines, figures] : lines
}

/** A review after the press of such a button. */
export function answered(typed: ReviewValues, value: string): ReviewValues {
  if (value === 'no-figures') return { ...typed, facts: fromNames(NUTRITION_NAMES, () => '') }
  const [kind, line] = [value.slice(0, value.indexOf(':')), value.slice(value.indexOf(':') + 1)]
  if (kind !== 'story' && kind !== 'drop') return typed
  const ingredients = typed.ingredients.filter(({ isHeading, text }) => isHeading || text.trim() !== line)
  if (kind === 'drop' || ingredients.length === typed.ingredients.length) return { ...typed, ingredients }
  const story = [typed.texts.story, line].filter(Boolean).join('\n\n')
  return { ...typed, ingredients, texts: { ...typed.texts, story } }
}
