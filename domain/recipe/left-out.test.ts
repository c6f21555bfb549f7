import { expect, test } from 'vitest'
import { readLeftOut } from './left-out.ts'

test.each([
  ['no onion', ['onion']],
  ['soup without onions', ['onion']],
  ['No Onion or Garlic', ['onion', 'garlic']],
  ['no onion, no garlic', ['onion', 'garlic']],
  ['without onion and garlic', ['onion', 'garlic']],
  ['onion free', ['onion']],
  ['onion\u2011free', ['onion']],
  ['onion-free soup', ['onion']],
  ['ohne onion', ['onion']],
  ['free of onion', ['onion']],
  ['no onions please', ['onion']],
  ['non-dairy', ['dairy']],
  ['glutenfree', ['gluten']],
  ['lactose-free', ['milk sugar']],
  ['gluten and dairy free', ['gluten', 'dairy']],
  ['dairy free, nut free', ['dairy', 'nut']],
  ['no fish sauce', ['fish sauce']],
  ['no onion, garlic', ['onion', 'garlic']],
  ['no onion, garlic or leek soup', ['onion', 'garlic', 'leek']],
  ['no dairy, chicken soup', ['dairy']],
  ['no dairy, salmon', ['dairy']],
  ['no dairy, nut free', ['dairy', 'nut']],
  ['salmon, gluten free', ['gluten']],
  ['dairy, gluten free', ['dairy', 'gluten']],
  ['without cream and without onions', ['cream', 'onion']],
  ['nothing with tomato', ['tomato']],
  ["my son won't eat mushrooms", ['mushroom']],
  ['chicken instead of beef', ['beef']],
  ['egg substitute', ['egg']],
  ['substitute for eggs', ['egg']],
  ['eggless cake', ['egg']],
  ['laktosefreie Kekse', ['milk']],
  ['senza glutine', ['gluten']],
  ['libre de gluten', ['gluten']],
  ['kein Ei', ['egg']],
  ['no spinach kale or cabbage', ['spinach', 'kale', 'cabbage']],
  ["can't have seeds skins or nuts", ['seed', 'skin', 'nut']],
  ['no skins or nuts', ['skin', 'nut']],
  ['ohne Nüsse', ['nut']],
  ['sin carne', ['meat']],
  ['sin cebolla ni ajo', ['onion', 'garlic']],
  ['sans fruits de mer', ['seafood']],
  ['sin harina', ['flour']],
  ['eifrei', ['egg']],
  ['laktosefri suppe', ['milk']],
  ['hold the onions', ['onion']],
  ['anything but chicken', ['chicken']],
  ["doesn't contain eggs", ['egg']],
])('“%s” asks to leave out %j', (search, foods) => {
  expect(readLeftOut(search).foods).toEqual(foods)
})

test.each([
  'onion',
  'onion soup',
  'free range egg',
  'seedless grapes',
  'boneless chicken',
  'no, egg',
  'fair trade chocolate, free delivery',
  'no bake cake',
  'no-knead bread',
  'without',
  'free',
  '',
  'no',
  'nothing like it',
])('“%s” asks for nothing of the kind', (search) => {
  expect(readLeftOut(search).foods).toEqual([])
})

test('a long search takes no longer than it is long', () => {
  expect(readLeftOut(`no ${'onion, '.repeat(20_000)}`).foods).toEqual(['onion'])
})

test.each([
  ['soup without onion', ['soup']],
  ['dairy free dessert', ['dessert']],
  ['no dairy chicken pasta', ['chicken', 'pasta']],
  ['chicken, no onion or garlic', ['chicken', ',']],
  ['no cream and no onions soup', ['soup']],
])('besides, “%s” has the words %j', (search, rest) => {
  expect(readLeftOut(search).rest).toEqual(rest)
})
