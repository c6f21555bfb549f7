import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readLines } from '../../../test/reading.ts'
import { shortOrLong } from '../../../test/short-or-long.ts'
import { DIETARY_RESTRICTIONS, type DietaryRestriction, type Nutrition } from 'recipe-basics/recipe/recipe'
import { judgeDiets } from './judge-diets.ts'
import type { DietState } from './weigh-lines.ts'
import { KEEPS } from 'recipe-reading/food/food-kinds'
import { NAMED_FOODS } from 'recipe-reading/food/food-table'
import { MARKS } from 'recipe-reading/food/food-words'
import { wordsOf } from './listed-terms.ts'

const PLAIN = ['1 cup water', '1 tbsp olive oil', '1 bunch fresh parsley']
const NO_FACTS: Nutrition = {
  calories: null,
  protein_content_g: null,
  carbohydrate_content_g: null,
  fat_content_g: null,
  cholesterol_content_mg: null,
  fiber_content_g: null,
  saturated_fat_content_g: null,
  sodium_content_mg: null,
  sugar_content_g: null,
  serving_size: null,
}

function verdicts(ingredients: string[], facts?: Partial<Nutrition>, servings: number | null = null) {
  const nutrition = facts ? { ...NO_FACTS, ...facts } : null
  return judgeDiets(readLines(ingredients, { nutrition, servings }))
}

function verdict(
  diet: DietaryRestriction,
  ingredients: string[],
  facts?: Partial<Nutrition>,
  servings?: number,
) {
  const found = verdicts(ingredients, facts, servings).find((one) => one.diet === diet)
  if (!found) throw new RangeError(diet)
  return found
}

function states(ingredients: string[]): Record<string, DietState> {
  return Object.fromEntries(verdicts(ingredients).map(({ diet, state }) => [diet, state]))
}

test('every diet has one verdict, in the order of the product', () => {
  expect(verdicts(PLAIN).map(({ diet }) => diet)).toEqual([...DIETARY_RESTRICTIONS])
})

test('without ingredients everything is unknown, whatever the numbers say', () => {
  for (const ingredients of [[], ['', '  ', '—'], ['\u200b']]) {
    const facts = { calories: 300, carbohydrate_content_g: 1 }
    expect(new Set(verdicts(ingredients, facts).map(({ state }) => state))).toEqual(new Set(['unknown']))
  }
})

test('lines in a language that the lists do not know are unknown, never "free from"', () => {
  const hungarian = ['50 dkg finomliszt', '7 dkg vaj', '3 dl tej', '10 dkg dió', 'só']
  expect(new Set(Object.values(states(hungarian)))).toEqual(new Set(['unknown']))
})

test('spec.md section 5: vegetarian is assumed when no word of meat or fish appears', () => {
  expect(verdict('vegetarian', [...PLAIN, '2 carrots, sliced', '1 tsp cumin']).state).toBe('yes')
  for (const word of ['meat', 'chicken', 'beef', 'pork', 'fish']) {
    expect(verdict('vegetarian', [...PLAIN, `200 g ${word}`]).state).toBe('no')
  }
})

test('the reason is the line and the word in it', () => {
  expect(verdict('vegan', [...PLAIN, '3 Large Eggs, beaten']).reasons).toEqual([
    { line: '3 Large Eggs, beaten', term: 'large egg', why: 'breaks' },
  ])
})

test('the heading of a part is no ingredient', () => {
  expect(verdict('gluten-free', [...PLAIN, 'For the brownies:']).state).toBe('yes')
  expect(verdict('gluten-free', [...PLAIN, 'For the base: 2 cups flour']).state).toBe('no')
  expect(verdict('vegan', ['For the brownies:']).state).toBe('unknown')
})

test('keywords are claims: they lift no doubt', () => {
  const ingredients = [...PLAIN, '500 g chicken', '1 jar of brindlewort']
  const keywords = ['Vegetarian-adaptable', 'vegan', 'gluten-free', 'keto']
  expect(judgeDiets(readLines(ingredients, { keywords }))).toEqual(verdicts(ingredients))
  expect(judgeDiets(readLines([], { keywords }))[0]?.state).toBe('unknown')
})

test.each<[DietState, DietaryRestriction, string]>([
  ['yes-if', 'vegetarian', '4 cups chicken or vegetable stock'],
  ['yes-if', 'vegetarian', '4 cups vegetable or chicken stock'],
  ['yes-if', 'vegetarian', 'chicken, beef or vegetable stock'],
  ['yes-if', 'vegetarian', 'tofu or ground beef'],
  ['yes-if', 'vegetarian', 'sausages (pork or vegetarian)'],
  ['yes-if', 'vegetarian', 'chicken or plant-based alternative'],
  ['yes-if', 'vegan', 'butter (or vegan butter)'],
  ['yes-if', 'vegan', 'butter, softened, or margarine'],
  ['yes-if', 'vegan', '1 cup milk (dairy or plant-based)'],
  ['yes-if', 'vegan', '2 large eggs (or flax eggs)'],
  ['yes-if', 'vegan', 'honey or maple syrup'],
  ['yes-if', 'dairy-free', "1 cup almond or cow's milk"],
  ['yes-if', 'dairy-free', '½ cup milk (I used almond milk)'],
  ['yes-if', 'dairy-free', 'cheese (cheddar or vegan)'],
  ['yes-if', 'dairy-free', '1 tbsp coconut oil or butter'],
  ['yes-if', 'nut-free', 'walnuts or sunflower seeds'],
  ['yes-if', 'gluten-free', 'soy sauce/tamari'],
  ['yes-if', 'gluten-free', 'corn or flour tortillas'],
  ['yes-if', 'gluten-free', 'gluten-free or regular flour'],
  ['yes-if', 'gluten-free', 'soy sauce (gluten-free if needed)'],
  ['yes-if', 'gluten-free', '1 cup panko, gluten free'],
  ['yes-if', 'gluten-free', '1/2 cup rice flour (or regular flour)'],
  ['yes-if', 'gluten-free', '1 cup gluten-free flour, sifted. You can also use cake flour.'],
  ['yes-if', 'gluten-free', '1 cup cake flour. You can substitute cornstarch.'],
  ['no', 'gluten-free', '1 cup cornstarch. Use flour for dusting.'],
  ['yes-if', 'gluten-free', '3 tbsp flour (or sub for cornstarch)'],
  ['yes-if', 'gluten-free', '3 tbsp flour (substitute with cornstarch)'],
  ['no', 'vegetarian', '1 cup rice (use chicken stock to cook it)'],
  ['no', 'dairy-free', '1 cup oil (I used butter)'],
  ['no', 'nut-free', '¾ cup almond meal/flour'],
  ['yes-if', 'vegetarian', '1 cup chicken stock or water'],
  ['no', 'vegetarian', 'beef or chicken stock'],
  ['no', 'vegetarian', 'chicken thighs or breasts'],
  ['no', 'vegetarian', '1 lb shrimp, fresh or frozen'],
  ['no', 'vegetarian', '1 can tuna in oil or water'],
  ['no', 'vegetarian', '1 can tuna (in oil or water)'],
  ['no', 'vegetarian', '1 lb/450 g chicken'],
  ['no', 'vegetarian', '2 lb beef (chuck or round)'],
  ['no', 'vegetarian', 'chicken, lemon or lime'],
  ['no', 'vegan', '1 or 2 eggs'],
  ['no', 'vegan', '2 eggs (not vegan)'],
  ['no', 'vegan', 'milk, or enough to cover the potatoes'],
  ['no', 'vegan', '1 cup milk and butter or oil'],
  ['no', 'vegan', '2 eggs, 1 cup milk or water'],
  ['no', 'vegan', 'tofu or chicken and 1 cup cream'],
  ['no', 'dairy-free', '1 cup whole or skim milk'],
  ['no', 'dairy-free', '1 cup vanilla or plain yogurt'],
  ['no', 'dairy-free', 'yogurt, plain or vanilla'],
  ['no', 'dairy-free', 'ice cream (vanilla or strawberry)'],
  ['no', 'dairy-free', 'goat or cow cheese'],
  ['no', 'dairy-free', 'butter or other fat'],
  ['no', 'dairy-free', '1 cup milk (or oat milk) and 2 tbsp butter'],
  ['no', 'gluten-free', 'potato or brioche buns'],
  ['no', 'gluten-free', 'flour for dusting or rolling'],
])('alternatives, %s for %s: "%s"', (state, diet, line) => {
  expect(verdict(diet, [...PLAIN, line])).toMatchObject({ state, reasons: [{ line }] })
})

test.each<[DietState, DietaryRestriction, string]>([
  ['yes-if', 'vegetarian', '4 slices bacon (optional)'],
  ['yes-if', 'vegetarian', 'Optional: 2 rashers bacon'],
  ['yes-if', 'vegetarian', 'bacon, omit for vegetarian'],
  ['yes-if', 'vegetarian', 'ham and cheese, if desired'],
  ['yes-if', 'dairy-free', 'sour cream, for serving'],
  ['yes-if', 'dairy-free', 'sour cream, cheese and chives, to serve'],
  ['yes-if', 'gluten-free', 'To serve: crusty bread'],
  ['no', 'dairy-free', '2 cups parmesan, plus more to serve'],
  ['no', 'vegetarian', '1 lb chicken, skin optional'],
  ['no', 'vegetarian', '4 chicken breasts, to serve 4'],
  ['no', 'vegetarian', '500 g beef and parsley to serve'],
  ['no', 'dairy-free', 'cheese, optional, and 2 cups milk'],
])('optional lines, %s for %s: "%s"', (state, diet, line) => {
  expect(verdict(diet, [...PLAIN, line])).toMatchObject({ state, reasons: [{ line }] })
})

test('one line that must stay outweighs all that may be left out', () => {
  expect(verdict('vegan', [...PLAIN, 'cheese, to serve', '2 eggs']).reasons).toEqual([
    { line: '2 eggs', term: 'egg', why: 'breaks' },
  ])
})

test('a question for the label stays beside the choice', () => {
  const found = verdict('vegetarian', [...PLAIN, 'bacon, optional', '50 g Parmesan'])
  expect(found.state).toBe('yes-if')
  expect(found.reasons.map(({ term }) => term)).toEqual(['bacon', 'parmesan'])
  expect(verdict('vegetarian', [...PLAIN, '50 g Parmesan']).state).toBe('check-label')
})

test('low-carb and keto need numbers under the limit, and no line that breaks them by more than a spoonful', () => {
  const bread = [...PLAIN, '1 slice bread']
  const sweet = [...PLAIN, '1 tbsp sugar', '1/2 tsp cornstarch', 'a pinch of sugar']
  const lean = {
    calories: 400,
    protein_content_g: 35,
    carbohydrate_content_g: 8,
    fat_content_g: 25,
    fiber_content_g: 2,
  }
  expect(verdict('keto', sweet, lean)).toEqual({
    diet: 'keto',
    state: 'yes',
    reasons: [{ line: 'Nutrition', term: '8 g carbohydrate, 8 % of the energy', why: 'numbers' }],
  })
  expect(verdict('keto', bread, lean)).toMatchObject({ state: 'no', reasons: [{ line: '1 slice bread' }] })
  expect(verdict('low-carb', [...sweet, 'half a cup of sugar'], lean).state).toBe('no')
  expect(verdict('keto', [...sweet, '2 tbsp flour tortilla crumbs'], lean).state).toBe('no')
  expect(verdict('keto', [...sweet, '1 cup brindlewort'], lean)).toMatchObject({
    state: 'check-label',
    reasons: [{ term: 'brindlewort', why: 'not-known' }],
  })
  expect(verdict('low-carb', PLAIN, { calories: 400, carbohydrate_content_g: 26 }).state).toBe('no')
  expect(verdict('low-carb', PLAIN, { calories: 400, carbohydrate_content_g: 25.9 }).state).toBe('yes')
  expect(verdict('low-carb', PLAIN, { calories: 900, carbohydrate_content_g: 44 }).state).toBe('no')
  expect(verdict('keto', PLAIN, { calories: 900, carbohydrate_content_g: 14 }).state).toBe('no')
  expect(
    verdict('keto', PLAIN, { calories: 900, carbohydrate_content_g: 14, fiber_content_g: 5 }).state,
  ).toBe('yes')
})

test('without trustworthy numbers low-carb is never a yes, unless a publisher says so and every line is known', () => {
  expect(verdict('low-carb', [...PLAIN, '1 cup sugar']).state).toBe('no')
  expect(verdict('low-carb', [...PLAIN, '2 onions']).state).toBe('unknown')
  expect(verdict('low-carb', PLAIN).state).toBe('unknown')
  const claimed = (...lines: string[]) =>
    judgeDiets(readLines([...PLAIN, ...lines], { keywords: ['Low-Carb'] }))
      .filter(({ state }) => state === 'yes')
      .map(({ diet }) => diet)
  expect(claimed('2 onions')).toContain('low-carb')
  expect(claimed('2 onions')).not.toContain('keto')
  expect(claimed('2 onions', '1 cup brindlewort')).not.toContain('low-carb')
  expect(claimed('1 cup sugar')).not.toContain('low-carb')
  const kilojoules = { calories: 1_460, protein_content_g: 10, carbohydrate_content_g: 40, fat_content_g: 17 }
  expect(verdict('low-carb', [...PLAIN, '2 onions'], kilojoules).state).toBe('unknown')
  const whole = { calories: 2_000, carbohydrate_content_g: 40 }
  expect(verdict('low-carb', [...PLAIN, '2 onions'], whole, 6).state).toBe('unknown')
})

const anyLine = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom(
    ...PLAIN,
    '1 cup milk or oat milk',
    '50 g Parmesan',
    'bacon (optional)',
    '2 eggs',
    'salt',
    '1 cup almonds',
  ),
)
const anyRecipe = fc.array(anyLine, { maxLength: 12 })

test('any lines are judged without failing, and the same in any order', () => {
  const shuffled = anyRecipe.chain((lines) =>
    fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines, { minLength: lines.length })),
  )
  fc.assert(
    fc.property(shuffled, ([lines, other]) => {
      expect(states(other)).toEqual(states(lines))
    }),
  )
})

test('a line that clearly violates never leaves a yes', () => {
  const violating: Record<DietaryRestriction, string> = {
    vegetarian: '500 g ground beef',
    vegan: '500 g ground beef',
    'gluten-free': '2 cups all-purpose flour',
    'dairy-free': '1 cup heavy cream',
    'nut-free': '100 g walnuts',
    'low-carb': '2 cups sugar',
    keto: '2 cups sugar',
    paleo: '2 cups sugar',
  }
  fc.assert(
    fc.property(anyRecipe, fc.constantFrom(...DIETARY_RESTRICTIONS), fc.nat(12), (lines, diet, at) => {
      const state = states(lines.toSpliced(at, 0, violating[diet]))[diet]
      expect(['no', 'unknown']).toContain(state)
    }),
  )
})

// What takes time with the square of its length would not be done before the test is given up.
test('long lines of awkward words are judged to their end', () => {
  const hostile = [
    'chicken or ',
    '(',
    'milk (or ',
    'optional, ',
    'vegan ',
    'a/',
    'egg, ',
    'to serve ',
    'cream of ',
    ') or ( ',
  ]
  for (const part of hostile) {
    expect(verdicts(Array.from({ length: 4 }, () => part.repeat(2_000)))).toBeDefined()
  }
})

test('no listed word, alone or after a word that exempts it for vegan, is better for vegan than for vegetarian', () => {
  const worstFirst: DietState[] = ['no', 'check-label', 'yes-if', 'yes']
  const listed = new Set(MARKS.flatMap((mark) => [...wordsOf(mark, 'vegetarian'), ...wordsOf(mark, 'vegan')]))
  const modifiers = wordsOf('takes away', 'vegan')
  // The short form puts one modifier before each term, in turn, so that each modifier stands before many terms.
  const lines = [...listed].flatMap((term, place) => [
    term,
    ...modifiers
      .filter((_, turn) => shortOrLong(turn === place % modifiers.length, true))
      .map((modifier) => `${modifier} ${term}`),
  ])
  const better = lines.filter((line) => {
    const { vegetarian, vegan } = states([...PLAIN, line])
    return !vegetarian || !vegan || worstFirst.indexOf(vegan) > worstFirst.indexOf(vegetarian)
  })
  expect(better).toEqual([])
})

test('no food is said to keep a diet that the term lists deny it', () => {
  const denied = [...NAMED_FOODS].flatMap(([name, { kind }]) =>
    judgeDiets(readLines([name]))
      .filter(
        ({ diet, state }) => diet !== 'paleo' && state === 'no' && KEEPS[kind].some((kept) => kept === diet),
      )
      .map(({ diet }) => `${diet}: ${name}`),
  )
  expect(denied).toEqual([])
})
