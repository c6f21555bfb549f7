import { expect, test } from 'vitest'
import { readImported } from '#test/imported-recipes.ts'
import { importRecipes } from './read-recipes.ts'

const RICE = {
  '@type': 'Recipe',
  name: 'Rice',
  recipeIngredient: ['200 g rice'],
  recipeInstructions: ['Boil.'],
}
const CRUMB = {
  '@type': 'Recipe',
  name: 'Walnut crumb',
  recipeIngredient: ['50 g walnuts', '20 g butter'],
  recipeInstructions: [{ '@type': 'HowToStep', text: 'Fry the walnuts.' }],
}
const step = (text: string) => ({ '@type': 'HowToStep', text })

const earned = (file: object) => importRecipes(file).recipes[0]?.fields.dietary_restrictions
const read = (file: object) => readImported(file)[0]

test.for<[place: string, more: object]>([
  ['the steps', { recipeInstructions: [step('Boil.'), CRUMB] }],
  [
    'a section of the steps',
    {
      recipeInstructions: [
        step('Boil.'),
        { '@type': 'HowToSection', name: 'Topping', itemListElement: [CRUMB] },
      ],
    },
  ],
  ['a step', { recipeInstructions: [step('Boil.'), { '@type': 'HowToStep', itemListElement: [CRUMB] }] }],
  ['the parts', { hasPart: [CRUMB] }],
  ['the only part', { hasPart: CRUMB }],
  ['a part of a part', { hasPart: { '@type': 'CreativeWork', name: 'Extras', hasPart: [CRUMB] } }],
  ['the supplies', { supply: [CRUMB] }],
  ['the tools', { tool: [CRUMB] }],
])('a recipe that stands in %s becomes a section with its lines and steps', ([, more]) => {
  const { lines, steps } = read({ ...RICE, ...more })!
  expect(lines.map((line) => line.replace(/^.*> /, ''))).toEqual([
    '200 g rice',
    '50 g walnuts',
    '20 g butter',
  ])
  expect(lines[1]).toMatch(/^(Topping|Walnut crumb) > /)
  expect(steps.map((line) => line.replace(/^.*> /, ''))).toEqual(['Boil.', 'Fry the walnuts.'])
  expect(steps[1]).toMatch(/^(Topping|Walnut crumb) > /)
  expect(earned({ ...RICE, ...more })).not.toContain('nut-free')
  expect(earned({ ...RICE, ...more })).not.toContain('vegan')
})

test.for<[place: string, entry: object]>([
  ['as a recipe', CRUMB],
  [
    'without a type',
    { name: CRUMB.name, recipeIngredient: CRUMB.recipeIngredient, recipeInstructions: 'Fry the walnuts.' },
  ],
  ['as an item of a list', { '@type': 'ListItem', item: CRUMB }],
])('a recipe among the ingredients, %s, becomes a section', ([, entry]) => {
  const file = { ...RICE, recipeIngredient: ['200 g rice', entry, '1 carrot'] }
  expect(read(file)).toMatchObject({
    lines: ['200 g rice', 'Walnut crumb > 50 g walnuts', 'Walnut crumb > 20 g butter', '1 carrot'],
  })
  expect(read(file)!.steps).toContain('Walnut crumb > Fry the walnuts.')
})

test('a recipe of a graph that another one names is a section of it', () => {
  const crumb = { ...CRUMB, '@id': '#crumb' }
  const file = { '@graph': [{ ...RICE, hasPart: [{ '@id': '#crumb' }] }, crumb] }
  expect(readImported(file)[0]!.lines).toContain('Walnut crumb > 50 g walnuts')
})

test.for<[place: string, more: object, line: string]>([
  [
    'of a step',
    {
      recipeInstructions: [
        { ...step('Add.'), supply: [{ '@type': 'HowToSupply', name: '50 g cashew nuts' }] },
      ],
    },
    '50 g cashew nuts',
  ],
  [
    'of a step, as text',
    { recipeInstructions: [{ ...step('Add.'), supply: '50 g cashew nuts' }] },
    '50 g cashew nuts',
  ],
  [
    'of a section',
    {
      recipeInstructions: [
        {
          '@type': 'HowToSection',
          name: 'Top',
          supply: ['50 g cashew nuts'],
          itemListElement: [step('Add.')],
        },
      ],
    },
    '50 g cashew nuts',
  ],
  ['of the recipe', { supply: ['30 g peanuts'] }, '30 g peanuts'],
  [
    'with its amount beside it',
    {
      supply: [
        {
          '@type': 'HowToSupply',
          name: 'peanuts',
          requiredQuantity: { '@type': 'QuantitativeValue', value: 30, unitText: 'g' },
        },
      ],
    },
    '30 g peanuts',
  ],
  [
    'with its amount as text',
    { supply: [{ '@type': 'HowToSupply', name: 'peanuts', requiredQuantity: '30 g' }] },
    '30 g peanuts',
  ],
  [
    'with an item',
    { supply: [{ '@type': 'HowToSupply', item: { '@type': 'Product', name: 'peanuts' } }] },
    'peanuts',
  ],
  [
    'of a direction within a step',
    {
      recipeInstructions: [
        {
          '@type': 'HowToStep',
          itemListElement: [{ '@type': 'HowToDirection', text: 'Add.', supply: ['30 g peanuts'] }],
        },
      ],
    },
    '30 g peanuts',
  ],
])('a supply %s is an ingredient', ([, more, line]) => {
  const { lines } = read({ ...RICE, ...more })!
  expect(lines.map((text) => text.replace(/^.*> /, ''))).toEqual(['200 g rice', line])
  expect(earned({ ...RICE, ...more })).not.toContain('nut-free')
})

test('a supply that the list names is not listed twice', () => {
  const steps = [{ ...step('Boil the rice.'), supply: [{ '@type': 'HowToSupply', name: 'rice' }] }]
  expect(read({ ...RICE, supply: ['200 g rice'], recipeInstructions: steps })!.lines).toEqual(['200 g rice'])
})

test.for<[place: string, more: object]>([
  [
    'only an address',
    { hasPart: [{ '@type': 'Recipe', name: 'Almond icing', url: 'https://a.example/icing' }] },
  ],
  ['only a name', { recipeInstructions: [step('Boil.'), { '@type': 'Recipe', name: 'Almond icing' }] }],
  [
    'lines of no known form',
    { hasPart: [{ '@type': 'Recipe', name: 'Almond icing', recipeIngredient: [[[1]]] }] },
  ],
  ['a reference to nothing', { hasPart: [{ '@type': 'Recipe', '@id': '#nowhere' }] }],
  [
    'a name in a section',
    {
      recipeInstructions: [
        {
          '@type': 'HowToSection',
          name: 'Icing',
          itemListElement: [{ '@type': 'Recipe', name: 'Almond icing' }],
        },
      ],
    },
  ],
])(
  'a recipe within a recipe that has %s is named as dropped, and no label is earned without it',
  ([, more]) => {
    const [recipe] = importRecipes({ ...RICE, ...more }).recipes
    expect(recipe!.fields.dietary_restrictions).toEqual([])
    expect(recipe!.report).toContainEqual(
      expect.objectContaining({ field: 'ingredients', outcome: 'dropped' }),
    )
  },
)

test('parts that are no recipes cost no label', () => {
  const more = {
    hasPart: [
      { '@type': 'WebPageElement', cssSelector: '.paid' },
      { '@type': 'Clip', name: 'Boiling' },
    ],
  }
  expect(earned({ ...RICE, ...more })).toContain('vegan')
  expect(earned({ ...RICE, tool: ['Pot', { '@type': 'HowToTool', name: 'Spoon' }] })).toContain('vegan')
})
