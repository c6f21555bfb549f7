import { expect, test } from 'vitest'
import { NO_DISH } from '../dish/dish.ts'
import { withLamplight } from '../cut-paper/lamplight.ts'
import { drawTable } from './draw-table.ts'
import { MADE_DISHES } from './made-dishes.fixture.ts'

test('a table with up to six dishes is at most 18 KB, whatever is on it, and always the same', () => {
  for (let from = 0; from < MADE_DISHES.length; from += 3) {
    const dishes = MADE_DISHES.slice(from, from + 8)
    const svg = drawTable(dishes)
    expect(withLamplight(svg).length, dishes[0]?.name).toBeLessThanOrEqual(18_000)
    expect(svg).not.toMatch(/NaN|undefined/)
    expect(drawTable(structuredClone(dishes))).toBe(svg)
  }
})

test('every dish on a table is drawn, up to six', () => {
  const six = MADE_DISHES.slice(2, 8)
  const full = drawTable(six)
  six.forEach((_, k) => expect(drawTable(six.toSpliced(k, 1))).not.toBe(full))
  expect(drawTable(MADE_DISHES.slice(2, 12))).toBe(full)
})

test('a table that nobody has cooked for is laid with an empty plate', () => {
  const svg = drawTable([{ dish: NO_DISH, slug: 'empty-plate', category: '' }])
  expect(svg).toContain('<ellipse rx="98"')
  expect(svg).not.toMatch(/undefined/)
})
