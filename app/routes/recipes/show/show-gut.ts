import { readPlateChoice } from '#domain/dish/plate-choice.ts'
import type { LaidDish } from '#domain/dish/plate-code.ts'
import type { Corrections } from '#domain/food/corrections.ts'
import { computeGutFacts, type GutFacts } from '#domain/gut/triggers/gut-facts.ts'
import { SOFT_PHASES } from '#domain/gut/profile/phases.ts'
import {
  makeSofter,
  readVersionsOf,
  type Softer,
  type SofterLine,
  type SofterVersion,
  startFromShown,
} from '#domain/gut/versions/gentler.ts'
import { type ReadTexture, readTexture } from '#domain/gut/texture/read-texture.ts'
import type { TriggerHit } from '#domain/gut/triggers/read-triggers.ts'
import { readSofterDish } from '#domain/gut/versions/softer-dish.ts'
import type { Texture } from '#domain/gut/fingerprint.ts'
import { figuresOfSwapped } from '#domain/gut/swaps/swap-line.ts'
import type { Figure } from '#domain/kitchen/figure.ts'
import type { ShownText } from '#domain/kitchen/shown-text.ts'
import type { LowEnergy } from '#domain/low-energy/facts.ts'
import { readLowEnergy } from '#domain/low-energy/read-low-energy.ts'
import { settleLowEnergy } from '#domain/low-energy/said.ts'
import { computeNutrition } from '#domain/nutrition/compute-nutrition.ts'
import { readNutritionTexts } from '#domain/nutrition/shown-nutrition.ts'
import { dayIn } from '#domain/time-zone.ts'
import type { OwnLanguages, PublicRecipe } from '#domain/recipe/recipe.ts'
import { headed, type Spoken, spoken } from './spoken.ts'

/** What a recipe page says of the gut. */
export type GutShown = {
  facts: GutFacts
  /** None where its lines are not read. */
  texture: ReadTexture
  /** The texture that the chef confirmed. */
  confirmed: Texture | null
  /** What it asks of whoever cooks it; null where its lines are not read. */
  lowEnergy: LowEnergy | null
  /** The groups that its lines name, for what a reader's own browser keeps of her; null where they are not read. */
  triggers: readonly TriggerHit[] | null
}

/** What the lines and the method of a recipe say for the gut; null where it has no lines. `hits` are the groups that they name. */
export function showGutOf(
  recipe: Pick<
    PublicRecipe,
    | 'name'
    | 'ingredients'
    | 'instructions'
    | 'servings'
    | 'nutrition'
    | 'nutrition_basis'
    | 'texture'
    | 'low_energy'
    | 'prep_time_minutes'
    | 'total_time_minutes'
  >,
  hits: readonly TriggerHit[] | undefined,
  corrections?: Corrections,
): GutShown | null {
  const { name, ingredients, instructions, servings, nutrition, nutrition_basis } = recipe
  if (ingredients.length === 0) return null
  const computed = computeNutrition(readNutritionTexts(recipe, corrections), servings, corrections)
  const shown = nutrition_basis.stale_since === null ? nutrition : null
  return {
    facts: computeGutFacts(computed, shown, hits, servings),
    // A method beside such a list is in another language, where “dal” is no lentils and “no heat” is only a word that is not known.
    texture: hits
      ? readTexture({ name, ingredients, instructions, triggers: hits })
      : { texture: null, words: [] },
    confirmed: recipe.texture,
    lowEnergy: hits ? settleLowEnergy(readLowEnergy(recipe).facts, recipe.low_energy) : null,
    triggers: hits ?? null,
  }
}

/** A line of a softer version on its page. `written` is its text as written, where another one is shown, and `shown` that one in its pieces. */
export type ShownSofterLine = SofterLine &
  Spoken & { figures: readonly Figure[]; written?: string; shown?: ShownText }

/**
 * A softer version on its page, and what is drawn of it where it looks otherwise than as written. Its language is that of the lines
 * as written.
 */
export type ShownVersion = Omit<SofterVersion, 'lines' | 'inSteps' | 'sentences'> &
  Spoken & {
    lines: ShownSofterLine[]
    inSteps: (SofterVersion['inSteps'][number] & Spoken)[]
    sentences: (SofterVersion['sentences'][number] & Spoken)[]
    drawn?: LaidDish
  }
export type ShownSofter = ShownVersion | ShownNone
export type ShownNone = Exclude<Softer, SofterVersion> & Spoken

/**
 * What a recipe becomes in each phase of soft food; nothing where it has no lines. `figures` are those of its lines, `facts` what the
 * page says of a portion, `hits` the groups that it has found in the lines, and `languages` those of its words. A version that was
 * confirmed says the day at the site.
 */
export function listSofter(
  recipe: Pick<
    PublicRecipe,
    'name' | 'recipe_category' | 'ingredients' | 'instructions' | 'servings' | 'softer' | 'plate'
  >,
  figures: readonly Figure[][],
  {
    time_zone,
    facts,
    hits,
    languages,
    corrections,
  }: {
    time_zone: string
    facts?: GutFacts | undefined
    hits?: readonly TriggerHit[] | undefined
    languages?: Pick<OwnLanguages, 'lines' | 'steps'>
    corrections?: Corrections
  },
): ShownSofter[] {
  if (recipe.ingredients.length === 0) return []
  const reading = readVersionsOf(recipe, corrections, hits)
  return SOFT_PHASES.map((phase) => {
    const made = makeSofter(recipe, phase, corrections, reading)
    if ('none' in made)
      return made.none === 'chef'
        ? { ...made, ...spoken(made.why, languages?.steps ?? languages?.lines) }
        : made
    const softer = facts ? { ...made, ...startFromShown(made, facts) } : made
    const lines = softer.lines.map((line, at) => {
      const text = line.kind === 'left out' ? null : line.text
      const was = recipe.ingredients[at]?.ingredient_text ?? ''
      const own = figuresOfSwapped(text, was, figures[at] ?? [], corrections)
      const words = { ...spoken(text ?? was, languages?.lines), ...headed(line.section, languages?.lines) }
      return { ...line, ...words, figures: own }
    })
    const said = {
      ...softer,
      ...(languages?.lines && { lang: languages.lines }),
      confirmed: softer.confirmed && dayIn(time_zone, softer.confirmed),
      lines,
      inSteps: softer.inSteps.map((change) => ({ ...change, ...spoken(change.text, languages?.steps) })),
      sentences: softer.sentences.map((added) => ({ ...added, ...spoken(added.text, languages?.steps) })),
    }
    const dish = readSofterDish(recipe, softer, corrections)
    if (!dish) return said
    const { crockery, cloth } = readPlateChoice(recipe.plate)
    return { ...said, drawn: { dish, crockery, cloth } }
  })
}
