import { href } from 'react-router'
import { affiliateAddressFinder } from '#domain/affiliate/affiliate-address.ts'
import { findTextLinks } from '#domain/affiliate/text-addresses.ts'
import type { LabelDecision } from '#domain/diet/label-decisions.ts'
import { WELLNESS_WORDING } from '#domain/diet/wellness-wording.ts'
import { pick } from '#domain/field.ts'
import { encodeLine } from '#domain/gut/profile/line-triggers.ts'
import type { TriggerHit } from '#domain/gut/triggers/read-triggers.ts'
import { toView, viewFor } from '#domain/kitchen/read-recipe-view.ts'
import { type RecipeView, unitsOf } from '#domain/kitchen/recipe-view.ts'
import { splitLead } from '#domain/lead.ts'
import type { PublicRecipe, RecipeCard } from '#domain/recipe/recipe.ts'
import { restingMinutes } from '#domain/recipe/resting-time.ts'
import { listSources } from '#domain/sources.ts'
import type { SiteContext } from '#server/context.ts'
import type { Database } from '#server/data/database.ts'
import { listPieces } from '#server/data/equipment/read.ts'
import { readCorrections } from '#server/data/foods/read.ts'
import { findAltText } from '#server/data/media/pictures.ts'
import { PIECE_CARD_FIELDS } from '#domain/equipment/equipment.ts'
import { listPostsNaming } from '#server/data/posts/read.ts'
import { readForPage } from './read-for-page.ts'
import type { RecipePageData, ShownRecipe } from './recipe-page.tsx'
import { showTexts } from './show-texts.ts'

/** Posts that a recipe leads to. */
const MOST_POSTS = 3

/** What the page of a recipe shows, `more` below it; `decisions` are what the chef decided about its labels. */
export async function loadRecipePage(
  db: Database,
  {
    wellness_categories,
    equipment,
    ingredients,
    instructions,
    nutrition,
    nutrition_basis,
    softer,
    checked_by,
    checked_on,
    sources,
    review_on,
    ...fields
  }: PublicRecipe,
  more: RecipeCard[],
  { now, words }: Pick<SiteContext, 'now' | 'words'>,
  decisions: readonly LabelDecision[],
  asked: RecipeView = {},
): Promise<RecipePageData> {
  const recipe: ShownRecipe = { ...fields, resting: restingMinutes(fields) }
  const findAffiliate = affiliateAddressFinder(words)
  const texts = [
    recipe.description,
    recipe.story,
    ...ingredients.map((line) => line.ingredient_text),
    ...instructions.map((step) => step.step_text),
  ]
  const read = readForPage(
    {
      recipe: { ...fields, ingredients, instructions, nutrition, nutrition_basis, softer },
      decisions,
      days: pick(['time_zone', 'date_format'], words),
    },
    await readCorrections(db),
  )
  const { system, isScalable, triggers, gut, written, languages } = read
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
      triggers: triggersByLine(triggers),
      ...showTexts(written, toView(view, recipe.servings, standard)),
      written,
    },
    nutrition: read.nutrition,
    photoAlt: await findAltText(db, recipe.image_url),
    answers: read.answers,
    gut,
    checked: { checked_by, checked_on, review_on, sources: listSources(sources, findAffiliate) },
    wellness: wellness_categories.map((category) => WELLNESS_WORDING[category]),
    used: (await listPieces(db, equipment, now)).map((piece) => pick(PIECE_CARD_FIELDS, piece)),
    posts: await listPostsNaming(db, href('/recipes/:slug', { slug: recipe.slug }), MOST_POSTS, now),
    links: findTextLinks(texts, findAffiliate),
    more,
  }
}

const isForeign = (languages: object) => Object.values(languages).some(Boolean)

/** What each line names of the groups of a profile: the same for everyone, and shown only to readers who marked one. */
function triggersByLine(triggers: readonly TriggerHit[]): Record<number, string> {
  const byLine = Map.groupBy(triggers, ({ line }) => line)
  return Object.fromEntries([...byLine].map(([line, hits]) => [line, encodeLine(hits)]))
}
