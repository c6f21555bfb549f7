import type { LabelDecision } from 'food-verdicts/diet/label-decisions'
import { pick } from 'recipe-basics/fields/field'
import type { Corrections } from 'recipe-reading/food/corrections'
import { answerDish } from 'food-verdicts/gut/allergens/answer-dish'
import { sumUpHolds } from 'food-verdicts/gut/spells/holds'
import { judgeSpells } from 'food-verdicts/gut/spells/judge-spells'
import { listSwaps } from 'food-verdicts/gut/swaps/list-swaps'
import { readTexture } from 'food-verdicts/gut/texture/read-texture'
import { computeGutFacts } from 'food-verdicts/gut/triggers/gut-facts'
import { readTriggers } from 'food-verdicts/gut/triggers/read-triggers'
import { resolveLabels } from 'food-verdicts/diet/label-decisions'
import { judgeWith } from 'food-verdicts/diet/judge-recipe'
import { figuresOf } from 'recipe-reading/kitchen/read-recipe'
import { readCookSteps } from 'recipe-reading/step/cook-steps'
import { readRecipe, type RecipeReading } from 'recipe-reading/reading/recipe-reading'
import { readLowEnergy } from 'food-verdicts/low-energy/read-low-energy'
import { settleLowEnergy } from 'food-verdicts/low-energy/said'
import { nutritionOf, publishedNutrition } from 'recipe-reading/nutrition/shown-nutrition'
import { middleOf } from 'recipe-reading/nutrition/weigh-parts'
import { readOwnLanguages } from '../recipe/own-language.ts'
import type { WrittenRecipe } from 'recipe-basics/recipe/recipe'
import { readChefsVersions } from './read-versions.ts'
import type { PageReading } from './page-reading.ts'
import { headed } from './spoken.ts'

/** Open lines that readers are told. */
const MOST_OPEN = 3

/** What is read of a recipe, or changes how it is read. */
const READ_FIELDS = [
  'name',
  'description',
  'story',
  'ingredients',
  'instructions',
  'servings',
  'keywords',
  'nutrition',
  'nutrition_shown',
  'prep_time_minutes',
  'total_time_minutes',
  'texture',
  'low_energy',
  'softer',
] as const satisfies (keyof WrittenRecipe)[]

type ReadFields = Pick<WrittenRecipe, (typeof READ_FIELDS)[number]>

/** A recipe as it is written, and what the chef decided about its labels. */
export type ReadRecipe = { fields: ReadFields; decisions: readonly LabelDecision[] }

/** Whether nothing has changed that is read. */
export const isReadAlike = (one: ReadRecipe, other: ReadRecipe): boolean => textOf(one) === textOf(other)

const textOf = ({ fields, decisions }: ReadRecipe) => JSON.stringify([pick(READ_FIELDS, fields), decisions])

/** Reads all that the page of a recipe says of its words. What is read is stored: a change here raises READING_RULES. */
export function readForPage({ fields, decisions }: ReadRecipe, corrections: Corrections): PageReading {
  const { ingredients, instructions } = fields
  const reading = readRecipe(fields, corrections)
  const figures = figuresOf(reading)
  const { lines: ofLines, steps: ofSteps, ...languages } = readOwnLanguages(fields)
  const isListed = ingredients.length > 0
  return {
    system: figures.system,
    isScalable: figures.lines.some((ofLine) => ofLine.some(({ kind }) => kind === 'amount')),
    gut: isListed ? readGut(reading, fields) : null,
    spells: isListed ? judgeSpells(reading, fields) : null,
    holds: isListed ? sumUpHolds(reading) : null,
    written: {
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
      swaps: listSwaps(reading, fields.softer),
      versions: readChefsVersions(fields, reading, { lines: ofLines, steps: ofSteps }),
    },
    cook: readCookSteps(reading),
    languages,
    nutrition: readNutrition(reading),
    // Labels are earned by figures that somebody published, and never by our own sums.
    answers: answerDish(reading, resolveLabels(published(fields), decisions, judgeWith(corrections))),
  }
}

const published = (fields: ReadFields) => ({ ...fields, nutrition: publishedNutrition(fields) })

function readGut(reading: RecipeReading, fields: ReadFields): PageReading['gut'] {
  const hits = readTriggers(reading)
  return {
    facts: computeGutFacts(nutritionOf(reading), hits, reading.servings),
    texture: readTexture(reading),
    confirmed: fields.texture,
    lowEnergy: hits ? settleLowEnergy(readLowEnergy(reading, fields).facts, fields.low_energy) : null,
    triggers: hits ?? null,
  }
}

function readNutrition(reading: RecipeReading): PageReading['nutrition'] {
  const { lines, servings } = reading
  const computed = nutritionOf(reading)
  const open = lines.flatMap(({ text }, line) =>
    computed.lines[line]?.some(({ outcome }) => outcome.startsWith('unknown')) ? text : [],
  )
  const isKnown = computed.perServing !== undefined && servings !== null
  return {
    coverage: computed.coverage,
    grams: isKnown ? middleOf(computed.grams) / servings || null : null,
    open: open.slice(0, MOST_OPEN),
  }
}
