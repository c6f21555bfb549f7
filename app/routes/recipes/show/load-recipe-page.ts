import { href } from 'react-router'
import { affiliateAddressFinder } from '#domain/affiliate/affiliate-address.ts'
import { findTextLinks } from '#domain/affiliate/text-addresses.ts'
import { pick } from 'recipe-basics/fields/field'
import { toView, viewFor } from 'recipe-reading/kitchen/read-recipe-view'
import { type RecipeView, unitsOf } from 'recipe-reading/kitchen/recipe-view'
import { splitLead } from 'recipe-basics/text/lead'
import type { PageReading } from '#domain/stored-reading/page-reading.ts'
import type { PublicRecipe, RecipeCard } from '#domain/recipe/public-recipe.ts'
import { listSources } from '#domain/guide/sources.ts'
import type { SiteContext } from '#server/context.ts'
import type { Database } from '#server/data/database/database.ts'
import { listPieces } from '#server/data/equipment/read.ts'
import { findShownPicture } from '#server/data/media/pictures.ts'
import { PIECE_CARD_FIELDS } from '#domain/equipment/equipment.ts'
import { listPostsNaming } from '#server/data/posts/read.ts'
import type { RecipePageData, ShownRecipe } from './recipe-page.tsx'
import { showReading } from './show-reading.ts'
import { showTexts } from './view/show-texts.ts'

/** Posts that a recipe leads to. */
const MOST_POSTS = 3

/** What the page of a recipe shows of which `reading` was read, `more` below it. */
export async function loadRecipePage(
  db: Database,
  {
    equipment,
    ingredients,
    instructions,
    nutrition,
    nutrition_basis,
    checked_by,
    checked_on,
    sources,
    review_on,
    ...fields
  }: PublicRecipe,
  more: RecipeCard[],
  { now, words }: Pick<SiteContext, 'now' | 'words'>,
  reading: PageReading,
  asked: RecipeView = {},
): Promise<RecipePageData> {
  const { softer: _, ...written } = fields
  const photo = await findShownPicture(db, fields.image_url)
  const recipe: ShownRecipe = { ...written, image_url: photo.address, resting: restingMinutes(fields) }
  const findAffiliate = affiliateAddressFinder(words)
  const texts = [
    recipe.description,
    recipe.story,
    ...ingredients.map((line) => line.ingredient_text),
    ...instructions.map((step) => step.step_text),
  ]
  const days = pick(['time_zone', 'date_format'], words)
  const shown = showReading(
    reading,
    { nutrition, nutrition_basis, nutrition_shown: fields.nutrition_shown },
    days,
  )
  const { system, isScalable, triggers, spells, gut, languages } = shown
  const standard = isScalable ? unitsOf(words.units, system) : 'written'
  const view = isScalable ? viewFor(asked, { servings: recipe.servings, system, standard }) : {}
  return {
    recipe: isForeign(languages) ? { ...recipe, lang: languages } : recipe,
    intro: {
      ...splitLead(recipe.description ?? ''),
      ...(languages.description && { lang: languages.description }),
    },
    tool: {
      view,
      system,
      standard,
      isScalable,
      triggers,
      spells,
      ...showTexts(shown.written, toView(view, recipe.servings, standard)),
      written: shown.written,
    },
    nutrition: shown.nutrition,
    photoAlt: photo.alt,
    answers: shown.answers,
    gut,
    holds: shown.holds,
    checked: { checked_by, checked_on, review_on, sources: listSources(sources, findAffiliate) },
    used: (await listPieces(db, equipment, now)).map((piece) => pick(PIECE_CARD_FIELDS, piece)),
    posts: await listPostsNaming(db, href('/recipes/:slug', { slug: recipe.slug }), MOST_POSTS, now),
    links: findTextLinks(texts, findAffiliate),
    more,
  }
}

const isForeign = (languages: object) => Object.values(languages).some(Boolean)

/** The minutes of the total time that are neither preparation nor cooking. Null without any, or where a time is unknown. */
function restingMinutes({
  prep_time_minutes: prep,
  cook_time_minutes: cook,
  total_time_minutes: total,
}: Pick<PublicRecipe, 'prep_time_minutes' | 'cook_time_minutes' | 'total_time_minutes'>): number | null {
  if (prep === null || cook === null || total === null) return null
  const rest = total - prep - cook
  return rest > 0 ? rest : null
}
