import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readIngredient } from '../ingredient/read-ingredient.ts'
import { readSteps } from '../step/read-steps.ts'
import { listLineFigures } from './figures-of-line.ts'
import { listStepFigures } from './figures-of-step.ts'
import type { System } from './figure.ts'
import { rewriteText } from './rewrite.ts'

/** The units, the text, the text in those units, what a cup of the food weighs, and whether it is measured by volume. */
type Row = [system: System, written: string, printed: string, gramsPerCup?: number, liquid?: 'liquid']

const rows: Row[] = JSON.parse(readFileSync(new URL('conversions.fixture.json', import.meta.url), 'utf8'))
const ML_IN_CUP = 236.588

test('amounts, temperatures and sizes are converted as a cook would write them', () => {
  expect(rows.length).toBeGreaterThanOrEqual(150)
  const printed = rows.map(([system, written, , ...food]) => print(written, system, food))
  expect(printed).toEqual(rows.map(([, , wanted]) => wanted))
})

test('a text that is in the units already, and every text without units asked for, stays as it is', () => {
  for (const [system, written, printed, ...food] of rows) {
    expect(print(written, undefined, food)).toBe(written)
    if (printed === written) expect(print(written, system, food)).toBe(written)
  }
})

/** A row with a weight for a cup is a line of a list; the others are steps of a recipe in the other units. */
function print(
  written: string,
  system: System | undefined,
  [gramsPerCup, liquid]: [number?, string?],
): string {
  const view = { ratio: 1, system }
  if (gramsPerCup === undefined) {
    const list = [readIngredient(system === 'us' ? '200 g sugar' : '1 cup sugar')]
    const figures = listStepFigures(written, readSteps([written], list)[0] ?? [], () => ({}), 'en')
    return rewriteText(written, figures, view)
  }
  const facts = { gramsPerMl: gramsPerCup / ML_IN_CUP || undefined, isLiquid: liquid === 'liquid' }
  return rewriteText(
    written,
    listLineFigures(written, readIngredient(written), () => facts),
    view,
  )
}
