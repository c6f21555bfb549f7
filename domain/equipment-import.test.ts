import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DANGEROUS_ADDRESSES } from '#test/dangerous-addresses.ts'
import { aPieceOfEquipment } from '#test/fixtures.ts'
import { importEquipment } from './equipment-import.ts'

const link = { url: 'https://shop.example/sieve', program: 'Shop Partners' }

/** The one piece that a file with the one item `item` gives. */
function importOne(item: unknown) {
  const result = importEquipment([item])
  if (!result.ok) throw new Error(result.message)
  return result.equipment[0]!
}

function messageFor(items: unknown) {
  const result = importEquipment(items)
  return result.ok ? undefined : result.message
}

test('a complete item keeps every field', () => {
  const item = aPieceOfEquipment({ image_url: 'https://pictures.example/blender.jpg' })
  expect(importOne(item)).toEqual(item)
})

test('SPEC 7: missing values become null, except currency which becomes USD', () => {
  expect(importOne({ name: 'Sieve' })).toEqual({
    name: 'Sieve',
    description: null,
    brand: null,
    model: null,
    price: null,
    currency: 'USD',
    category: null,
    image_url: null,
    features: [],
    pros: [],
    cons: [],
    rating: null,
    review_summary: null,
    affiliate_links: [],
  })
})

test('SPEC 5: content must be an array', () => {
  for (const content of [{}, { name: 'Sieve' }, 'text', 7, null, undefined]) {
    expect(messageFor(content)).toBe('JSON file must contain an array of equipment objects')
  }
  expect(importEquipment([])).toEqual({ ok: true, equipment: [] })
})

test('SPEC 5: each item needs a name, and the message counts from 1', () => {
  for (const item of [
    {},
    { name: '' },
    { name: '  ' },
    { name: '\0' },
    { name: 7 },
    null,
    'Sieve',
    [],
    undefined,
  ]) {
    expect(messageFor([{ name: 'Sieve' }, item])).toBe('Equipment item 2 must have a name')
  }
})

test('SPEC 5: affiliate_links must be an array of links with url and program', () => {
  const messages = (affiliate_links: unknown) => messageFor([{ name: 'Sieve', affiliate_links }])
  for (const links of ['[]', {}, 7, false]) {
    expect(messages(links)).toBe('Equipment item 1: affiliate_links must be an array')
  }
  expect(messages([link, { program: 'x' }])).toBe('Equipment item 1, affiliate link 2: url is required')
  expect(messages([null])).toBe('Equipment item 1, affiliate link 1: url is required')
  expect(messages([{ url: link.url }])).toBe('Equipment item 1, affiliate link 1: program is required')
  expect(messages([{ ...link, program: ' ' }])).toBe(
    'Equipment item 1, affiliate link 1: program is required',
  )
  expect(messages(null)).toBeUndefined()
  expect(messages([])).toBeUndefined()
})

test('T-08: a dangerous shop address stops the import, a dangerous picture is left out', () => {
  for (const url of DANGEROUS_ADDRESSES.filter(Boolean)) {
    expect(messageFor([{ name: 'Sieve', affiliate_links: [{ ...link, url }] }]), JSON.stringify(url)).toBe(
      'Equipment item 1, affiliate link 1: url must be a web address that begins with https:// or http://',
    )
    expect(importOne({ name: 'Sieve', image_url: url }).image_url, JSON.stringify(url)).toBeNull()
  }
})

test('numbers may be written as text; what is no price or no rating is unknown', () => {
  expect(importOne({ name: 'x', price: '48.50', rating: '4.8' })).toMatchObject({ price: 48.5, rating: 4.8 })
  expect(importOne({ name: 'x', price: 0, rating: 1 })).toMatchObject({ price: 0, rating: 1 })
  for (const value of ['free', '', ' ', -1, NaN, Infinity, '1e400', true, [5], {}, null]) {
    expect(importOne({ name: 'x', price: value, rating: value }), String(value)).toMatchObject({
      price: null,
      rating: null,
    })
  }
  expect(importOne({ name: 'x', rating: 5.1 }).rating).toBeNull()
  expect(importOne({ name: 'x', rating: 0.5 }).rating).toBeNull()
})

test('lists keep their texts and nothing else', () => {
  const { features, pros, cons } = importOne({
    name: 'x',
    features: [' a ', '', 7, null, 'b'],
    pros: 'one',
    cons: {},
  })
  expect({ features, pros, cons }).toEqual({ features: ['a', 'b'], pros: [], cons: [] })
})

test('what no database stores is taken out of texts', () => {
  const { name, brand, description } = importOne({
    name: '\0Sie\0ve ',
    brand: '\0',
    description: `${'x'.repeat(9_999)}😀😀`,
  })
  expect({ name, brand }).toEqual({ name: 'Sieve', brand: null })
  expect(description).toHaveLength(10_000)
  expect(description?.isWellFormed()).toBe(true)
})

test('any JSON value gives equipment or a message, and never an exception', () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => void importEquipment(value)))
  const item = fc.record({ name: fc.string(), affiliate_links: fc.jsonValue(), price: fc.jsonValue() })
  fc.assert(fc.property(fc.array(item), (items) => void importEquipment(items)))
})

test('the sample equipment imports whole', () => {
  const items: unknown[] = JSON.parse(readFileSync('content/equipment.json', 'utf8'))
  const result = importEquipment(items)
  expect(result).toEqual({ ok: true, equipment: items })
})
