import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readLines } from '../../../test/reading.ts'
import { shared, testAgainstShared } from '../../../test/shared.ts'
import { findFoods, spellWords } from 'recipe-reading/food/find-foods'
import { wordsOfTerm } from 'recipe-reading/food/term-index'
import { judgeDiets } from './judge-diets.ts'
import dishes from './probes/dishes.json' with { type: 'json' }
import doubtfulLines from './probes/doubtful-lines.json' with { type: 'json' }
import gramLists from './probes/gram-lists.json' with { type: 'json' }
import plainLines from './probes/plain-lines.json' with { type: 'json' }

// The probes were written without sight of the lists or the code.

const POT = ['2 carrots, sliced', '1 onion, chopped', '1 litre water', 'salt']
const DISH_SETS = ['a', 'b', 'c', 'd', 'e', 'g', 'j'] as const
const SETS = [...DISH_SETS, 'f', 'h', 'i'] as const

/** The diets of which software is certain. */
function certain(ingredients: string[]): string[] {
  return judgeDiets(readLines(ingredients))
    .filter(({ state }) => state === 'yes')
    .map(({ diet }) => diet)
}

/** Expected labels that are missing, and how many were expected. */
function lost(probes: { ingredients: string[]; due: string[] }[]) {
  const missing = probes.flatMap(({ ingredients, due }) => {
    const kept = certain(ingredients)
    return due.filter((diet) => !kept.includes(diet)).map((diet) => `${diet}: ${ingredients.at(-1)}`)
  })
  return { missing, due: probes.flatMap(({ due }) => due).length }
}

test('no line of 2,281 that is not free of something leaves the label', () => {
  const wrong = doubtfulLines.flatMap(({ line, not }) => {
    const kept = certain([...POT, line])
    return not.filter((diet) => kept.includes(diet)).map((diet) => `${diet}: ${line}`)
  })
  expect(doubtfulLines).toHaveLength(2_281)
  expect(wrong).toEqual([])
})

testAgainstShared('no label contradicts what our compilation says of 223 lines', () => {
  const said: { line: string; ok: Record<string, boolean> }[] = JSON.parse(
    readFileSync(new URL('data/gut/diet-tests.json', shared), 'utf8'),
  )
  const wrong = said.flatMap(({ line, ok }) =>
    certain([...POT, line])
      .filter((diet) => ok[diet] === false)
      .map((diet) => `${diet}: ${line}`),
  )
  expect(said).toHaveLength(223)
  expect(wrong).toEqual([])
})

test('no dish of 290 gets a label that it must not have', () => {
  const wrong = dishes.flatMap(({ name, ingredients, not }) => {
    const kept = certain(ingredients)
    return not.filter((diet) => kept.includes(diet)).map((diet) => `${diet}: ${name}`)
  })
  expect(dishes).toHaveLength(290)
  expect(wrong).toEqual([])
})

test.each(SETS)('plain lines as cooks write them keep at least 95 %% of their labels: set %s', (set) => {
  const probes = plainLines.filter((probe) => probe.set === set)
  const { missing, due } = lost(
    probes.map(({ line, keeps }) => ({ ingredients: [...POT, line], due: keeps })),
  )
  expect(due).toBeGreaterThan(400)
  expect(missing.length, missing.join('\n')).toBeLessThanOrEqual(due * 0.05)
})

test.each(DISH_SETS)('plain dishes keep at least 95 %% of the labels that are due to them: set %s', (set) => {
  const { missing, due } = lost(dishes.filter((dish) => dish.set === set))
  expect(due).toBeGreaterThan(60)
  expect(missing.length, missing.join('\n')).toBeLessThanOrEqual(due * 0.05)
})

test.each(['vegetarian', 'vegan', 'gluten-free', 'dairy-free', 'nut-free'])(
  'of all sets together, 99 in a hundred lines and dishes keep that they are %s',
  (diet) => {
    const probes = [
      ...plainLines.map(({ line, keeps }) => ({ ingredients: [...POT, line], due: keeps })),
      ...dishes,
    ].map(({ ingredients, due }) => ({ ingredients, due: due.filter((one) => one === diet) }))
    const { missing, due } = lost(probes)
    expect(due).toBeGreaterThan(1_500)
    expect(missing.length, missing.join('\n')).toBeLessThanOrEqual(due * 0.01)
  },
)

test.each(gramLists)('a list in another language earns nothing: $language', ({ ingredients }) => {
  expect(certain(ingredients)).toEqual([])
})

const syllable = fc.constantFrom(
  'bra',
  'zel',
  'quo',
  'mip',
  'dro',
  'fen',
  'uks',
  'tar',
  'ilb',
  'wug',
  'nyx',
  'ossa',
  'plim',
)
const inventedWord = fc
  .array(syllable, { minLength: 2, maxLength: 4 })
  .map((syllables) => syllables.join(''))
  .filter((word) => findFoods(spellWords(wordsOfTerm(word))).unknown.length > 0)
const place = fc.constantFrom(
  (word: string) => `200 g ${word}`,
  (word: string) => `2 cups chopped ${word}`,
  (word: string) => `1 ${word} carrot`,
  (word: string) => `1 carrot ${word}, peeled`,
  (word: string) => `2 carrots (${word})`,
  (word: string) => `2 carrots, ${word}`,
  (word: string) => `2 carrots or ${word}`,
  (word: string) => `2 carrots with a spoon of ${word}`,
  (word: string) => `${word}`,
  (word: string) => `${word}-free carrots`,
  (word: string) => `vegan ${word}`,
  (word: string) => `gluten-free, dairy-free, nut-free vegan ${word}`,
  (word: string) => `1 tbsp olive oil, plus ${word} to serve`,
  (word: string) => `optional: ${word}`,
  (word: string) => `salt, pepper and ${word}`,
  (word: string) => `salt, 100g${word}`,
  (word: string) => `1 carrot 2${word}`,
  (word: string) => `2 carrots with or without ${word}`,
  (word: string) => `${'2 carrots, '.repeat(200)}${word}`,
)

test('an invented word, wherever it stands, leaves no label', () => {
  fc.assert(
    fc.property(inventedWord, place, fc.nat(POT.length), (word, put, at) => {
      expect(certain(POT.toSpliced(at, 0, put(word)))).toEqual([])
    }),
    { numRuns: 500 },
  )
})

test.each([
  ['salt, 100gbutter', 'vegan'],
  ['1 tsp salt and 100gbutter', 'dairy-free'],
  ['500gMehl, salt', 'gluten-free'],
  ['1 carrot 20gkaju', 'nut-free'],
  ['🥜', 'nut-free'],
  ['🧈 🥛', 'dairy-free'],
  ['2 carrots 🥜', 'nut-free'],
  ['2 carrots, with or without walnuts', 'nut-free'],
])('nothing hides behind a number, a picture or a word: "%s"', (line, diet) => {
  expect(certain([...POT, line])).not.toContain(diet)
})

test.each([
  '2 carrots in dairy',
  '2 carrots or dairy',
  '500 g vegetables and bones',
  'carrots and meaty bones',
  '2 potatoes fried in fat',
  '1 onion, fried in grease',
  '2 carrots and 2 fillets',
  '2 carrots, 4 rashers',
  '2 carrots and ribs',
  'onions and mince',
  '2 carrots with all the trimmings',
  '2 carrots and leftovers',
  '2 carrots and 2 whites',
  '2 carrots, baloney',
  '2 carrots, with entrails',
  '1 cup soy milk (or regular)',
  '2 tbsp tamari, or the usual kind',
])('a food that is not named leaves no label: "%s"', (line) => {
  expect(certain([...POT, line])).toEqual([])
})

test.each([
  '2 fat cloves garlic',
  '4 fat spring onions',
  '200 ml low fat coconut milk',
  '2 ribs of celery, sliced',
  '2 celery ribs',
  '1 red pepper, ribs and seeds removed',
  'olive oil, to grease the tin',
  '6 leeks, whites only',
  '1 lamb shoulder, fat trimmed',
  '500 g beef mince, trimmed of sinew',
  '4 salmon fillets, bones removed',
  '8 prawns, tails on',
  '3 egg yolks (keep the whites for another day)',
  '1 lb okra, tops trimmed, cut into rounds once bone dry',
  '500 g minced beef, 20 % fat',
])('and the same words about a food that is named lose none: "%s"', (line) => {
  expect(certain([...POT, line])).toEqual(expect.arrayContaining(['gluten-free', 'dairy-free', 'nut-free']))
})

test('and software says which word it does not know', () => {
  const lines = [...POT, '2 tbsp brindlewort, chopped']
  const verdicts = judgeDiets(readLines(lines, { keywords: ['vegan', 'gluten-free'] }))
  expect(verdicts.find(({ diet }) => diet === 'vegan')).toEqual({
    diet: 'vegan',
    state: 'check-label',
    reasons: [{ line: '2 tbsp brindlewort, chopped', term: 'brindlewort', why: 'not-known' }],
  })
})
