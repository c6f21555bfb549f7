import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TOOL_KINDS, type ToolKind } from './kinds.ts'
import { PRODUCT_NAMES } from './product-names.fixture.ts'
import { readToolKind } from './read-tool-kind.ts'
import { TRAPS } from './traps.fixture.ts'

const read = ([name, kind, category]: readonly [string, ToolKind, string?]) => ({
  name,
  kind,
  read: readToolKind({ name, category: category ?? null }),
})
const isWrong = ({ kind, read }: { kind: ToolKind; read: ToolKind }) => read !== kind && read !== 'towel'

test('of 204 names that shops print, no tool is taken for another, and the towel lies there for at most 15 in 100', () => {
  const answers = PRODUCT_NAMES.map(read)
  expect(answers.filter(isWrong)).toEqual([])
  expect(answers.filter(({ read }) => read === 'towel').length / answers.length).toBeLessThanOrEqual(0.15)
})

test('what only sounds like a tool is none, and few tools are missed', () => {
  const answers = TRAPS.map(read)
  expect(answers.filter(isWrong)).toEqual([])
  expect(answers.filter(({ kind, read }) => read !== kind).length).toBeLessThanOrEqual(4)
})

test('a brand that is called after a tool says nothing', () => {
  for (const [name, kind] of [
    ['Copper Kettle & Co Whisk', 'whisk'],
    ['The Wooden Spoon Company Apron', 'apron'],
    ['Wok Series Toaster', 'toaster'],
    ['“Ladle” Wall Clock', 'towel'],
    ['Pestle™ wall clock', 'towel'],
    ['Crock-Pot® Slow Cooker', 'slow-cooker'],
    ['Instant Pot® Duo, 6 quart', 'pressure-cooker'],
  ] as const)
    expect(readToolKind({ name }), name).toBe(kind)
})

test('category and features say what the name leaves open', () => {
  expect(readToolKind({ name: 'Morrow B3' })).toBe('towel')
  expect(readToolKind({ name: 'Morrow B3', category: 'Blenders' })).toBe('blender')
  expect(readToolKind({ name: 'Morrow B3', category: 'Pots and pans' })).toBe('towel')
  expect(readToolKind({ name: 'Ladle & Loom apron', category: 'Aprons' })).toBe('apron')
  expect(readToolKind({ name: 'Morrow blender', features: ['Immersion shaft of steel'] })).toBe(
    'stick-blender',
  )
  expect(readToolKind({ name: 'Knife, 20 cm', features: ['Serrated blade'] })).toBe('bread-knife')
})

test('any text is read, and spelling, case and white space make no difference', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (name) => {
      expect(TOOL_KINDS).toContain(readToolKind({ name, category: name, features: [name] }))
    }),
    { numRuns: 3000 },
  )
  for (const name of ['Chef’s knife', "CHEF'S  KNIFE", 'chefs-knife', 'ｃｈｅｆｓ ｋｎｉｆｅ'])
    expect(readToolKind({ name }), name).toBe('chefs-knife')
})
