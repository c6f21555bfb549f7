import { expect, test } from 'vitest'
import { nearFoodNames } from './near-foods.ts'

test('near to a food are the other foods of its kind, where its kind is a narrow one', () => {
  expect(nearFoodNames('Turbot')).toEqual(expect.arrayContaining(['cod', 'hake']))
  expect(nearFoodNames('turbots')).not.toContain('prawn')
  expect(nearFoodNames('gruyère')).toEqual(expect.arrayContaining(['comte', 'cheddar']))
  expect(nearFoodNames('puy lentils')).toContain('chickpea')
})

test('nothing is near to a vegetable, to several foods, and to what is no food', () => {
  for (const search of ['swede', 'turbot and hake', 'flare', 'stricture', 'low residue', 'pavlova', '', '🐟'])
    expect(nearFoodNames(search), search).toEqual([])
})
