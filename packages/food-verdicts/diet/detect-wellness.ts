import type { Category } from 'recipe-basics/recipe/choices'
import { namesOf } from 'recipe-basics/fields/field'
import { findLists, type List } from 'recipe-reading/food/food-marks'
import { indexLists, type ListIndex } from 'recipe-reading/food/term-index'
import { areReadable, type RecipeReading } from 'recipe-reading/reading/recipe-reading'
import { trustedCalories } from './carb-numbers.ts'
import { matchLine } from './match-line.ts'
import terms from './wellness-terms.json' with { type: 'json' }

/** Detected in imports and named in the API (spec.md section 5). Nobody stores them, and no page for readers shows them. */
export const WELLNESS_CATEGORIES = ['anti-inflammatory', 'heart-healthy', 'diabetic-friendly'] as const
export type WellnessCategory = (typeof WELLNESS_CATEGORIES)[number]

type WellnessState = 'yes' | 'no' | 'unknown'

/** `reason` is a plain sentence about numbers and ingredients of one serving, never about what they do to a body. */
export type WellnessVerdict = { category: WellnessCategory; state: WellnessState; reason: string }

/** `met` is undefined where the data cannot tell. */
type Criterion = { met: boolean | undefined; says: string }

type Facts = {
  calories: number
  saturatedFat: number
  fat: number
  sodium: number
  carbs: number
  sugar: number
  isSmall: boolean
  mentions: (list: keyof typeof terms) => boolean | undefined
}

const SMALL_CATEGORIES: ReadonlySet<Category | null> = new Set(['Appetizer', 'Side Dish', 'Snack', 'Dessert'])
const MAIN_CATEGORIES: ReadonlySet<Category | null> = new Set(['Breakfast', 'Lunch', 'Dinner', 'Main Course'])
/** AHA's small recipes; it also tells a cup of soup from a meal of it. */
const SMALL_KCAL = 250
/** More is rarely one serving: most likely the numbers of the whole recipe. */
const MOST_KCAL = 1_500
/** Two teaspoons. */
const ADDED_SUGAR_GRAMS = 8
/** Of the seven marks of the pattern. */
const LEAST_MEDITERRANEAN_MARKS = 5

let index: ListIndex<List> | undefined

/**
 * One verdict for each wellness category, in their order. All three need complete nutrition of one serving; with a
 * number missing, or numbers that contradict each other, the verdict is unknown.
 */
export function detectWellness(reading: RecipeReading, of: Category | null): WellnessVerdict[] {
  const facts = toFacts(reading, of)
  return WELLNESS_CATEGORIES.map((category) => {
    if (typeof facts === 'string') return { category, state: 'unknown', reason: facts }
    if (category === 'heart-healthy') return { category, ...judgeAll(heartCriteria(facts)) }
    if (category === 'diabetic-friendly') return { category, ...judgeAll(carbCriteria(facts)) }
    return { category, ...judgeMediterranean(mediterraneanCriteria(facts)) }
  })
}

/** The categories that a recipe fits, each with its reason. */
export const listWellness = (reading: RecipeReading, category: Category | null) =>
  detectWellness(reading, category).filter(({ state }) => state === 'yes')

/** AHA Heart-Check recipe certification; the sodium of main dishes is FDA's and ADA's 600 mg. */
function heartCriteria(facts: Facts): Criterion[] {
  const hasMeatOrFish = facts.mentions('red_or_processed_meat') || facts.mentions('lean_protein')
  const fatLimit = facts.isSmall ? (hasMeatOrFish ? 3 : 2) : 3.5
  return [
    atMost(facts.saturatedFat, fatLimit, 'g saturated fat'),
    atMost(facts.sodium, facts.isSmall ? 240 : 600, 'mg sodium'),
    atMost(facts.calories, facts.isSmall ? SMALL_KCAL : 500, 'kcal'),
    addedSugar(facts),
    {
      met: facts.mentions('hydrogenated_fat') === false ? true : undefined,
      says: 'margarine or shortening may hold trans fat',
    },
  ]
}

/** ADA sets no limit for carbohydrate: 45 g is three of its 15 g choices. Fat and sodium are its recipe standard of 2012. */
function carbCriteria(facts: Facts): Criterion[] {
  return [
    atMost(facts.carbs, facts.isSmall ? 20 : 45, 'g carbohydrate'),
    atMost(facts.saturatedFat, facts.isSmall ? 1.5 : 2.5, 'g saturated fat'),
    atMost(facts.sodium, facts.isSmall ? 480 : 600, 'mg sodium'),
    addedSugar(facts),
  ]
}

/** AGA 2024's description of the pattern with the numbers of HEI-2015/2020; five of seven must hold. */
function mediterraneanCriteria(facts: Facts): Criterion[] {
  const unsaturated = facts.fat - facts.saturatedFat >= 2.5 * facts.saturatedFat
  const oil = facts.mentions('unsaturated_oil')
  const share = Math.round((900 * facts.saturatedFat) / facts.calories)
  return [
    { met: oil === undefined ? undefined : oil && unsaturated, says: 'mostly unsaturated fat' },
    {
      met: 9 * facts.saturatedFat <= 0.1 * facts.calories,
      says: `${share} % of the energy from saturated fat`,
    },
    atMost(facts.sodium, 600, 'mg sodium'),
    addedSugar(facts),
    // Cups of vegetables a serving cannot be told from lines without weights.
    { met: undefined, says: 'the amount of vegetables and fruit' },
    { met: facts.mentions('lean_protein'), says: 'fish, legumes or poultry' },
    { met: negate(facts.mentions('red_or_processed_meat')), says: 'no red or processed meat' },
  ]
}

function judgeAll(criteria: readonly Criterion[]): { state: WellnessState; reason: string } {
  const failed = criteria.filter((criterion) => criterion.met === false)
  if (failed.length > 0) return { state: 'no', reason: `Per serving: ${listed(failed)}` }
  const open = criteria.filter((criterion) => criterion.met === undefined)
  if (open.length > 0) return { state: 'unknown', reason: `Not enough data: ${listed(open)}` }
  return { state: 'yes', reason: `Per serving: ${listed(criteria.slice(0, 3))}` }
}

function judgeMediterranean(criteria: readonly Criterion[]): { state: WellnessState; reason: string } {
  const met = criteria.filter((criterion) => criterion.met)
  const open = criteria.filter((criterion) => criterion.met === undefined)
  if (met.length >= LEAST_MEDITERRANEAN_MARKS) return { state: 'yes', reason: `Per serving: ${listed(met)}` }
  if (met.length + open.length >= LEAST_MEDITERRANEAN_MARKS) {
    return { state: 'unknown', reason: `Not enough data: ${listed(open)}` }
  }
  return { state: 'no', reason: `${met.length} of ${criteria.length} marks are met` }
}

function toFacts({ nutrition, lines }: RecipeReading, category: Category | null): Facts | string {
  if (!nutrition) return 'Not enough data: no nutrition'
  const {
    saturated_fat_content_g: saturatedFat,
    fat_content_g: fat,
    sodium_content_mg: sodium,
    carbohydrate_content_g: carbs,
    sugar_content_g: sugar,
  } = nutrition
  const calories = trustedCalories(nutrition)
  const missing = Object.entries({ 'saturated fat': saturatedFat, fat, sodium, carbohydrate: carbs, sugar })
    .filter(([, value]) => value === null)
    .map(([name]) => name)
  if (nutrition.calories === null) missing.unshift('calories')
  if (
    saturatedFat === null ||
    fat === null ||
    sodium === null ||
    carbs === null ||
    sugar === null ||
    missing.length > 0
  ) {
    return `Not enough data: ${missing.join(', ')}`
  }
  if (calories === undefined) return 'Not enough data: the energy contradicts the other numbers'
  if (calories > MOST_KCAL) return 'Not enough data: the numbers look like those of the whole recipe'
  if (saturatedFat > fat + 0.5 || sugar > carbs + 0.5)
    return 'Not enough data: the numbers contradict each other'
  const isSmall = SMALL_CATEGORIES.has(category) || (!MAIN_CATEGORIES.has(category) && calories <= SMALL_KCAL)
  return { calories, saturatedFat, fat, sodium, carbs, sugar, isSmall, mentions: toMentions(lines) }
}

/** Says whether any line names a food of a list; undefined when the lines cannot be read. */
function toMentions(lines: RecipeReading['lines']): Facts['mentions'] {
  if (!areReadable(lines)) return () => undefined
  return (list) => {
    const lists = (index ??= indexLists(
      namesOf(terms).flatMap((of) =>
        namesOf(terms[of]).map((mark): [List, string[]] => [{ mark, of }, terms[of][mark]]),
      ),
    ))
    return lines.some(
      ({ words }) => matchLine(words, (some) => findLists(some, lists).of.get(list)).violations.length > 0,
    )
  }
}

/** Sugar that is not added is no sugar here, so only a recipe that names some is in doubt above the limit. */
function addedSugar({ sugar, mentions }: Facts): Criterion {
  const says = `${rounded(sugar)} g sugar`
  if (sugar <= ADDED_SUGAR_GRAMS) return { met: true, says }
  return mentions('added_sugar') === false
    ? { met: true, says }
    : { met: undefined, says: `how much of ${says} is added` }
}

function atMost(value: number, limit: number, unit: string): Criterion {
  return { met: value <= limit, says: `${rounded(value)} ${unit}${value <= limit ? '' : ` (over ${limit})`}` }
}

function negate(value: boolean | undefined): boolean | undefined {
  return value === undefined ? undefined : !value
}

function rounded(value: number): number {
  return value < 10 ? Math.round(value * 10) / 10 : Math.round(value)
}

function listed(criteria: readonly Criterion[]): string {
  return criteria.map((criterion) => criterion.says).join(', ')
}
