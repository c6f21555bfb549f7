import { expect, test } from 'vitest'
import { readLines } from '../../../../test/reading.ts'
import { TEXTURES } from 'recipe-basics/recipe/choices'
import { readTexture } from './read-texture.ts'
import probe from './texture-probe.fixture.json' with { type: 'json' }

// 330 dishes with traps. 220 were written with their textures by somebody who had not seen the rules, the others beside them.

const dishes = probe.map(({ name, texture, ingredients, instructions, servings }) => {
  const reading = readLines(ingredients, { name, steps: instructions, servings })
  return { name, texture, read: readTexture(reading).texture }
})

const stageOf = (texture: string | null) => TEXTURES.findIndex((one) => one === texture)

test('no dish is called smooth or soft that is rougher', () => {
  const rougher = dishes.filter(
    ({ texture, read }) => (read === 'smooth' || read === 'soft') && stageOf(read) < stageOf(texture),
  )
  expect(rougher).toEqual([])
})

test.each([
  ['smooth', 0.95],
  ['soft', 0.85],
])('of the dishes that are %s, at least %d are called so', (texture, share) => {
  const of = dishes.filter((dish) => dish.texture === texture)
  expect(of.filter(({ read }) => read === texture).length / of.length).toBeGreaterThanOrEqual(share)
})
