import { expect, test } from 'vitest'
import { publishedObject, property, textOf, toList } from './published-object.ts'

test('keys are read without regard to case, the exact one first', () => {
  expect(property({ Name: 'Soup' }, 'name')).toBe('Soup')
  expect(property({ NAME: 'loud', name: 'Soup' }, 'name')).toBe('Soup')
})

test('a key that says nothing gives way to the next', () => {
  for (const nothing of [null, '', ' ', [], [null]])
    expect(
      property({ recipeIngredient: nothing, ingredients: ['1 egg'] }, 'recipeIngredient', 'ingredients'),
    ).toEqual(['1 egg'])
})

test('an @id is followed from what says nothing else', () => {
  const pat = { '@id': '#pat', name: 'Pat' }
  const recipe = publishedObject({ author: { '@id': '#pat' } }, new Map([['#pat', pat]]))
  expect(recipe.read('author')).toBe(pat)
  expect(recipe.resolve({ '@type': 'Person', '@id': '#pat', name: '' })).toBe(pat)
  expect(recipe.resolve({ '@id': '#pat', name: 'Kim' })).toEqual({ '@id': '#pat', name: 'Kim' })
  expect(recipe.resolve({ '@id': '#nobody' })).toEqual({ '@id': '#nobody' })
})

test('lists within lists are one, and of very long ones the beginning is read', () => {
  expect(toList([['a', null], [['b']]])).toEqual(['a', 'b'])
  expect(toList(null)).toEqual([])
  expect(toList(Array(100_000).fill('a'))).toHaveLength(10_000)
})

test('texts are found in numbers, objects and the first entry of lists', () => {
  expect(textOf(4)).toBe('4')
  expect(textOf({ '@value': 'Soup' }, '@value')).toBe('Soup')
  expect(textOf(['Soup', 'Broth'])).toBe('Soup')
  expect(textOf({ name: [{ '@value': 'Soup' }] }, 'name')).toBe('Soup')
  for (const none of [null, undefined, true, {}, [], Number.NaN, Number.POSITIVE_INFINITY])
    expect(textOf(none, 'name')).toBeUndefined()
})

test('numbers beyond plain digits do not become their first digit', () => {
  expect(textOf(1e21)).toBe('1000000000000000000000')
  expect(textOf(1e-7)).toBe('0')
  expect(textOf(-0)).toBe('0')
})
