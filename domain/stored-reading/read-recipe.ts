import { judgeWith } from 'food-verdicts/diet/judge-recipe'
import type { LabelDecision } from 'food-verdicts/diet/label-decisions'
import { pick } from 'recipe-basics/fields/field'
import type { Corrections } from 'recipe-reading/food/corrections'
import { answerDish } from 'food-verdicts/gut/allergens/dish-answers'
import { sumUpHolds } from 'food-verdicts/gut/spells/holds'
import { judgeSpells } from 'food-verdicts/gut/spells/judge-spells'
import { listSwaps } from 'food-verdicts/gut/swaps/list-swaps'
import { readTexture } from 'food-verdicts/gut/texture/read-texture'
import { computeGutFacts } from 'food-verdicts/gut/triggers/gut-facts'
import { readTriggers, type TriggerHit } from 'food-verdicts/gut/triggers/read-triggers'
import { readRecipeFigures } from 'recipe-reading/kitchen/read-recipe'
import { readLowEnergy } from 'food-verdicts/low-energy/read-low-energy'
import { settleLowEnergy } from 'food-verdicts/low-energy/said'
import { type ComputedNutrition, computeNutrition } from 'recipe-reading/nutrition/compute-nutrition'
import { publishedNutrition, readNutritionTexts } from 'recipe-reading/nutrition/shown-nutrition'
import { middleOf } from 'recipe-reading/nutrition/weigh-parts'
import { readOwnLanguages } from '../recipe/own-language.ts'
import type { WrittenRecipe } from 'recipe-basics/recipe/recipe'
import { readChefsVersions } from './read-versions.ts'
import type { RecipeReading } from './recipe-reading.ts'
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
export function readRecipe({ fields, decisions }: ReadRecipe, corrections: Corrections): RecipeReading {
  const { ingredients, instructions, servings } = fields
  const figures = readRecipeFigures(
    ingredients.map((line) => line.ingredient_text),
    instructions.map((step) => step.step_text),
    instructions.map((step) => step.undone_links),
    corrections,
  )
  const hits = readTriggers(fields, corrections)
  const computed = computeNutrition(readNutritionTexts(fields, corrections), servings, corrections)
  const { lines: ofLines, steps: ofSteps, ...languages } = readOwnLanguages(fields)
  const gut = ingredients.length > 0 ? readGut(fields, computed, hits) : null
  const swaps = listSwaps(fields, hits ?? [], { figures: figures.lines, corrections })
  const dish = gut && {
    ...{ recipe: fields, hits: hits ?? null, corrections },
    ...{ findSwaps: () => swaps, texture: gut.texture, confirmed: gut.confirmed },
  }
  return {
    system: figures.system,
    isScalable: figures.lines.some((ofLine) => ofLine.some(({ kind }) => kind === 'amount')),
    gut,
    spells: dish && judgeSpells(dish),
    holds: dish && sumUpHolds(dish),
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
      swaps,
      versions: readChefsVersions(fields, {
        figures: figures.lines,
        languages: { lines: ofLines, steps: ofSteps },
        corrections,
      }),
    },
    languages,
    nutrition: readNutrition(fields, computed),
    // Labels are earned by figures that somebody published, and never by our own sums.
    answers: answerDish(
      { ...fields, nutrition: publishedNutrition(fields) },
      decisions,
      judgeWith(corrections),
    ),
  }
}

function readGut(
  fields: ReadFields,
  computed: ComputedNutrition,
  hits: readonly TriggerHit[] | undefined,
): RecipeReading['gut'] {
  const { name, ingredients, instructions, servings, texture, low_energy } = fields
  return {
    facts: computeGutFacts(computed, hits, servings),
    // A method beside such a list is in another language, where “dal” is no lentils and “no heat” is only a word that is not known.
    texture: hits
      ? readTexture({ name, ingredients, instructions, triggers: hits })
      : { texture: null, words: [], takenOut: [] },
    confirmed: texture,
    lowEnergy: hits ? settleLowEnergy(readLowEnergy(fields).facts, low_energy) : null,
    triggers: hits ?? null,
  }
}

function readNutrition(
  { ingredients, servings }: ReadFields,
  computed: ComputedNutrition,
): RecipeReading['nutrition'] {
  const open = ingredients.flatMap(({ ingredient_text }, line) =>
    computed.lines[line]?.some(({ outcome }) => outcome.startsWith('unknown')) ? ingredient_text : [],
  )
  const isKnown = computed.perServing !== undefined && servings !== null
  return {
    coverage: computed.coverage,
    grams: isKnown ? middleOf(computed.grams) / servings || null : null,
    open: open.slice(0, MOST_OPEN),
  }
}
