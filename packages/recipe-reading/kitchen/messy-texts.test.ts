import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readLines } from '../../../test/reading.ts'
import type { Amount } from '../ingredient/ingredient-line.ts'
import { readIngredient } from '../ingredient/read-ingredient.ts'
import { readSteps } from '../step/read-steps.ts'
import { figuresOf, readLineFigures } from './read-recipe.ts'
import { rewriteText } from './rewrite.ts'

const read = (file: string) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'))
const lines: [line: string, amounts: string, food: string, twice: string, half: string][] =
  read('messy-lines.fixture.json')
const steps: [list: keyof typeof LISTS, step: string, timers: string, shown: string][] =
  read('messy-steps.fixture.json')

/** A list tells the language and the units of its steps. */
const LISTS = {
  us: ['2 cups all-purpose flour', '1 lb chicken thighs', '2 eggs', '8 oz pasta'],
  metric: ['200 g plain flour', '500 g beef', '2 eggs', '250 ml milk'],
  de: ['250 g Mehl', '2 Eier'],
  fr: ['200 g de farine', '3 œufs'],
  es: ['250 g de harina', '3 huevos'],
  it: ['300 g di farina', '2 uova'],
}
const OTHER = {
  us: 'metric',
  metric: 'us',
  de: undefined,
  fr: undefined,
  es: undefined,
  it: undefined,
} as const

const rounded = (value: number) => String(Math.round(value * 1000) / 1000)
const range = (least: number, most: number, sign: string) =>
  least === most ? rounded(most) : `${rounded(least)}${sign}${rounded(most)}`
const sayAmount = ({ quantity: { least, most }, unit }: Amount) =>
  [range(least, most, '-'), unit].filter(Boolean).join(' ')

test('lines as the web has them are read, doubled and halved', () => {
  const found = lines.map(([line, , food]) => {
    const { amounts, food: named } = readIngredient(line)
    const figures = readLineFigures(line)
    const at = (ratio: number) => rewriteText(line, figures, { ratio })
    const name = named?.name ?? ''
    return [
      line,
      amounts.map(sayAmount).join(' + '),
      food && name.includes(food) ? food : name,
      at(2),
      at(0.5),
    ]
  })
  expect(found).toEqual(lines)
})

test('steps as the web has them are timed, and shown in other units', () => {
  const found = steps.map(([list, step]) => {
    const marks = readSteps(
      [step],
      LISTS[list].map((line) => readIngredient(line)),
    )[0]
    const timers = marks?.flatMap((mark) => (mark.kind === 'timer' ? mark.seconds : [])) ?? []
    const system = OTHER[list]
    const figures = figuresOf(readLines(LISTS[list], { steps: [step] })).steps[0] ?? []
    return [
      list,
      step,
      timers.map(({ least, most }) => range(least, most, '–')).join(' '),
      rewriteText(step, figures, { ratio: 1, ...(system && { system }) }),
    ]
  })
  expect(found).toEqual(steps)
})
