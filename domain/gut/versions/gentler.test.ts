import { expect, test } from 'vitest'
import { startFromShown, makeSofter, readVersionsOf, type SoftenedRecipe } from './gentler.ts'
import { decodeLine } from '../profile/line-triggers.ts'
import { SOFT_PHASES, type SoftPhase } from '../profile/phases.ts'
import { readSaidVersions, writeSaidVersions } from './said-versions.ts'

const dish = (name: string, lines: string[], steps: string[], servings: number | null = 2) => ({
  name,
  servings,
  ingredients: lines.map((ingredient_text) => ({ ingredient_text, section: null })),
  instructions: steps.map((step_text) => ({ step_text })),
})

const soup = dish(
  'Soup',
  ['400 g carrots, peeled', '2 celery stalks', '40 g walnuts', '100 g brown rice', '1 l water', '1 bay leaf'],
  [
    'Simmer the carrots, the celery and the rice with the bay leaf for 30 minutes.',
    'Scatter the walnuts over.',
  ],
)

function soften(recipe: SoftenedRecipe, phase: SoftPhase = 'gentle') {
  const softer = makeSofter(recipe, phase)
  if ('none' in softer) throw new Error(softer.none)
  return softer
}

test('a softer version swaps what a short spell of soft food leaves out, and keeps the line as written', () => {
  const { lines, open } = soften(soup)
  expect(lines.map((line) => (line.kind === 'left out' ? line.kind : line.text))).toEqual([
    '400 g carrots, peeled',
    '80 g celeriac, peeled and cooked soft',
    '20 g smooth nut butter',
    '100 g white rice',
    '1 l water',
    '1 bay leaf',
  ])
  expect(lines[2]).toMatchObject({
    kind: 'changed',
    was: '40 g walnuts',
    note: 'Of the same nuts. Stir it in at the end. Check its label for allergens.',
  })
  expect(open).toEqual([])
})

test('fibre, lactose and fat are counted anew, and are less where less is in it', () => {
  const { fibre, lactose, fat } = soften(soup)
  expect(fibre.was).toBeGreaterThan(7)
  expect(fibre.now).toBeLessThan((fibre.was ?? 0) - 1)
  expect(lactose).toEqual({ was: 0, now: 0 })
  expect(fat.now).toBeLessThan(fat.was ?? 0)
})

test('steps stay as they are, and fixed sentences stand after them', () => {
  expect(soften(soup).sentences).toEqual([
    { step: 0, text: 'It is ready when it mashes with a fork.' },
    { step: 0, text: 'Count what you put in whole, and lift all of it out before you serve.' },
  ])
  const chicken = dish(
    'Chicken',
    ['400 g chicken breast', '300 g potatoes, peeled'],
    ['Poach the chicken.', 'Mash the potatoes.'],
  )
  expect(soften(chicken, 'stricture').sentences.map(({ step }) => step)).toEqual([0, 1])
  expect(soften(chicken).sentences).toEqual([])
})

test.each([
  ['Bring the carrots and the stock to the boil.', 'blend nothing'],
  ['Boil the egg for 6 minutes exactly.', ''],
  ['Drop the apricots into boiling water for 30 seconds.', ''],
  ['Warm the carrots without letting them boil.', ''],
  ['Poach the cod for 8 minutes.', ''],
  ['Simmer the carrots for 20 minutes.', 'Blend until smooth.'],
])('after “%s”, nothing is said of a fork', (step, later) => {
  const { sentences } = soften(dish('Dish', ['400 g carrots, peeled'], [step, later]))
  expect(sentences.map(({ text }) => text)).not.toContain('It is ready when it mashes with a fork.')
})

test.each([
  'Blend, then push it through a sieve.',
  'Mash the banana and stir in the oats.',
  'If it split, blending mends it.',
])('after “%s”, nothing is said of a sieve', (step) => {
  const { sentences } = soften(dish('Dish', ['400 g carrots, peeled'], [step]), 'stricture')
  expect(sentences).toEqual([])
})

test('what a line says already is not said twice', () => {
  const beans = ['200 g green beans, trimmed, cut short and cooked very soft', '200 g green beans']
  const { lines } = soften(dish('Beans', beans, ['Warm both.']))
  expect(lines.map(({ kind }) => kind)).toEqual(['kept', 'changed'])
})

test('a trace is left alone, and what no swap is known for is said to be still in it', () => {
  const { lines, open } = soften(
    dish('Dip', ['500 g potatoes, peeled', '1 tsp sesame seeds', '50 g tortilla chips'], ['Boil.'], 6),
  )
  expect(lines.map(({ kind }) => kind)).toEqual(['kept', 'kept', 'kept'])
  expect(open).toEqual(['50 g tortilla chips'])
})

test('what a line says was cooked crisp is said to be still in it', () => {
  const lines = [
    '100 g white rice',
    '1 l water',
    '4 cloves garlic, fried until crisp',
    '2 crisp apples, peeled',
  ]
  const { open } = soften(dish('Porridge', lines, ['Simmer the rice and apples. Top with the garlic.']))
  expect(open).toEqual(['4 cloves garlic, fried until crisp'])
})

test('where a dish lives from its crust, or its list is not read, there is no version', () => {
  const wings = dish('Wings', ['1 kg chicken wings'], ['Bake until the skin is crisp.'])
  expect(makeSofter(wings, 'gentle')).toEqual({ phase: 'gentle', none: 'crust' })
  const leves = dish('Leves', ['50 dkg gomba', 'két fej hagyma'], ['Főzd meg.'])
  expect(makeSofter(leves, 'stricture')).toEqual({ phase: 'stricture', none: 'not read' })
})

test('lines that are changed and added are read for a profile like those that are written', () => {
  const said = readSaidVersions(null)
  said.gentle.lines.push({ was: '1 l water', nth: 0, text: '1 l whole milk' })
  said.gentle.added.push({ text: '1 clove garlic' })
  const { lines, triggers = [] } = soften({ ...soup, softer: writeSaidVersions(said) })
  const named = lines.map((line, at) =>
    line.kind === 'left out'
      ? line.kind
      : `${line.text}: ${Object.keys(decodeLine(triggers[at] ?? '').groups).join()}`,
  )
  expect(named).toContain('100 g white rice: ')
  expect(named).toContain('1 l whole milk: lactose,fatty-fried')
  expect(named).toContain('1 clove garlic: alliums-fructans')
  // Celery is gone with its polyols, and the celeriac in its place is no strings.
  expect(named.find((line) => line.startsWith('80 g celeriac'))).not.toContain('skins-strings')
})

test('a swap that peels takes the groups that it is for from the line, and leaves the others', () => {
  const { lines, triggers = [] } = soften(dish('Pot', ['500 g plums', '1 l water'], ['Simmer the plums.']))
  expect(lines[0]).toMatchObject({ kind: 'changed', was: '500 g plums' })
  const { groups } = decodeLine(triggers[0] ?? '')
  expect(groups['skins-strings']).toBeUndefined()
  expect(groups.polyols).toBe('main')
})

test('the groups that a swap is for are gone from its line, also where its words would name them', () => {
  const { lines, triggers = [] } = soften(dish('Pot', ['300 g asparagus', '1 l water'], ['Simmer.']))
  expect(lines[0]).toMatchObject({ text: '300 g asparagus, tips only, cooked soft' })
  expect(Object.keys(decodeLine(triggers[0] ?? '').groups)).toEqual(['alliums-fructans', 'excess-fructose'])
})

test('the figures of a version start from those that the page shows', () => {
  const version = {
    ...soften(soup),
    ...{ fibre: { was: 8, now: 4 }, lactose: { was: 0, now: 2 }, fat: { was: 3, now: 3 } },
  }
  expect(startFromShown(version, { fibre: 6, lactose: 1, fat: 20 })).toEqual({
    fibre: { was: 6, now: 3 },
    lactose: { was: 1, now: 3 },
    fat: { was: 20, now: 20 },
  })
  const unknown = { ...version, fat: { was: null, now: null } }
  expect(startFromShown(unknown, { fibre: null, lactose: 1, fat: 20 })).toMatchObject({
    fibre: { was: 8, now: 4 },
    fat: { was: 20, now: null },
  })
  const same = { ...unknown, lines: [{ kind: 'kept' as const, text: '400 g carrots', section: null }] }
  expect(startFromShown(same, { fibre: 6, lactose: 1, fat: 20 }).fat).toEqual({ was: 20, now: 20 })
})

test('work that a line says already is not asked for twice, and “unpeeled” is not peeled', () => {
  const lineOf = (line: string) => soften(dish('Plate', [line], ['Slice and serve raw.'])).lines[0]
  expect(lineOf('2 apples, unpeeled, sliced')).toMatchObject({
    text: '2 apples, unpeeled, sliced, peeled and stewed until soft',
  })
  expect(lineOf('2 apples, peeled and sliced')).toMatchObject({
    text: '2 apples, peeled and sliced, stewed until soft',
  })
  expect(lineOf('200 g green beans, trimmed')).toMatchObject({
    text: '200 g green beans, trimmed, cut short and cooked very soft',
  })
})

test.each([
  ['Fry the minced garlic, add the chicken and brown it.', true],
  ['Sear the pork and stir in the tomato paste.', true],
  ['Poach the haddock for eight minutes.', true],
  ['Season the beef with ground black pepper and roast it.', true],
  ['Bring the chicken stock to a simmer and add the carrots.', false],
  ['Toss the noodles with fish sauce.', false],
  ['Shape the minced beef into meatballs.', false],
])('in a narrow place flesh is flaked, and only flesh: %s', (step, isSaid) => {
  const lines = ['400 g carrots, peeled']
  const { sentences } = soften(dish('Dish', lines, [step]), 'stricture')
  expect(sentences.some(({ text }) => text.startsWith('Flake'))).toBe(isSaid)
})

test('rare meat is told no lid that leaves it paler and no safer', () => {
  const said = (step: string) =>
    soften(dish('Lamb', ['1 kg leg of lamb'], [step]))
      .sentences.map(({ text }) => text)
      .join(' ')
  expect(said('Roast the lamb until pink.')).not.toContain('under a lid')
  expect(said('Roast the lamb for two hours.')).toContain('under a lid')
})

test('versions that share a reading are those that are made alone, whatever the chef says of each', () => {
  const softer = writeSaidVersions({
    ...readSaidVersions(null),
    stricture: {
      ...readSaidVersions(null).stricture,
      lines: [{ was: '40 g walnuts', nth: 0, text: '20 g tahini' }],
      added: [{ text: '1 tsp lemon juice' }],
    },
  })
  for (const recipe of [{ ...soup, softer }, soup]) {
    const reading = readVersionsOf(recipe)
    for (const phase of SOFT_PHASES)
      expect(makeSofter(recipe, phase, undefined, reading)).toEqual(makeSofter(recipe, phase))
  }
})
