import { expect, test } from 'vitest'
import { readRealRecipes } from '../../../test/real-recipes.ts'
import { readLines } from '../../../test/reading.ts'
import { testAgainstShared } from '../../../test/shared.ts'
import { listEases } from './facts.ts'
import { readLowEnergy } from './read-low-energy.ts'
import { readSaidLowEnergy, settleLowEnergy } from './said.ts'
import standing from './standing.fixture.json' with { type: 'json' }

/** A dish with its steps in one text, and its lines. */
const read = (steps: string, lines: string[] = [], prep: number | null = null) =>
  readLowEnergy(readLines(lines, { steps: steps.split(' / ') }), {
    prep_time_minutes: prep,
    total_time_minutes: null,
  })

test('minutes on one’s feet are those to prepare and those beside the stove; the oven works alone', () => {
  expect(read('Whisk for 3 minutes. / Bake for 50 minutes.', [], 5).facts.handsOn).toBe(8)
  expect(read('Cook the onions, stirring, for 5 minutes. / Simmer for 2 hours.', [], 10).facts.handsOn).toBe(
    15,
  )
  expect(read('Fry for 4 minutes per side.', [], 5).facts.handsOn).toBe(13)
  expect(read('Stir.', ['2 carrots, chopped']).facts.handsOn).toBe(5)
})

test('work that names no time takes its time all the same, and twice as much in batches', () => {
  const minutes = (steps: string) => read(steps).facts.handsOn
  expect(minutes('Bake the fish.')).toBe(1)
  expect(minutes('Brown the beef.')).toBe(6)
  expect(minutes('Sauté the fish.')).toBe(6)
  expect(minutes('Sauté for 8 minutes.')).toBe(9)
  expect(minutes('Brown the beef in batches.')).toBe(11)
  expect(minutes('Roll out the dough.')).toBe(7)
  expect(minutes('Shape the meat into balls.')).toBe(6)
  expect(minutes('Fry in batches for 4 minutes.')).toBe(9)
})

test('what is fried piece by piece fills the pan again and again, on both sides', () => {
  const minutes = (steps: string, ...lines: string[]) => read(steps, lines).facts.handsOn
  expect(minutes('Fry each pancake for 1 minute per side.')).toBe(13)
  expect(minutes('Fry the fritters for 3 minutes per side.')).toBe(13)
  expect(minutes('Fry for 2 minutes per side, in batches.')).toBe(9)
  expect(minutes('Grill for 3 minutes per batch.')).toBe(7)
  expect(minutes('Sear for 3 minutes on each side.')).toBe(7)
  expect(minutes('Scoop half a cup of batter onto the hot griddle. Cook until bubbles form.')).toBe(11)
})

test('hands that fill, bread, pound and fold take their time, more for many pieces', () => {
  const minutes = (steps: string, ...lines: string[]) => read(steps, lines).facts.handsOn
  expect(minutes('Fill the husks with pork and steam.', '20 dried corn husks')).toBe(18)
  expect(minutes('Cover the husks and steam.', '20 dried corn husks')).toBe(2)
  expect(minutes('Roll the biscuits.', '200 g digestive biscuits')).toBe(2)
  expect(minutes('Coat in flour, egg and crumbs.')).toBe(7)
  expect(minutes('Pound the veal thin.')).toBe(5)
  expect(minutes('Wrap the beef in the pastry.')).toBe(7)
  expect(minutes('Wrap the beef in foil.')).toBe(1)
  expect(minutes('Roll a spoonful of the mixture into 1" balls.')).toBe(6)
  expect(minutes('Boil for 15 to 20 minutes, and keep an eye on it.')).toBe(21)
  expect(minutes('Fill a pan with water.')).toBe(1)
  expect(minutes('Deep-fry for 4 minutes.')).toBe(15)
})

test('of hours only those count in which nobody leaves the stove', () => {
  const minutes = (steps: string) => read(steps).facts.handsOn
  expect(minutes('Simmer, stirring constantly, for 1 1/2 hours.')).toBe(91)
  expect(minutes('Simmer, stirring now and then, for 2 hours.')).toBe(1)
  expect(minutes('Leave overnight.')).toBe(1)
})

test('work is counted where the same sentence goes on with what the pot does alone', () => {
  const minutes = (steps: string) => read(steps).facts.handsOn
  expect(minutes('Fry the onions for 10 minutes, then cover and simmer for 40 minutes.')).toBe(11)
  expect(minutes('Soften the onions for 10 minutes.')).toBe(11)
  expect(minutes('Beat with a stand mixer for 15 minutes.')).toBe(16)
  expect(minutes('Bake for 20 minutes, turning once.')).toBe(1)
})

test('a time to prepare that is shorter than its cutting takes is not believed', () => {
  const lines = ['1 onion, chopped', '2 carrots, sliced', '1 leek, halved', '2 potatoes, diced']
  expect(read('Simmer.', lines, 5).facts.handsOn).toBe(15)
  expect(read('Simmer.', lines, 20).facts.handsOn).toBe(20)
  expect(read('Simmer.', ['1 kg potatoes, peeled and diced']).facts.handsOn).toBe(8)
  expect(read('Simmer.', ['1 potato, peeled and diced']).facts.handsOn).toBe(5)
})

test('time in which the dish cooks by itself is none on one’s feet; work that does not fit beside it is not known', () => {
  const minutes = (steps: string, prep: number, total: number, ...lines: string[]) =>
    readLowEnergy(readLines(lines, { steps: steps.split(' / ') }), {
      prep_time_minutes: prep,
      total_time_minutes: total,
    }).facts.handsOn
  expect(minutes('Whisk for 3 minutes. / Bake for 50 minutes.', 7, 60)).toBe(10)
  expect(minutes('Whisk for 3 minutes. / Bake for 1 hour.', 7, 60)).toBeNull()
  expect(minutes('Mix. / Chill for 1 hour.', 75, 75)).toBeNull()
  expect(minutes('Mix. / Chill for 8 hours.', 15, 20)).toBe(15)
  expect(minutes('Fry for 4 minutes per side.', 5, 10)).toBe(10)
})

// 61 dishes, labelled by hand before this rule was written.
testAgainstShared('dishes that are said to be quick are, in nine of ten', () => {
  const recipes = new Map(readRealRecipes().map((recipe) => [recipe.file, recipe]))
  const isQuick = (file: string) => {
    const recipe = recipes.get(file)
    if (!recipe) throw new Error(`No recipe ${file}`)
    const { facts } = readLowEnergy(readLines(recipe.lines, { steps: recipe.steps }), recipe)
    return listEases(facts).includes('15-min')
  }
  const [right, wrong] = [standing.few.filter(isQuick), standing.more.filter(isQuick)]
  expect([standing.few.length, standing.more.length]).toEqual([14, 47])
  expect(right.length / (right.length + wrong.length)).toBeGreaterThanOrEqual(0.9)
  expect(right.length / standing.few.length).toBeGreaterThan(0.6)
})

test('one pot is one vessel that food is cooked in; bowls and blenders do not count', () => {
  for (const [steps, answer] of [
    ['Mix in a bowl. Simmer in a large pot. Blend.', 'yes'],
    ['Blend until smooth.', 'yes'],
    ['Fry in a skillet. Bake in a baking dish.', 'no'],
    ['Simmer the sauce in a large pot. Meanwhile, cook the pasta.', 'no'],
    ['Melt the honey in a saucepan. Roast the fish in the oven.', 'no'],
    ['Heat the soup.', null],
    ['Bake the potatoes on a tray. Brown the butter in a wide pan. Simmer in a large pot.', null],
    ['Bake in a baking dish, set on a tray.', 'yes'],
    ['Roast the chicken for an hour. Boil the carrots in a saucepan.', 'no'],
    ['Brown the meat in a skillet. Bake for 20 minutes.', null],
    ['Brown the meat in an ovenproof skillet. Bake for 20 minutes.', 'yes'],
    ['Simmer the soup in a large pot. Warm the croutons in a small pan.', null],
    ['Boil the pasta in a large pot. Meanwhile, chop the thyme. Sauté the shallot in oil.', null],
    ['Melt the chocolate over a pan of simmering water. Cook in the slow cooker.', 'no'],
    ['Fry the aubergines. Layer in a baking dish.', null],
  ] as const)
    expect([steps, read(steps).facts['one-pot']]).toEqual([steps, answer])
})

test('little chopping is at most two foods to cut, and what was cut before it was bought does not count', () => {
  const answer = (...lines: string[]) => read('Stir.', lines).facts['little-chopping']
  expect(answer('1 onion, chopped', '2 carrots, sliced')).toBe('yes')
  expect(answer('1 onion, chopped', '2 carrots, sliced', '1 leek, halved')).toBe('no')
  expect(answer('2 sticks celery, diced', '1 onion, diced', '2 carrots, diced')).toBe('no')
  expect(answer('2 carrots, chunked', '1 squash, deseeded', '1 swede, cut into wedges')).toBe('no')
  expect(answer('1 can chopped tomatoes', '50 g cheese, grated', '1 onion, chopped')).toBe('yes')
})

test('steps that list what is cut count each food of the list', () => {
  const answer = (step: string, ...lines: string[]) => read(step, lines).facts['little-chopping']
  expect(answer('Chop the onion, carrots and celery.')).toBe('no')
  expect(answer('Chop all the vegetables.')).toBe('no')
  expect(answer('Slice the leeks, carrots and celery.', '1 onion, chopped')).toBe('no')
  expect(answer('Chop the onion, add the stock and simmer.')).toBe('yes')
  expect(answer('Slice the cake and serve with cream, berries and mint.')).toBe('yes')
})

test('freezing and reheating are told of where the words say so, and never guessed', () => {
  expect(read('Simmer. It freezes well for 2 months. Reheat gently.').facts).toMatchObject({
    freezes: 'yes',
    reheats: 'yes',
  })
  expect(read('Freeze the dough until firm. This does not reheat well.').facts).toMatchObject({
    freezes: null,
    reheats: 'no',
  })
})

test('what the chef said stands in the place of what is read, fact by fact', () => {
  const { facts } = read('Fry in a skillet. Bake in a baking dish.', [], 30)
  expect(settleLowEnergy(facts, 'handsOn=10&one-pot=yes&little-chopping=unknown')).toEqual({
    ...facts,
    handsOn: 10,
    'one-pot': 'yes',
    'little-chopping': null,
  })
  expect(listEases(settleLowEnergy(facts, 'handsOn=15'))).toContain('15-min')
  expect(listEases(facts)).not.toContain('15-min')
  expect(readSaidLowEnergy('handsOn=999&one-pot=perhaps&x=1')).toEqual({})
})
