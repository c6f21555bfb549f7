import { expect, test } from 'vitest'
import { readLines } from '../../../test/reading.ts'
import { judgeDiets } from './judge-diets.ts'
import type { DietState } from './weigh-lines.ts'

const PLAIN = ['1 cup water', '1 tbsp olive oil', '1 bunch fresh parsley']

type Doubts = { no?: string; check?: string }

/** The verdicts on a dish with these lines, but for low-carb and keto. */
const judge = (...lines: string[]) => judgeDiets(readLines([...PLAIN, ...lines])).slice(0, 5)

const dietsThatAre = (wanted: DietState, ...lines: string[]) =>
  judge(...lines)
    .filter(({ state }) => state === wanted)
    .map(({ diet }) => diet)

/** What contradicts a diet is told exactly; what asks for the packet, at least. */
function expectDoubts(line: string, { no = '', check = '' }: Doubts) {
  expect(dietsThatAre('no', line).join(', ')).toBe(no)
  expect(dietsThatAre('check-label', line)).toEqual(expect.arrayContaining(check.split(', ').filter(Boolean)))
}

const doubtful = (...lines: string[]) =>
  judge(...lines)
    .filter(({ state }) => state !== 'yes')
    .map(({ diet, state }) => `${state}: ${diet}`)

test.each<[string, Doubts]>([
  ['2 tbsp soy sauce', { no: 'gluten-free' }],
  ['1 tbsp dark soy', { no: 'gluten-free' }],
  ['1 tsp shoyu', { no: 'gluten-free' }],
  ['2 tbsp kecap manis', { no: 'gluten-free' }],
  ['1/3 cup chunjang', { no: 'gluten-free' }],
  ['1 tbsp hoisin sauce', { no: 'gluten-free' }],
  ['3 tbsp teriyaki sauce', { no: 'gluten-free', check: 'vegan' }],
  ['3 tbsp stir-fry sauce', { no: 'gluten-free', check: 'vegetarian, vegan' }],
  ['1 tbsp oyster sauce', { no: 'vegetarian, vegan, gluten-free' }],
  ['1 tbsp fish sauce', { no: 'vegetarian, vegan', check: 'gluten-free' }],
  ['1 tbsp nuoc cham', { no: 'vegetarian, vegan' }],
  ['1 tbsp Worcestershire sauce', { no: 'vegetarian, vegan', check: 'gluten-free, nut-free' }],
  ['½ cup barbecue sauce', { check: 'vegetarian, vegan, gluten-free, nut-free' }],
  ['Kansas City-style BBQ sauce', { check: 'vegetarian, vegan, gluten-free, nut-free' }],
  ['2 tbsp ketchup', { check: 'gluten-free' }],
  ['½ cup mayonnaise', { no: 'vegan', check: 'gluten-free' }],
  ['2 tbsp tartar sauce', { no: 'vegan', check: 'gluten-free' }],
  ['2 tbsp horseradish sauce', { check: 'vegan, gluten-free, dairy-free' }],
  ['1 tsp Dijon', { check: 'gluten-free' }],
  ['1 jar pesto', { check: 'vegetarian, vegan, gluten-free, dairy-free, nut-free' }],
  ['2 tbsp red curry paste', { check: 'vegetarian, vegan, gluten-free, nut-free' }],
  ['1 jar korma sauce', { check: 'vegan, gluten-free, dairy-free, nut-free' }],
  ['24 oz marinara sauce', { check: 'vegetarian, vegan, gluten-free, dairy-free, nut-free' }],
  ['1 can red enchilada sauce', { check: 'vegetarian, vegan, gluten-free, nut-free' }],
  ['½ cup salsa', { check: 'gluten-free' }],
  ['1 tsp sriracha', { check: 'gluten-free' }],
  ['1 dash hot sauce', { check: 'gluten-free, nut-free' }],
  ['2 tbsp chilli sauce', { check: 'gluten-free, nut-free' }],
  ['2 tbsp chili garlic sauce', { check: 'gluten-free, nut-free' }],
  ['2 tbsp sweet chili sauce', { check: 'vegetarian, vegan, gluten-free, nut-free' }],
  ['¼ cup dipping sauce', { check: 'vegetarian, vegan, gluten-free, nut-free' }],
  ['½ cup buffalo sauce', { check: 'vegan, gluten-free, dairy-free' }],
  ['2 tsp harissa paste', { check: 'gluten-free' }],
  ['1 tbsp white miso', { check: 'gluten-free' }],
  ['¼ cup Italian dressing', { check: 'vegan, gluten-free, dairy-free, nut-free' }],
  ['¼ cup ranch dressing', { no: 'vegan, dairy-free', check: 'gluten-free' }],
  ['2 tbsp tahini dressing', { check: 'vegan, gluten-free, dairy-free' }],
  ['1 vegetable stock cube', { check: 'vegetarian, vegan, gluten-free, dairy-free' }],
  ['1 packet gravy mix', { no: 'gluten-free', check: 'vegetarian, vegan, dairy-free' }],
  ['1 packet taco seasoning', { check: 'vegan, gluten-free, dairy-free' }],
  ['2 chipotles in adobo', { check: 'gluten-free' }],
  ['1 jar carbonara sauce', { no: 'vegan, dairy-free', check: 'vegetarian, gluten-free' }],
  ['1 jar ragu', { check: 'vegetarian, vegan, gluten-free, dairy-free, nut-free' }],
  ['1 jar tikka masala', { check: 'vegan, gluten-free, dairy-free, nut-free' }],
  ['1 jar tikka masala sauce', { check: 'vegan, gluten-free, dairy-free, nut-free' }],
  ['1 jar white wine sauce', { check: 'vegan, gluten-free, dairy-free' }],
  ['2 tbsp panang paste', { check: 'vegetarian, vegan, gluten-free, nut-free' }],
  ['2 tbsp penang paste', { check: 'vegetarian, vegan, gluten-free, nut-free' }],
  ['2 tbsp massaman paste', { check: 'vegetarian, vegan, gluten-free, nut-free' }],
  ['1 tsp Bovril', { no: 'vegetarian, vegan, gluten-free' }],
  ['2 tbsp salsa macha', { check: 'gluten-free, nut-free' }],
  ['1 tbsp Lao Gan Ma', { check: 'gluten-free, nut-free' }],
  ['1 tbsp chili crisp', { check: 'gluten-free, nut-free' }],
  ['½ cup muhammara', { no: 'nut-free', check: 'gluten-free' }],
  ['½ cup tarator', { check: 'vegan, gluten-free, dairy-free, nut-free' }],
  ['½ cup skordalia', { check: 'gluten-free, nut-free' }],
  ['1 jar pipian', { check: 'vegetarian, vegan, gluten-free, nut-free' }],
  ['½ cup mole', { check: 'vegetarian, vegan, gluten-free, nut-free' }],
  ['¼ cup yakitori sauce', { no: 'gluten-free', check: 'vegetarian, vegan' }],
  ['2 tbsp unagi sauce', { no: 'vegetarian, vegan, gluten-free' }],
  ['2 tbsp goma dare', { check: 'vegetarian, vegan, gluten-free, dairy-free, nut-free' }],
  ['2 tbsp sesame sauce', { check: 'vegan, gluten-free, dairy-free, nut-free' }],
  ['2 tbsp roasted sesame dressing', { check: 'vegan, gluten-free, dairy-free, nut-free' }],
  ['1 tbsp soy', { check: 'gluten-free' }],
  ['1 tbsp soy bean paste', { check: 'gluten-free' }],
  ['1 packet chili mix', { check: 'vegetarian, vegan, gluten-free, dairy-free, nut-free' }],
  ['1 can chili starter', { check: 'vegetarian, vegan, gluten-free, dairy-free, nut-free' }],
  ['1 can refried beans', { check: 'vegetarian, vegan' }],
  ['1 can baked beans', { check: 'vegetarian, vegan, gluten-free' }],
  ['1 cup shortening', { check: 'vegetarian, vegan' }],
  ['1 tsp gravy browning', { check: 'gluten-free' }],
  ['1 can ranch style beans', { check: 'vegetarian, vegan, gluten-free' }],
])('bought ready, "%s": %o', (line, expected) => {
  expectDoubts(line, expected)
})

test.each<[string, Doubts]>([
  ['½ cup vegan mayonnaise', { check: 'gluten-free' }],
  ['2 tbsp vegan pesto', { check: 'gluten-free, nut-free' }],
  ['2 tbsp vegan Worcestershire sauce', { check: 'gluten-free, nut-free' }],
  ['½ cup vegan butter', { check: 'nut-free' }],
  ['1 cup plant-based milk', { check: 'nut-free' }],
  ['200 g plant-based mince', { check: 'gluten-free' }],
  ['½ cup egg-free mayonnaise', { check: 'gluten-free' }],
  ['½ cup eggless aioli', { check: 'gluten-free' }],
  ['4 egg-free chicken sausages', { no: 'vegetarian, vegan', check: 'gluten-free, dairy-free' }],
  ['2 tbsp cashew parmesan', { no: 'nut-free' }],
  ['1 tbsp gluten-free teriyaki sauce', { check: 'vegan' }],
  ['1 tbsp gluten-free hoisin sauce', {}],
  ['1 tbsp tamari', { check: 'gluten-free' }],
  ['1 tbsp gluten-free tamari', {}],
  ['1 tbsp gluten-free soy sauce', {}],
  ['1 tbsp coconut aminos', {}],
])('a name that says what is left out is believed for that alone: "%s"', (line, expected) => {
  expectDoubts(line, expected)
})

test.each([
  '1 cup light soy milk',
  '1 cup soy milk',
  '1 cup soy or rice milk',
  '½ cup soya yogurt',
  '200 g soy beans',
  '1 scoop soy protein',
  '1 cup applesauce',
  '1 cup apple sauce',
  '½ cup cranberry sauce',
  '1 can tomato sauce',
  '2 tbsp tomato paste',
  '2 tbsp tahini',
  '1 tbsp grated horseradish',
  '10 curry leaves',
  '1 tsp chili powder',
  '1 tsp Italian seasoning',
  '1 tsp vanilla bean paste',
  '1 cup guacamole',
  '2 tsp Tabasco sauce',
  'oil for the sauce pan',
])('plain food that shares a word with a sauce is left alone: "%s"', (line) => {
  expect(doubtful(line)).toEqual([])
})

test('a sauce made from its own ingredients is judged by those', () => {
  expect(doubtful('For the teriyaki sauce:', '3 tbsp gluten-free tamari', '1 tsp grated ginger')).toEqual([])
  expect(doubtful('For the pesto:', '2 cups basil', '3 tbsp pine nuts')).toEqual(['no: nut-free'])
})

test('low-carb is not shown by a sauce with sugar, and paleo asks the label', () => {
  const states = (line: string) =>
    judgeDiets(readLines([...PLAIN, line]))
      .slice(5)
      .map(({ state }) => state)
  expect(states('2 tbsp sriracha')[2]).toBe('check-label')
  expect(states('½ cup pasta sauce')[2]).toBe('check-label')
  expect(states('½ cup ketchup')).toEqual(['no', 'no', 'no'])
  expect(states('2 tbsp furikake')[2]).toBe('check-label')
  expect(states('½ cup no-sugar ketchup').slice(0, 2)).toEqual(['unknown', 'unknown'])
})

test.each(['gochujang', 'doenjang', 'doubanjiang', 'vegan mince', 'vegan burger patty'])(
  '"%s" is made of beans or grain, so it is not paleo',
  (line) => {
    const verdicts = judgeDiets(readLines([...PLAIN, line]))
    expect(verdicts.find(({ diet }) => diet === 'paleo')?.state).toBe('no')
  },
)
