import { expect, test } from 'vitest'
import { EQUIPMENT_FIELDS } from '../equipment/fields.ts'
import { type Fields, namesOf } from 'recipe-basics/fields/field'
import { POST_FIELDS } from '../post/fields.ts'
import { RECIPE_FIELDS } from 'recipe-basics/recipe/fields'
import { warningsOf } from '../fields/field-warnings.ts'
import { claimsOfFields, stopErrors } from './claims-of-fields.ts'

const STOP = 'It stops cramps.'
const WARN = 'It soothes the gut.'

const pathsOf = (table: Fields, values: object) => claimsOfFields(table, values).map(({ path }) => path)

test('every text of a recipe, a piece of equipment and a post is read, whatever fields they will have', () => {
  for (const table of [RECIPE_FIELDS, EQUIPMENT_FIELDS, POST_FIELDS]) {
    const fields: Fields = table
    const texts = namesOf(fields).filter((name) =>
      ['line', 'prose', 'html', 'list'].includes(fields[name]?.kind ?? ''),
    )
    const values = Object.fromEntries(
      texts.map((name) => [name, fields[name]?.kind === 'list' ? ['x', WARN] : WARN]),
    )
    expect(pathsOf(table, values)).toEqual(
      texts.map((name) => (fields[name]?.kind === 'list' ? `${name}.1` : name)),
    )
  }
})

test('lines, steps, their headings and the labels of links are read; addresses and choices are not', () => {
  const recipe = {
    ingredients: [{ ingredient_text: 'ginger', section: 'To stop nausea' }],
    instructions: [
      { step_number: 1, step_text: 'Stir.' },
      { step_text: STOP, step_url: STOP },
    ],
    image_url: STOP,
    servings: 4,
    nutrition: null,
  }
  expect(pathsOf(RECIPE_FIELDS, recipe)).toEqual(['ingredients.0.section', 'instructions.1.step_text'])
  const links = { affiliate_links: [{ url: 'https://a.example/cures-pain', program: 'P', label: STOP }] }
  expect(pathsOf(EQUIPMENT_FIELDS, links)).toEqual(['affiliate_links.0.label'])
})

test('a post is read by block, with its entities and pictures, and without its markup', () => {
  const read = (content: string) => claimsOfFields(POST_FIELDS, { content }).map(({ words }) => words)
  expect(read('<p>It so<em>oth</em>es the&nbsp;gut.</p>')).toEqual(['soothes the\u00a0gut'])
  expect(read('<ul><li>It stops</li><li>cramps of the hand</li></ul>')).toEqual([])
  expect(read('<p><img src="/a.png" alt="A soup that heals"></p>')).toEqual(['heals'])
  expect(read('<p title="It heals">Peel.</p>')).toEqual([])
  expect(read('<p>It stops <b>cramps')).toEqual(['stops cramps'])
})

test('only promises about an illness stop, one for each place; all of them warn', () => {
  const claims = claimsOfFields(RECIPE_FIELDS, { name: WARN, story: `${STOP} It ends colitis.` })
  expect(stopErrors(claims)).toEqual({ story: expect.stringContaining('“stops cramps” promises') })
  expect(Object.entries(warningsOf(claims)).map(([field, texts]) => [field, texts.length])).toEqual([
    ['name', 1],
    ['story', 2],
  ])
})
