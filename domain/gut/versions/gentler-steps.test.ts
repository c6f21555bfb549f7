import { expect, test } from 'vitest'
import { addSentences, FLAKED } from './gentler-steps.ts'

const SIEVED = 'Push it through a fine sieve. What stays behind stays there.'
const SIEVED_BEFORE = 'Before you serve it, push it through a fine sieve. What stays behind stays there.'
const PALE = 'Cook it under a lid or foil, soft and pale, without a crust.'
const COUNTED = 'Count what you put in whole, and lift all of it out before you serve.'
const MASHES = 'It is ready when it mashes with a fork.'

const saidOf = (step: string) => addSentences([step], 'stricture').map(({ text }) => text)

test.each([
  ['Beat the lard until fluffy, then beat in the masa.', FLAKED],
  ['Melt the goose fat in a tray.', FLAKED],
  ['Add the schmaltz to the matzo meal.', FLAKED],
  ['Sprinkle over the bonito flakes.', FLAKED],
  ['Stir in the anchovy paste.', FLAKED],
  ['Fish out the ginger.', FLAKED],
  ['Flip the pancakes with a fish slice.', FLAKED],
  ['Check the loaf with a meat thermometer.', FLAKED],
  ['Chop the bird’s eye chilli.', FLAKED],
  ['Blend the cornflour with 2 tbsp water.', SIEVED],
  ['Blend the flour and butter with your fingertips.', SIEVED],
  ['Mash the egg yolks with the mayonnaise.', SIEVED],
  ['Mash the garlic to a paste.', SIEVED],
  ['Pour the batter into a roasting tin.', PALE],
  ['Stir in the roasted garlic.', PALE],
  ['Do not sauté the onions.', PALE],
  ['Dry-roast the cumin and coriander seeds.', PALE],
  ['Crush the garlic cloves.', COUNTED],
  ['Peel the garlic and slice the cloves.', COUNTED],
  ['Stir in the ground cloves.', COUNTED],
  ['Boil the jars for 10 minutes.', MASHES],
  ['Steam the pudding for 2 hours.', MASHES],
  ['Boil the kettle.', MASHES],
  ['Cover the beef bones with water and simmer for 6 hours.', FLAKED],
  ['Fry the cauliflower steaks.', FLAKED],
  ['Blend the flour, eggs and milk to a batter.', SIEVED],
  ['Process until a smooth dough forms.', SIEVED],
  ['Use a mixer to blend the cream cheese and sugar.', SIEVED],
  ['Blend until smooth and serve.', SIEVED],
  ['Cook the pasta well past al dente.', 'Go past al dente: the pasta should be soft all through.'],
  ['Grind the cardamom pods to a powder.', COUNTED],
  ['Garnish with thyme sprigs.', COUNTED],
  ['Season with crushed black peppercorns.', COUNTED],
  ['Deep-fry the fritters until golden.', PALE],
  ['Fry the churros in hot oil until golden.', PALE],
  ['Simmer the carrots and onions for 3 hours. Strain and discard the solids.', MASHES],
  ['Soak the beans for 8 hours and boil for 2 minutes.', MASHES],
])('“%s” is not followed by “%s”', (step, sentence) => {
  expect(saidOf(step)).not.toContain(sentence)
})

test.each([
  ['Brown the lamb in the dripping.', FLAKED],
  ['Poach the fish, then fish out the bay leaf.', FLAKED],
  ['Blend the garlic, tomatoes and chillies.', SIEVED],
  ['Blend the soup, thickened with flour, until smooth.', SIEVED],
  ['Roast for 40 minutes in the roasting tin.', PALE],
  ['Bake until the carrots are roasted.', PALE],
  ['Sauté the onions.', PALE],
  ['Add the cloves to the rice.', COUNTED],
  ['Simmer the pumpkin and the stock for 20 minutes.', MASHES],
  ['Bring the beans to the boil and simmer for 1 hour.', MASHES],
  ['Cook the carrots in the stock for 15 minutes.', MASHES],
  ['Blend the raspberries with the banana.', SIEVED],
  ['Whizz the soup with a stick blender.', SIEVED],
  ['Liquidise the soup.', SIEVED],
  ['Transfer to a food processor and process until smooth.', SIEVED],
  ['Use a stick blender to blend the soup.', SIEVED],
  ['Carefully purée the soup in batches.', SIEVED],
  ['Rinse the lentils in a sieve. Boil and blend them.', SIEVED],
  ['Blend until smooth and serve.', SIEVED_BEFORE],
  ['Blend until silky and ladle into bowls.', SIEVED_BEFORE],
  ['Add the chicken thighs and rice cakes.', FLAKED],
  ['Shred the chicken and serve in burger buns.', FLAKED],
  ['Bruise the lemongrass and add it with the lime leaves.', COUNTED],
  ['Add the chopped leek, star anise and peppercorns.', COUNTED],
  ['Grill the courgettes until charred.', PALE],
])('“%s” is followed by “%s”', (step, sentence) => {
  expect(saidOf(step)).toContain(sentence)
})

test('only the last step that blends is sieved, and no icing sugar counts as sieved', () => {
  const steps = ['Blend the sauce.', 'Blend the soup until smooth.', 'Sieve the icing sugar over the cakes.']
  const said = addSentences(steps, 'stricture').filter(({ text }) => text.includes('sieve'))
  expect(said).toEqual([{ step: 1, text: SIEVED }])
})

test('a mash that is shaped at once is not sieved', () => {
  expect(saidOf('Mash the potatoes with the tuna, shape into cakes and bake for 20 minutes.')).not.toContain(
    SIEVED,
  )
  expect(saidOf('Mash the potatoes until smooth.')).toContain(SIEVED)
})
