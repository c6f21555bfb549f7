import type { Generated } from 'kysely'

/** Each table, column for column. */
export interface FoodTables {
  /**
   * What the chef said of words of ingredient lines: that they mean a food, or which swap to offer for a food, or never to offer. `labels`
   * is a JSON list of those that she confirmed.
   */
  food_corrections: {
    id: string
    kind: Generated<'means' | 'offer' | 'never'>
    words: string
    means: string
    labels: string
    created_at: string
    removed_at: string | null
  }
  /**
   * The recipes that a correction touches. `waiting` is 1 until a recipe is read again; it then gets at most the labels of
   * `may_give`, and `took` has those that it loses. Both are JSON lists.
   */
  food_correction_recipes: {
    correction_id: string
    recipe_id: string
    waiting: 0 | 1
    may_give: string
    took: string
  }
}
