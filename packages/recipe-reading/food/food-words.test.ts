import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { splitRows } from 'recipe-basics/table/read-table'
import { foodWords } from './food-words.ts'

const TABLE = 'recipe-reading/tables/food-words.csv'
const [, ...rows] = splitRows(TABLE, readFileSync(new URL(import.meta.resolve(TABLE)), 'utf8'))

test('the rows are in the order of their words, and each says something of its word', () => {
  const words = rows.map(([word]) => word ?? '')
  expect(words).toEqual(words.toSorted())
  expect(words.filter((word) => word !== word.toLowerCase())).toEqual([])
  expect(rows.filter(([, ...cells]) => cells.every((cell) => cell === ''))).toEqual([])
})

test('no cell names anything twice', () => {
  const twice = rows.filter((cells) =>
    cells.some((cell) => new Set(cell.split(' | ')).size < cell.split('|').length),
  )
  expect(twice).toEqual([])
})

test('what is strong of a group is of the group', () => {
  const { strong, breaks } = foodWords().marked
  const alone = [...strong].flatMap(([group, words]) =>
    words.filter((word) => !breaks.get(group)?.includes(word)).map((word) => `${group}: ${word}`),
  )
  expect(strong.size).toBeGreaterThan(0)
  expect(alone).toEqual([])
})

test('a word with a kind says whose figures it has, or that nobody has any', () => {
  const { named } = foodWords()
  expect(named.get('paccheri')).toEqual({ kind: 'dry_pasta', food: 'pasta, dry' })
  expect([...named].filter(([, { isBorrowed }]) => isBorrowed).length).toBeGreaterThan(100)
  expect([...named.values()].filter(({ isDiscarded, food }) => isDiscarded && food)).toEqual([])
})
