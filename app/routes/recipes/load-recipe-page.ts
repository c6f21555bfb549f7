import { href } from 'react-router'
import { affiliateAddressFinder } from '#domain/affiliate/affiliate-address.ts'
import { findTextLinks } from '#domain/affiliate/text-addresses.ts'
import { judgeWith } from '#domain/diet/judge-recipe.ts'
import type { LabelDecision } from '#domain/diet/label-decisions.ts'
import { WELLNESS_WORDING } from '#domain/diet/wellness-wording.ts'
import { pick } from '#domain/field.ts'
import { answerDish } from '#domain/gut/dish-answers.ts'
import { encodeLine } from '#domain/gut/line-triggers.ts'
import { listSwaps } from '#domain/gut/list-swaps.ts'
import { readTriggers, type TriggerHit } from '#domain/gut/read-triggers.ts'
import { readRecipeFigures } from '#domain/kitchen/read-recipe.ts'
import { toView, viewFor } from '#domain/kitchen/read-recipe-view.ts'
import { type RecipeView, unitsOf } from '#domain/kitchen/recipe-view.ts'
import { splitLead } from '#domain/lead.ts'
import type { PublicRecipe, RecipeCard } from '#domain/recipe/recipe.ts'
import { listSources } from '#domain/sources.ts'
import type { SiteContext } from '#server/context.ts'
import type { Database } from '#server/data/database.ts'
import { listPieces } from '#server/data/equipment/read.ts'
import { readCorrections } from '#server/data/foods/read.ts'
import { findAltText } from '#server/data/media/pictures.ts'
import { PIECE_CARD_FIELDS } from '#domain/equipment/equipment.ts'
import { listPostsNaming } from '#server/data/posts/read.ts'
import type { RecipePageData, ShownRecipe } from './recipe-page.tsx'
import { listSofter, showGutOf } from './show-gut.ts'
import { showNutritionOf } from './show-nutrition.ts'
import { showTexts, type WrittenTexts } from './show-texts.ts'

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
  const recipe: ShownRecipe = fields
  const findAffiliate = affiliateAddressFinder(words)
  const lines = ingredients.map((line) => line.ingredient_text)
  const steps = instructions.map((step) => step.step_text)
  const texts = [recipe.description, recipe.story, ...lines, ...steps]
  const corrections = await readCorrections(db)
  const figures = readRecipeFigures(
    lines,
    steps,
    instructions.map((step) => step.undone_links),
    corrections,
  )
  const isScalable = figures.lines.some((ofLine) => ofLine.some(({ kind }) => kind === 'amount'))
  const { system } = figures
  const standard = isScalable ? unitsOf(words.units, system) : 'written'
  const view = isScalable ? viewFor(asked, { servings: recipe.servings, system, standard }) : {}
  // Labels are earned by figures that somebody published, and never by our own sums.
  const published = nutrition_basis.source === 'published' ? nutrition : null
  const hits = readTriggers({ ...fields, ingredients, instructions }, corrections)
  const triggers = hits ?? []
  const gut = showGutOf(
    { ...fields, ingredients, instructions, nutrition, nutrition_basis },
    hits,
    corrections,
  )
  const written: WrittenTexts = {
    lines: ingredients.map(({ ingredient_text, section }, place) => ({
      text: ingredient_text,
      figures: figures.lines[place] ?? [],
      section,
    })),
    steps: instructions.map(({ step_text, section }, place) => ({
      text: step_text,
      figures: figures.steps[place] ?? [],
      section,
    })),
    swaps: listSwaps({ ...fields, ingredients, instructions }, triggers, {
      figures: figures.lines,
      corrections,
    }),
    softer: listSofter({ ...fields, ingredients, instructions, softer }, figures.lines, {
      time_zone: words.time_zone,
      facts: gut?.facts,
      hits,
      corrections,
    }),
  }
  return {
    recipe,
    intro: splitLead(recipe.description ?? ''),
    tool: {
      view,
      system,
      standard,
      isScalable,
      triggers: triggersByLine(triggers),
      ...showTexts(written, toView(view, recipe.servings, standard)),
      written,
    },
    nutrition: showNutritionOf({ ...fields, ingredients, nutrition, nutrition_basis }, words, corrections),
    photoAlt: await findAltText(db, recipe.image_url),
    answers: answerDish(
      { ...fields, nutrition: published, ingredients },
      decisions,
      words,
      judgeWith(corrections),
    ),
    gut,
    checked: { checked_by, checked_on, review_on, sources: listSources(sources, findAffiliate) },
    wellness: wellness_categories.map((category) => WELLNESS_WORDING[category]),
    used: (await listPieces(db, equipment, now)).map((piece) => pick(PIECE_CARD_FIELDS, piece)),
    posts: await listPostsNaming(db, href('/recipes/:slug', { slug: recipe.slug }), MOST_POSTS, now),
    links: findTextLinks(texts, findAffiliate),
    more,
  }
}

/** What each line names of the groups of a profile: the same for everyone, and shown only to readers who marked one. */
function triggersByLine(triggers: readonly TriggerHit[]): Record<number, string> {
  const byLine = Map.groupBy(triggers, ({ line }) => line)
  return Object.fromEntries([...byLine].map(([line, hits]) => [line, encodeLine(hits)]))
}
