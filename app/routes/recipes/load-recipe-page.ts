import { affiliateAddressFinder } from '#domain/affiliate/affiliate-address.ts'
import { findTextLinks } from '#domain/affiliate/text-addresses.ts'
import { WELLNESS_WORDING } from '#domain/diet/wellness-wording.ts'
import type { PublicRecipe, RecipeCard } from '#domain/recipe/recipe.ts'
import type { Words } from '#domain/settings/fields.ts'
import type { Database } from '#server/data/database.ts'
import { findAltText } from '#server/data/media/pictures.ts'
import type { RecipePageData, ShownRecipe } from './recipe-page.tsx'

/**
 * What the page of a recipe shows, `more` below it. `recipeJsonLd` takes every field of a recipe, so the compiler refuses a
 * page that leaves one out.
 */
export async function loadRecipePage(
  db: Database,
  { wellness_categories, ...fields }: PublicRecipe,
  more: RecipeCard[],
  words: Words,
): Promise<RecipePageData> {
  const recipe: ShownRecipe = fields
  const texts = [
    recipe.description,
    recipe.story,
    ...recipe.ingredients.map((line) => line.ingredient_text),
    ...recipe.instructions.map((step) => step.step_text),
  ]
  return {
    recipe,
    photoAlt: await findAltText(db, recipe.image_url),
    wellness: wellness_categories.map((category) => WELLNESS_WORDING[category]),
    links: findTextLinks(texts, affiliateAddressFinder(words)),
    more,
  }
}
