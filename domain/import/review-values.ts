import { type SentForm, sentText } from 'recipe-basics/fields/field'
import { readRecipeValues, type RecipeValues } from '../recipe/form.ts'

/** A review as it is typed: the recipe form, and what to do with a recipe that is stored already. */
export type ReviewValues = RecipeValues & { duplicate: string }

/** What stands in a review that was sent, or was kept in the browser. */
export const readReviewValues = (form: SentForm): ReviewValues => ({
  ...readRecipeValues(form),
  duplicate: sentText(form.get('duplicate')),
})
