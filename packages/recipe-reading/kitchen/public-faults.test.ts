import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readLines } from '../../../test/reading.ts'
import type { View } from './figure.ts'
import { figuresOf, readLineFigures } from './read-recipe.ts'
import { rewriteText } from './rewrite.ts'
import { showText } from './show-text.ts'
import { asOneText } from './shown-text.ts'

/** So many times the amounts, the units, or both ("2 metric"); the line, and how it is shown. `taste`: it says so. */
type Row = [view: number | string, written: string, shown: string, isTasted?: 'taste']

/** Faults that others met in public, with siblings that were written before the code was looked at. */
const faults: Record<string, Row[]> = JSON.parse(
  readFileSync(new URL('public-faults.fixture.json', import.meta.url), 'utf8'),
)

/** Steps of the same origin, each alone beside its list. */
const steps: { lines: string[]; rows: Row[] }[] = JSON.parse(
  readFileSync(new URL('public-steps.fixture.json', import.meta.url), 'utf8'),
)

test('amounts of steps follow where they are of the foods of the list', () => {
  const shown = steps.map(({ lines, rows }) => ({
    lines,
    rows: rows.map(([view, step]): Row => {
      const [figures = []] = figuresOf(readLines(lines, { steps: [step] })).steps
      return [view, step, rewriteText(step, figures, toView(view))]
    }),
  }))
  expect(shown).toEqual(steps)
})

test('the last of a food is what the steps before have left of it', () => {
  const written = ['Heat 3 tbsp of the oil.', 'Fry the eggs.', 'Add the last 1 tablespoon.']
  const { steps } = figuresOf(readLines(['4 tbsp olive oil', '2 eggs'], { steps: written }))
  expect(written.map((step, at) => rewriteText(step, steps[at] ?? [], { ratio: 2 }))).toEqual([
    'Heat 6 tbsp of the oil.',
    'Fry the eggs.',
    'Add the last 2 tablespoons.',
  ])
})

test.each(Object.entries(faults))('%s', (_, rows) => {
  const shown = rows.map(([view, written]): Row => {
    const { stays = [], ...text } = showText(written, readLineFigures(written), toView(view))
    const row = [view, written, asOneText(text)] as const
    return stays.some(({ isToTaste }) => isToTaste) ? [...row, 'taste'] : [...row]
  })
  expect(shown).toEqual(rows)
})

function toView(view: number | string): View {
  const [ratio = '1', system = ratio] = typeof view === 'number' ? [String(view), ''] : view.split(' ')
  return { ratio: Number(ratio) || 1, ...((system === 'metric' || system === 'us') && { system }) }
}
