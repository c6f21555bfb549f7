import { expect, test } from 'vitest'
import { findRecipes, typesOf } from './find-recipes.ts'
import { MOST_RECIPES } from './report.ts'

const soup = { '@type': 'Recipe', name: 'Soup' }
const paths = (file: unknown) => findRecipes(file).found.map(({ path }) => path)

test('recipes are found in the order of the file, with their places', () => {
  expect(paths(soup)).toEqual([''])
  expect(paths([soup, soup])).toEqual(['[0]', '[1]'])
  expect(paths({ '@graph': [{ '@type': 'WebPage' }, soup, [soup]] })).toEqual(['@graph[1]', '@graph[2][0]'])
  expect(paths({ '@type': 'ItemList', itemListElement: [{ item: soup }] })).toEqual([
    'itemListElement[0].item',
  ])
})

test('a recipe inside a recipe is a part of it', () => {
  expect(paths({ ...soup, hasPart: [{ '@type': 'Recipe', name: 'Stock' }] })).toEqual([''])
})

test('types are read from lists, addresses and prefixes', () => {
  expect(typesOf({ '@type': ['Recipe', 'NewsArticle'] })).toEqual(['recipe', 'newsarticle'])
  expect(typesOf({ '@type': 'http://schema.org/Recipe' })).toEqual(['recipe'])
  expect(typesOf({ '@type': 'schema:Recipe' })).toEqual(['recipe'])
  expect(typesOf({ type: 'Recipe' })).toEqual(['recipe'])
  expect(typesOf('Recipe')).toEqual([])
})

test('of several objects with one id the one that says most is meant', () => {
  const full = { '@id': '#a', '@type': 'Person', name: 'Ines' }
  expect(
    findRecipes([{ '@id': '#a' }, full, { '@id': '#a', '@type': 'Person' }]).referenced.get('#a'),
  ).toEqual(full)
})

test('what is no object holds no recipe', () => {
  for (const file of [null, 7, 'Recipe', true, [], ['Recipe']]) expect(paths(file)).toEqual([])
})

test('recipes are found inside what only wraps them', () => {
  const soup = { name: 'Soup', recipeIngredient: ['1 leek'] }
  const pathsIn = (file: unknown) => findRecipes(file).found.map(({ path }) => path)
  expect(pathsIn({ recipes: [soup, soup] })).toEqual(['recipes[0]', 'recipes[1]'])
  expect(pathsIn({ name: 'My book', pages: [{ recipe: soup }] })).toEqual(['pages[0].recipe'])
  expect(pathsIn([{ recipes: [soup] }, { name: 'Nothing' }])).toEqual(['[0].recipes[0]', '[1]'])
})

test('spec.md section 5: a name and recipeIngredient make a recipe of any type, but "ingredients" of no product', () => {
  const found = (object: object) => findRecipes({ '@graph': [object] }).found.length
  expect(found({ '@type': 'Article', name: 'Soup', recipeIngredient: ['1 leek'] })).toBe(1)
  expect(found({ '@type': 'Product', name: 'Crisps', ingredients: 'potatoes, salt' })).toBe(0)
})

test('of a file with too many recipes one more than the limit is found', () => {
  expect(findRecipes(Array(MOST_RECIPES + 10).fill({})).found).toHaveLength(MOST_RECIPES + 1)
})
