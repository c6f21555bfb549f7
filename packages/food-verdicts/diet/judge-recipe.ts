import type { Corrections } from 'recipe-reading/food/corrections'
import { findFoods } from 'recipe-reading/food/find-foods'
import { toWords } from 'recipe-reading/food/line-words'
import { findNamedOutside, type NamingFields } from 'recipe-reading/reading/named-outside'
import type { Ingredient, RecipeFields } from 'recipe-basics/recipe/recipe'
import { detectDiets, type DietVerdict } from './detect-diets.ts'

/** What stands in capitals over the lines of a part, and is no food that was taken for a heading. */
const PARTS = new Set(
  'assembly batter base bowl bowls broth burgers cake coating cookies cream crumble crust curry dip dough dressing extras filling for frosting garnish glaze gravy icing main marinade meatballs optional other pasta pastry rub salad salsa sauce serve serving soup spices stew streusel stuffing syrup tacos the to topping toppings vegetables'.split(
    ' ',
  ),
)

/** What verdicts go by. */
export type JudgedFields = Pick<RecipeFields, 'keywords' | 'nutrition' | 'servings'> & NamingFields

/** Gives verdicts, and says what of the chef's it obeys. */
export type Judge = ((fields: JudgedFields) => DietVerdict[]) & { corrections?: Corrections }

/** The verdicts on a recipe as it is read, typed or stored. */
export function judgeRecipe(fields: JudgedFields, corrections?: Corrections): DietVerdict[] {
  const { ingredients, keywords, nutrition, servings } = fields
  const outside = findNamedOutside(fields)
  return detectDiets(
    { ingredients: linesToJudge(ingredients), outside, keywords, nutrition, servings },
    corrections,
  )
}

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

/** The ingredients, and headings that may be such: the file shouted ("MILK", "KAJU"), and no label may rest on a guess. */
export function linesToJudge(ingredients: readonly Ingredient[]): string[] {
  const sections = new Set(ingredients.flatMap(({ section }) => section ?? []))
  const lines = ingredients.map(({ ingredient_text }) => ingredient_text)
  return [...lines, ...[...sections].filter(mayBeFood)]
}

function mayBeFood(section: string): boolean {
  if (/\p{Ll}/u.test(section)) return false
  const words = toWords(section)
  if (words.some(({ text }) => PARTS.has(text))) return false
  const { foods, unknown } = findFoods(words)
  return foods.length > 0 || (words.length === 1 && unknown.length === 1)
}
