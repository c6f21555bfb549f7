import { createHash } from 'node:crypto'
import type { Corrections } from 'recipe-reading/food/corrections'
import { nutritionOf, showNutrition, type ShownNutrition } from 'recipe-reading/nutrition/shown-nutrition'
import { readRecipe } from 'recipe-reading/reading/recipe-reading'
import { pick } from 'recipe-basics/fields/field'
import { hasFigures, type Nutrition, type WrittenRecipe } from 'recipe-basics/recipe/recipe'
import type { NutritionBasis } from 'recipe-basics/recipe/recipe'
import { NO_NUTRITION, NUTRITION_FACTS, NUTRITION_NAMES } from 'recipe-basics/recipe/nutrition-facts'
import { convertersOf } from '../../columns/field-columns.ts'
import { fromOwnJson } from '../../columns/json-text.ts'
import type { Schema } from '../../tables/schema.ts'

/** What the chef gave her figures for, lines and servings as a hash, and since when these are others (ISO instant). */
export type GivenFor = { given_for: string | null; stale_since: string | null }

/** The figures of a recipe as they are stored. */
export type StoredFigures = {
  /** What the chef gave. */
  given: Nutrition | null
  /** What readers see. */
  shown: Nutrition | null
  basis: NutritionBasis
  givenFor: GivenFor
}

type Row = Omit<Schema['recipe_nutrition'], 'recipe_id'>

/** Energies of the same dish, but for the wording of its lines. */
const SAME_KCAL_SHARE = 0.01

const NO_GIVEN: GivenFor = { given_for: null, stale_since: null }

const { toColumns } = convertersOf(NUTRITION_FACTS)

/** The row of a recipe's figures; undefined where there are none. Computes them where readers see computed ones and nobody has. */
export function toFiguresRow(
  fields: WrittenRecipe,
  { given_for, stale_since }: GivenFor = NO_GIVEN,
  corrections?: Corrections,
  shown: ShownNutrition = showNutrition(readRecipe(fields, corrections), fields.nutrition_shown),
): Row | undefined {
  const { nutrition, source, coverage } = shown
  if (!nutrition && !fields.nutrition) return undefined
  const isGiven = source === 'published' && nutrition !== null
  return {
    ...toColumns(nutrition ?? NO_NUTRITION),
    given: isGiven ? null : JSON.stringify(fields.nutrition),
    source: source === 'computed' ? source : null,
    coverage,
    given_for,
    stale_since,
  }
}

/** The figures that a row holds. */
export function fromFiguresRow(row: Row | null): StoredFigures {
  if (!row) return toFigures(null, null, 'computed', null, NO_GIVEN)
  const { given, source, coverage, given_for, stale_since } = row
  const facts = pick(NUTRITION_NAMES, row)
  const shown = Object.values(facts).some((value) => value !== null) ? facts : null
  const hers = given === null ? shown : fromOwnJson<Nutrition | null>(given)
  return toFigures(hers, shown, source ?? 'published', coverage, { given_for, stale_since })
}

function toFigures(
  given: Nutrition | null,
  shown: Nutrition | null,
  source: NutritionBasis['source'],
  coverage: number | null,
  givenFor: GivenFor,
): StoredFigures {
  // Computed figures are never stale: they follow the lines.
  const stale_since = source === 'published' ? givenFor.stale_since : null
  return { given, shown, basis: { source, coverage, stale_since }, givenFor }
}

/**
 * What the figures of the chef are for once a recipe changes. They go stale when the dish is another and they stay the same,
 * unless she says that they hold. Other words for the same dish leave them fresh.
 */
export function changeGivenFor(
  before: { fields: WrittenRecipe; givenFor: GivenFor },
  fields: WrittenRecipe,
  holds: boolean,
  now: Date,
  corrections?: Corrections,
): GivenFor {
  const { nutrition } = fields
  if (!nutrition || !hasFigures(nutrition)) return NO_GIVEN
  const given_for = hashOf(fields)
  const fresh = { given_for, stale_since: null }
  if (holds || !isSameNutrition(before.fields.nutrition, nutrition)) return fresh
  const base = before.givenFor.given_for ?? hashOf(before.fields)
  if (base === given_for) return { ...before.givenFor, stale_since: null }
  const { stale_since } = before.givenFor
  if (stale_since === null && isSameDish(before.fields, fields, corrections))
    return { given_for: base, stale_since }
  return { given_for: base, stale_since: stale_since ?? now.toISOString() }
}

const isSameNutrition = (one: Nutrition | null, other: Nutrition) =>
  NUTRITION_NAMES.every((name) => (one?.[name] ?? null) === other[name])

function isSameDish(before: WrittenRecipe, after: WrittenRecipe, corrections?: Corrections): boolean {
  const one = energyOf(before, corrections)
  const other = energyOf(after, corrections)
  return one !== null && other !== null && Math.abs(one - other) <= SAME_KCAL_SHARE * Math.max(one, other)
}

const energyOf = (fields: WrittenRecipe, corrections?: Corrections) =>
  nutritionOf(readRecipe(fields, corrections)).perServing?.kcal ?? null

/** The lines in any order, and the servings. */
function hashOf({ ingredients, servings }: WrittenRecipe): string {
  const lines = ingredients.map(({ ingredient_text }) => ingredient_text.replace(/\s+/g, ' ').trim()).sort()
  return createHash('sha256')
    .update(JSON.stringify([servings, lines]))
    .digest('base64url')
    .slice(0, 22)
}
