import { expect, test } from 'vitest'
import { readTriggers } from './read-triggers.ts'

/** What each line names, as "group amount". */
function read(lines: string[], steps: string[] = ['Simmer everything for 20 minutes.'], servings = 4) {
  const hits = readTriggers({
    ingredients: lines.map((ingredient_text) => ({ ingredient_text, section: null })),
    instructions: steps.map((step_text) => ({ step_text })),
    servings,
  })
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

test('what only looks like a group is none of it', () => {
  for (const line of [
    '400 ml coconut milk',
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
