import { expect, test } from 'vitest'
import { CATEGORIES } from '../recipe.ts'
import { toCategory } from './category.ts'
import { startReport } from './report.ts'

function toResult(published: string | null, keywords: string[] = []) {
  const report = startReport()
  return [toCategory(published, keywords, report), report.entries[0]?.outcome]
}

test('our ten categories are kept as they are', () => {
  for (const category of CATEGORIES) expect(toResult(category)).toEqual([category, 'kept'])
})

test('other spellings and languages are changed to ours', () => {
  expect(toResult('main dish')).toEqual(['Main Course', 'changed'])
  expect(toResult('Vorspeise')).toEqual(['Appetizer', 'changed'])
  expect(toResult('Soup Recipes')).toEqual(['Soup', 'changed'])
})

test('a part of a name and a keyword are guesses', () => {
  expect(toResult('Sides, Salads & Vegetables')).toEqual(['Side Dish', 'changed'])
  expect(toResult('Lunch / Dinner')).toEqual(['Lunch', 'guessed'])
  expect(toResult('Party', ['quick', 'dessert'])).toEqual(['Dessert', 'guessed'])
})

test('a name that holds ours in another sense is none of them', () => {
  for (const name of ['Saladmaster', 'Dinner ware', 'New', 'constructor'])
    expect(toResult(name)).toEqual([null, 'dropped'])
})

test('no category gives none and needs no word about it', () => {
  expect(toResult(null)).toEqual([null, undefined])
})
