import type { ColumnType, RawBuilder } from 'kysely'
import type { RECIPE_FIELDS } from 'recipe-basics/recipe/fields'
import type { NUTRITION_FACTS } from 'recipe-basics/recipe/nutrition-facts'
import type { Status } from '#domain/publishing/status.ts'
import type { ColumnsOf } from '../columns/field-columns.ts'

/** Each table, column for column. */
export interface RecipeTables {
  recipes: ColumnsOf<typeof RECIPE_FIELDS> & {
    id: string
    /** Grows with the publish date: newest first is greatest first. Made by recipe-numbers.ts; Postgres answers it as text. */
    number: ColumnType<number | string, number | RawBuilder<number>, RawBuilder<number>>
    slug: string
    status: Status
    /** Null for a draft without a date, and where a release has written that knew none: see recipe-numbers.ts. */
    published_at: string | null
    created_at: string
    updated_at: string
    /** The folded name, and the same followed by the folded description: what search looks through (recipe-basics/text/fold). */
    search_name: string
    search_text: string
    /** The folded author, empty without one. */
    search_author: string
    /** The folded ingredient lines, one a line. */
    search_lines: string
    /** Each word of all of its texts once, folded, those of its steps and story too, with spaces between. */
    search_words: string
    /** The FOLD_RULES that these were folded by. */
    fold_rules: number
    /** The dietary restrictions once more, as the bits of diet-set.ts. */
    diets: number
    /** The DIET_RULES that its labels were judged by. */
    diet_rules: number
    /** The foods that its lines name, a JSON list; 1 where it can hold no others; the FOOD_RULES that found them. */
    foods: string
    foods_complete: 0 | 1
    /** The allergens that it is made without, as the bits of allergen-set.ts, by the same rules. */
    free_from: number
    food_rules: number
    /** The code of the dish that is drawn of it, null for crockery and cloth; the DISH_RULES that it was read by. */
    dish: string | null
    /** The languages of its texts, OwnLanguages as JSON, empty where all are English; by the same rules. */
    languages: string
    dish_rules: number
    /** The NUTRITION_RULES that its figures were chosen and computed by. */
    nutrition_rules: number
    /** The fingerprint of food-verdicts/gut/fingerprint, empty where nothing is read, and the GUT_RULES that it was made by. */
    gut: string
    gut_rules: number
  }
  /** Recipes that changed since content had this version, by number, deleted ones too. Triggers write it. */
  recipe_changes: { number: number | string; version: number | string }
  /** The words of public recipes, each under the spellings of domain/search/spelling.ts. Some may have left the content. */
  spellings: { spelling: string; word: string }
  /** The labels that readers see, and who gave them. */
  recipe_dietary_restrictions: {
    recipe_id: string
    dietary_restriction: string
    given_by: ColumnType<'software' | 'chef', 'software' | 'chef', never>
  }
  /** What the chef decided about labels. `lines` is a JSON list of texts. */
  recipe_label_decisions: {
    recipe_id: string
    dietary_restriction: string
    answer: 'yes' | 'off'
    reason: string | null
    decided_at: string
    lines: string
  }
  /** Labels that new rules removed, the verdict, and the deciding line: for the chef to read once. */
  lost_labels: {
    recipe_id: string
    dietary_restriction: string
    state: string
    line: string | null
    term: string | null
    lost_at: string
  }
  /** What readers see: what the chef gave, or what was computed. */
  recipe_nutrition: ColumnsOf<typeof NUTRITION_FACTS> & {
    recipe_id: string
    /** What the chef gave, as JSON, where readers see something else; `null` in it where she gave nothing. */
    given: string | null
    /** Null: published. */
    source: 'computed' | null
    coverage: number | null
    /** The lines and servings that the chef gave her figures for, as a hash; since when they are others. */
    given_for: string | null
    stale_since: string | null
  }
  recipe_ingredients: {
    id: string
    recipe_id: string
    ingredient_text: string
    section: string | null
    order_index: number
  }
  recipe_instructions: {
    id: string
    recipe_id: string
    step_text: string
    step_url: string | null
    section: string | null
    step_number: number
    /** A JSON list. */
    undone_links: string
  }
  /** What was read of a recipe for its page as it was at `updated_at`, by ALL_RULES: JSON, deflated. A missing one is made anew. */
  recipe_readings: { recipe_id: string; updated_at: string; rules: number; content: Uint8Array }
  /** The file a recipe came from, untouched, and what the importer said about it. Both are JSON text. */
  recipe_sources: { recipe_id: string; source_url: string | null; source: string; report: string }
}
