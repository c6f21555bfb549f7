import { expect, test } from 'vitest'
import { publishedObject } from './published-object.ts'
import { readInstructions } from './read-instructions.ts'
import { startReport } from './report.ts'
import { toInstructions } from './sections.ts'

const read = (recipeInstructions: unknown, referenced = new Map<string, object>()) =>
  readInstructions(publishedObject({ recipeInstructions }, referenced), startReport())
const steps = (published: unknown) =>
  read(published).flatMap((line) => (line.is_heading ? [] : line.step_text))

test('steps are read from one text, lists, lists of lists and objects', () => {
  for (const published of [
    'Mix.\nBake.',
    '<p>1. Mix.</p><p>2. Bake.</p>',
    '&lt;p&gt;Mix.&lt;/p&gt;&lt;p&gt;Bake.&lt;/p&gt;',
    ['Mix.', 'Bake.'],
    [['Mix.'], ['Bake.']],
    [
      { '@type': 'HowToStep', text: 'Mix.' },
      { '@type': 'HowtoStep', text: 'Bake.' },
    ],
    [{ name: 'Mix.' }, { description: 'Bake.' }],
    { '@type': 'ItemList', itemListElement: [{ item: { text: 'Mix.' } }, { item: { text: 'Bake.' } }] },
    ['Step 1', 'Mix.', 'Schritt 2', 'Bake.'],
  ])
    expect([published, steps(published)]).toEqual([published, ['Mix.', 'Bake.']])
  for (const nothing of [null, '', [], [null, '', {}], true, 7]) expect(steps(nothing)).toEqual([])
})

test('directions inside a step are steps, unless the step has its own text', () => {
  const directions = { itemListElement: [{ '@type': 'HowToDirection', text: 'Mix.' }] }
  expect(steps([{ '@type': 'HowToStep', ...directions }])).toEqual(['Mix.'])
  expect(steps([{ '@type': 'HowToStep', text: '', ...directions }])).toEqual(['Mix.'])
  expect(steps([{ '@type': 'HowToStep', text: 'Mix and bake.', ...directions }])).toEqual(['Mix and bake.'])
})

test('no word beside the text of a step is lost, nor said twice', () => {
  expect(
    steps([
      { text: 'Boil.', notes: 'Gently!' },
      {
        '@type': 'HowToStep',
        text: 'Rub in the butter.',
        itemListElement: [
          { '@type': 'HowToDirection', text: 'Rub in the butter.' },
          { '@type': 'HowToTip', text: 'Keep it cold.' },
        ],
      },
    ]),
  ).toEqual(['Boil. Gently!', 'Rub in the butter.', 'Keep it cold.'])
})

test('a step that was published in pieces is whole', () => {
  expect(steps([{ text: ['Mix it', 'well.'] }])).toEqual(['Mix it well.'])
})

test('sections give their names to the steps inside them', () => {
  const sauce = { '@type': 'HowToSection', name: 'Sauce', itemListElement: ['Stir.'] }
  expect(read(sauce)).toEqual([
    { step_number: 0, step_text: 'Sauce', section: 'Sauce', is_heading: true },
    { step_number: 1, step_text: 'Stir.', section: 'Sauce', is_heading: false },
  ])
  expect(read([sauce, 'Serve.']).at(-1)).toMatchObject({ step_number: 2, section: null })
  expect(read([{ ...sauce, name: '' }])).toHaveLength(1)
  expect(steps([{ Name: 'Sauce', ItemListElement: { Text: 'Stir.' } }])).toEqual(['Stir.'])
})

/** The sections and texts that are stored. */
const stored = (published: unknown) =>
  toInstructions(read(published)).map(({ section, step_text }) => [section, step_text])

test('a section keeps its name where the steps inside it have names of their own', () => {
  const knead = { '@type': 'HowToStep', name: 'Knead', text: 'Use your hands.' }
  const rest = {
    '@type': 'HowToStep',
    name: 'Rest',
    itemListElement: { '@type': 'HowToDirection', text: 'Wait.' },
  }
  const dough = { '@type': 'HowToSection', name: 'Dough:', itemListElement: [knead, 'Stir.', rest] }
  expect(stored([dough, knead])).toEqual([
    ['Dough', 'Knead: Use your hands.'],
    ['Dough', 'Stir.'],
    ['Dough', 'Rest: Wait.'],
    ['Knead', 'Use your hands.'],
  ])
})

test('sections inside sections keep the names of both', () => {
  const inner = { '@type': 'HowToSection', name: 'Dough', itemListElement: [{ name: 'Knead', text: 'Go.' }] }
  const nest = (name: string) => ({ '@type': 'HowToSection', name, itemListElement: [inner, 'Wait.'] })
  expect(stored(nest('Day 1:'))).toEqual([
    ['Day 1: Dough', 'Knead: Go.'],
    ['Day 1', 'Wait.'],
  ])
  expect(stored(nest('Instructions')).at(0)).toEqual(['Dough', 'Knead: Go.'])
  expect(stored(nest('Dough')).at(0)).toEqual(['Dough', 'Knead: Go.'])
})

test('a heading that is longer than headings can be is cut, and the report says so', () => {
  const name = 'Dough '.repeat(1_000)
  const report = startReport()
  const section = { '@type': 'HowToSection', name, itemListElement: [{ name: `${name}now`, text: 'Knead.' }] }
  const recipe = publishedObject({ recipeInstructions: [section] }, new Map())
  const [step] = toInstructions(readInstructions(recipe, report))
  expect(step?.section).toHaveLength(2_000)
  expect(report.entries).toContainEqual(
    expect.objectContaining({
      field: 'instructions',
      outcome: 'changed',
      reason: 'Cut after 2000 characters.',
    }),
  )
})

test('steps that are numbered inside a text are steps of their own, without their numbers', () => {
  expect(stored('1. Mix. 2. Bake.')).toEqual([
    [null, 'Mix.'],
    [null, 'Bake.'],
  ])
  expect(stored([{ '@type': 'HowToStep', text: 'Step 1: Mix. Step 2: Bake.' }, '3. Cool.'])).toEqual([
    [null, 'Mix.'],
    [null, 'Bake.'],
    [null, 'Cool.'],
  ])
  expect(stored('For the cake: 1. Mix. 2. Bake. For the icing: 1. Beat. 2. Spread.')).toEqual([
    ['For the cake', 'Mix.'],
    ['For the cake', 'Bake.'],
    ['For the icing', 'Beat.'],
    ['For the icing', 'Spread.'],
  ])
})

test('the page of a step is an address of the web, never a path on this site', () => {
  const urlOf = (url: unknown) => read([{ '@type': 'HowToStep', text: 'Mix.', url }])[0]?.step_url
  expect(urlOf('https://x.example/soup#1')).toBe('https://x.example/soup#1')
  for (const url of ['/soup#1', '//x.example/soup', '#1', 'javascript:alert(1)', ''])
    expect(urlOf(url)).toBeUndefined()
})

test('of very many steps the first five hundred are kept, also where a few words name them all', () => {
  expect(steps(Array(100_000).fill('Stir.'))).toHaveLength(500)
  const all = { '@id': '#all', itemListElement: Array(5_000).fill('Stir.') }
  expect(read(Array(5_000).fill({ '@id': '#all' }), new Map([['#all', all]]))).toHaveLength(500)
})

test('headings of HTML stand above the steps of one text', () => {
  const sections = (published: string) =>
    toInstructions(read(published)).map(({ section, step_text }) => [section, step_text])
  expect(
    sections(
      '<h4>For the rice</h4><ol><li>Rinse it.</li></ol><H3 class="x"><b>Sauce</b></H3><p>Melt the butter.</p>',
    ),
  ).toEqual([
    ['For the rice', 'Rinse it.'],
    ['Sauce', 'Melt the butter.'],
  ])
  expect(sections('<h3>Step 1</h3><p>Rinse it.</p><h3>Step 2</h3><p>Boil it.</p>')).toEqual([
    [null, 'Rinse it.'],
    [null, 'Boil it.'],
  ])
})
