import { expect, test } from 'vitest'
import { readLines } from '../../../../test/reading.ts'
import { readTexture } from './read-texture.ts'

test.each([
  [
    'Puréed cod',
    '100 g cod | 100 ml milk',
    'Poach the cod in the milk. | Purée the fish with the sauce until smooth.',
    'smooth',
  ],
  [
    'Chicken purée',
    '150 g chicken breast | 1 sweet potato',
    'Poach the chicken with the sweet potato. | Blend everything until smooth.',
    'smooth',
  ],
  // No step says where the sweet potato is.
  [
    'Lamb purée',
    '150 g lamb leg, diced | 1 sweet potato',
    'Simmer the lamb for 1 hour 30. | Blitz until smooth.',
    'tender',
  ],
  [
    'Lamb purée',
    '150 g lamb leg, diced | 1 sweet potato',
    'Simmer the lamb and the sweet potato for 1 hour 30. | Blitz everything until smooth.',
    'smooth',
  ],
  // What is left of the meat is in pieces.
  [
    'Chicken soup',
    '150 g chicken breast | 1 sweet potato',
    'Poach the chicken with the sweet potato. | Blend everything but the chicken until smooth.',
    'tender',
  ],
  [
    'Chicken soup',
    '150 g chicken breast | 1 sweet potato',
    'Poach the chicken with the sweet potato and lift it out. | Blend everything until smooth. | Slice the chicken and lay it in the bowls.',
    'tender',
  ],
  [
    'Cod on purée',
    '150 g cod | 1 sweet potato | 100 ml milk',
    'Poach the cod in the milk. | Boil the sweet potato and blend it with the cod milk until smooth.',
    'soft',
  ],
  // A mash is baked firm, in cakes and on a pie.
  [
    'Lentil fingers',
    '100 g red lentils | 1 egg | 40 g oats',
    'Simmer the lentils until soft. | Mash everything, shape into fingers and bake for 20 minutes.',
    'tender',
  ],
  [
    'Fish pie',
    '400 g cod | 1 kg potatoes',
    'Poach the cod, flake. | Mash the potatoes and spread them over it. Bake for 20 minutes.',
    'tender',
  ],
  // A burnt skin that comes off, and one that is eaten.
  [
    'Smoky aubergine dip',
    '2 aubergines | 1 lemon',
    'Char the aubergines until collapsed. Peel off the skins. | Mash the flesh with the lemon juice.',
    'soft',
  ],
  [
    'Smoky aubergines',
    '2 aubergines | 1 lemon',
    'Char the aubergines until collapsed. | Mash with the lemon juice.',
    'regular',
  ],
  [
    'Almond macaroons',
    '250 g ground almonds | 200 g sugar | 2 egg whites',
    'Mix to a paste and roll into balls. | Bake for 12 minutes.',
    'regular',
  ],
  ['Rugelach', '250 g flour | 200 g butter | 100 g jam', 'Roll up and bake for 20 minutes.', 'regular'],
  [
    'Cauliflower in white sauce',
    '1 cauliflower | 300 ml milk',
    'Simmer the cauliflower until soft and drain. | Cover with the sauce and gratinate.',
    'tender',
  ],
  // What was sieved is the sauce.
  [
    'Semolina moulds',
    '500 ml milk | 60 g semolina | 250 g raspberries',
    'Simmer the milk with the semolina for 5 minutes and chill. | Heat the raspberries and pass through a sieve. Turn out the moulds and pour the sauce round.',
    'tender',
  ],
])('%s of %s: “%s” is %s', (name, lines, method, texture) => {
  const reading = readLines(lines.split(' | '), { name, steps: method.split(' | '), servings: 4 })
  expect(readTexture(reading).texture).toBe(texture)
})
