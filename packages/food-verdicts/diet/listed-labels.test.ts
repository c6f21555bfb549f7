import { expect, test } from 'vitest'
import { aList } from '../../../test/fixtures.ts'
import type { DietaryRestriction, GivenLabel } from 'recipe-basics/recipe/recipe'
import type { JudgedFields } from './judge-recipe.ts'
import { type LabelDecision, resolveLabels } from './label-decisions.ts'
import { decideByList } from './listed-labels.ts'

const NOW = new Date('2026-03-04T05:06:07.000Z')

function stored(fields: JudgedFields, decisions: LabelDecision[] = []) {
  const shown = resolveLabels(fields, decisions).filter(({ isShown }) => isShown)
  const labels = shown.map(({ diet, given_by }): GivenLabel => ({ dietary_restriction: diet, given_by }))
  return { labels, decisions, names: shown.map(({ diet }) => diet) }
}

const NEW = null
const CARROTS = aList('600 g carrots')
const STOCK = aList('600 g carrots', '600 ml vegetable stock')
const without = (names: DietaryRestriction[], diet: DietaryRestriction) =>
  names.filter((name) => name !== diet)

test('without a list the labels are as the lines say, and as the chef has decided', () => {
  const { decisions } = decideByList(['gluten-free'], STOCK, NEW, NOW)
  expect(decisions.find(({ diet }) => diet === 'gluten-free')).toMatchObject({ answer: 'yes' })
  expect(decideByList(undefined, STOCK, { labels: [], decisions }, NOW)).toEqual({ decisions, refused: [] })
})

test('a list that was read and is sent back decides nothing', () => {
  for (const fields of [CARROTS, STOCK, aList('400 g cod', '1 egg')]) {
    const { labels, decisions, names } = stored(fields)
    expect(decideByList(names, fields, { labels, decisions }, NOW)).toEqual({ decisions: [], refused: [] })
  }
  const { decisions } = decideByList([...stored(STOCK).names, 'gluten-free'], STOCK, stored(STOCK), NOW)
  const before = stored(STOCK, decisions)
  expect(decideByList(before.names, STOCK, before, new Date())).toEqual({ decisions, refused: [] })
})

test('what the lines earn needs no decision; one that is not named is taken off, and put back when it is', () => {
  const before = stored(CARROTS)
  const { decisions } = decideByList(without(before.names, 'nut-free'), CARROTS, before, NOW)
  expect(decisions).toMatchObject([{ diet: 'nut-free', answer: 'off' }])
  const off = stored(CARROTS, decisions)
  expect(off.names).not.toContain('nut-free')
  expect(decideByList(before.names, CARROTS, off, NOW).decisions).toEqual([])
})

test('a label of software goes with the line that earned it, and nobody has decided anything', () => {
  const before = stored(CARROTS)
  const changed = aList('600 g carrots', '100 g butter')
  expect(decideByList(before.names, changed, before, NOW)).toEqual({ decisions: [], refused: [] })
})

test('a label that is earned only now is not taken off by a list that was read before', () => {
  const before = stored(aList('600 g carrots', '100 g butter'))
  expect(before.names).not.toContain('vegan')
  expect(decideByList(before.names, CARROTS, before, NOW)).toEqual({ decisions: [], refused: [] })
})

test('a list that comes with a new recipe takes off what it does not name', () => {
  const { decisions } = decideByList(without(stored(CARROTS).names, 'nut-free'), CARROTS, NEW, NOW)
  expect(decisions).toMatchObject([{ diet: 'nut-free', answer: 'off' }])
})

test('a new label that a line contradicts is refused by name', () => {
  const { refused, decisions } = decideByList(['vegan'], aList('400 g cod'), NEW, NOW)
  expect(refused).toMatchObject([{ diet: 'vegan', reasons: [{ line: '400 g cod', term: 'cod' }] }])
  expect(decisions.filter(({ answer }) => answer === 'yes')).toEqual([])
})

test('a suspended yes, which no list shows, is not withdrawn by a list that was read', () => {
  const { decisions } = decideByList([...stored(STOCK).names, 'gluten-free'], STOCK, stored(STOCK), NOW)
  const flour = aList('600 g carrots', '600 ml vegetable stock', '100 g wheat flour')
  const suspended = stored(flour, decisions)
  expect(suspended.names).not.toContain('gluten-free')
  expect(decideByList(suspended.names, flour, suspended, NOW).decisions).toEqual(decisions)
  const before = stored(STOCK, decisions)
  const withdrawn = decideByList(without(before.names, 'gluten-free'), STOCK, before, NOW)
  expect(withdrawn.decisions).toEqual([])
})
