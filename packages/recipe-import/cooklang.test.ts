import { expect, test } from 'vitest'
import { cooklangRecipe } from './cooklang.ts'
import { importRecipes } from '../../test/import-recipes.ts'

function read(text: string, name = 'A file') {
  const [recipe] = importRecipes(cooklangRecipe(text, name)).recipes
  return {
    ...recipe?.fields,
    source_url: recipe?.parsed.source_url,
    lines: recipe?.fields.ingredients.map(({ section, ingredient_text }) => [section, ingredient_text]),
    steps: recipe?.fields.instructions.map(({ section, step_text }) => [section, step_text]),
  }
}
const steps = (text: string) => read(`@egg ${text}`).steps?.map(([, step]) => step)
const lines = (text: string) => read(text).lines?.map(([, line]) => line)

const PANCAKES = `---
title: "Easy Pancakes"
servings: 4
time:
  prep: 10 minutes
  cook: 1h5m
source: https://a.example/pancakes
tags:
  - breakfast
  - sweet
description: |
  Thin.
  And soft.
---

> Rest the batter.

Crack @eggs{3} into a #blender, then add @plain flour{125%g} and @?sea salt{1%pinch}. -- not too long

Leave to stand in a #large bowl{} for ~{15%minutes}. [- or
longer -]
Fry in @butter, then ~rest.
`

test('a recipe in Cooklang arrives with what stands above it, its list and its steps', () => {
  expect(read(PANCAKES)).toMatchObject({
    ...{ name: 'Easy Pancakes', servings: 4, prep_time_minutes: 10, cook_time_minutes: 65 },
    ...{ keywords: ['breakfast', 'sweet'], source_url: 'https://a.example/pancakes' },
    ...{ description: 'Thin. And soft.', story: 'Rest the batter.' },
    lines: [
      [null, '3 eggs'],
      [null, '125 g plain flour'],
      [null, '1 pinch sea salt, optional'],
      [null, 'butter'],
    ],
    steps: [
      [null, 'Crack eggs into a blender, then add plain flour and sea salt.'],
      [null, 'Leave to stand in a large bowl for 15 minutes. Fry in butter, then rest.'],
    ],
  })
})

test('parts have their own lines and steps; older files say their facts line by line and are named by their file', () => {
  const text = `// from mum\r\n>> servings: 2|4\r\n>> time required: 35 minutes\r\n\r\n== Base ==\r\n\r\nWarm @stock{1/2%l}.\r\n\r\n= Top\r\n\r\nFry @onion{1}(peeled and cut)\r\nuntil soft.`
  expect(read(text, 'Risotto')).toMatchObject({
    ...{ name: 'Risotto', servings: 2, total_time_minutes: 35 },
    lines: [
      ['Base', '1/2 l stock'],
      ['Top', '1 onion, peeled and cut'],
    ],
    steps: [
      ['Base', 'Warm stock.'],
      ['Top', 'Fry onion until soft.'],
    ],
  })
})

test('a food that is named again is listed once, and one that comes in several amounts says which in the step', () => {
  const text = 'Fry in @oil{1%tbsp} with @salt.\n\nAdd the rest of the @oil{2%tbsp}, @&salt and @salt{1%tsp}.'
  expect(lines(text)).toEqual(['1 tbsp oil', '2 tbsp oil', '1 tsp salt'])
  expect(read(text).steps?.map(([, step]) => step)).toEqual([
    'Fry in 1 tbsp oil with salt.',
    'Add the rest of the 2 tbsp oil, salt and salt.',
  ])
})

test('amounts and names are read as the format writes them', () => {
  expect(lines('@tipo 00 flour{250%g} @chilli{ 3 % items } @milk{1 / 2 %cup} @thyme{few%sprigs}')).toEqual([
    '250 g tipo 00 flour',
    '3 chilli',
    '1/2 cup milk',
    'few sprigs thyme',
  ])
  expect(
    lines('@./sauces/Hollandaise{150%g}, @salt{=1%tsp}, @1000 island dressing{ } and @white wine|wine{1%l}'),
  ).toEqual(['150 g Hollandaise', '1 tsp salt', '1000 island dressing', '1 l white wine'])
})

test('signs that mark nothing stay as they are', () => {
  for (const text of ['Write to joe@a.example now.', 'It is ~ 5 or # 10.', 'Heat to 180°C.'])
    expect(steps(text)).toEqual([`egg ${text}`])
  expect(steps('or [- never closed')).toEqual(['egg or [- never closed'])
  expect(lines('Boil water.')).toBeUndefined()
})

test('names that objects have by birth are plain data', () => {
  expect(read('---\n__proto__: x\nconstructor: y\n---\n@egg{1}').lines).toEqual([[null, '1 egg']])
  expect(read('>> toString: x\n@egg{1}', 'constructor').name).toBe('constructor')
})
