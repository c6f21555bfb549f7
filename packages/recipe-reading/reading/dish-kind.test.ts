import { expect, test } from 'vitest'
import { dishKindOf, isMeal } from './dish-kind.ts'

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
  expect(dishKindOf(name)).toBe(kind)
})

test('condiments, mixes and parts are no meal', () => {
  expect(['Hummus', 'Spice Rub', 'Pie Crust', 'Caldo Verde'].map((name) => isMeal(dishKindOf(name)))).toEqual(
    [...[false, false, false], true],
  )
})
