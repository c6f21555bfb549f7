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

const expectKinds = (kinds: Partial<Record<ToolKind, readonly string[]>>) => {
  for (const kind of TOOL_KINDS)
    for (const name of kinds[kind] ?? []) expect(readToolKind({ name }), name).toBe(kind)
}

test('a book about a tool is a book, and a machine that comes with recipes is none', () => {
  expectKinds({
    cookbook: [
      'The Wok: Recipes and Techniques',
      'Instant Pot Bible',
      'Slow cooker recipes (paperback)',
      'Knife skills: the book',
      'Salt Fat Acid Heat (hardback)',
      'The Dutch Oven: 60 recipes',
      'Pressure cooker recipes for two',
    ],
    'air-fryer': ['Air fryer 5 l with 100 recipes', 'Air fryer, recipes included', 'Air fryer, 30 recipes'],
    blender: ['Blender + recipes'],
    towel: ['Cookbook stand', 'Recipes tin', 'Recipe box'],
  })
})

test('where a thing may stand says not what it is', () => {
  expectKinds({
    'gratin-dish': [
      'Denby oven to table dish',
      'Oven to tableware baking dish',
      'Oven-to-table gratin dish',
      'Oven safe glass dish with lid',
      'Freezer to oven baking dish',
    ],
    'measuring-jug': ['Measuring beaker dishwasher safe'],
    'mixing-bowls': ['Microwave safe mixing bowl'],
    oven: ['Mini oven', 'Table top oven'],
    towel: ['Dishwasher', 'Mortar bowl for cement', 'Sieve for garden soil', 'Scissors for hair'],
    'pestle-mortar': ['Mortar and pestle, granite'],
    'stick-blender': ['Hand blender for baby food'],
  })
})

test('what a tool is made for counts more than its maker, and its parts are no spares', () => {
  expectKinds({
    'box-grater': ['Microplane 4-sided box grater', 'Box grater with zester'],
    'fine-grater': ['Microplane zester', 'Microplane Premium grater', 'Nutmeg grater'],
    'pepper-mill': ['Pepper grinder gift set with peppercorns', 'Salt and pepper grinder'],
    'lunch-box': ['Bento box bamboo lid 2 tier'],
    'storage-jars': ['Storage jar cork lid'],
    skimmer: ['Spider strainer bamboo handle'],
    'paper-roll': ['If You Care parchment baking paper roll'],
    towel: [
      'Jam jar lids',
      'Wok lid',
      'Pan handle',
      'Knife roll',
      'Kitchen gift set',
      'Microplane herb mill',
    ],
  })
})

test('boards, pots, gloves and strainers for other work are none of ours', () => {
  expectKinds({
    towel: [
      ...['Gnocchi board', 'Cake board', 'Cake drum board', 'Drain board', 'Skirting board', 'Ouija board'],
      ...['Garlic keeper pot', 'Onion pot', 'Herb pot self-watering', 'Salt pot', 'Stock pot cubes'],
      ...['Chicken stock pots', 'Gardening gloves', 'Ski gloves', 'Baby scale', 'Timer light switch'],
      ...['Wine strainer', 'Nut milk bag strainer', 'Microwave steamer egg', 'Silicone garlic peeler'],
      ...['Coffee and spice grinder', 'Spice grinder electric', 'Cheesecloth muslin', 'Beeswax wraps'],
    ],
    'chopping-board': ['Serving board acacia', 'Pastry board marble', 'Dough board', 'Carving board'],
    stockpot: ['Stock pot 12 l', 'Soup pot'],
    gloves: ['BBQ gloves', 'Oven glove', 'Heat resistant gloves'],
    sieve: ['Fine mesh strainer'],
    peeler: ['Potato peeler'],
    timer: ['Kitchen timer'],
    scale: ['Kitchen scale'],
    'tea-towel': ['Glass cloth', 'Tea towel'],
    'electric-steamer': ['Food steamer 9 l'],
  })
})

test('names of makers and of other languages are understood', () => {
  expectKinds({
    'coffee-maker': ['Bialetti Moka Express 6 cup', 'Hario V60 dripper'],
    'sous-vide': ['Anova Precision Cooker'],
    mandoline: ['de Buyer Mandoline Viper'],
    springform: ['Springform pan 26 cm Kaiser', 'Loose base cake tin'],
    'cake-tin': ['Square loose base cake tin', 'Square loose bottomed cake tin 20 cm'],
    ramekins: ['Ramekin dishes 9 cm x4 white', 'Custard cups glass'],
    'pestle-mortar': ['Suribachi and surikogi set'],
    'frying-pan': ['Paella pan enamelled', 'Stekpanna gjutjärn', 'Stekepanne 28 cm'],
    'chefs-knife': ['Kökskniv', 'Kokkekniv 20 cm'],
    'bread-knife': ['Brödkniv'],
    'chopping-board': ['Skärbräda'],
  })
})
