import { expect, test } from 'vitest'
import { CUISINES, type Cuisine } from 'recipe-basics/recipe/cuisines'
import { CUISINE_NAMES, toCuisine } from './cuisine.ts'
import { startReport } from './report.ts'

function read(published: string | null) {
  const report = startReport()
  return { cuisine: toCuisine(published, report), report: report.entries }
}

test('our cuisines are kept as they are', () => {
  for (const cuisine of CUISINES)
    expect(read(cuisine)).toMatchObject({ cuisine, report: [{ field: 'cuisine', outcome: 'kept' }] })
})

test('every cuisine has names, and no two have one in common', () => {
  expect(CUISINE_NAMES.map(({ cuisine }) => cuisine)).toEqual(CUISINES)
  for (const { cuisine, names } of CUISINE_NAMES)
    for (const name of names) expect([name, read(name).cuisine]).toEqual([name, cuisine])
})

test('other spellings, languages, countries and regions are changed to ours', () => {
  const names: Record<string, Cuisine> = {
    italian: 'Italian',
    Italiana: 'Italian',
    'Italienische Küche': 'Italian',
    italienne: 'Italian',
    'cuisine française': 'French',
    'Cocina española': 'Spanish',
    'kuchnia polska': 'Polish',
    'итальянская кухня': 'Italian',
    'Thai food': 'Thai',
    Schweiz: 'Swiss',
    México: 'Mexican',
    Sicilian: 'Italian',
    Szechuan: 'Chinese',
    Swedish: 'Nordic',
    Iranian: 'Persian',
    Creole: 'Cajun & Creole',
    'tex mex': 'Tex-Mex',
    中華料理: 'Chinese',
    magyar: 'Hungarian',
    'Svenska köket': 'Nordic',
    'Wiener Küche': 'Austrian',
    'U.S.': 'American',
  }
  for (const [name, cuisine] of Object.entries(names))
    expect([name, read(name)]).toMatchObject([name, { cuisine, report: [{ outcome: 'changed' }] }])
})

test('what is only like a cuisine, and a part of a name, are guesses', () => {
  for (const [name, cuisine] of [
    ['Italian-Inspired', 'Italian'],
    ['Asian fusion', 'Asian'],
    ['Modern British', 'British'],
    ['Israelisch / Arabisch', 'Israeli'],
    ['Thai and Vietnamese', 'Thai'],
    ['Italian-American', 'Italian'],
    ['Sichuan Chinese', 'Chinese'],
    ['Vegetarian Indian', 'Indian'],
    ['Southern Indian', 'Indian'],
  ] as const)
    expect([name, read(name)]).toMatchObject([name, { cuisine, report: [{ outcome: 'guessed' }] }])
})

test('what names no cuisine is dropped, and the report says why', () => {
  expect(read('Baking')).toEqual({
    cuisine: null,
    report: [{ field: 'cuisine', outcome: 'dropped', reason: '“Baking” names no cuisine.', from: 'Baking' }],
  })
  expect(read('Cake, Pasta, Keto').report).toMatchObject([
    { outcome: 'dropped', reason: '“Cake”, “Pasta” and “Keto” name no cuisine.' },
  ])
  for (const name of [
    ...['Turkey', 'Chile', 'Kiwi', 'Cuisine', 'World Cuisine', 'International', 'Fusion', 'Vegan', 'BBQ'],
    ...['French toast', 'Swiss roll', 'Greek yogurt salad', 'Brazil nuts', 'constructor', '&', '🍕'],
  ])
    expect([name, read(name).cuisine]).toEqual([name, null])
})

test('of several cuisines the first is taken, and the others are named', () => {
  expect(read('Baking, Southern, Italian, Soul Food')).toMatchObject({
    cuisine: 'Southern US',
    report: [
      { outcome: 'changed', reason: '“Southern” is Southern US here.' },
      { outcome: 'dropped', reason: 'A recipe has one cuisine here. Left out: “Italian”.' },
      { outcome: 'dropped', reason: '“Baking” names no cuisine.' },
    ],
  })
  const many = Array.from({ length: 9 }, (_, place) => `Tag ${place}`).join(', ')
  expect(read(many).report).toMatchObject([
    { reason: '“Tag 0”, “Tag 1”, “Tag 2”, “Tag 3”, “Tag 4” and 4 more name no cuisine.' },
  ])
})

test('no cuisine gives none and needs no word about it', () => {
  expect(read(null)).toEqual({ cuisine: null, report: [] })
})
