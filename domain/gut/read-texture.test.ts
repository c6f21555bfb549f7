import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { importRecipes } from '../recipe-import/import-recipes.ts'
import { readTexture } from './read-texture.ts'
import { readTriggers } from './read-triggers.ts'
import fixture from './textures.fixture.json' with { type: 'json' }

type Dish = { texture: string; name: string; lines: string[]; steps: string[] }

/** The sample recipes of the site, which are ours. */
const samples: Dish[] = Object.entries(fixture.samples).map(([slug, texture]) => {
  const text = readFileSync(new URL(`../../content/recipes/${slug}.json`, import.meta.url), 'utf8')
  const fields = importRecipes(text).recipes[0]?.fields
  return {
    texture,
    name: fields?.name ?? '',
    lines: fields?.ingredients.map(({ ingredient_text }) => ingredient_text) ?? [],
    steps: fields?.instructions.map(({ step_text }) => step_text) ?? [],
  }
})

function readOf({ name, lines, steps }: Dish) {
  const instructions = steps.map((step_text) => ({ step_text }))
  const ingredients = lines.map((ingredient_text) => ({ ingredient_text, section: null }))
  const triggers = readTriggers({ ingredients, instructions, servings: 4 }) ?? []
  return readTexture({ name, ingredients, instructions, triggers })
}

const STEPS = ['smooth', 'soft', 'tender', 'regular']

function compare(dishes: readonly Dish[]) {
  const read = dishes.map((dish) => ({ dish, texture: readOf(dish).texture }))
  const wrong = read.filter(({ dish, texture }) => texture !== dish.texture)
  const softer = wrong.filter(
    ({ dish, texture }) => texture === null || STEPS.indexOf(texture) < STEPS.indexOf(dish.texture),
  )
  return { right: dishes.length - wrong.length, softer: softer.map(({ dish }) => dish.name) }
}

test('the texture of dishes written for this test is read from their methods', () => {
  const { right, softer } = compare(fixture.written)
  expect(right / fixture.written.length).toBeGreaterThan(0.95)
  expect(softer).toEqual([])
})

test('the texture of the sample recipes is read as they were labelled by hand', () => {
  const { right, softer } = compare(samples)
  expect(right).toBeGreaterThanOrEqual(33)
  expect(softer).toEqual([])
})

test('what is said of a texture is said with its words, and nothing of a method that is not read', () => {
  const dish = (...steps: string[]) => readOf({ texture: '', name: 'Dish', lines: ['500 g carrots'], steps })
  expect(dish('Braise for two hours.')).toEqual({ texture: 'soft', words: ['braise'] })
  expect(dish('Slice the carrots and toss them.')).toEqual({ texture: 'regular', words: ['carrots'] })
  expect(dish()).toEqual({ texture: null, words: [] })
  expect(dish('Vágd fel.')).toEqual({ texture: null, words: [] })
  expect(dish('Simmer the carrots. They must not be crisp.').texture).toBe('tender')
})

test.each([
  ['Grilled Steak', '2 sirloin steaks', 'Grill the steaks for 3 minutes a side.', 'regular'],
  ['Pork Chops', '2 pork chops', 'Fry the chops for 5 minutes a side.', 'regular'],
  [
    'Braised Steak',
    '800 g chuck steak',
    'Brown the meat, then braise it for 3 hours until it falls apart.',
    'soft',
  ],
  ['Poached Cod', '2 cod fillets', 'Poach the cod for 8 minutes.', 'soft'],
])('%s', (name, line, step, texture) => {
  expect(readOf({ name, texture, lines: [line], steps: [step] }).texture).toBe(texture)
})

test('a dish is not smooth when pasta comes into what was blended', () => {
  const dish = (steps: string[]) =>
    readOf({ texture: '', name: 'Squash and penne', lines: ['1 butternut squash', '200 g penne'], steps })
      .texture
  expect(dish(['Steam the squash.', 'Blend until smooth.', 'Cook the penne and add it.'])).toBe('tender')
  expect(dish(['Steam the squash.', 'Blend until smooth.'])).toBe('smooth')
})

test('a soup is not smooth when meat comes into what was blended', () => {
  const soup = (steps: string[]) =>
    readOf({ texture: '', name: 'Pea and ham soup', lines: ['400 g split peas', '1 ham hock'], steps })
      .texture
  expect(soup(['Simmer for two hours.', 'Blend until smooth.', 'Stir in the ham.'])).not.toBe('smooth')
})
