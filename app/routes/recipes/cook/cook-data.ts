import type { CookStep } from 'recipe-reading/step/cook-steps'
import type { HeroRecipe } from '../show/head/recipe-hero.tsx'
import type { RecipeTool } from '../show/view/recipe-tool.ts'

/** What cook mode shows of a recipe. */
export type CookData = {
  recipe: Pick<
    HeroRecipe,
    'slug' | 'name' | 'servings' | 'dish' | 'recipe_category' | 'total_time_minutes' | 'lang'
  >
  tool: RecipeTool
  steps: CookStep[]
  /** Minutes on one’s feet; null where they are not known. */
  handsOn: number | null
  /** The names of the equipment that it uses. */
  used: string[]
}
