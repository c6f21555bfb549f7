import { expect, test } from 'vitest'
import { readLines } from '../../../../test/reading.ts'
import { nutritionOf } from 'recipe-reading/nutrition/shown-nutrition'
import { computeGutFacts } from '../triggers/gut-facts.ts'
import { listSwaps } from './list-swaps.ts'
import { addUpSwaps, isWorthTelling } from './use-swaps.ts'

function layDish(...lines: string[]) {
  const swaps = listSwaps(readLines(lines, { steps: ['Simmer everything for 20 minutes.'], servings: 4 }))
  return { facts: factsOf(lines), first: lines.flatMap((_, at) => swaps[at]?.[0] ?? []) }
}

const factsOf = (lines: string[]) =>
  computeGutFacts(nutritionOf(readLines(lines, { servings: 4 })), undefined, 4)

test('what swaps add up to is what the dish with their lines would be computed to', () => {
  const { facts, first } = layDish('600 g brown rice', '400 g chicken breast', '200 g walnuts')
  expect(first.map(({ text }) => text)).toEqual(['600 g white rice', '100 g smooth nut butter'])
  const { fibre, fat, sodium } = addUpSwaps(facts, first)
  const cooked = factsOf(['600 g white rice', '400 g chicken breast', '100 g smooth nut butter'])
  expect(fibre).toEqual({ was: facts.fibre, now: expect.closeTo(cooked.fibre ?? NaN, 1) })
  expect(fat).toEqual({ was: facts.fat, now: expect.closeTo(cooked.fat ?? NaN, 1) })
  expect(sodium).toEqual({ was: facts.sodium, now: expect.closeTo(cooked.sodium ?? NaN, 0) })
})

test('a figure that is not known of the dish, or of what takes the place of a food, is not known of both', () => {
  const written = { fibre: 4, lactose: null, fat: 10, sodium: 90, caffeine: 0 }
  const swaps = [
    { changes: [{ name: 'fibre' as const, by: null }] },
    {
      changes: [
        { name: 'fat' as const, by: -12.5 },
        { name: 'lactose' as const, by: 1 },
      ],
    },
    { changes: null },
  ]
  expect(addUpSwaps(written, swaps)).toEqual({
    fibre: { was: 4, now: null },
    lactose: { was: null, now: null },
    fat: { was: 10, now: 0 },
    sodium: { was: 90, now: 90 },
    caffeine: { was: 0, now: 0 },
  })
})

test('small changes are not told', () => {
  const changes = [
    { name: 'fat' as const, by: 0.04 },
    { name: 'fibre' as const, by: null },
    { name: 'sodium' as const, by: -5 },
  ]
  expect(changes.map(isWorthTelling)).toEqual([false, true, true])
})
