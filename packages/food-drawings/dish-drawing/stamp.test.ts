import { expect, test } from 'vitest'
import { drawDish } from './draw-dish.ts'
import { MADE_DISHES } from './made-dishes.fixture.ts'
import * as outlines from './outlines.ts'
import { outline, stamp } from './stamp.ts'

test('every part of a shape lies where the shape says, at every place', () => {
  const cross = outline('M-5 0L5 0M0-5L0 5')
  expect(stamp([[10, 20]], cross)).toBe('M5 20l10 0m-5-5l0 10')
  expect(
    stamp(
      [
        [10, 20],
        [-8, 0, Math.PI / 2],
      ],
      cross,
      2,
    ),
  ).toBe('M0 20l20 0m-10-10l0 20M-8-10l0 20m10-10l-20 0')
})

test('shapes are kept in the sizes that dishes need, and in no more, however many are drawn', () => {
  const drawAll = (prefix: string) => {
    for (const { dish, slug, category } of MADE_DISHES)
      for (const format of ['card', 'wide', 'bare'] as const)
        drawDish(dish, { slug: prefix + slug, category, format })
    return Object.values(outlines).reduce((sizes, { cuts }) => sizes + cuts.size, 0)
  }
  const sizes = drawAll('')
  expect(sizes).toBeGreaterThan(100)
  expect(drawAll('a-') + drawAll('b-')).toBe(2 * sizes)
})
