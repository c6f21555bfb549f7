import { NUTRITION_NAMES } from '../recipe/nutrition-facts.ts'
import { readRecipeValues, type RecipeValues, type SentForm } from '../recipe/recipe-form.ts'

/** A review as it is typed: the recipe form, and what to do with a recipe that is stored already. */
export type ReviewValues = RecipeValues & { duplicate: string }

/** What stands in a review that was sent, or was kept in the browser. */
export function readReviewValues(form: SentForm): ReviewValues {
  const duplicate = form.get('duplicate')
  return {
    ...readRecipeValues(withOlderNames(form)),
    duplicate: typeof duplicate === 'string' ? duplicate : '',
  }
}

const FACTS = new Set<string>(NUTRITION_NAMES)
const LISTS = new Map([
  ['ingredient_text', 'ingredients'],
  ['step_text', 'instructions'],
])

/**
 * Tabs that were opened before an update, and edits of that time, say facts as `nutrition.calories`, and each list as one
 * text with a line for each entry.
 */
function withOlderNames(form: SentForm): SentForm {
  return {
    get: (name) => (FACTS.has(name) && form.get(`nutrition.${name}`)) || form.get(name),
    getAll: (name) => {
      const list = form.get(LISTS.get(name) ?? '')
      if (typeof list !== 'string') return form.getAll(name)
      return list.split('\n').map((line) => line.trim().replace(/^#$/, '# '))
    },
  }
}
