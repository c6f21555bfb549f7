import { EASE_FILTERS } from 'food-verdicts/low-energy/facts'
import { fromNames } from 'recipe-basics/fields/field'
import { CATEGORIES, DIFFICULTIES } from 'recipe-basics/recipe/choices'
import { CUISINES } from 'recipe-basics/recipe/cuisines'
import type { RecipeFilter } from '#domain/recipe/filter.ts'
import { type Bound, boundOf, boundsOf, type RangeName, RANGE_NAMES } from '#domain/recipe/ranges.ts'
import { DIETARY_RESTRICTIONS } from 'recipe-basics/recipe/recipe'
import { addAll, countBits, countBoth } from './bits.ts'
import { SINGLE_PARTS, type ValuePart } from './facts.ts'
import { type Condition, type FilterPart, keepAll, type Narrowed, unite, withoutFood } from './narrow.ts'
import type { RecipeSets } from './recipe-sets.ts'

/**
 * How many recipes a list would hold with a value chosen and the rest of its filter kept, by part and value. '' stands for
 * any value of a part that takes one. A value that is chosen says what the list holds.
 */
export type Tally = Record<ValuePart, Record<string, number>>

/** A food, and how many recipes a list would hold with it chosen. */
export type FoodCount = { food: string; count: number }

/**
 * A filter that finds something where the whole one finds nothing: without one of its values, with a wider bound in its place,
 * or with that value alone.
 */
export type Looser = { part: FilterPart; value: string; to?: string; alone?: true; count: number }

/** Ways out that are offered. */
const MOST_LOOSER = 4

/** Counts what a list would hold with each value. Cuisines that no recipe has are left out, unless they are chosen. */
export function tallyValues(sets: RecipeSets, narrowed: Narrowed, filter: RecipeFilter): Tally {
  const { found } = narrowed
  const values: Record<(typeof SINGLE_PARTS)[number], readonly string[]> = {
    difficulty: DIFFICULTIES,
    category: CATEGORIES,
    ...fromNames(RANGE_NAMES, (range) => boundsOf(range, filter[range]).map(({ value }) => value)),
  }
  const single = fromNames(SINGLE_PARTS, (part) => {
    const rest = without(narrowed, ({ part: asked }) => asked === part)
    const counts = values[part].map((value) => [value, countBoth(rest, sets.having(part, value))])
    return Object.fromEntries([['', countBits(rest)], ...counts])
  })
  const diet = Object.fromEntries(
    DIETARY_RESTRICTIONS.map((value) => [value, countBoth(found, sets.having('diet', value))]),
  )
  const ease = Object.fromEntries(
    EASE_FILTERS.map((value) => [value, countBoth(found, sets.having('ease', value))]),
  )
  return { ...single, diet, ease, cuisine: tallyCuisines(sets, narrowed, filter) }
}

/** Counts what a list would hold with each of some foods in all recipes, or in none. */
export function tallyFoods(
  sets: RecipeSets,
  { found }: Narrowed,
  part: 'have' | 'without',
  foods: readonly string[],
): FoodCount[] {
  const bitsOf = part === 'have' ? sets.withFood : (food: string) => withoutFood(sets, food)
  return foods.map((food) => ({ food, count: countBoth(found, bitsOf(food)) }))
}

/** What finds something where a filter finds nothing, what finds most first: one step looser, or else its values one by one. */
export function findLooser(sets: RecipeSets, narrowed: Narrowed): Looser[] {
  const steps = findSteps(sets, narrowed)
  const ways = steps.length > 0 ? steps : listAlone(narrowed)
  return ways.toSorted((one, other) => other.count - one.count).slice(0, MOST_LOOSER)
}

function findSteps(sets: RecipeSets, narrowed: Narrowed): Looser[] {
  return narrowed.conditions.flatMap((condition): Looser[] => {
    const { part, value } = condition
    const rest = without(narrowed, (asked) => asked === condition)
    const range = RANGE_NAMES.find((name) => name === part)
    const wider = range
      ? widerOf(range, value).map((to): Looser => {
          const count = countBoth(rest, sets.having(range, to.value))
          return { part, value, to: to.value, count }
        })
      : []
    const [way] = [...wider, { part, value, count: countBits(rest) }].filter(({ count }) => count > 0)
    return way ? [way] : []
  })
}

const listAlone = ({ visible, conditions }: Narrowed): Looser[] =>
  conditions
    .map(({ part, value, bits }) => ({ part, value, alone: true as const, count: countBoth(visible, bits) }))
    .filter(({ count }) => count > 0)

const without = ({ visible, conditions }: Narrowed, isLeftOut: (condition: Condition) => boolean) =>
  keepAll(
    visible,
    conditions.filter((condition) => !isLeftOut(condition)),
  )

function tallyCuisines(sets: RecipeSets, narrowed: Narrowed, { cuisines }: RecipeFilter) {
  const rest = without(narrowed, ({ part }) => part === 'cuisine')
  const chosen = unite(
    sets,
    cuisines.map((cuisine) => sets.having('cuisine', cuisine)),
  )
  const offered = CUISINES.filter(
    (cuisine) =>
      cuisines.includes(cuisine) || countBoth(narrowed.visible, sets.having('cuisine', cuisine)) > 0,
  )
  return Object.fromEntries(
    offered.map((cuisine) => {
      const any = chosen.slice()
      addAll(any, sets.having('cuisine', cuisine))
      return [cuisine, countBoth(rest, any)]
    }),
  )
}

/** The bounds that hold more than one does, the nearest first. */
export function widerOf(range: RangeName, value: string): Bound[] {
  const bounds = boundsOf(range)
  const asked = boundOf(range, value)
  if (!asked) return []
  if ('most' in asked) return bounds.filter((bound) => 'most' in bound && bound.most > asked.most)
  return bounds.filter((bound) => 'least' in bound && bound.least < asked.least).toReversed()
}
