import { foldForSearch } from 'recipe-basics/text/fold'
import { expect, test } from 'vitest'
import { findOpen, groupNames, searchNames, type WaitingName } from './group-names.ts'

const named = (name: string, position: number, needs_look = false): WaitingName => ({
  ...{ name, position, needs_look },
  search_name: foldForSearch(name),
  source_url: null,
})

const NAMES = [
  named('Leek Soup', 1),
  named('Crème Brûlée', 2, true),
  named('Rice', 3, true),
  named('Cod', 4),
  named('Plum', 6, true),
]
const list = groupNames(NAMES, ({ name }) => (name === 'Rice' || name === 'Cod' ? 'stored' : undefined))

test('names stand in groups: a look, here already, ready', () => {
  expect(list.map(({ name, group }) => `${group}: ${name}`)).toEqual([
    'look: Crème Brûlée',
    'look: Plum',
    'here: Rice',
    'here: Cod',
    'ready: Leek Soup',
  ])
})

test.for([
  ['brulee crem', ['Crème Brûlée']],
  ['soup LEEK', ['Leek Soup']],
  ['soup rice', []],
  ['% soup', []],
  ['', list.map(({ name }) => name)],
] as const)('names are found by “%s”', ([search, names]) => {
  expect(searchNames(list, search).map(({ name }) => name)).toEqual(names)
})

test.for([
  ['where it waits', 4, 'Cod'],
  ['at the next that needs a look', 3, 'Rice'],
  ['after one that was saved', 5, 'Plum'],
  ['after the last, at the first', 9, 'Crème Brûlée'],
  ['at the first without a place', 0, 'Crème Brûlée'],
] as const)('somebody goes on %s', ([, position, name]) => {
  expect(list[findOpen(list, position)]?.name).toBe(name)
})

test('nothing is open in an empty list', () => {
  expect(findOpen([], 3)).toBe(-1)
})
