import { expect, test } from 'vitest'
import { readDishCode } from 'food-drawings/dish/dish-code'
import * as dishes from './site-dishes.ts'

test('the dishes of the site itself hold what their names say', () => {
  const laid = Object.values(dishes).map(({ slug, dish }) => {
    const read = readDishCode(dish)
    return [slug, read?.form, ...(read?.foods ?? []).map(({ cut, food }) => `${cut} ${food}`.trim())]
  })
  expect(laid).toEqual([
    ['pumpkin-veloute', 'soup', 'smooth pumpkin', 'smooth cream'],
    ['closing-oats', 'porridge', 'cooked oats', 'whole blueberry', 'sliced banana'],
    ['sign-in-table', 'nest', 'cooked rice noodles', 'whole prawn', 'sliced spring onion'],
  ])
})
