import { expect, test } from 'vitest'
import { TEXTURES } from 'recipe-basics/recipe/choices'
import { readTriggers } from '../triggers/read-triggers.ts'
import { readTexture } from './read-texture.ts'
import probe from './texture-probe.fixture.json' with { type: 'json' }

// 100 dishes with traps, written with their textures by somebody who had not seen the rules.

const dishes = probe.map(({ name, texture, ...fields }) => {
  const ingredients = fields.ingredients.map((ingredient_text) => ({ ingredient_text, section: null }))
  const instructions = fields.instructions.map((step_text) => ({ step_text }))
  const triggers = readTriggers({ ingredients, instructions, servings: fields.servings }) ?? []
  return { name, texture, read: readTexture({ name, ingredients, instructions, triggers }).texture }
})

const stageOf = (texture: string | null) => TEXTURES.findIndex((one) => one === texture)

test('no dish is called smooth or soft that is rougher', () => {
  const rougher = dishes.filter(
    ({ texture, read }) => (read === 'smooth' || read === 'soft') && stageOf(read) < stageOf(texture),
  )
  expect(rougher).toEqual([])
})

test.each([
  ['smooth', 0.85],
  ['soft', 0.6],
])('of the dishes that are %s, at least %d are called so', (texture, share) => {
  const of = dishes.filter((dish) => dish.texture === texture)
  expect(of.filter(({ read }) => read === texture).length / of.length).toBeGreaterThanOrEqual(share)
})
