import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DANGEROUS_ADDRESSES } from '#test/dangerous-addresses.ts'
import { aBarePiece, aPieceOfEquipment } from '#test/fixtures.ts'
import { importEquipment } from './import.ts'

const link = { url: 'https://shop.example/sieve', program: 'Shop Partners' }

/** The one piece that a file with the one item `item` gives. */
function importOne(item: unknown) {
  const result = importEquipment([item])
  if (!result.ok) throw new Error(result.messages.join())
  return result.equipment[0]!.fields
}

function messageFor(items: unknown) {
  const result = importEquipment(items)
  return result.ok ? undefined : result.messages.join('\n')
}

test('a complete item keeps every field', () => {
  const item = aPieceOfEquipment({ image_url: 'https://pictures.example/blender.jpg' })
  expect(importOne(item)).toEqual(item)
})

test('spec.md section 7: missing values become null, except currency which becomes USD', () => {
  expect(importOne({ name: 'Sieve' })).toEqual(aBarePiece({ name: 'Sieve' }))
})

test('the day of a price is kept when it is one', () => {
  for (const [day, kept] of [
    ['2026-05-03', '2026-05-03'],
    ['2026-02-30', null],
    ['yesterday', null],
    [20260503, null],
    ['', null],
  ])
    expect(importOne({ name: 'Sieve', price: 1, price_checked_on: day }).price_checked_on).toBe(kept)
})

test('spec.md section 5: content must be an array', () => {
  for (const content of [{}, { name: 'Sieve' }, 'text', 7, null, undefined]) {
    expect(messageFor(content)).toBe('JSON file must contain an array of equipment objects')
  }
  expect(importEquipment([])).toEqual({ ok: true, equipment: [] })
})

test('spec.md section 5: each item needs a name, and the message counts from 1', () => {
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

test('spec.md section 5: affiliate_links must be an array of links with url and program', () => {
  const messages = (affiliate_links: unknown) => messageFor([{ name: 'Sieve', affiliate_links }])
  for (const links of ['[]', {}, 7, false]) {
    expect(messages(links)).toBe('Equipment item 1: affiliate_links must be an array')
  }
  expect(messages([link, { program: 'x' }])).toBe('Equipment item 1, affiliate link 2: url is required')
  expect(messages([null])).toBe(
    'Equipment item 1, affiliate link 1: url is required\nEquipment item 1, affiliate link 1: program is required',
  )
  expect(messages([{ url: link.url }])).toBe('Equipment item 1, affiliate link 1: program is required')
  expect(messages([{ ...link, program: ' ' }])).toBe(
    'Equipment item 1, affiliate link 1: program is required',
  )
  expect(messages(null)).toBeUndefined()
  expect(messages([])).toBeUndefined()
})

test('a dangerous shop address stops the import, a dangerous picture is left out', () => {
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
  expect({ features, pros, cons }).toEqual({ features: ['a', 'b'], pros: ['one'], cons: [] })
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
  const items: object[] = JSON.parse(readFileSync('content/equipment.json', 'utf8'))
  const result = importEquipment(items)
  const days = items.map((item) => ({ price_checked_on: null, drawn_as: null, ...item }))
  expect(result.ok && result.equipment.map(({ fields }) => fields)).toEqual(days)
})

/** What became of a field of the one piece of a file, with the value that it now has. */
function reportOf(item: Record<string, unknown>, field: string) {
  const result = importEquipment([{ name: 'Sieve', ...item }])
  if (!result.ok) throw new Error(result.messages.join())
  const { fields, report } = result.equipment[0]!
  const entry = report.find((entry) => entry.field === field)
  return {
    value: new Map<string, unknown>(Object.entries(fields)).get(field),
    outcome: entry?.outcome,
    reason: entry?.reason,
  }
}

test('a price is read as it is written, with its currency', () => {
  for (const [price, amount, currency] of [
    ['199,00 €', 199, 'EUR'],
    ['€ 1.299,90', 1299.9, 'EUR'],
    ['1.299 €', 1299, 'EUR'],
    ['US$ 49', 49, 'USD'],
    ['£24.50', 24.5, 'GBP'],
    ['$1,299.00', 1299, 'USD'],
    ['CHF 49.90', 49.9, 'CHF'],
    ['CA$ 20', 20, 'CAD'],
    ['A$ 20', 20, 'AUD'],
    ['15 euros', 15, 'EUR'],
  ] as const) {
    expect(importOne({ name: 'x', price }), price).toMatchObject({ price: amount, currency })
    expect(reportOf({ price }, 'price'), price).toMatchObject({
      outcome: 'changed',
      reason: `Read as ${amount}.`,
    })
    expect(reportOf({ price }, 'currency').outcome, price).toBe('changed')
  }
})

test('what a currency is called becomes its code, and a named one counts more than that of the price', () => {
  expect(reportOf({ price: 5, currency: 'eur' }, 'currency')).toMatchObject({
    value: 'EUR',
    outcome: 'changed',
  })
  expect(reportOf({ price: 5, currency: '€' }, 'currency')).toMatchObject({
    value: 'EUR',
    outcome: 'changed',
  })
  expect(reportOf({ price: '5 $', currency: 'CAD' }, 'currency')).toMatchObject({
    value: 'CAD',
    outcome: 'kept',
  })
  expect(reportOf({ price: 5, currency: 'shells' }, 'currency')).toMatchObject({
    value: 'USD',
    outcome: 'dropped',
  })
  expect(reportOf({ price: 5 }, 'currency')).toMatchObject({ value: 'USD', outcome: 'guessed' })
  expect(reportOf({}, 'currency')).toMatchObject({ value: 'USD', outcome: undefined })
})

test('nothing is left out without a word', () => {
  for (const [field, value] of [
    ['price', -5],
    ['price', '-5 €'],
    ['price', 'on request'],
    ['price', true],
    ['rating', 6],
    ['rating', '-3'],
    ['rating', {}],
    ['image_url', 'javascript:alert(1)'],
    ['image_url', 7],
    ['brand', 7],
    ['features', { one: 'x' }],
    ['colour', 'red'],
  ] as const) {
    const { outcome, reason } = reportOf({ [field]: value }, field)
    expect(outcome, `${field}: ${String(value)}`).toBe('dropped')
    expect(reason, field).toMatch(/^[A-Z].+\.$/)
  }
  expect(reportOf({ features: ['a', 7] }, 'features')).toMatchObject({ value: ['a'], outcome: 'changed' })
  expect(reportOf({ brand: 'Kestrel' }, 'brand')).toMatchObject({ value: 'Kestrel', outcome: 'kept' })
})

test('a list that is one text is taken apart where it says so', () => {
  for (const [features, lines] of [
    ['0.8 mm mesh\n- Folds', ['0.8 mm mesh', '- Folds']],
    ['Folds; rinses clean', ['Folds', 'rinses clean']],
    ['• Folds • Rinses clean', ['Folds', 'Rinses clean']],
    ['Small, light, and easy to clean', ['Small, light, and easy to clean']],
  ] as const)
    expect(reportOf({ features }, 'features')).toMatchObject({ value: lines, outcome: 'changed' })
})

test('all faults of a file are named at once', () => {
  expect(
    messageFor([
      {},
      { name: 'Pot', affiliate_links: [{ url: 'javascript:x' }] },
      { name: 'Pan', affiliate_links: 7 },
    ]),
  ).toBe(
    [
      'Equipment item 1 must have a name',
      'Equipment item 2, affiliate link 1: program is required',
      'Equipment item 2, affiliate link 1: url must be a web address that begins with https:// or http://',
      'Equipment item 3: affiliate_links must be an array',
    ].join('\n'),
  )
})

test('a file may name the address of a piece', () => {
  const slugOf = (slug: unknown) => {
    const result = importEquipment([{ name: 'Sieve', slug }])
    return result.ok && result.equipment[0]?.slug
  }
  expect(slugOf('My Sieve')).toBe('my-sieve')
  for (const slug of [undefined, null, '', ' ', '☕', 7, {}, ['x']])
    expect(slugOf(slug), String(slug)).toBeNull()
})

test('a model that is a number is text, and a name must be one', () => {
  expect(importOne({ name: 'Blender', model: 3000 })).toMatchObject({ model: '3000' })
  expect(importOne({ name: 'Blender', model: true, brand: 7 })).toMatchObject({ model: null, brand: null })
  expect(messageFor([{ name: 3000 }])).toBe('Equipment item 1 must have a name')
})
