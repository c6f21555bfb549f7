import type { Allergen } from 'recipe-reading/food/allergens'
import { decodeFingerprint, type Fingerprint, stageOf } from 'food-verdicts/gut/fingerprint'
import type { SpellName } from 'food-verdicts/gut/profile/spells'
import { fromNames } from 'recipe-basics/fields/field'
import { type EaseFilter, listEases } from 'food-verdicts/low-energy/facts'
import { foldForSearch } from 'recipe-basics/text/fold'
import { oneOf } from 'recipe-basics/text/one-of'
import { CATEGORIES, type Category, DIFFICULTIES, type Difficulty } from 'recipe-basics/recipe/choices'
import { CUISINES, type Cuisine } from 'recipe-basics/recipe/cuisines'
import {
  type BoundFact,
  boundsOf,
  keepsFigure,
  LIST_FACTS,
  RANGE_NAMES,
  RANGES,
} from '#domain/recipe/ranges.ts'
import type { DietaryRestriction } from 'recipe-basics/recipe/recipe'
import type { Database } from '../../database/database.ts'
import { toTexts } from '../../columns/json-text.ts'
import { fromAllergenSet } from '../labels/allergen-set.ts'
import { fromDietSet } from '../labels/diet-set.ts'

/** What lists ask about a published recipe, whether its moment has come or not. Figures are null where unknown. */
export type RecipeFacts = Record<BoundFact, number | null> & {
  number: number
  difficulty: Difficulty | null
  category: Category | null
  cuisine: Cuisine | null
  diets: DietaryRestriction[]
  eases: EaseFilter[]
  foods: string[]
  isComplete: boolean
  /** The allergens that it is made without. */
  freeFrom: Allergen[]
  /** Whether no line holds milk sugar. */
  isLactoseFree: boolean
  /** Its keywords, folded, each in a line of its own. */
  keywords: string
}

/** The parts of a filter that are one value each: choosing another takes its place. */
export const SINGLE_PARTS = ['difficulty', 'category', ...RANGE_NAMES] as const

/** The parts of a filter that ask for values of recipes, as an address calls them. */
export type ValuePart = (typeof SINGLE_PARTS)[number] | 'cuisine' | 'diet' | 'ease'

/** The values of a recipe, by which lists are narrowed. */
export const valuesOf = (facts: RecipeFacts): Record<ValuePart, readonly (string | null)[]> => ({
  difficulty: [facts.difficulty],
  category: [facts.category],
  cuisine: [facts.cuisine],
  diet: facts.diets,
  ease: facts.eases,
  ...fromNames(RANGE_NAMES, (range) =>
    boundsOf(range)
      .filter((bound) => keepsFigure(bound, facts[RANGES[range].fact]))
      .map(({ value }) => value),
  ),
})

/** Recipes that are read at once, some milliseconds. */
const SLICE = 500

/** The facts of all published recipes, the newest first, in slices. */
export async function* walkFacts(db: Database): AsyncGenerator<RecipeFacts[]> {
  for (let before = Number.MAX_SAFE_INTEGER; ;) {
    const rows = await selectFacts(db)
      .where('recipes.number', '<', before)
      .orderBy('recipes.number', 'desc')
      .limit(SLICE)
      .execute()
    yield rows.map(toFacts)
    if (rows.length < SLICE) return
    before = Number(rows.at(-1)?.number)
  }
}

/**
 * What has changed since content had a version: the numbers of recipes, at most `limit`, and the facts of those that are
 * published now.
 */
export async function readChangedFacts(db: Database, version: number, limit: number) {
  const changed = await db
    .selectFrom('recipe_changes')
    .select('number')
    .where('version', '>=', version)
    .limit(limit)
    .execute()
  const numbers = changed.map(({ number }) => Number(number))
  const facts: RecipeFacts[] = []
  for (let first = 0; first < numbers.length; first += SLICE) {
    const rows = await selectFacts(db)
      .where('recipes.number', 'in', numbers.slice(first, first + SLICE))
      .execute()
    facts.push(...rows.map(toFacts))
  }
  return { numbers, facts }
}

const selectFacts = (db: Database) =>
  db
    .selectFrom('recipes')
    .leftJoin('recipe_nutrition', 'recipe_nutrition.recipe_id', 'recipes.id')
    .select(['recipes.number', 'recipes.difficulty', 'recipes.recipe_category', 'recipes.cuisine'])
    .select([
      'recipes.diets',
      'recipes.foods',
      'recipes.foods_complete',
      'recipes.free_from',
      'recipes.gut',
      'recipes.keywords',
      ...LIST_FACTS,
    ])
    .where('recipes.status', '=', 'published')

type FactsRow = Awaited<ReturnType<ReturnType<typeof selectFacts>['execute']>>[number]

function toFacts({
  recipe_category,
  foods_complete,
  free_from,
  gut,
  keywords,
  ...row
}: FactsRow): RecipeFacts {
  const print = decodeFingerprint(gut)
  return {
    ...row,
    number: Number(row.number),
    difficulty: oneOf(DIFFICULTIES, row.difficulty) ?? null,
    category: oneOf(CATEGORIES, recipe_category) ?? null,
    cuisine: oneOf(CUISINES, row.cuisine) ?? null,
    diets: fromDietSet(row.diets),
    foods: toTexts(row.foods),
    isComplete: foods_complete === 1,
    freeFrom: fromAllergenSet(free_from),
    isLactoseFree: foods_complete === 1 && print !== undefined && print.groups.lactose === undefined,
    keywords: toTexts(keywords).map(foldForSearch).join('\n'),
    texture_stage: stageOf(print?.texture),
    gentle_changes: changesOf(print, 'gentle'),
    stricture_changes: changesOf(print, 'stricture'),
    eases: print ? listEases(print.lowEnergy) : [],
  }
}

/** 0 for a dish that is cooked as written in a spell, 1 for one that takes changes; null for all others, and what is no dish. */
function changesOf(print: Fingerprint | undefined, spell: SpellName): number | null {
  const verdict = print?.isMeal ? print.spells[spell] : undefined
  return verdict === 'as written' ? 0 : verdict === 'with changes' ? 1 : null
}
