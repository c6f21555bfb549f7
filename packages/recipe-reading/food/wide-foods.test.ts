import { expect, test } from 'vitest'
import { findFoodName, isSortOf, mayHold } from './food-names.ts'

const foodOf = (typed: string) => findFoodName(typed) ?? typed

test.each([
  [
    'dairy',
    ['butter', 'double cream', 'greek yoghurt', 'parmesan', 'ricotta', 'ghee', 'whole milk', 'margarine'],
  ],
  ['milk', ['butter', 'cream', 'mascarpone', 'milk chocolate']],
  ['nuts', ['almond', 'almond milk', 'walnut', 'pistachio', 'peanut butter', 'dark chocolate']],
  ['tree nuts', ['cashew']],
  [
    'fish',
    ['salmon', 'cod', 'anchovy', 'sea bass', 'fish sauce', 'fish stock', 'worcestershire sauce', 'trout'],
  ],
  ['shellfish', ['prawn', 'crab', 'mussel', 'squid', 'oyster sauce', 'shrimp paste']],
  ['seafood', ['salmon', 'prawn', 'scallop', 'fish sauce']],
  ['meat', ['chicken', 'minced beef', 'bacon', 'lamb shoulder', 'chicken stock', 'gelatine']],
  ['pork', ['ham', 'bacon', 'pork shoulder', 'pancetta', 'lard']],
  ['soy', ['tofu', 'soy sauce', 'tamari', 'edamame', 'miso', 'tempeh', 'soy milk']],
  ['soya', ['tofu']],
  ['wheat', ['plain flour', 'spaghetti', 'sourdough bread', 'couscous', 'soy sauce', 'semolina']],
  ['gluten', ['pearl barley', 'rye bread', 'egg noodle', 'oats', 'beer']],
  ['egg', ['mayonnaise', 'egg noodle', 'tagliatelle', 'egg yolk']],
  ['cheese', ['parmesan', 'feta', 'gruyere', 'mozzarella']],
  ['pasta', ['spaghetti', 'penne', 'lasagne']],
  ['alcohol', ['white wine', 'rum', 'beer', 'sake']],
  ['red meat', ['lamb', 'beef', 'brisket', 'bacon', 'pork shoulder']],
  ['poultry', ['chicken thigh', 'turkey', 'duck']],
  ['citrus', ['orange', 'lime juice', 'lemon zest', 'grapefruit']],
  ['spices', ['cumin', 'paprika', 'curry powder']],
  ['fruit', ['apple', 'raspberry', 'banana']],
  ['seeds', ['sesame seed', 'poppy seed', 'chia']],
  ['rice', ['arborio', 'basmati rice', 'rice flour']],
  ['chicken', ['drumstick', 'chicken stock']],
  ['beans', ['black bean', 'red lentil', 'chickpea']],
  ['sugar', ['honey', 'brown sugar', 'maple syrup']],
  ['vegetables', ['carrot', 'leek', 'chickpea', 'vegetable stock']],
  ['stock', ['chicken stock', 'vegetable broth']],
  ['oil', ['olive oil', 'sesame oil']],
  ['flour', ['rice flour', 'bread flour']],
  ['berries', ['strawberry', 'redcurrant']],
  ['tomato', ['ketchup', 'passata', 'cherry tomatoes']],
  ['potatoes', ['gnocchi', 'potato starch']],
  ['corn', ['polenta', 'cornflour', 'popcorn']],
  ['sausages', ['chorizo', 'salami']],
  ['pepper', ['black pepper', 'red bell pepper']],
  ['noodles', ['rice noodle', 'egg noodle']],
])('what is without %s holds none of %j', (typed, names) => {
  for (const name of names) expect(mayHold(foodOf(name), foodOf(typed)), name).toBe(true)
})

test.each([
  ['dairy', ['coconut milk', 'oat milk', 'carrot', 'rice', 'egg', 'olive oil']],
  ['nuts', ['coconut milk', 'nutmeg', 'butternut squash', 'water chestnut', 'rice']],
  ['fish', ['chicken stock', 'chicken', 'carrot', 'prawn']],
  ['meat', ['salmon', 'egg', 'coconut milk']],
  ['wheat', ['rice', 'rice flour', 'buckwheat', 'potato', 'polenta']],
  ['egg', ['aubergine', 'rice', 'butter']],
  ['soy', ['rice', 'olive oil', 'green bean']],
  ['red meat', ['chicken', 'turkey', 'salmon']],
  ['milk', ['coconut milk', 'almond milk']],
  ['rice', ['potato', 'oats']],
  ['apple', ['pineapple', 'carrot']],
])('what is without %s may hold %j', (typed, names) => {
  for (const name of names) expect(mayHold(foodOf(name), foodOf(typed)), name).toBe(false)
})

test('a food of many names is had by any of them, and by none that only may hold it', () => {
  const has = (typed: string, name: string) => isSortOf(foodOf(name), foodOf(typed))
  expect([has('fish', 'salmon'), has('nuts', 'almond'), has('meat', 'lamb'), has('dairy', 'butter')]).toEqual(
    [true, true, true, true],
  )
  expect([has('fish', 'fish sauce'), has('milk', 'butter'), has('egg', 'mayonnaise')]).toEqual([
    false,
    false,
    false,
  ])
})

test('other words for them are known', () => {
  const named = (...typed: string[]) => typed.map(findFoodName)
  expect(named('Tree nuts', 'soya', 'Legumes')).toEqual(['nut', 'soy', 'bean family'])
  expect(named('groundnuts', 'soybeans', 'cows milk', 'sesame seeds')).toEqual([
    ...['peanut', 'soy', 'milk', 'sesame'],
  ])
})
