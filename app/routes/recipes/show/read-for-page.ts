import { judgeWith } from '#domain/diet/judge-recipe.ts'
import type { LabelDecision } from '#domain/diet/label-decisions.ts'
import type { Corrections } from '#domain/food/corrections.ts'
import { answerDish } from '#domain/gut/allergens/dish-answers.ts'
import { listSwaps } from '#domain/gut/swaps/list-swaps.ts'
import { readTriggers } from '#domain/gut/triggers/read-triggers.ts'
import { readRecipeFigures } from '#domain/kitchen/read-recipe.ts'
import { readOwnLanguages } from '#domain/recipe/own-language.ts'
import type { PublicRecipe } from '#domain/recipe/recipe.ts'
import { rememberData } from '#domain/remember-texts.ts'
import type { Words } from '#domain/settings/words.ts'
import { listSofter, showGutOf } from './show-gut.ts'
import { showNutritionOf } from './show-nutrition.ts'
import type { WrittenTexts } from './show-texts.ts'
import { headed } from './spoken.ts'

/** Recipes whose readings stay in memory, of some 50 KB each. */
const MOST_READ = 200

/** A recipe without what no reading asks for. */
type ReadRecipe = Omit<
  PublicRecipe,
  'wellness_categories' | 'equipment' | 'checked_by' | 'checked_on' | 'sources' | 'review_on'
>

/** A recipe, what the chef decided about its labels, and how days are written at this site. */
type Asked = {
  recipe: ReadRecipe
  decisions: readonly LabelDecision[]
  days: Pick<Words, 'time_zone' | 'date_format'>
}

/**
 * What the words of a recipe say, for its page. It is remembered: a page is rendered anew for other servings, and after every
 * change of the site, most of which change nothing in this recipe.
 */
export const readForPage = rememberData(read, MOST_READ)

function read({ recipe, decisions, days }: Asked, corrections: Corrections) {
  const { ingredients, instructions, nutrition, nutrition_basis } = recipe
  const figures = readRecipeFigures(
    ingredients.map((line) => line.ingredient_text),
    instructions.map((step) => step.step_text),
    instructions.map((step) => step.undone_links),
    corrections,
  )
  const hits = readTriggers(recipe, corrections)
  const triggers = hits ?? []
  const gut = showGutOf(recipe, hits, corrections)
  // Labels are earned by figures that somebody published, and never by our own sums.
  const published = nutrition_basis.source === 'published' ? nutrition : null
  const { lines: ofLines, steps: ofSteps, ...languages } = readOwnLanguages(recipe)
  const written: WrittenTexts = {
    lines: ingredients.map(({ ingredient_text, section }, place) => ({
      text: ingredient_text,
      figures: figures.lines[place] ?? [],
      section,
      ...(ofLines && { lang: ofLines }),
      ...headed(section, ofLines),
    })),
    steps: instructions.map(({ step_text, section }, place) => ({
      text: step_text,
      figures: figures.steps[place] ?? [],
      section,
      ...(ofSteps && { lang: ofSteps }),
      ...headed(section, ofSteps),
    })),
    swaps: listSwaps(recipe, triggers, { figures: figures.lines, corrections }),
    softer: listSofter(recipe, figures.lines, {
      time_zone: days.time_zone,
      facts: gut?.facts,
      hits,
      languages: { lines: ofLines, steps: ofSteps },
      corrections,
    }),
  }
  return {
    system: figures.system,
    isScalable: figures.lines.some((ofLine) => ofLine.some(({ kind }) => kind === 'amount')),
    triggers,
    gut,
    written,
    languages,
    nutrition: showNutritionOf(recipe, days, corrections),
    answers: answerDish({ ...recipe, nutrition: published }, decisions, days, judgeWith(corrections)),
  }
}
