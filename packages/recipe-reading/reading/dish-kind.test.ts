import { expect, test } from 'vitest'
import { readLines } from '../../../test/reading.ts'
import { dishKindOf, isMeal } from './dish-kind.ts'

const kindOf = (name: string) => dishKindOf(readLines([], { name }))

test.each([
  ['Salmon with Garlic Cream Sauce', 'dish'],
  ['Make Tender Beef Tips and Gravy', 'dish'],
  ['Silky Carrot and Potato Soup', 'soup'],
  ['Vanilla Rice Pudding', 'dessert'],
  ['Soda Bread', 'bread'],
  ['Banana and Honey Smoothie', 'drink'],
  ['Homemade Sriracha Sauce', 'condiment'],
  ['Lemon Vinaigrette (5 minutes)', 'condiment'],
  ['Easy Taco Seasoning Recipe', 'spice mix'],
  ['Gluten Free Sourdough Starter', 'part'],
])('%s names a %s', (name, kind) => {
  expect(kindOf(name)).toBe(kind)
})

test('condiments, mixes and parts are no meal', () => {
  expect(['Hummus', 'Spice Rub', 'Pie Crust', 'Caldo Verde'].map((name) => isMeal(kindOf(name)))).toEqual([
    ...[false, false, false],
    true,
  ])
})
