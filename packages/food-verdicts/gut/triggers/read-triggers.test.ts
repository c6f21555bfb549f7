import { expect, test } from 'vitest'
import { readLines } from '../../../../test/reading.ts'
import { readTriggers } from './read-triggers.ts'

/** What each line names, as "group amount". */
function read(lines: string[], steps: string[] = ['Simmer everything for 20 minutes.'], servings = 4) {
  const hits = readTriggers(readLines(lines, { steps, servings }))
  return hits?.map(({ group, amount, line, term }) => `${line} ${group} ${amount}: ${term}`)
}

test('each line names its groups, with the word and how much a portion holds of the group', () => {
  expect(read(['1 onion', '1 kg carrots', '1 garlic clove, left whole'])).toEqual([
    '0 alliums-fructans some: onion',
    '2 alliums-fructans some: garlic clove',
  ])
  expect(read(['1 tsp honey', '1 kg chicken breast'])).toEqual([
    '0 excess-fructose trace: honey',
    '0 added-sugar trace: honey',
  ])
  expect(read(['300 g ground beef'])).toEqual(['0 red-meat main: ground beef'])
})

test.each(['4 red chillies', '2 bird’s eye chilies', '3 dried chiles'])('%s are hot', (line) => {
  expect(read([line])?.some((hit) => hit.includes(' spicy '))).toBe(true)
})

test.each([
  ['200 g kashk', 'lactose'],
  ['1 youtiao, sliced', 'gluten-wheat'],
  ['1 tbsp ajika', 'spicy'],
  ['2 tbsp green seasoning', 'alliums-fructans'],
  ['30 g cobnuts', 'seeds-nuts'],
  ['1 kg boerewors', 'red-meat'],
  ['200 g longganisa', 'processed-meat'],
  ['200 g gigantes', 'legumes-gos'],
  ['200 g kreplach', 'gluten-wheat'],
  ['100 g kajmak', 'lactose'],
  ['1 tsp mitmita', 'spicy'],
  ['400 g ful medames', 'legumes-gos'],
  ['50 g pine kernels', 'seeds-nuts'],
  ['2 slices seeded rye bread', 'seeds-nuts'],
  ['2 tbsp chermoula', 'alliums-fructans'],
  ['100 g landjäger', 'processed-meat'],
  ['50 g fruit and nut muesli', 'dried-fruit'],
])('“%s” is named for %s, though no label knows the food', (line, group) => {
  expect(read([line, '1 kg white rice'])?.some((hit) => hit.includes(` ${group} `))).toBe(true)
})

test('what only looks like a group is none of it', () => {
  for (const line of [
    '400 ml coconut milk',
    '100 g pudding rice',
    '200 g oat yoghurt',
    '1 cup palm nut cream',
    '1 butternut squash',
    '1 tbsp corn starch',
    '2 ahi tuna steaks',
    '1 vanilla bean',
    '50 g ground almonds',
    '1 tsp red pepper flakes',
  ]) {
    const groups = ['lactose', 'corn-popcorn', 'red-meat', 'legumes-gos', 'seeds-nuts', 'skins-strings']
    expect([line, read([line])?.filter((hit) => groups.includes(hit.split(' ')[1] ?? ''))]).toEqual([
      line,
      [],
    ])
  }
})

test('a word anywhere in the line takes away what is a question of form', () => {
  const skins = (line: string) => read([line])?.some((hit) => hit.includes('skins-strings'))
  expect([skins('4 tomatoes'), skins('4 tomatoes, peeled and seeded'), skins('4 peeled tomatoes')]).toEqual([
    true,
    false,
    false,
  ])
})

test('vegetables and fruit count as raw only where nothing heats them', () => {
  const raw = (steps: string[], line = '1 cucumber') =>
    read([line], steps)?.some((hit) => hit.includes('raw-'))
  expect(raw(['Slice the cucumber and dress it.'])).toBe(true)
  expect(raw(['Simmer the cucumber in stock.'])).toBe(false)
  expect(raw(['Slice the cucumber.', 'Fry the fish and serve it with the cucumber.'])).toBe(false)
  expect(raw(['Fry the fish.', 'Serve with the cucumber.'])).toBe(true)
  expect(raw(['Fold in the blueberries.', 'Bake for 30 minutes.'], '200 g blueberries')).toBe(false)
})

test('a list in words that are not known says nothing, rather than none', () => {
  expect(read(['50 dkg gomba', 'két fej hagyma'])).toBeUndefined()
})

test('a raw egg that ran free is a raw egg', () => {
  expect(read(['1 egg free-range'], ['Mix all and serve.'])).toEqual(['0 food-safety some: egg'])
})

test('fish that no step heats is raw, and that of a tin or a pan is not', () => {
  const isUnsafe = (line: string, steps: string[]) =>
    read([line], steps)?.some((hit) => hit.includes('food-safety'))
  expect(
    isUnsafe('400 g fresh salmon', ['Toast the sesame in a pan.', 'Cut the salmon and mix it with lime.']),
  ).toBe(true)
  expect(isUnsafe('400 g fresh salmon', ['Cut the salmon.', 'Bake it for 12 minutes.'])).toBe(false)
  expect(isUnsafe('1 tin tuna', ['Mix the tuna with lime.'])).toBe(false)
  expect(isUnsafe('4 slices ham', ['Put the ham on the bread.'])).toBe(true)
  expect(isUnsafe('4 slices ham', ['Fry the ham.'])).toBe(false)
})

test('what is put on a plate beside heated things stays raw', () => {
  const isRaw = (steps: string[]) => read(['1 red onion'], steps)?.some((hit) => hit.includes('raw-veg'))
  expect(isRaw(['Fry the fish.', 'Garnish with the onion and the toasted seeds.'])).toBe(true)
  expect(isRaw(['Cook the rice.', 'Add the remaining ingredients and toss.'])).toBe(true)
  expect(isRaw(['Mix all the ingredients.', 'Bake for 20 minutes.'])).toBe(false)
})

test('minced meat and livers that are left pink are named for food safety, and cooked through they are not', () => {
  const isUnsafe = (line: string, step: string) =>
    read([line], [step])?.some((hit) => hit.includes('food-safety'))
  expect(isUnsafe('500 g minced beef', 'Shape into burgers and fry until medium-rare.')).toBe(true)
  expect(isUnsafe('500 g minced beef', 'Brown the mince and simmer for an hour.')).toBe(false)
  expect(isUnsafe('400 g chicken livers', 'Fry until still pink in the middle.')).toBe(true)
  expect(isUnsafe('400 g chicken livers', 'Fry until cooked through.')).toBe(false)
})

test.each([
  [
    'caffeine',
    '4 teabags | 2 builder’s teabags | 1 mug strong tea | 1 tbsp oolong | 500 ml chai | 1 tsp genmaicha',
  ],
  ['caffeine', '1 cup assam | 1 tsp ceylon tea | 100 g dark choc chips | 250 ml energy drink'],
  ['skins-strings', '100 g nori | 200 g okra | 1 tin water chestnuts | 200 g jackfruit | 200 g cavolo nero'],
  ['skins-strings', '6 chipolatas | 4 bratwurst | 200 g sugar snaps | 100 g cherry toms | 300 g kimchi'],
  [
    'seeds-nuts',
    '2 sesame bagels | 4 seeded burger buns | 1 poppy seed roll | 1 pomegranate | 100 g groundnuts',
  ],
  ['seeds-nuts', '2 tbsp crunchy peanut butter | 1 everything bagel'],
  [
    'dried-fruit',
    '200 g mixed fruit | 100 g apricots, dried | 60 g figs (dried) | 4 hot cross buns | 6 mince pies',
  ],
  ['raw-veg', '200 g beansprouts | 1 celeriac, cut into matchsticks | 200 g kale, massaged'],
  ['food-safety', '200 g beansprouts'],
  ['lactose', '100 g smetana | 500 ml kefir | 100 g labneh'],
  ['spicy', '2 tbsp mango pickle'],
  ['alliums-fructans', '2 banana shallots | 1 jar silverskin onions'],
  ['acidic', '1 tbsp verjus'],
  ['polyols', '2 avos'],
])('%s is named in: %s', (group, lines) => {
  for (const line of lines.split(' | '))
    expect([line, read([line], ['Mix and serve.'])?.some((hit) => hit.includes(` ${group} `))]).toEqual([
      line,
      true,
    ])
})

test.each([
  [
    'caffeine',
    '2 rooibos tea bags | 2 camomile teabags | 2 fruit teabags | 4 decaf teabags | 1 clean tea towel',
  ],
  ['caffeine', '1 tsp chai spice | 1 cup barley tea | 2 redbush teabags'],
  [
    'skins-strings',
    '8 skinless sausages | 500 g sausagemeat | 4 sausages, taken out of their skins | 100 g kale pesto',
  ],
  ['seeds-nuts', '1 red pepper, seeded | 2 tbsp pomegranate molasses | 2 tbsp smooth peanut butter'],
  ['raw-fruit', '50 g glacé cherries | 2 tbsp pomegranate molasses'],
  ['dried-fruit', '4 apples, washed and dried | 200 g tinned mixed fruit'],
  ['raw-veg', '100 g kale pesto'],
  ['added-sugar', '200 g sugar snaps'],
  ['lactose', '200 g bean curd | 2 tbsp lemon curd'],
])('%s is not named in: %s', (group, lines) => {
  for (const line of lines.split(' | '))
    expect([line, read([line], ['Mix and serve.'])?.some((hit) => hit.includes(` ${group} `))]).toEqual([
      line,
      false,
    ])
})

// Nobody weighs a garnish. Salad and nuts are chewed all the same; a pinch of sesame is a pinch.
test.each([
  ['Roasted peanuts, to serve', 'seeds-nuts some: peanuts'],
  ['Dried cranberries, to garnish', 'dried-fruit some: dried cranberries'],
  ['Toasted sesame seeds, to serve', 'seeds-nuts trace: sesame seeds'],
])('“%s” is %s', (line, hit) => {
  expect(read(['100 g white rice', line], ['Simmer the rice.', 'Serve.'])).toContain(`1 ${hit}`)
})

// What a line says of one food, of a part of it, or for some cooks, takes no other food away.
test.each([
  ['100 g walnuts mixed with 1 tsp ground cinnamon', 'seeds-nuts'],
  ['walnuts, sugar and ground cinnamon', 'seeds-nuts'],
  ['100 g walnuts and 2 tbsp smooth peanut butter', 'seeds-nuts'],
  ['2 apples and 1 peeled carrot', 'skins-strings'],
  ['1 carrot, peeled, and 2 apples', 'skins-strings'],
  ['2 potatoes, peeled or unpeeled', 'skins-strings'],
  ['2 apples, peeled if you like', 'skins-strings'],
  ['2 aubergines, half peeled in stripes', 'skins-strings'],
  ['2 tomatoes, half of them peeled', 'skins-strings'],
  ['1 kg new potatoes, 2 carrots peeled', 'skins-strings'],
  ['2 beetroots, cooked, and 1 raw carrot', 'raw-veg'],
  ['1 raw onion and 2 cooked beetroots', 'raw-veg'],
])('“%s” still holds %s', (line, group) => {
  expect(read([line, '1 kg white rice'], ['Mix.'])?.some((hit) => hit.includes(` ${group} `))).toBe(true)
})

test.each([
  ['100 g walnuts, ground in a mill', 'seeds-nuts'],
  ['2 tomatoes and 1 cucumber, peeled', 'skins-strings'],
  ['2 apples, peeled, cored and sliced', 'skins-strings'],
  ['2 beetroots, boiled or roasted', 'raw-veg'],
  ['2 tbsp niter kibbeh', 'gluten-wheat'],
])('and “%s” no %s', (line, group) => {
  expect(read([line, '1 kg white rice'], ['Mix.'])?.some((hit) => hit.includes(` ${group} `))).toBe(false)
})
