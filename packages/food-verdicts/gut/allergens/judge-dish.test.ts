import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aList } from '../../../../test/fixtures.ts'
import { readRealRecipes } from '../../../../test/real-recipes.ts'
import { shared, testAgainstShared } from '../../../../test/shared.ts'
import { type LabelDecision, resolveLabels } from '../../diet/label-decisions.ts'
import { type Corrections, FOOD_OF_ITS_OWN, indexCorrections } from 'recipe-reading/food/corrections'
import { judgeWith } from '../../diet/judge-recipe.ts'
import { spellWords } from 'recipe-reading/food/find-foods'
import { wordsOfTerm } from 'recipe-reading/food/term-index'
import { ALLERGEN_NAMES } from 'recipe-reading/food/allergens'
import { readRecipe } from 'recipe-reading/reading/recipe-reading'
import { answerDiets, judgeAllergens, listFreeFrom } from './judge-dish.ts'
import { sayDecision } from './say-decision.ts'
import { sayAllergen, sayDiet } from './say-verdict.ts'

const POT = ['2 carrots, sliced', '1 onion, chopped', '1 litre water', 'salt']

const dish = (lines: readonly string[], corrections?: Corrections) => readRecipe(aList(...lines), corrections)

/** All answers of a dish, by their names. */
function answers(lines: readonly string[], decisions: LabelDecision[] = []) {
  const diets = answerDiets(dish(lines), resolveLabels(aList(...lines), decisions))
    .map(sayDiet)
    .map(({ decision, ...said }) =>
      decision ? { ...said, why: sayDecision(decision, (day) => day.slice(0, 10)) } : said,
    )
  return Object.fromEntries(
    [...diets, ...judgeAllergens(dish(lines)).map(sayAllergen)].map((said) => [said.name, said]),
  )
}

const certain = (lines: readonly string[]) =>
  Object.values(answers(lines))
    .filter(({ state }) => state === 'yes')
    .map(({ name }) => name)

test('a plain pot is made without every allergen, and says why', () => {
  expect(judgeAllergens(dish(POT)).filter(({ state }) => state !== 'yes')).toEqual([])
  expect(answers(POT)['Tree nuts']).toMatchObject({
    words: 'made without tree nuts',
    why: 'Every line is known, and none is a nut.',
    lines: [],
  })
})

test('what holds an allergen is said with the line and the word in it', () => {
  expect(answers([...POT, '3 Large Eggs, beaten']).Egg).toMatchObject({
    words: 'contains egg',
    lines: [
      {
        line: [
          { text: '3 ', isMarked: false },
          { text: 'Large Eggs', isMarked: true },
          { text: ', beaten', isMarked: false },
        ],
        means: '',
      },
    ],
  })
})

test.each([
  ['Milk', '1 tsp lactose-free butter', 'lactose-free butter'],
  ['paleo', '1 tsp rice vinegar', 'rice vinegar'],
  ['Lupin', '2 tbsp vegan butter', 'vegan butter'],
  ['Lupin', '50 g vegan shredded cheddar', 'vegan shredded cheddar'],
  ['Mustard', '100 ml vegan mayo', 'vegan mayo'],
  ['Milk', '4 hot dog buns', 'hot dog buns'],
  ['nut-free', '1 tsp dried onion florps', 'dried onion florps'],
  ['Peanuts', '150 g peanut butter (crunchy)', 'peanut butter'],
])('the word that decides of %s in “%s” is “%s”', (name, line, word) => {
  const marked = answers([...POT, line])[name]?.lines.flatMap((reason) => reason.line)
  expect(marked?.filter(({ isMarked }) => isMarked).map(({ text }) => text)).toEqual([word])
})

test.each([
  ['Milk', '50 g butter or olive oil', 'without, if you choose the olive oil', 'choose the olive oil'],
  ['Milk', 'parmesan, to serve', 'without, if you leave out the parmesan', 'it may be left out'],
  ['Egg', '2 eggs (or flax eggs)', 'without, if you choose the flax eggs', 'choose the flax eggs'],
  ['vegetarian', '1 l chicken stock or water', 'yes, if you choose the water', 'choose the water'],
  [
    'vegetarian',
    '1 l low sodium vegetable or chicken broth',
    'yes, if you choose the low sodium vegetable broth',
    'choose the low sodium vegetable broth',
  ],
  // What is offered may hold it too, or is not named: nothing is promised.
  ['Milk', '50 g butter or margarine', 'check the label', 'the line offers another; read its packet'],
  [
    'Wheat',
    '1 tbsp soy sauce (gluten-free if needed)',
    'check the label',
    'the line offers another; read its packet',
  ],
  ['Soya', '1 l chicken stock', 'check the label', 'brands differ, and some contain soya'],
  ['Tree nuts', '2 tbsp brindlewort', 'check the label', 'this is not known here, so nothing is promised'],
])('%s of "%s" is: %s', (name, line, words, means) => {
  const said = answers([...POT, line])[name]
  expect(said?.words).toBe(words)
  expect(said?.lines.map((one) => one.means)).toEqual([means])
})

test('a choice beside a packet is "check the label", never a promise', () => {
  expect(answers([...POT, '50 g butter or olive oil', '100 g dark chocolate']).Milk?.words).toBe(
    'check the label',
  )
})

test('an imitation is what its packet says, not what it imitates', () => {
  expect(certain([...POT, '1 cup vegan shredded cheddar cheese'])).not.toEqual(
    expect.arrayContaining(['nut-free', 'gluten-free', 'Soya', 'Tree nuts']),
  )
  expect(certain([...POT, '100 g meat-free beef mince'])).not.toContain('dairy-free')
})

test('what the chef decided is said to be hers, with its day and reason', () => {
  const decision = {
    diet: 'gluten-free',
    reason: 'My own stock.',
    decided_at: '2026-11-03T10:00:00.000Z',
  } as const
  const lines = [...POT, '1 l chicken stock']
  const yes = answers(lines, [{ ...decision, answer: 'yes', lines }])['gluten-free']
  expect(yes).toMatchObject({ state: 'chef', words: 'yes, says the chef' })
  expect(yes?.why).toBe('Decided by the chef on 2026-11-03: “My own stock.”')
  const off = answers(POT, [{ ...decision, answer: 'off', reason: null, lines: POT }])['gluten-free']
  expect(off).toMatchObject({ words: 'no label', why: 'The chef decided against this label on 2026-11-03.' })
})

test('a line that came since and is not known suspends her yes', () => {
  const decision: LabelDecision = {
    diet: 'gluten-free',
    answer: 'yes',
    reason: null,
    decided_at: '2026-11-03T10:00:00.000Z',
    lines: [...POT, '1 l chicken stock'],
  }
  const lines = [...decision.lines, '2 tbsp brindlewort']
  expect(answers(lines, [decision])['gluten-free']?.words).toBe('check the label')
})

test.each([
  '500 g mince',
  '8 large grinder rolls',
  '2 cans of cinnamon rolls',
  '1 lb chourico',
  '4 bangers',
  '1 frozen pizza',
  '12 taco shells',
  '100 g Toblerone',
  '1 tube crescent rolls',
  '1 cup corn flakes',
])('"%s" leaves none of the labels that its maker decides', (line) => {
  expect(certain([...POT, line])).not.toEqual(expect.arrayContaining(['vegan']))
  expect(
    certain([...POT, line]).filter((name) => ['gluten-free', 'Wheat', 'Soya', 'Sulphites'].includes(name)),
  ).toEqual([])
})

test('kaju is a nut, and a goat is no vegetable', () => {
  expect(answers([...POT, '2 tbsp kaju'])['Tree nuts']?.words).toBe('contains tree nuts')
  expect(answers([...POT, '1 goat, cubed']).vegetarian?.words).toBe('no')
})

test('lists in other languages earn nothing, however they write "gram"', () => {
  for (const lines of [
    ['500 gram mel', '2 dl mælk', '1 tsk salt'],
    ['500 gram bloem', '2 eieren', '200 ml melk'],
    ['500 gram un', '2 yumurta', '200 ml süt'],
    ['500 gram mąki', '2 jajka', '200 ml mleka'],
  ])
    expect(certain(lines)).toEqual([])
})

const word = fc
  .array(fc.constantFrom('bra', 'zel', 'quo', 'mip', 'uks', 'wug', 'nyx', 'plim'), {
    minLength: 2,
    maxLength: 4,
  })
  .map((syllables) => syllables.join(''))
  .filter((text) => spellWords(wordsOfTerm(text)) === wordsOfTerm(text))
const place = fc.constantFrom(
  (invented: string) => `200 g ${invented}`,
  (invented: string) => `1 carrot, peeled, and ${invented}`,
  (invented: string) => `vegan gluten-free ${invented}`,
  (invented: string) => `2 onions (${invented})`,
)

testAgainstShared('an invented word in any real recipe leaves no "yes" of a diet or an allergen', () => {
  const recipes = readRealRecipes().map(({ lines }) => lines)
  fc.assert(
    fc.property(fc.constantFrom(...recipes), word, place, fc.nat(), (lines, invented, put, at) => {
      expect(certain(lines.toSpliced(at % (lines.length + 1), 0, put(invented)))).toEqual([])
    }),
    { numRuns: 60 },
  )
})

testAgainstShared('every hand-labelled assertion of the reference lines holds', () => {
  const tests: { line: string; ok: Record<string, boolean> }[] = JSON.parse(
    readFileSync(new URL('data/gut/diet-tests.json', shared), 'utf8'),
  )
  const wrong = tests.flatMap(({ line, ok }) => {
    const said = answers([...POT, line])
    return Object.entries(ok).flatMap(([diet, isOk]) => {
      const { state } = said[diet] ?? {}
      const holds = isOk ? state !== 'no' : state === 'no' || state === 'yes-if'
      return holds ? [] : `${diet}: ${line} (${state})`
    })
  })
  expect(tests).toHaveLength(223)
  expect(wrong).toEqual([])
})

test('wheat is a cereal with gluten, so where wheat is open or there, gluten is never ruled out', () => {
  for (const line of [
    'gluten-free oats',
    '100 g gluten-free flour',
    '100 g couscous',
    'rye bread',
    '1 l chicken stock',
  ]) {
    const said = answers([...POT, line])
    expect(said.Wheat?.state === 'yes' || said['Cereals with gluten']?.state !== 'yes').toBe(true)
  }
  expect(answers([...POT, '100 g rolled oats'])['Cereals with gluten']?.words).toBe(
    'contains cereals with gluten',
  )
})

test('each allergen has one verdict, in the order of the law', () => {
  expect(judgeAllergens(dish(POT)).map(({ allergen }) => allergen)).toEqual(ALLERGEN_NAMES)
})

testAgainstShared('lists are free from what the page of a dish says that it is made without', () => {
  const recipes = readRealRecipes().map(({ lines }) => dish(lines))
  const said = recipes.map((recipe) =>
    judgeAllergens(recipe).flatMap(({ allergen, state }) => (state === 'yes' ? [allergen] : [])),
  )
  expect(recipes.map((recipe) => listFreeFrom(recipe))).toEqual(said)
  expect(said.flat().length).toBeGreaterThan(500)
})

test('what the chef said of a word adds allergens and never takes one away', () => {
  const stateOf = (lines: string[], words: string, means: string) =>
    Object.fromEntries(
      judgeAllergens(
        dish(lines, indexCorrections([{ words, means, labels: ['nut-free', 'dairy-free'] }])),
      ).map(({ allergen, state }) => [allergen, state]),
    )
  const worse = stateOf([...POT, '1 tbsp basil'], 'basil', 'soy sauce')
  expect([worse.soy, worse.wheat]).not.toContain('yes')
  expect(stateOf([...POT, '1 tbsp basil'], 'basil', FOOD_OF_ITS_OWN).soy).not.toBe('yes')
  const better = stateOf([...POT, '1 tbsp zorbel'], 'zorbel', 'leek')
  expect([better['tree nuts'], better.soy]).not.toContain('yes')
})

test('nothing is offered to choose that the chef said to be something else', () => {
  const fields = aList(...POT, '2 tbsp butter or olive oil')
  const corrections = indexCorrections([{ words: 'olive oil', means: FOOD_OF_ITS_OWN, labels: [] }])
  const stateWith = (said: Corrections) =>
    answerDiets(readRecipe(fields, said), resolveLabels(fields, [], judgeWith(said))).find(
      ({ diet }) => diet === 'dairy-free',
    )?.state
  expect(stateWith(indexCorrections([]))).toBe('yes-if')
  expect(stateWith(corrections)).toBe('check-label')
})
