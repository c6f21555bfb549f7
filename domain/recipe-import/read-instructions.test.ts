import { expect, test } from 'vitest'
import { publishedObject } from './published-object.ts'
import { readInstructions } from './read-instructions.ts'
import { startReport } from './report.ts'

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
