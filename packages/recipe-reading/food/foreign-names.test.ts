import { expect, test } from 'vitest'
import { findForeignFood } from './foreign-names.ts'

test.each([
  ['es', 'leche condensada', 'sweetened condensed milk'],
  ['es', 'manteca de cerdo', 'lard'],
  ['es', 'tortillas de maíz', 'corn tortilla'],
  ['de', 'Schweineschmalz', 'lard'],
  ['de', 'Rote Bete', 'beets'],
  ['fr', 'baguette', 'sourdough bread'],
  ['fr', "fonds d'artichauts", 'artichoke hearts'],
  ['it', 'savoiardi', 'ladyfingers'],
] as const)('a name is the whole food, not the first word of it: %s, %s', (language, name, food) => {
  expect(findForeignFood(name, language)?.food).toBe(food)
})
