import { expect, test } from 'vitest'
import type { Amount, Span } from './ingredient-line.ts'
import { readIngredient } from './read-ingredient.ts'
import { UNITS } from './units.ts'

/** A line with every span as the words that stand there. */
function read(line: string) {
  const { amounts, otherAmounts, food, forms, preparation, purpose, optional, ...rest } = readIngredient(line)
  const text = (span?: Span) => span && line.slice(span.start, span.end)
  const said = (amount: Amount) => [amount.quantity.least, amount.quantity.most, amount.unit ?? '']
  return {
    amounts: amounts.map(said),
    otherAmounts: otherAmounts.map((group) => group.map(said)),
    numbers: amounts.map(({ quantitySpan }) => text(quantitySpan)),
    units: amounts.map(({ unitSpan }) => text(unitSpan)),
    sizes: amounts.map(({ packageSize }) => text(packageSize)),
    food: food?.name,
    known: food?.known,
    forms: forms.map(text),
    preparation: text(preparation),
    purpose: text(purpose),
    optional: text(optional),
    alternatives: rest.alternatives.map((part) => part.food?.name),
    additions: rest.additions.map((part) => part.food?.name),
    unknown: rest.unknown.map(text),
    understood: rest.understood,
    isHeading: rest.isHeading,
  }
}

test('an amount, its unit and the food are found, with their places in the line', () => {
  expect(read('1 1/2 cups plain flour, sifted')).toMatchObject({
    amounts: [[1.5, 1.5, 'cup']],
    numbers: ['1 1/2'],
    units: ['cups'],
    food: 'plain flour',
    preparation: 'sifted',
    understood: true,
  })
  expect(UNITS.cup).toMatchObject({ kind: 'volume', system: 'us' })
})

test.each([
  ['2 x 400 g tins chopped tomatoes', [[2, 2, 'can']], ['400 g']],
  ['1 (14-ounce) can coconut milk', [[1, 1, 'can']], ['14-ounce']],
  ['1 14-oz can coconut milk', [[1, 1, 'can']], ['14-oz']],
  ['400g tin chickpeas', [[1, 1, 'can']], ['400g']],
  ['4 (6-ounce) salmon fillets', [[4, 4, '']], ['6-ounce']],
])('the size of a package is no amount: %s', (line, amounts, sizes) => {
  expect(read(line)).toMatchObject({ amounts, sizes })
})

test.each([
  ['2cm piece ginger', [[1, 1, 'piece']], ['2cm']],
  ['3cm knob of ginger', [[1, 1, 'knob']], ['3cm']],
  ['1-inch piece of ginger', [[1, 1, 'piece']], ['1-inch']],
  ['2.5-cm-Stück Ingwer', [[1, 1, 'piece']], ['2.5-cm']],
  ['5-cm cinnamon stick', [[1, 1, '']], ['5-cm']],
  ['1 ginger root', [[1, 1, '']], [undefined]],
  ['2 cm ginger', [[2, 2, 'cm']], [undefined]],
  ['1-inch cubes bread', [[1, 1, 'inch']], [undefined]],
  ['1 (3 1/2- to 4-pound) whole chicken', [[1, 1, '']], ['3 1/2- to 4-pound']],
  ['1 No. 303 can tomatoes', [[1, 1, 'can']], ['No. 303']],
  ['1 Dose Mais (400 g, Abtropfgewicht 240 g)', [[1, 1, 'can']], ['240 g']],
])('the length of a piece is its size: %s', (line, amounts, sizes) => {
  expect(read(line)).toMatchObject({ amounts, sizes })
})

test.each([
  ['thumb-sized piece ginger', [[1, 1, 'piece']], 'ginger'],
  ['small tin tuna', [[1, 1, 'can']], 'tuna'],
  ['thin slices cucumber', [], 'cucumber'],
  ['whites of 4 eggs', [[4, 4, '']], 'eggs'],
  ['2½ dozen cookies', [[30, 30, '']], 'cookies'],
])('a line that leaves out words says how many: %s', (line, amounts, food) => {
  const { amounts: found, food: name = '' } = read(line)
  expect(found).toEqual(amounts)
  expect(name).toContain(food)
})

test('amounts add up, or say the same in other units', () => {
  expect(read('1 cup plus 2 tbsp sugar').amounts).toEqual([
    [1, 1, 'cup'],
    [2, 2, 'tbsp'],
  ])
  expect(read('220g/8oz plain flour').otherAmounts).toEqual([[[8, 8, 'oz']]])
  expect(read('1 cup (8 fl oz/240 ml) milk').otherAmounts).toEqual([[[8, 8, 'floz']], [[240, 240, 'ml']]])
})

test.each([
  ['2–3 eggs', [[2, 3, '']]],
  ['2 or 3 apples', [[2, 3, '']]],
  ['11/2 cups milk', [[1.5, 1.5, 'cup']]],
  ['1.000 g Mehl', [[1000, 1000, 'g']]],
  ['1.500 kg Mehl', [[1.5, 1.5, 'kg']]],
  ['1,5 dl fløde', [[1.5, 1.5, 'dl']]],
  ['a dozen eggs', [[12, 12, '']]],
  ['2T butter', [[2, 2, 'tbsp']]],
  ['2t butter', [[2, 2, 'tsp']]],
])('numbers are read as cooks write them: %s', (line, amounts) => {
  expect(read(line).amounts).toEqual(amounts)
})

test('nobody wrote the number of a pinch, and none is scaled', () => {
  expect(read('Pinch of salt')).toMatchObject({ amounts: [[1, 1, 'pinch']], numbers: [undefined] })
  expect(read('a few sprigs of thyme').numbers).toEqual([undefined])
})

test('alternatives share a noun where the first needs one', () => {
  expect(read('2 cups chicken or vegetable stock')).toMatchObject({
    food: 'chicken stock',
    alternatives: ['vegetable stock'],
  })
  expect(read('60g butter or margarine')).toMatchObject({ food: 'butter', alternatives: ['margarine'] })
  expect(read('salt and pepper')).toMatchObject({ food: 'salt', additions: ['pepper'] })
})

test('form, purpose and what may be left out stand apart from the name', () => {
  expect(read('2 tbsp finely chopped parsley, for garnish (optional)')).toMatchObject({
    food: 'parsley',
    forms: ['finely', 'chopped'],
    purpose: 'for garnish',
    optional: 'optional',
  })
  expect(read('1 lb ground beef').food).toBe('ground beef')
})

test('what is not understood says so', () => {
  expect(read('2 tbsp kajoo')).toMatchObject({
    amounts: [[2, 2, 'tbsp']],
    unknown: ['kajoo'],
    understood: false,
  })
  expect(read('For the sauce:')).toMatchObject({ isHeading: true, understood: false, food: undefined })
})

test('the one of a scanned page is read, and no article and no litre', () => {
  expect(read('1 I/2 cups milk').amounts).toEqual([[1.5, 1.5, 'cup']])
  expect(read('l lb. sugar').amounts).toEqual([[1, 1, 'lb']])
  expect(read('I cup flour').amounts).toEqual([[1, 1, 'cup']])
  expect(read('1 l/2 pints milk').amounts).toEqual([[1, 1, 'l']])
  expect(read('I pomodori').amounts).toEqual([])
})

test('a nut is no knob of what it is named after', () => {
  expect(read('noce moscata').amounts).toEqual([])
  expect(read('noix de coco râpée').amounts).toEqual([])
  expect(read('6 noix de Saint-Jacques').amounts).toEqual([[6, 6, '']])
  expect(read('una noce di burro').amounts).toEqual([[1, 1, 'knob']])
  expect(read('1 noix de beurre').amounts).toEqual([[1, 1, 'knob']])
})

test('the size of each is read before a remark in its brackets', () => {
  const sizeOf = (line: string) => readIngredient(line).amounts[0]?.packageSize?.quantity.most
  expect(sizeOf('4 chicken breasts (6 oz each, trimmed)')).toBe(6)
  expect(sizeOf('4 salmon filets (about 6 oz each, preferably with the skin removed, see notes)')).toBe(6)
  expect(sizeOf('4 pork chops (about 8 ounces each, 1-inch thick)')).toBe(8)
  expect(sizeOf('4 cod fillets (150g each, or 600 g haddock)')).toBeUndefined()
  expect(sizeOf('4 carrots (200 g, peeled)')).toBeUndefined()
})
