import { expect, test } from 'vitest'
import { findFitting, wordsOfPath } from './page-fit.ts'

const PAGES = [
  'Silky Carrot and Ginger Soup',
  'Carrot Cake with Walnuts and Cream Cheese Frosting',
  'Slow Chicken Congee',
  'Pea Soup',
  'Peach Cobbler',
  'Crème Brûlée',
].map((name) => ({ name }))

const guess = (path: string) => findFitting(wordsOfPath(path), PAGES)?.name

test('the page that fits an old address holds all its words', () => {
  expect(guess('/2019/03/carrot-ginger-soup/')).toBe('Silky Carrot and Ginger Soup')
  expect(guess('/recipe/carrot-soup')).toBe('Silky Carrot and Ginger Soup')
  expect(guess('/recipes/the_congee.html')).toBe('Slow Chicken Congee')
  expect(guess('/r/cr%C3%A8me-br%C3%BBl%C3%A9e-recipe')).toBe('Crème Brûlée')
  expect(guess('/old/creme%20brulee')).toBe('Crème Brûlée')
})

test('no page is guessed where none fits well, or two fit alike', () => {
  const none = [
    '/shop/aprons',
    '/carrot',
    '/soups',
    '/pea-soup-with-mint',
    '/2019/03',
    '/recipes',
    '/cake',
    '/%E0%A4',
  ]
  for (const path of none) expect([path, guess(path)]).toEqual([path, undefined])
  expect(guess('/pea')).toBe('Pea Soup')
  const twice = [...PAGES, { name: 'Fiery Pea Soup' }, { name: 'Minty Pea Soup' }]
  expect(findFitting(['pea', 'mint'], twice)).toBeUndefined()
  expect(findFitting(['pea', 'soup'], twice)?.name).toBe('Pea Soup')
  expect(findFitting(['soup'], twice)?.name).toBe('Pea Soup')
  expect(findFitting(['pea'], twice.slice(-2))).toBeUndefined()
})
