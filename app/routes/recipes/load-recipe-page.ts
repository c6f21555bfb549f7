import { affiliateAddressFinder } from '#domain/affiliate/affiliate-address.ts'
import { findTextLinks } from '#domain/affiliate/text-addresses.ts'
import { WELLNESS_WORDING } from '#domain/diet/wellness-wording.ts'
import { pick } from '#domain/field.ts'
import type { PublicRecipe, RecipeCard } from '#domain/recipe/recipe.ts'
import type { SiteContext } from '#server/context.ts'
import type { Database } from '#server/data/database.ts'
import { listPieces } from '#server/data/equipment/read.ts'
import { findAltText } from '#server/data/media/pictures.ts'
import { USED_FIELDS } from './equipment-used.tsx'
import type { RecipePageData, ShownRecipe } from './recipe-page.tsx'

/**
 * What the page of a recipe shows, `more` below it. `recipeJsonLd` takes every field of a recipe, so the compiler refuses a
 * page that leaves one out.
 */
export async function loadRecipePage(
  db: Database,
  { wellness_categories, equipment, ...fields }: PublicRecipe,
  more: RecipeCard[],
  { now, words }: Pick<SiteContext, 'now' | 'words'>,
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
    used: (await listPieces(db, equipment, now)).map((piece) => pick(USED_FIELDS, piece)),
    links: findTextLinks(texts, affiliateAddressFinder(words)),
    more,
  }
}
