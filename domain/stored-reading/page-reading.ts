import { DIET_RULES } from 'food-verdicts/diet/judge-diets'
import { DISH_RULES } from 'food-drawings/dish/read-dish'
import type { DishReading } from 'food-verdicts/gut/allergens/dish-answers'
import type { Texture } from 'recipe-basics/recipe/choices'
import { GUT_RULES } from 'food-verdicts/gut/read-gut'
import type { Holds } from 'food-verdicts/gut/spells/holds'
import type { SpellVerdicts } from 'food-verdicts/gut/spells/spell-verdict'
import type { LineSwap } from 'food-verdicts/gut/swaps/list-swaps'
import type { ReadTexture } from 'food-verdicts/gut/texture/read-texture'
import type { GutFacts } from 'food-verdicts/gut/triggers/gut-facts'
import type { TriggerHit } from 'food-verdicts/gut/triggers/read-triggers'
import type { Figure, System } from 'recipe-reading/kitchen/figure'
import type { LowEnergy } from 'food-verdicts/low-energy/facts'
import type { CookStep } from 'recipe-reading/step/cook-steps'
import { NUTRITION_RULES } from 'recipe-reading/nutrition/shown-nutrition'
import { FOOD_RULES } from '../recipe/recipe-foods.ts'
import type { OwnLanguages } from '../recipe/public-recipe.ts'
import type { ReadNone, ReadVersion } from './read-versions.ts'
import type { Spoken } from './spoken.ts'

/** Raise this when something else would be read, and no other of the rules below is raised: stored recipes are then read anew. */
const READING_RULES = 7

/** All rules that a reading is made by. They only rise, and so does their sum. */
export const ALL_RULES = READING_RULES + DIET_RULES + FOOD_RULES + DISH_RULES + NUTRITION_RULES + GUT_RULES

/** A line or a step as written, what may change in it, the heading it stands under, and the languages of both. */
export type WrittenLine = Spoken & { text: string; figures: readonly Figure[]; section: string | null }

/** The texts of a recipe that follow its servings and units. */
export type RecipeTexts<Line, Version> = {
  lines: Line[]
  steps: Line[]
  /** What may stand in the place of foods, by line. */
  swaps: Record<number, LineSwap[]>
  /** What the chef says of it for spells of soft food; nothing of those that she has not written for. */
  versions: Version[]
}

/** What a recipe page says of the gut. */
export type GutReading = {
  /** What the lines say of a portion; figures that a label gives stand in their place on the page. */
  facts: GutFacts
  /** None where its lines are not read. */
  texture: ReadTexture
  /** The texture that the chef confirmed. */
  confirmed: Texture | null
  /** What it asks of its cook; null where its lines are not read. */
  lowEnergy: LowEnergy | null
  /** The groups that its lines name, for what a reader’s own browser keeps of her; null where they are not read. */
  triggers: readonly TriggerHit[] | null
}

/**
 * All that software reads in the words of a recipe for its page, as the chef’s corrections mean them. It is read when a recipe is
 * saved, and stored; what follows from the settings of the site, from other servings and from figures that were published is added
 * when the page is shown. It is stored as JSON.
 */
export type PageReading = {
  /** The units that it is written in; undefined where it mixes them. */
  system?: System | undefined
  /** Whether any amount of it was understood. */
  isScalable: boolean
  written: RecipeTexts<WrittenLine, ReadVersion | ReadNone>
  /** What each step asks of its cook. */
  cook: CookStep[]
  languages: Omit<OwnLanguages, 'lines' | 'steps'>
  /** Null without lines. */
  gut: GutReading | null
  /** The verdict of each spell; null without lines. */
  spells: SpellVerdicts | null
  /** Of the things most often left out, what it holds and what not; null where its lines are not read. */
  holds: Holds | null
  nutrition: {
    /** The part of its weight that is understood, from 0 to 1. */
    coverage: number
    /** What a serving weighs raw; null where too little is known. */
    grams: number | null
    /** Lines that are not understood, the first of them. */
    open: string[]
  }
  /** What its lines say of diets and allergens; null without lines. */
  answers: DishReading | null
}
