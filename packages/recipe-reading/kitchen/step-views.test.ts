import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readLines } from '../../../test/reading.ts'
import type { System } from './figure.ts'
import { figuresOf } from './read-recipe.ts'
import { rewriteText } from './rewrite.ts'

/** The units or the number of times that the recipe is shown in, and a step as written and as shown. */
type Row = [view: System | number, written: string, shown: string]
type Recipe = { lines: string[]; steps: Row[] }

const recipes: Record<string, Recipe[]> = JSON.parse(
  readFileSync(new URL('step-views.fixture.json', import.meta.url), 'utf8'),
)

function expectShown(kind: string) {
  const wanted = recipes[kind]?.flatMap(({ steps }) => steps) ?? []
  expect(wanted.length).toBeGreaterThan(15)
  const shown = recipes[kind]?.flatMap(({ lines, steps }) =>
    steps.map(([view, written]): Row => [view, written, show(lines, written, view)]),
  )
  expect(shown).toEqual(wanted)
}

function show(lines: string[], step: string, view: System | number): string {
  const [figures = []] = figuresOf(readLines(lines, { steps: [step] })).steps
  return rewriteText(step, figures, typeof view === 'number' ? { ratio: view } : { ratio: 1, system: view })
}

test('temperatures of ovens, fans, sugar and thermometers, and differences, are shown as cooks of the other units know them', () => {
  expectShown('temperatures')
})

test('dishes are shown in litres and quarts, lengths with their plural, and muffin tins as they are', () => {
  expectShown('sizes')
})

test('the rest of a food follows the servings, and what goes in at a time or per person does not', () => {
  expectShown('amounts')
})

test('sentences that were written before the code was tried on them are shown as cooks would write them', () => {
  expectShown('fresh')
})

test('angles, ranges with "between" and words that only look like a difference are shown for what they are', () => {
  expectShown('look-alikes')
})
