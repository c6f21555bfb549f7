import type { DietVerdict } from '../diet/detect-diets.ts'
import type { DietaryRestriction, Difficulty, Nutrition, RecipeFields, WellnessCategory } from '../recipe.ts'

/** What an import answers: the recipes it could read, and what it had to refuse. */
export type ImportResult = { recipes: ImportedRecipe[]; problems: ImportProblem[] }

/** `message` is SPEC.md's sentence where it has one; `path` names the place in the file, such as "@graph[3]". */
export type ImportProblem = { message: string; detail?: string; path?: string }

export type ImportedRecipe = {
  parsed: ParsedRecipe
  /** One for each dietary restriction, with the lines that speak against it. */
  diets: DietVerdict[]
  /** What would be stored if nobody changed anything. */
  fields: RecipeFields
  report: FieldReport[]
  /** The recipe object as it was published. */
  source: unknown
}

export type Outcome = 'kept' | 'changed' | 'guessed' | 'dropped'

/** What became of one published field, and why. `from` is a short excerpt of what was published. */
export type FieldReport = { field: ReportedField; outcome: Outcome; reason: string; from?: string }

export type ReportedField = keyof RecipeFields | 'source_url'

/** The recipe as its publisher meant it, in the words of SPEC.md section 3 "Imported recipe parse output". */
export type ParsedRecipe = {
  name: string
  description: string | null
  author_name: string | null
  prep_time_minutes: number | null
  cook_time_minutes: number | null
  total_time_minutes: number | null
  servings: number | null
  /** The text as published, several joined by commas. */
  recipe_category: string | null
  keywords: string[]
  image_url: string | null
  ingredients: ParsedIngredient[]
  instructions: ParsedInstruction[]
  nutrition: ParsedNutrition | null
  detected_dietary_restrictions: DietaryRestriction[]
  detected_wellness_categories: WellnessCategory[]
  difficulty: Difficulty | null
  story: string | null
  source_url: string | null
}

/** A published line. A line that seems to be a heading stays in its place and is only marked. */
export type ParsedIngredient = { ingredient_text: string; original_text: string; is_heading: boolean }

/** `section` is the heading that the publisher gave; a step that seems to be one itself is only marked. */
export type ParsedInstruction = {
  step_number: number
  step_text: string
  step_url?: string
  section: string | null
  is_heading: boolean
}

/** The first number of each published value (SPEC.md section 5); units are converted only in `fields`. */
export type ParsedNutrition = Nutrition & {
  trans_fat_content_g: number | null
  unsaturated_fat_content_g: number | null
}
