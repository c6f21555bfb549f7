import type { DietaryRestriction } from 'recipe-basics/recipe/recipe'
import { VEGAN_IS } from 'recipe-basics/recipe/recipe'
import { decodeFingerprint } from 'food-verdicts/gut/fingerprint'
import { fingerprintOf } from 'food-verdicts/gut/read-gut'
import { expect } from 'vitest'
import { CATEGORIES, DIFFICULTIES, TEXTURES } from 'recipe-basics/recipe/choices'
import { CUISINES } from 'recipe-basics/recipe/cuisines'
import { readTexture } from 'food-verdicts/gut/texture/read-texture'
import { readRecipe } from 'recipe-reading/reading/recipe-reading'
import { EASE_FILTERS, EASES, type EaseFilter } from 'food-verdicts/low-energy/facts'
import { NO_FILTER, readRecipeFilter, type RecipeFilter, recipeFilterQuery } from '#domain/recipe/filter.ts'
import { ORDER_NAMES, ORDERS } from '#domain/recipe/orders.ts'
import { boundOf, boundsOf, keepsFigure, RANGE_NAMES, RANGES } from '#domain/recipe/ranges.ts'
import { DIETARY_RESTRICTIONS, type RecipeFields } from 'recipe-basics/recipe/recipe'
import { testEachDatabase } from '#test/database.ts'
import { aLabelledRecipe, aRecipe } from '#test/fixtures.ts'
import { shortOrLong } from '#test/short-or-long.ts'
import type { Database } from '../../database/database.ts'
import { listRecipePage } from '../read/read.ts'
import { tallyRecipes } from '../search/search.ts'
import { insertRecipe, updateRecipe } from '../write/write.ts'
import { removeThing } from '../../things/change-one.ts'
import { THINGS } from '../../things/things.ts'

const NOW = new Date('2026-03-01T12:00:00.000Z')
const nobody = { author_id: null }
const RECIPES = 40
const FILTERS = shortOrLong(18, 400)

/** Lines, the foods that a recipe with them has, and those that it may hold besides. */
const LINES = [
  { line: '2 carrots', has: ['carrot'] },
  { line: '100 g cherry tomatoes', has: ['cherry tomato', 'tomato'] },
  { line: '1 tsp garlic powder', has: ['garlic powder', 'onion family'], mayHold: ['garlic'] },
  { line: '200 ml coconut milk', has: ['coconut milk'], mayHold: ['coconut'] },
  { line: '1 shallot', has: ['shallot', 'onion family'] },
  { line: '1 tsp onion powder', has: ['onion powder', 'onion family'], mayHold: ['onion'] },
  { line: '1 handful of zorblax', isUnknown: true },
]
/** Bounds on figures that are on offer nowhere. */
const EXACT = ['20', '350', '-3', '7.5']
const FOODS = ['carrot', 'tomato', 'garlic', 'coconut', 'milk', 'onion', 'onion family']

/** Methods, the softest first. */
const METHODS = [
  ['Simmer for half an hour.', 'Blend until smooth.'],
  ['Braise for two hours.'],
  ['Boil everything.'],
  ['Fry until crisp.'],
]

type Line = (typeof LINES)[number]
type Stored = { id: string; at: Date; isDraft: boolean; fields: RecipeFields; lines: Line[] }

/** The same numbers at each run. */
function aDie() {
  let state = 20_260_301
  return (sides: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}
type Die = ReturnType<typeof aDie>
const rollEase = aDie()

const oneOf = <Item>(roll: Die, items: readonly Item[]): Item | null => items[roll(items.length + 1)] ?? null
const someOf = <Item>(roll: Die, items: readonly Item[], oneIn: number) =>
  items.filter(() => roll(oneIn) === 0)

function makeRecipe(roll: Die, number: number) {
  const lines = LINES.filter(({ isUnknown }) => roll(isUnknown ? 8 : 3) === 0)
  const figure = (most: number) => (roll(6) === 0 ? null : roll(most))
  const { nutrition } = aRecipe()
  const eases = EASE_FILTERS.filter((_, at) => (number >> at) % 2 === 1)
  const recipe = aLabelledRecipe({
    name: `Dish ${number}`,
    difficulty: oneOf(roll, DIFFICULTIES),
    recipe_category: oneOf(roll, CATEGORIES.slice(0, 4)),
    cuisine: oneOf(roll, CUISINES.slice(0, 4)),
    total_time_minutes: figure(80),
    dietary_restrictions: withVeganWhole(someOf(roll, DIETARY_RESTRICTIONS, 2)),
    nutrition: nutrition && {
      ...nutrition,
      calories: figure(600),
      protein_content_g: figure(40),
      fat_content_g: figure(5),
      fiber_content_g: figure(9),
    },
    low_energy: sayEases(eases),
    ingredients: lines.map(({ line }) => ({ ingredient_text: line, section: null })),
    instructions: (oneOf(roll, METHODS) ?? []).map((step_text, at) => ({
      step_text,
      step_number: at + 1,
      section: null,
      step_url: null,
    })),
  })
  // Seconds apart, and some of them still to come.
  const at = new Date(NOW.getTime() + (roll(60) - 50) * 1000)
  return { ...recipe, lines, at, isDraft: roll(10) === 0 }
}

/** A vegan dish has the labels of what every vegan dish is. */
const withVeganWhole = (diets: readonly DietaryRestriction[]) =>
  DIETARY_RESTRICTIONS.filter(
    (diet) => diets.includes(diet) || (diets.includes('vegan') && VEGAN_IS.some((one) => one === diet)),
  )

/** As the chef would say it. */
const sayEases = (eases: readonly EaseFilter[]) =>
  [
    `handsOn=${eases.includes('15-min') ? 15 : 16}`,
    ...EASES.map((ease) => `${ease}=${eases.includes(ease) ? 'yes' : 'no'}`),
  ].join('&')

function makeFilter(roll: Die): RecipeFilter {
  const some = <Value>(value: Value, none: Value) => (roll(4) === 0 ? value : none)
  const bound = (range: (typeof RANGE_NAMES)[number]) =>
    some(
      oneOf(roll, [...boundsOf(range), ...EXACT.flatMap((value) => boundOf(range, value) ?? [])])?.value ??
        null,
      null,
    )
  return {
    ...NO_FILTER,
    difficulty: some(oneOf(roll, DIFFICULTIES), null),
    category: some(oneOf(roll, CATEGORIES.slice(0, 4)), null),
    cuisines: some(someOf(roll, CUISINES.slice(0, 5), 2), []),
    diets: some(someOf(roll, DIETARY_RESTRICTIONS, 4), []),
    eases: rollEase(4) === 0 ? someOf(rollEase, EASE_FILTERS, 4) : [],
    texture: bound('texture'),
    gentle: bound('gentle'),
    stricture: bound('stricture'),
    time: bound('time'),
    kcal: bound('kcal'),
    protein: bound('protein'),
    fibre: bound('fibre'),
    have: some(someOf(roll, FOODS, 4), []),
    without: some(someOf(roll, FOODS, 4), []),
    sort: ORDER_NAMES[roll(ORDER_NAMES.length)] ?? 'newest',
    search: some('dish 1', ''),
  }
}

type Fact = (typeof RANGES)[keyof typeof RANGES]['fact'] | 'fat_content_g'

function figureOf({ fields }: Stored, fact: Fact): number | null {
  if (fact === 'total_time_minutes') return fields.total_time_minutes
  if (fact === 'gentle_changes' || fact === 'stricture_changes') {
    const print = decodeFingerprint(fingerprintOf(readRecipe(fields), fields))
    const verdict = print?.isMeal ? print.spells[fact === 'gentle_changes' ? 'gentle' : 'stricture'] : 'not'
    return verdict === 'as written' ? 0 : verdict === 'with changes' ? 1 : null
  }
  if (fact !== 'texture_stage') return fields.nutrition?.[fact] ?? null
  const { texture } = readTexture(readRecipe(fields))
  return texture ? TEXTURES.indexOf(texture) + 1 : null
}

/** What a filter finds, one recipe after the other. */
function findNaively(stored: readonly Stored[], filter: RecipeFilter): Stored[] {
  const order = ORDERS[filter.sort]
  return stored
    .filter((recipe) => {
      const { fields, lines } = recipe
      const has = (food: string) => lines.some((line) => line.has?.includes(food))
      const isFree = (food: string) =>
        !has(food) &&
        lines.length > 0 &&
        lines.every((line) => !line.isUnknown && !line.mayHold?.includes(food))
      return (
        !recipe.isDraft &&
        recipe.at <= NOW &&
        ` ${fields.name}`.includes(filter.search && ' 1') &&
        [null, fields.difficulty].includes(filter.difficulty) &&
        [null, fields.recipe_category].includes(filter.category) &&
        (filter.cuisines.length === 0 || filter.cuisines.some((cuisine) => cuisine === fields.cuisine)) &&
        filter.diets.every((diet) => fields.dietary_restrictions.includes(diet)) &&
        filter.eases.every(
          (ease) =>
            lines.length > 0 && fields.low_energy?.includes(ease === '15-min' ? 'handsOn=15' : `${ease}=yes`),
        ) &&
        RANGE_NAMES.every((range) => {
          const bound = boundOf(range, filter[range])
          return !bound || keepsFigure(bound, figureOf(recipe, RANGES[range].fact))
        }) &&
        filter.have.every(has) &&
        filter.without.every(isFree)
      )
    })
    .toSorted((one, other) => {
      const newest = other.at.getTime() - one.at.getTime() || stored.indexOf(other) - stored.indexOf(one)
      if (!('fact' in order)) return newest
      const [a, b] = [figureOf(one, order.fact), figureOf(other, order.fact)]
      if (a === null || b === null) return Number(a === null) - Number(b === null) || newest
      return (order.first === 'least' ? a - b : b - a) || newest
    })
}

/** What the counts beside the values say, and what they would say if each list were made and counted. */
async function expectTally(db: Database, stored: readonly Stored[], filter: RecipeFilter) {
  const { tally, looser } = await tallyRecipes(db, filter, NOW)
  const countNaively = (changes: Partial<RecipeFilter>) =>
    findNaively(stored, { ...filter, ...changes }).length
  const query = recipeFilterQuery(filter)
  const withValue = (part: string, value: string) => {
    const parts = new URLSearchParams(query)
    if (part === 'diet' || part === 'ease' || part === 'cuisine') parts.append(part, value)
    else parts.set(part, value)
    return readRecipeFilter(parts)
  }
  for (const [part, counts] of Object.entries(tally)) {
    const naive = Object.keys(counts).map((value) => [value, countNaively(withValue(part, value))])
    expect([query, part, counts]).toEqual([query, part, Object.fromEntries(naive)])
  }
  expect(looser.length > 0 && countNaively({}) > 0, query).toBe(false)
  for (const { part, value, to, alone, count } of looser) {
    if (alone) continue
    const parts = new URLSearchParams(query)
    if (part === 'cuisine') parts.delete(part)
    else parts.delete(part, value)
    if (to !== undefined) parts.set(part, to)
    expect([query, part, count]).toEqual([query, part, findNaively(stored, readRecipeFilter(parts)).length])
  }
}

async function expectAsCounted(db: Database, stored: readonly Stored[], roll: Die, filters: number) {
  for (let round = 0; round < filters; round++) {
    const filter = makeFilter(roll)
    const { recipes, count } = await listRecipePage(db, filter, NOW)
    const naive = findNaively(stored, filter).map(({ fields }) => fields.name)
    const query = recipeFilterQuery(filter)
    expect([query, count]).toEqual([query, naive.length])
    // Among words the tiers of the search decide which of the newest comes first.
    const isOrdered = filter.search === '' || filter.sort !== 'newest'
    const names = recipes.map(({ name }) => name)
    expect([query, isOrdered ? names : names.toSorted()]).toEqual([
      query,
      isOrdered ? naive.slice(0, 24) : naive.toSorted().slice(0, 24),
    ])
    await expectTally(db, stored, filter)
  }
}

testEachDatabase('lists, orders and counts are those of a count one by one, whatever changes', async (db) => {
  const roll = aDie()
  const stored: Stored[] = []
  const insert = async (number: number) => {
    const { at, isDraft, lines, ...recipe } = makeRecipe(roll, number)
    const publication = { status: isDraft ? 'draft' : 'published', published_at: at.toISOString() } as const
    const { id } = await insertRecipe(db, { ...recipe, ...publication }, NOW)
    stored.push({ id, at, isDraft, lines, fields: recipe.fields })
  }
  await expectAsCounted(db, stored, roll, 2)
  for (let number = 0; number < RECIPES; number++) await insert(number)
  await expectAsCounted(db, stored, roll, FILTERS)
  for (let change = 0; change < 12; change++) {
    const at = roll(stored.length)
    const before = stored[at]
    if (!before) continue
    if (change % 3 === 0) await insert(RECIPES + change)
    else if (change % 3 === 1) {
      await removeThing(db, THINGS.recipe, before.id, nobody, NOW)
      stored.splice(at, 1)
    } else {
      const changed = makeRecipe(roll, RECIPES + change)
      const { fields, decisions, isDraft } = changed
      await updateRecipe(
        db,
        before.id,
        {
          ...nobody,
          fields,
          decide: () => decisions,
          status: isDraft ? 'draft' : 'published',
          published_at: changed.at.toISOString(),
        },
        NOW,
      )
      // It has the newest number of its second now, unless it is the same one.
      stored.splice(at, 1)
      stored.push({ ...before, ...changed })
    }
    await expectAsCounted(db, stored, roll, 2)
  }
})
