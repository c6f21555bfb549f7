import { expect, test } from 'vitest'
import { readAskedInWords } from './asked-in-words.ts'

const asked = (search: string) => {
  const { asks, words } = readAskedInWords(search) ?? { asks: undefined, words: search }
  return [asks, words]
}

test.each([
  ['vegan', { diets: ['vegan'] }, ''],
  ['Vegan soup', { diets: ['vegan'], category: 'Soup' }, ''],
  ['gluten free', { diets: ['gluten-free'] }, ''],
  ['GLUTEN-FREE bread', { diets: ['gluten-free'] }, 'bread'],
  ['glutenfree', { diets: ['gluten-free'] }, ''],
  ['sans gluten', { diets: ['gluten-free'] }, ''],
  ['no dairy', { diets: ['dairy-free'] }, ''],
  ['dairyfree', { diets: ['dairy-free'] }, ''],
  ['dessert without dairy', { category: 'Dessert', diets: ['dairy-free'] }, ''],
  ['dairy free gluten free desserts', { category: 'Dessert', diets: ['dairy-free', 'gluten-free'] }, ''],
  ['without nuts', { diets: ['nut-free'] }, ''],
  ['no meat', { diets: ['vegetarian'] }, ''],
  ['no fish', { without: ['fish'] }, ''],
  ['chicken without garlic', { without: ['garlic'] }, 'chicken'],
  ['soup no onion', { category: 'Soup', without: ['onion'] }, ''],
  ['low fibre breakfast', { fibre: '-2', category: 'Breakfast' }, ''],
  ['lowfiber', { fibre: '-2' }, ''],
  ['high protein low fiber', { protein: '20', fibre: '-2' }, ''],
  ['soft food', { texture: 'soft' }, ''],
  ['smooth soups', { texture: 'smooth', category: 'Soup' }, ''],
  ['easy dinner tonight', { difficulty: 'easy', category: 'Dinner' }, ''],
  ['under 20 minutes', { time: '15' }, ''],
  ['less than 20 minutes', { time: '15' }, ''],
  ['30 min meals', { time: '30' }, ''],
  ['quick lunch', { time: '30', category: 'Lunch' }, ''],
  ['one-pot chicken', { eases: ['one-pot'] }, 'chicken'],
  ['low in fibre', { fibre: '-2' }, ''],
  ['rich in protein', { protein: '20' }, ''],
  ['under 1 hour', { time: '60' }, ''],
  ['I am vegan', { diets: ['vegan'] }, ''],
  ['no-bake dessert', { category: 'Dessert' }, 'no bake'],
  ['fish', { have: ['fish'] }, ''],
  ['Seafood soup', { category: 'Soup', have: ['seafood'] }, ''],
  ['nut allergy', { diets: ['nut-free'] }, ''],
  ['shellfish allergy soup', { without: ['shellfish'], category: 'Soup' }, ''],
  ['allergic to peanuts and eggs', { without: ['peanut', 'egg'] }, ''],
  ["I can't eat dairy", { diets: ['dairy-free'] }, ''],
  ['lactose intolerant', { diets: ['dairy-free'] }, ''],
  ['ohne Milch', { diets: ['dairy-free'] }, ''],
  ['Suppe ohne Zwiebeln', { without: ['onion'], category: 'Soup' }, ''],
  ['sans oignon', { without: ['onion'] }, ''],
  ['italian', { cuisines: ['Italian'] }, ''],
  ['salmon, gluten free', { diets: ['gluten-free'] }, 'salmon'],
  ['no dairy, chicken soup', { diets: ['dairy-free'], category: 'Soup' }, 'chicken'],
  ['no wheat', { without: ['wheat'] }, ''],
  ['not too soft', undefined, 'not too soft'],
  ["isn't very soft soup", { category: 'Soup' }, 'isnt very soft'],
  ['1 hour 30 minutes', { time: '60' }, ''],
  ['1h30 lunch', { time: '60', category: 'Lunch' }, ''],
  ['1.5 hours', { time: '60' }, ''],
  ['1½ hours', { time: '60' }, ''],
  ['an hour and a half', { time: '60' }, ''],
  ['half an hour dinner', { time: '30', category: 'Dinner' }, ''],
  ['dinner in thirty minutes', { time: '30', category: 'Dinner' }, ''],
  ['8 hour slow cooker', undefined, '8 hour slow cooker'],
  ['under 3 hours', { time: '60' }, ''],
  ['30 minutes or less', { time: '30' }, ''],
  ['up to 45 minutes', { time: '45' }, ''],
  ['20-30 minutes', { time: '30' }, ''],
  ['between 20 and 30 minutes', { time: '30' }, ''],
  ['5 grams of fibre or less', { fibre: '-5' }, ''],
  ['no skins and eggs', undefined, 'no skins and eggs'],
  ['poulet sans ail', { without: ['garlic'] }, 'chicken'],
  ['dinner in an hour', { category: 'Dinner', time: '60' }, ''],
  ['no more than 20 minutes', { time: '15' }, ''],
  ["I can't eat fibre", { fibre: '-2' }, ''],
  ['he cannot digest lettuce', { without: ['lettuce'] }, ''],
  ['more than 1 hour 30 minutes', undefined, 'more than 1 hour 30 minutes'],
  ['soup under 300 calories', { category: 'Soup', kcal: '300' }, ''],
  ['more than 300 kcal', undefined, 'more than 300 kcal'],
  ['20g protein breakfast', { category: 'Breakfast', protein: '20' }, ''],
  ['at least 25 grams of protein', { protein: '30' }, ''],
  ['less than 2g fiber', { fibre: '-2' }, ''],
  ['5g fibre', undefined, '5g fibre'],
  ['5 ingredients', undefined, '5 ingredients'],
  ['eggs', { have: ['egg'] }, ''],
  ['rice and peas', { have: ['peas'] }, 'rice'],
  ['nuts', { have: ['nut'] }, ''],
  ['Frühstück glutenfrei', { category: 'Breakfast', diets: ['gluten-free'] }, ''],
  ['soupe sans lait', { category: 'Soup', diets: ['dairy-free'] }, ''],
  ['vegetariano', { diets: ['vegetarian'] }, ''],
  ['recipes for low carb snacks', { diets: ['low-carb'], category: 'Snack' }, ''],
])('“%s” asks for %j, and has the words “%s” besides', (search, asks, words) => {
  expect(asked(search)).toEqual([asks, words])
})

test.each([
  'carrot',
  'salmon',
  'fish cake',
  'no bake cake',
  'flare up',
  'stoma',
  'turkey',
  'minutes',
  'more than 30 minutes',
  '',
  ',',
  'a',
  'fat free',
])('“%s” asks for nothing in the words of a filter', (search) => {
  expect(readAskedInWords(search)).toBeUndefined()
})

test('how easy a dish is to digest is no question of how hard it is to cook', () => {
  expect(readAskedInWords('easy to digest')).toBeUndefined()
  expect(asked('easy on the stomach soup')).toEqual([{ category: 'Soup' }, ''])
})

test('a long search takes no longer than it is long', () => {
  expect(readAskedInWords('without low high soft '.repeat(5_000))).toBeDefined()
})
