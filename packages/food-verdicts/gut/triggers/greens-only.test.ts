import { expect, test } from 'vitest'
import { readLines } from '../../../../test/reading.ts'
import { readTriggers } from './read-triggers.ts'

const groupsOf = (line: string, step = 'Simmer everything for 10 minutes.') =>
  (readTriggers(readLines([line], { steps: [step], servings: 2 })) ?? []).map(({ group }) => group)

test.each([
  '1 leek, green part only',
  '1 leek (dark green leaves only)',
  '4 spring onions, green tops only',
  '4 scallions, greens only',
  '1 leek, only the green part',
  'green tops of 4 spring onions',
  'the green of 4 spring onions',
])('the green leaves alone are not named for fructans: %s', (line) => {
  expect(groupsOf(line)).not.toContain('alliums-fructans')
})

test.each([
  '1 leek',
  '1 leek, white and light green parts only',
  '1 leek, pale green part only',
  '4 scallions, white part chopped, green part only for garnish',
  '4 scallions, green parts reserved for garnish',
  '4 spring onions, green tops',
  '1 leek, green part only, and 1 onion',
  '2 onions, green tops only',
  '4 spring onions, green tops only, and 2 cloves garlic',
])('and what else there is, is: %s', (line) => {
  expect(groupsOf(line)).toContain('alliums-fructans')
})

test.each([
  '2 tomatoes, skins and seeds removed',
  '2 tomatoes without the skins',
  '1 peach, no skin',
  '1 pear, without peel',
  '1 aubergine, skin off',
])('a food without its skin has none: %s', (line) => {
  expect(groupsOf(line)).not.toContain('skins-strings')
})

test('sashimi that no step heats is raw fish', () => {
  expect(groupsOf('200 g salmon sashimi', 'Slice and serve.')).toContain('food-safety')
  expect(groupsOf('200 g salmon sashimi', 'Fry the salmon for 10 minutes.')).not.toContain('food-safety')
})
