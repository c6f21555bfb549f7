import { expect, test } from 'vitest'
import { aPieceOfEquipment } from '#test/fixtures.ts'
import {
  equipmentFilterQuery,
  filterEquipment,
  isFilteringEquipment,
  readEquipmentFilter,
  suggestEquipmentSearches,
} from './filter.ts'

const read = (query: string) => readEquipmentFilter(new URLSearchParams(query))

const namesFound = (query: string) => filterEquipment(TOOLS, read(query)).map((piece) => piece.name)

const TOOLS = [
  aPieceOfEquipment({ name: 'Crème Brûlée Torch', brand: 'Łódź', description: null, category: 'Finishing' }),
  aPieceOfEquipment({ name: 'Sieve', brand: null, description: 'Fine MESH, 20 cm', category: 'Straining' }),
  aPieceOfEquipment({ name: 'Scale', brand: 'Pell', description: 'To a gram.', category: null }),
]

test('spec.md section 5: public equipment matches name, brand or description, whatever the case and the accents', () => {
  expect(namesFound('search=creme brulee')).toEqual(['Crème Brûlée Torch'])
  expect(namesFound('search=LODZ')).toEqual(['Crème Brûlée Torch'])
  expect(namesFound('search=mesh')).toEqual(['Sieve'])
  expect(namesFound('search=pell')).toEqual(['Scale'])
})

test('spec.md section 5: a word that stands only in the category, model, features or review is not looked for', () => {
  expect(namesFound('search=straining')).toEqual([])
  expect(namesFound('search=SB-2')).toEqual([])
  expect(namesFound('search=glass jug')).toEqual([])
  expect(namesFound('search=outlived')).toEqual([])
})

test('a mistyped search proposes words of the pieces in its category', async () => {
  const suggested = (query: string) => suggestEquipmentSearches(TOOLS, read(query), (word) => word === 'mash')
  expect(await suggested('search=seive')).toEqual(['sieve'])
  expect(await suggested('search=fine+mosh')).toEqual(['fine mesh'])
  // A word that the subject knows is meant as it is.
  expect(await suggested('search=mash')).toEqual([])
  expect(await suggested('search=fine+mash')).toEqual(['fine'])
  expect(await suggested('search=SEIVE&category=Straining')).toEqual(['sieve'])
  expect(await suggested('search=seive&category=Finishing')).toEqual([])
  expect(await suggested('search=xylophone')).toEqual([])
})

test('a category keeps its own pieces, and search narrows them further', () => {
  expect(namesFound('category=Straining')).toEqual(['Sieve'])
  expect(namesFound('category=Straining&search=torch')).toEqual([])
  expect(namesFound('category=straining')).toEqual([])
  expect(namesFound('category=nowhere')).toEqual([])
  expect(namesFound('category=&search=')).toHaveLength(3)
})

test('signs that mean something in SQL or in patterns mean themselves', () => {
  for (const sign of ['%', '_', '*', '.', '"', '\\', '(', '\0x']) {
    expect(namesFound(`search=${encodeURIComponent(sign)}`).length, sign).toBeLessThan(3)
  }
  expect(namesFound('search=20+cm')).toEqual(['Sieve'])
})

test('a filter survives the way into an address and back', () => {
  for (const query of ['', '?search=fine+mesh', '?category=Pots+%26+Pans', '?search=a%2Bb&category=Ä']) {
    const filter = read(query)
    expect(read(equipmentFilterQuery(filter))).toEqual(filter)
    expect(isFilteringEquipment(filter)).toBe(query !== '')
  }
  expect(equipmentFilterQuery(read('category=x&page=3&search=++y++&debug=1'))).toBe('?search=y&category=x')
})
