import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { importRecipes } from '../../../../test/import-recipes.ts'
import { readLines } from '../../../../test/reading.ts'
import { readTexture } from './read-texture.ts'
import fixture from './textures.fixture.json' with { type: 'json' }

type Dish = { texture: string; name: string; lines: string[]; steps: string[] }

/** The sample recipes of the site, which are ours. */
const samples: Dish[] = Object.entries(fixture.samples).map(([slug, texture]) => {
  const text = readFileSync(new URL(`../../../../content/recipes/${slug}.json`, import.meta.url), 'utf8')
  const fields = importRecipes(text).recipes[0]?.fields
  return {
    texture,
    name: fields?.name ?? '',
    lines: fields?.ingredients.map(({ ingredient_text }) => ingredient_text) ?? [],
    steps: fields?.instructions.map(({ step_text }) => step_text) ?? [],
  }
})

const readOf = ({ name, lines, steps }: Dish) => readTexture(readLines(lines, { name, steps, servings: 4 }))

const STEPS = ['smooth', 'soft', 'tender', 'regular']

function compare(dishes: readonly Dish[]) {
  const read = dishes.map((dish) => ({ dish, texture: readOf(dish).texture }))
  const wrong = read.filter(({ dish, texture }) => texture !== dish.texture)
  const softer = wrong.filter(
    ({ dish, texture }) => texture === null || STEPS.indexOf(texture) < STEPS.indexOf(dish.texture),
  )
  return { right: dishes.length - wrong.length, softer: softer.map(({ dish }) => dish.name) }
}

test('the texture of dishes written for this test is read from their methods', () => {
  const { right, softer } = compare(fixture.written)
  expect(right / fixture.written.length).toBeGreaterThan(0.95)
  expect(softer).toEqual([])
})

test('the texture of the sample recipes is read as they were labelled by hand', () => {
  const { right, softer } = compare(samples)
  // Leeks, noodles, diced chicken and firm tofu are soft by the eye of a cook alone.
  expect(right).toBeGreaterThanOrEqual(32)
  expect(softer).toEqual([])
})

test('what is said of a texture is said with its words, and nothing of a method that is not read', () => {
  const dish = (...steps: string[]) => readOf({ texture: '', name: 'Dish', lines: ['500 g carrots'], steps })
  expect(dish('Braise for two hours.')).toMatchObject({ texture: 'soft', words: ['braise'] })
  expect(dish('Slice the carrots and toss them.')).toMatchObject({ texture: 'regular', words: ['carrots'] })
  expect(dish()).toMatchObject({ texture: null, words: [] })
  expect(dish('Vágd fel.')).toMatchObject({ texture: null, words: [] })
  expect(dish('Simmer the carrots. They must not be crisp.').texture).toBe('tender')
})

test.each([
  ['Grilled Steak', '2 sirloin steaks', 'Grill the steaks for 3 minutes a side.', 'regular'],
  ['Pork Chops', '2 pork chops', 'Fry the chops for 5 minutes a side.', 'regular'],
  [
    'Braised Steak',
    '800 g chuck steak',
    'Brown the meat, then braise it for 3 hours until it falls apart.',
    'soft',
  ],
  ['Poached Cod', '2 cod fillets', 'Poach the cod for 8 minutes.', 'soft'],
])('%s', (name, line, step, texture) => {
  expect(readOf({ name, texture, lines: [line], steps: [step] }).texture).toBe(texture)
})

test('a dish is not smooth when pasta comes into what was blended', () => {
  const dish = (steps: string[]) =>
    readOf({ texture: '', name: 'Squash and penne', lines: ['1 butternut squash', '200 g penne'], steps })
      .texture
  expect(dish(['Steam the squash.', 'Blend until smooth.', 'Cook the penne and add it.'])).toBe('tender')
  // No step names the penne: nobody knows where they are.
  expect(dish(['Steam the squash.', 'Blend until smooth.'])).toBe('tender')
})

test('a soup is not smooth when meat comes into what was blended', () => {
  const soup = (steps: string[]) =>
    readOf({ texture: '', name: 'Pea and ham soup', lines: ['400 g split peas', '1 ham hock'], steps })
      .texture
  expect(soup(['Simmer for two hours.', 'Blend until smooth.', 'Stir in the ham.'])).not.toBe('smooth')
})

// What is soft or smooth by a word of its name or its method, and is not: each was read so before 2026-11-28.
test.each([
  [
    'Cocktail meatballs',
    '12 meatballs | 200 ml chilli sauce',
    'Simmer the meatballs for 30 minutes.',
    'tender',
  ],
  ['Ginger beer ham', '2 kg gammon | 1 l ginger beer', 'Boil the gammon in the beer for 2 hours.', 'tender'],
  [
    'Hot chocolate pudding',
    '100 g flour | 50 g cocoa',
    'Mix to a batter. | Microwave for 5 minutes.',
    'tender',
  ],
  [
    'Custard tart',
    '500 ml cream | 8 egg yolks',
    'Strain the custard into the case. | Bake until set.',
    'regular',
  ],
  ['Apple crumble with custard', '6 apples | 100 g flour', 'Bake until golden.', 'regular'],
  [
    'Wonton broth',
    '2 l stock | 20 wontons | 2 pak choi',
    'Strain the stock. | Simmer the wontons in it.',
    'tender',
  ],
  [
    'Jelly with grapes',
    '1 packet jelly | 200 g grapes',
    'Boil. | Add the grapes. Chill until set.',
    'regular',
  ],
  ['Brawn jelly', '1 pig’s head | 3 l water', 'Boil. | Strain over the meat. Chill until set.', 'tender'],
  [
    'Squash soup',
    '1 squash | 100 g kale',
    'Simmer until soft and blend. | Add the kale and simmer.',
    'tender',
  ],
  ['Broccoli soup', '500 g broccoli | 4 eggs', 'Boil and blitz. | Boil the eggs, chop and add.', 'tender'],
  [
    'Chicken and mash',
    '4 chicken breasts | 1 kg potatoes',
    'Steam the chicken. | Mash the potatoes.',
    'tender',
  ],
  ['Braised steak', '4 braising steaks | 1 kg potatoes', 'Braise the steaks. | Mash the potatoes.', 'tender'],
  [
    'Congee with pork',
    '100 g rice | 200 g pork, sliced',
    'Simmer to a congee. | Cook the pork in it.',
    'tender',
  ],
  ['Scrambled eggs', '6 eggs | 100 g smoked salmon', 'Scramble the eggs. | Fold in the salmon.', 'tender'],
  ['Asparagus risotto', '300 g rice | 1 bunch asparagus', 'Make a risotto. | Fry the asparagus.', 'tender'],
  [
    'Carrot soup',
    '1 kg carrots | 4 rashers bacon, fried crisp',
    'Simmer, then blend. | Top with the bacon.',
    'regular',
  ],
  ['Polo', '400 g basmati | 50 g butter', 'Steam the rice in butter until a tahdig forms.', 'regular'],
  ['Maafe', '150 g peanut butter (crunchy) | 1 l stock', 'Simmer. | Stir in the peanut butter.', 'regular'],
  ['Yoghurt parfait', '500 g yoghurt | 100 g muesli', 'Layer in glasses.', 'regular'],
  [
    'Velvet soup',
    '1 kg carrots | 400 g salmon in lemon juice',
    'Simmer. | Blend. | Remove from the heat and stir in the salmon.',
    'tender',
  ],
  [
    'Cream of leek',
    '4 leeks | 400 g chicken thighs, trimmed of fat',
    'Simmer. | Blend until smooth. | Stir in the chicken thighs.',
    'tender',
  ],
])('%s of %s: “%s” is %s', (name, lines, steps, texture) => {
  const dish = { name, texture, lines: lines.split(' | '), steps: steps.split(' | ') }
  expect(readOf(dish).texture).toBe(texture)
})

test.each([
  ['Raspberry jelly', '400 g raspberries', 'Simmer. | Strain the raspberries. | Leave to set.', 'smooth'],
  ['Celeriac soup', '1 celeriac | 1 tsp truffle oil', 'Simmer. | Blend and drizzle with the oil.', 'smooth'],
  [
    'Chicken congee',
    '100 g rice | 1 chicken breast',
    'Simmer to a congee. | Shred the chicken finely.',
    'soft',
  ],
])('and %s of %s: “%s” stays %s', (name, lines, steps, texture) => {
  const dish = { name, texture, lines: lines.split(' | '), steps: steps.split(' | ') }
  expect(readOf(dish).texture).toBe(texture)
})

// What lies in or on a dish that was blended or cooked soft: each was read softer before.
test.each([
  ['Lentil soup', '200 g red lentils', 'Simmer. Blend half of the soup and stir it in.', 'tender'],
  ['Squash soup', '1 squash', 'Simmer. | Ladle a third into a blender. Blend. Return it.', 'tender'],
  ['Bean soup', '400 g beans, cooked', 'Simmer and blend, leaving some chunks.', 'tender'],
  ['Vegetable soup', '2 carrots', 'Simmer. Blitz to a coarse purée.', 'tender'],
  ['Pumpkin soup', '1 kg pumpkin | 40 g pumpkin seeds', 'Blend. Garnish with pumpkin seeds.', 'regular'],
  ['Carrot soup', '1 kg carrots | 60 g almonds', 'Simmer, blend and serve topped with almonds.', 'regular'],
  ['Carrot soup', '1 kg carrots | Roasted almonds, to serve', 'Simmer and blend. | Add almonds.', 'regular'],
  ['Hummus', '400 g chickpeas, cooked', 'Blend the chickpeas. Top with reserved chickpeas.', 'regular'],
  ['Pea soup', '1 kg peas | 300 g ham', 'Simmer. Reserve the ham. Blend. | Add the reserved ham.', 'tender'],
  ['Bean pudding', '1 kg beans | 3 boiled eggs', 'Blend the beans. Push in the eggs. Steam.', 'tender'],
  ['Bean pudding', '1 kg beans | 1 tin mackerel', 'Blend the beans. Push in the fish. Steam.', 'tender'],
  // The oven browns the mash, and nobody knows how crisp the onion is.
  ['Fish pie', '400 g cod | 1 kg potatoes', 'Poach the cod, flake. | Mash the potatoes. Bake.', 'tender'],
  [
    'Dal',
    '250 g red lentils | 1 onion',
    'Simmer until the lentils collapse. | Fry the onion, stir in.',
    'tender',
  ],
  [
    'Oxtail stew',
    '1 kg oxtail | 1 pak choi',
    'Braise until it falls off the bone. | Add the pak choi.',
    'tender',
  ],
  [
    'Oxtail stew',
    '1 kg oxtail | 1 pak choi',
    'Braise until it falls off the bone. | Add the vegetables.',
    'tender',
  ],
  ['Rice pudding', '100 g rice | 50 g raisins', 'Simmer the rice until soft. Stir in the raisins.', 'tender'],
  ['Beetroot soup', '1 kg beetroot | 20 uszka', 'Simmer for 1 hour. Cook the uszka in it.', 'tender'],
  ['Pea soup', '1 kg peas | 4 frankfurters', 'Simmer. Purée. | Add the frankfurters.', 'tender'],
  ['Raspberry sauce', '300 g raspberries', 'Blend the raspberries. There is no need to sieve.', 'regular'],
  ['Raspberry sauce', '300 g raspberries', 'Blend the raspberries. Sieve if you like.', 'regular'],
  ['Salmon mousse on toast', '200 g salmon | 6 slices bread', 'Blend the salmon. Spread.', 'regular'],
  ['Pulled pork rolls', '2 kg pork | 8 crusty rolls', 'Slow cook the pork. Shred it.', 'regular'],
  ['Cheese boats', '250 g flour | 5 g yeast', 'Knead, fill and bake at 250 °C.', 'regular'],
  ['Cheese boats', '2 cups flour | 1 tsp yeast', 'Knead, fill and bake at 450°F.', 'regular'],
  ['Chickpea balls', '400 g chickpeas', 'Shape into balls. Air fry for 14 minutes.', 'regular'],
  ['Fried chicken', '8 chicken drumsticks', 'Dredge in flour and fry.', 'regular'],
  ['Crispy tofu', '400 g tofu | 50 g cornflour', 'Coat the tofu. Fry.', 'regular'],
  ['Meringues', '4 egg whites | 225 g sugar', 'Whisk to stiff peaks. Bake for 90 minutes.', 'regular'],
  ['Sourdough loaf', '500 g flour | 100 g starter', 'Fold. Prove. Bake for 45 minutes.', 'regular'],
  ['Spinach parcels', '500 g spinach | 12 sheets filo', 'Wilt the spinach. Fill and bake.', 'regular'],
])('%s of %s: “%s” has more on the fork, and is %s', (name, lines, steps, texture) => {
  const dish = { name, texture, lines: lines.split(' | '), steps: steps.split(' | ') }
  expect(readOf(dish).texture).toBe(texture)
})

test.each([
  ['Squash soup', '1 squash | 1 l stock', 'Simmer. Blend in batches, the blender half full.', 'smooth'],
  ['Squash soup', '1 squash', 'Simmer. Pour half into a blender and blend. Repeat with the rest.', 'smooth'],
  ['Leek soup', '4 leeks', 'Simmer. Blend with some of the milk for roughly 2 minutes.', 'smooth'],
  ['Leek soup', '4 leeks', 'Add the roughly chopped leeks. Simmer. Blend.', 'smooth'],
  ['Leek soup', '4 leeks', 'Simmer. Blend until there are no chunks.', 'smooth'],
  ['Raspberry sauce', '300 g raspberries', 'Blend the raspberries and sieve.', 'smooth'],
  ['Raspberry sauce', '300 g seedless raspberry jam', 'Blend with warm water.', 'smooth'],
  [
    'Rice porridge',
    '100 g rice | 1 chicken breast, finely shredded',
    'Simmer until it collapses. Stir in the chicken.',
    'soft',
  ],
  ['Soft rolls', '500 g flour | 7 g yeast', 'Knead, shape and bake at 180 °C.', 'tender'],
])('and %s of %s: “%s” is still %s', (name, lines, steps, texture) => {
  const dish = { name, texture, lines: lines.split(' | '), steps: steps.split(' | ') }
  expect(readOf(dish).texture).toBe(texture)
})

test.each([
  [
    'Mint chip ice cream',
    '500 ml cream | 100 g dark chocolate, chopped',
    'Heat the cream. | Churn, and tip in the chocolate. | Freeze.',
    'regular',
  ],
  [
    'Chocolate ice cream',
    '500 ml cream | 100 g dark chocolate',
    'Warm the cream and melt the chocolate in it. | Freeze.',
    'tender',
  ],
  [
    'Chocolate pots',
    '200 g chocolate | 300 ml cream | 2 Crunchie bars, smashed',
    'Melt the chocolate in the hot cream and whisk until silky. | Top with the smashed Crunchie.',
    'regular',
  ],
  [
    'Congee',
    '100 g rice | 2 youtiao, sliced',
    'Simmer the rice until it falls apart. | Serve with the youtiao.',
    'regular',
  ],
  [
    'Coconut rice pudding',
    '150 g rice | 800 ml milk | 30 g coconut flakes',
    'Simmer for an hour. | Scatter over the coconut.',
    'regular',
  ],
  ['Sago pearls', '100 g sago', 'Boil the sago until translucent and chewy.', 'regular'],
  ['Potato pancakes', '1 kg potatoes, grated', 'Fry spoonfuls until brown.', 'regular'],
  [
    'Tomato soup',
    '1 kg tomatoes | 4 slices bread | 100 g cheese',
    'Simmer the tomatoes and blend. | Fry the cheese sandwiches.',
    'regular',
  ],
  ['Scramble', '2 eggs | 1 courgette, diced', 'Fry the courgette. Pour in the eggs and scramble.', 'tender'],
  [
    'Chocolate mousse',
    '150 g dark chocolate | 3 eggs',
    'Melt the chocolate, stir in the yolks, fold in the whites and chill.',
    'smooth',
  ],
  ['Pap', '300 g maize meal', 'Simmer the maize meal for 20 minutes.', 'tender'],
])('%s of %s: “%s” is %s', (name, lines, steps, texture) => {
  expect(readOf({ name, texture, lines: lines.split(' | '), steps: steps.split(' | ') }).texture).toBe(
    texture,
  )
})

test('what was soaked cold with dried fruit is no softer than the fruit', () => {
  const oats = (line: string) =>
    readOf({ texture: '', name: 'Oats', lines: ['50 g oats', line], steps: ['Chill until soft and creamy.'] })
  expect(oats('100 g dried cranberries').texture).toBe('regular')
  expect(oats('100 ml milk').texture).toBe('soft')
})

test.each([
  [
    'Goat soup',
    '1 kg goat meat, cubed | 3 tomatoes | 1 pepper',
    'Braise the goat. | Blend the tomatoes and pepper, add to the pot and simmer.',
    'tender',
  ],
  [
    'Prawn soup',
    '200 g prawns | 400 g tomatoes',
    'Simmer the prawns and the tomatoes. | Blend everything until smooth.',
    'smooth',
  ],
  ['Quick goat', '500 g goat | 1 onion', 'Fry the goat for 8 minutes.', 'regular'],
  ['Goat’s cheese dip', '200 g goat’s cheese | 100 ml cream', 'Warm both and blend.', 'smooth'],
  [
    'Bean pudding',
    '400 g black-eyed peas, peeled | 1 onion',
    'Blend the peas and the onion. | Steam in cups for 50 minutes.',
    'soft',
  ],
  ['Carrots', '500 g carrots', 'Simmer for half an hour.', 'tender'],
  ['Carrots', '500 g carrots', 'Soak in iced water for 2 hours. Then simmer for 10 minutes.', 'tender'],
  ['Carrots', '500 g carrots', 'Simmer for an hour and a half.', 'soft'],
  ['Jackfruit curry', '2 cans young jackfruit | 400 ml coconut milk', 'Simmer for 1 hour.', 'tender'],
  ['Lentils', '200 g red lentils', 'Boil until mushy.', 'soft'],
  ['Lamb and lentils', '500 g lamb, diced | 200 g red lentils', 'Boil until mushy.', 'tender'],
  ['Labneh', '1 kg yoghurt | 1/2 tsp salt', 'Stir in the salt. | Strain in a cloth overnight.', 'smooth'],
  [
    'Ice cream',
    '600 ml double cream | 1 can condensed milk',
    'Whip the cream. | Fold in the milk and freeze.',
    'smooth',
  ],
  [
    'Ice cream',
    '600 ml double cream | 1 can condensed milk | 80 g honeycomb',
    'Whip the cream. | Fold in the rest and freeze.',
    'regular',
  ],
  ['Salt cod cream', '200 g salt cod | 100 ml cream', 'Stir together and chill.', 'regular'],
  ['Yoghurt bark', '500 g yoghurt | 2 tbsp honey', 'Stir. | Freeze and break into pieces.', 'regular'],
  ['Steamed tofu', '300 g silken tofu | 2 tbsp soy sauce', 'Steam the tofu for 8 minutes.', 'soft'],
  ['Steamed tofu', '300 g firm tofu | 2 tbsp soy sauce', 'Steam the tofu for 8 minutes.', 'tender'],
  [
    'Tibs',
    '500 g lamb leg, cubed | 1 onion',
    'Sear the lamb in a hot pan. | Add the onion and cook for 5 minutes.',
    'regular',
  ],
  ['Shashlik', '1 kg pork neck, cubed', 'Thread on skewers and grill for 15 minutes.', 'regular'],
  ['Venison in wine', '500 g diced venison', 'Brown the venison and simmer for 25 minutes.', 'regular'],
  ['Beef in wine', '500 g diced beef', 'Brown the beef, cover and simmer for 2 hours.', 'tender'],
  ['Chickpea stew', '400 g chickpeas | 2 carrots, diced', 'Simmer for 15 minutes.', 'tender'],
  [
    'Cheese boat',
    '300 g pizza dough | 200 g mozzarella',
    'Shape and fill. | Bake at 230 °C for 12 minutes.',
    'regular',
  ],
  [
    'Potatoes in cheese sauce',
    '1 kg potatoes | 250 g cream cheese',
    'Boil the potatoes and slice them. | Blend the cream cheese until smooth and pour over.',
    'tender',
  ],
  [
    'Mango drink',
    '2 mangoes | 300 ml yoghurt',
    'Peel the mangoes. | Blend the mangoes with the yoghurt and pour over ice.',
    'smooth',
  ],
  ['Rusks', '200 g flour | 100 ml milk', 'Shape and bake until dry and hard.', 'regular'],
  ['Steamed sponge', '3 eggs | 150 g flour | 150 g sugar', 'Whisk. | Steam for 40 minutes.', 'tender'],
])('%s of %s: “%s” is %s', (name, lines, steps, texture) => {
  const dish = { name, texture, lines: lines.split(' | '), steps: steps.split(' | ') }
  expect(readOf(dish).texture).toBe(texture)
})
