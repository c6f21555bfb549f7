import type { RecipeFields, WrittenRecipe } from 'recipe-basics/recipe/recipe'
import type { Corrections } from 'recipe-reading/food/corrections'
import { readRecipe } from 'recipe-reading/reading/recipe-reading'
import { type DietVerdict, judgeDiets } from './judge-diets.ts'

/** What verdicts go by. */
export type JudgedFields = Pick<RecipeFields, 'keywords' | 'nutrition' | 'servings'> &
  Pick<WrittenRecipe, 'name' | 'description' | 'story' | 'ingredients' | 'instructions'>

/** Gives verdicts, and says what of the chef's it obeys. */
export type Judge = ((fields: JudgedFields) => DietVerdict[]) & { corrections?: Corrections }

/** The verdicts on a recipe as it is read, typed or stored. */
export const judgeRecipe = (fields: JudgedFields, corrections?: Corrections): DietVerdict[] =>
  judgeDiets(readRecipe(fields, corrections))

/** A judge that obeys what the chef said of words. */
export const judgeWith = (corrections: Corrections): Judge =>
  Object.assign((fields: JudgedFields) => judgeRecipe(fields, corrections), { corrections })

/** A judge that has judged these recipes ahead, so that the transaction that stores them does not have to. */
export const judgeAhead = (recipes: readonly JudgedFields[], corrections: Corrections): Judge =>
  knowVerdicts(
    recipes.map((fields) => ({ fields, diets: judgeRecipe(fields, corrections) })),
    corrections,
  )

/** A judge that knows the verdicts on some recipes already. A recipe that has changed since is judged anew. */
export function knowVerdicts(
  judged: readonly { fields: JudgedFields; diets: DietVerdict[] }[],
  corrections?: Corrections,
): Judge {
  const known = new Map(judged.map(({ fields, diets }) => [toKey(fields), diets]))
  return Object.assign(
    (fields: JudgedFields) => known.get(toKey(fields)) ?? judgeRecipe(fields, corrections),
    { corrections },
  )
}

function toKey(fields: JudgedFields): string {
  const { name, description, story, ingredients, instructions, keywords, nutrition, servings } = fields
  const steps = instructions.map(({ step_text }) => step_text)
  return JSON.stringify([name, description, story, ingredients, steps, keywords, nutrition, servings])
}
