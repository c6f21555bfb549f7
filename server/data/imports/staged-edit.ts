import { z } from 'zod'
import { fromNames } from 'recipe-basics/fields/field'
import { NUTRITION_NAMES } from 'recipe-basics/recipe/nutrition-facts'
import { DIETARY_RESTRICTIONS } from 'recipe-basics/recipe/recipe'
import { RECIPE_TEXTS } from '#domain/recipe/form.ts'
import type { ReviewValues } from '#domain/import/review-values.ts'
import { fromOwnJson } from '../columns/json-text.ts'

/** A field that the release which staged the edit did not have is empty. */
const textsOf = <Name extends string>(names: readonly Name[]) =>
  z.object(fromNames(names, () => z.string().default('')))

const Line = z.object({
  text: z.string(),
  isHeading: z.boolean(),
  url: z.string(),
  undone: z.array(z.object({ text: z.string(), place: z.number() })).optional(),
})
const Answer = z.object({ answer: z.string(), reason: z.string() })

const StagedEdit = z.object({
  texts: textsOf(RECIPE_TEXTS),
  facts: textsOf(NUTRITION_NAMES),
  ingredients: z.array(Line),
  steps: z.array(Line),
  labels: z.object({
    judged: z.string(),
    answers: z.partialRecord(z.enum(DIETARY_RESTRICTIONS), Answer),
  }),
  duplicate: z.string(),
})

/**
 * An edit as it is staged beside a waiting recipe. 'unknown': another release, newer than this process during an update,
 * has staged it in a shape of its own.
 */
export function readStagedEdit(json: string): ReviewValues | 'unknown' {
  const edit = StagedEdit.safeParse(fromOwnJson(json))
  return edit.success ? edit.data : 'unknown'
}
