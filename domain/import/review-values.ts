import { type SentForm, sentText } from 'recipe-basics/fields/field'
import { NUTRITION_NAMES } from 'recipe-basics/recipe/nutrition-facts'
import type { WrittenRecipe } from 'recipe-basics/recipe/recipe'
import { readRecipeValues, type RecipeValues } from '../recipe/form.ts'

/**
 * A review as it is typed: the recipe form, and what to do with a recipe that is stored already. `isFlat`: a form of the
 * release before has sent it, which shows a step without its breaks and its address.
 */
export type ReviewValues = RecipeValues & { duplicate: string; isFlat?: true }

/** What stands in a review that was sent, or was kept in the browser. */
export function readReviewValues(form: SentForm): ReviewValues {
  return {
    ...readRecipeValues(withOlderNames(form)),
    duplicate: sentText(form.get('duplicate')),
    ...(typeof form.get('instructions') === 'string' && { isFlat: true }),
  }
}

/** The same with what a flat form cannot say: a step that is as it was in `before` keeps its breaks and its address. */
export function withStoredSteps(typed: ReviewValues, before: WrittenRecipe): ReviewValues {
  const known = new Map(before.instructions.map((step) => [flat(step.step_text), step]))
  const steps = typed.steps.map((line) => {
    const step = line.isHeading ? undefined : known.get(flat(line.text))
    if (!step) return line
    // An edit that waited in a browser since an older release has lost its addresses, too.
    return {
      ...line,
      text: typed.isFlat ? step.step_text : line.text,
      url: line.url || (step.step_url ?? ''),
    }
  })
  return { ...typed, steps }
}

const flat = (text: string) => text.replace(/\s+/g, ' ').trim()

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
