import { expect, test } from 'vitest'
import { addSentences, FLAKED } from './gentler-steps.ts'

const SIEVED = 'Push it through a fine sieve. What stays behind stays there.'
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
])('“%s” is followed by “%s”', (step, sentence) => {
  expect(saidOf(step)).toContain(sentence)
})
