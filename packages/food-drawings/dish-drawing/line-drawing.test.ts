import { expect, test } from 'vitest'
import { drawDish } from './draw-dish.ts'
import { toLineDrawing } from './line-drawing.ts'
import { MADE_DISHES } from './made-dishes.fixture.ts'

test('for a printer, every dish is black on white, without shadows or cloth, in at most 4,096 bytes', () => {
  for (const { dish, slug, category } of MADE_DISHES) {
    for (const format of ['bare', 'card'] as const) {
      const svg = drawDish(dish, { slug, category, format, inLines: true })
      const colours = new Set(svg.match(/(?<=(?:fill|stroke)=")[^"]+/g))
      expect(
        [...colours].filter((colour) => !['none', '#fff', '#000'].includes(colour)),
        slug,
      ).toEqual([])
      expect(svg).not.toMatch(/opacity|<rect|NaN/)
      expect(svg.length, slug).toBeLessThanOrEqual(4096)
      expect(svg.split('<g').length, slug).toBe(svg.split('</g>').length)
    }
  }
})

test('surfaces become white with an edge, thick lines two edges, and shadows nothing', () => {
  const drawn = toLineDrawing(
    '<svg><path d="M0 0Z" fill="#2A2E1F" opacity=".17"/><path d="M1 1Z" fill="#97405A"/>' +
      '<g fill="none" stroke="#DDAE5C" stroke-width="5"><ellipse rx="9" ry="8"/></g></svg>',
  )
  expect(drawn).toBe(
    '<svg><path d="M1 1Z" fill="#fff" stroke="#000" stroke-width="1.1" stroke-linejoin="round"/>' +
      '<g><ellipse rx="9" ry="8" fill="none" stroke="#000" stroke-width="6.6"/>' +
      '<ellipse rx="9" ry="8" fill="none" stroke="#fff" stroke-width="4.4"/></g></svg>',
  )
})

test('a fluted rim becomes ticks, and a row of beads keeps its edges', () => {
  const drawn = toLineDrawing(
    '<svg><circle r="86" fill="none" stroke="#CDBC98" stroke-width="9" stroke-dasharray="1.5 7.5"/>' +
      '<path d="M0 0H9" fill="none" stroke="#e7c798" stroke-width="8" stroke-dasharray="0 9.6"/></svg>',
  )
  expect(drawn).toBe(
    '<svg><circle r="86" fill="none" stroke="#000" stroke-width="9" stroke-dasharray=".8 8.2"/>' +
      '<path d="M0 0H9" stroke-dasharray="0 9.6" fill="none" stroke="#000" stroke-width="9.6"/>' +
      '<path d="M0 0H9" stroke-dasharray="0 9.6" fill="none" stroke="#fff" stroke-width="7.4"/></svg>',
  )
})
