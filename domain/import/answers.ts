import type { WrittenRecipe } from 'recipe-basics/recipe/recipe'
import { fromNames } from 'recipe-basics/fields/field'
import { NUTRITION_NAMES } from 'recipe-basics/recipe/nutrition-facts'
import { recipeWarnings } from '../recipe/recipe-warnings.ts'
import type { ReviewValues } from './review-values.ts'

/** A point to look at that one press settles. `value` is what its button sends. */
export type Question = { about: string; answers: { value: string; label: string }[] }

/** With more lines than these, the list below is the quicker way. */
const MOST_LINES = 5

/** What one press settles in a recipe, of whose lines some name no food. */
export function questionsOf(fields: WrittenRecipe, nameless: string[]): Question[] {
  const isFew = nameless.length <= MOST_LINES && nameless.length < fields.ingredients.length
  const lines = (isFew ? nameless : []).map((line) => ({
    about: `“${line}” names no food that the site knows. Left as it is, it stays an ingredient.`,
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
  const ingredients = typed.ingredients.filter(
    ({ isHeading, text }) => isHeading || text.replace(/\s+/g, ' ').trim() !== line,
  )
  if (kind === 'drop' || ingredients.length === typed.ingredients.length) return { ...typed, ingredients }
  const story = [typed.texts.story, line].filter(Boolean).join('\n\n')
  return { ...typed, ingredients, texts: { ...typed.texts, story } }
}
