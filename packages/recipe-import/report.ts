import type { NOTHING_OWN, RecipeField } from 'recipe-basics/recipe/fields'
import type { Nutrition, RecipeFields, WrittenRecipe } from 'recipe-basics/recipe/recipe'

/** Of one file, and of one upload. Far more than anyone has cooked; a million nothings would keep the site busy. */
export const MOST_RECIPES = 20_000

/** spec.md section 5. */
export const PARSE_FAILURE = 'Failed to parse JSON file. Please check the file format.'

/** What became of a published field. A guess is for the chef to check. */
export type Outcome = 'kept' | 'changed' | 'guessed' | 'dropped'

/**
 * What the importer did with one field, and why. `from` is the beginning of what was published. Somebody should look at
 * `line` for as long as the recipe has it.
 */
export type FieldReport = { field: string; outcome: Outcome; reason: string; from?: string; line?: string }

/** Why something in a file could not be imported; `path` says where it stood. */
export type ImportProblem = { message: string; detail?: string; path?: string }

/** A line as it is shown, and as it was published. A heading stands among the lines where its section begins, a blank one where it ends. */
export type ParsedIngredient = { ingredient_text: string; original_text: string; is_heading: boolean }

/**
 * A step, or the heading of the steps below it, which has the number of the step before it. `section` is the published
 * heading, with those around it in front; headings that are only guessed have none. `label` is the number at the
 * beginning of a step's text, which counts it.
 */
export type ParsedInstruction = {
  step_number: number
  step_text: string
  step_url?: string
  section: string | null
  is_heading: boolean
  /** What kind of heading it is, when it is not that of a published section; `step` names the one step below it. */
  heading_kind?: 'guessed' | 'step'
  label?: string
}

/**
 * Facts of one serving as they were published; the two other fats have no place among the stored fields, nor has sodium
 * that the other figures contradict.
 */
export type ParsedNutrition = Nutrition & {
  trans_fat_content_g: number | null
  unsaturated_fat_content_g: number | null
  is_sodium_doubtful?: boolean
}

/** spec.md section 3: the imported recipe parse output, without what is detected. Times are whole minutes. */
export type ParsedRecipe = Omit<
  Pick<RecipeFields, RecipeField>,
  'recipe_category' | 'equipment' | 'nutrition_shown' | keyof typeof NOTHING_OWN
> & {
  /** As published; `fields` has the one of our ten that it means. */
  recipe_category: string | null
  source_url: string | null
  ingredients: ParsedIngredient[]
  instructions: ParsedInstruction[]
  nutrition: ParsedNutrition | null
}

/** A recipe of a file, before anybody has judged what it is made of. */
export type FoundRecipe = {
  parsed: ParsedRecipe
  /** What would be stored; its labels are the site’s to give. */
  fields: WrittenRecipe
  report: Report
  /** The diets that its publisher says it keeps, as published; keywords stand in `parsed`. */
  suitableFor: string[]
  /** The published object, untouched. */
  source: unknown
}

/** One object of a file, read: the recipe that it is, or why it is none. `of` is how many there are in all. */
export type ReadObject<Recipe> = { recipe?: Recipe; problem?: ImportProblem; of: number }

export type Report = ReturnType<typeof startReport>

/** Collects the report of one recipe. */
export function startReport() {
  const entries: FieldReport[] = []
  const note = (field: string, outcome: Outcome, reason: string, from?: unknown) => {
    entries.push({ field, outcome, reason, ...(from !== undefined && { from: excerpt(from) }) })
  }
  return {
    entries,
    note,
    /** Asks for a look at a line or step of the recipe: one of its values was missing where it was published. */
    missing(field: string, outcome: Outcome, reason: string, line: string, from: string) {
      entries.push({ field, outcome, reason, from: excerpt(from), line })
    },
    /** The same in the place of what was said of the field before, which did not last. */
    noteInstead(field: string, outcome: Outcome, reason: string, from?: unknown) {
      const others = entries.filter((entry) => entry.field !== field)
      entries.splice(0, entries.length, ...others)
      note(field, outcome, reason, from)
    },
    /** Says that a text was kept, or what cleaning did to it. */
    text(field: string, published: unknown, stored: string) {
      if (published === stored) note(field, 'kept', 'As in the file.')
      else note(field, 'changed', 'Cleaned of markup, entities, garbled letters or stray spaces.', published)
    },
  }
}

const MAX_EXCERPT = 160
/** Entries of a list or object; an excerpt has no room for more. */
const MOST_SHOWN = 40

function excerpt(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(beginning(value, 3)) ?? '')
  return text
    .slice(0, 2 * MAX_EXCERPT)
    .replace(/(?![\t\n])\p{Cc}|\p{Surrogate}/gu, '')
    .slice(0, MAX_EXCERPT)
    .replace(/[\ud800-\udbff]$/, '')
}

/** As much of a value as an excerpt can show. What many recipes refer to may be as large as the file. */
function beginning(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return value.slice(0, MAX_EXCERPT)
  if (typeof value !== 'object' || value === null) return value
  if (depth === 0) return '…'
  if (Array.isArray(value)) return value.slice(0, MOST_SHOWN).map((item) => beginning(item, depth - 1))
  const shown = Object.entries(value).slice(0, MOST_SHOWN)
  return Object.fromEntries(
    shown.map(([key, item]) => [key.slice(0, MAX_EXCERPT), beginning(item, depth - 1)]),
  )
}
