import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DietaryRestriction } from 'recipe-basics/recipe/recipe'
import lines from './diet-lines.fixture.json' with { type: 'json' }
import { findMarks } from 'recipe-reading/food/food-marks'
import { foodWords, MARKS } from 'recipe-reading/food/food-words'
import { wordsOfTerm } from 'recipe-reading/food/term-index'
import { matchLine } from './match-line.ts'

const LABELLED = ['vegetarian', 'vegan', 'gluten-free', 'dairy-free', 'nut-free'] as const
const match = (diet: DietaryRestriction, line: string) =>
  matchLine(wordsOfTerm(line), (words) => findMarks(words).get(diet))

/** The first violating term of a line, 'check TERM' for a caution, or 'nothing'. */
function found(diet: DietaryRestriction, line: string): string {
  const { violations, cautions } = match(diet, line)
  if (violations[0]) return violations[0].term
  return cautions[0] ? `check ${cautions[0].term}` : 'nothing'
}

test('every labelled pair of a line and a diet comes out as labelled', () => {
  const wrong = lines.flatMap(({ line, breaks }) =>
    LABELLED.filter((diet) => {
      const term = found(diet, line)
      return (term !== 'nothing' && !term.startsWith('check ')) !== breaks.includes(diet)
    }).map((diet) => `${diet}: ${line}`),
  )
  expect(lines.length * LABELLED.length).toBeGreaterThanOrEqual(1_115)
  const others = lines.filter(({ breaks }) => breaks.some((diet) => LABELLED.every((one) => one !== diet)))
  expect(others, 'no line is labelled for low-carb, keto and paleo').toEqual([])
  expect(wrong).toEqual([])
})

test('yoghurt is spelled both ways in the lists of what a food is made of', () => {
  const missing = LABELLED.flatMap((diet) =>
    MARKS.flatMap((mark) => {
      const list = foodWords().marked[mark].get(diet) ?? []
      return list.filter(
        (term) => term.includes('yogurt') && !list.includes(term.replace('yogurt', 'yoghurt')),
      )
    }),
  )
  expect(missing).toEqual([])
})

test.each([
  ['vegan', '200 g oat yoghurt', 'nothing'],
  ['vegetarian', '150 ml breast milk', 'nothing'],
  ['dairy-free', '1 cup palm nut cream', 'nothing'],
  ['dairy-free', '1 tbsp salad cream', 'check salad cream'],
  ['dairy-free', '1 cup lactose-free milk', 'lactose-free milk'],
  ['dairy-free', '2 tbsp ghee', 'ghee'],
  ['dairy-free', '1 scoop whey protein', 'whey protein'],
  ['dairy-free', '1/2 cup mayonnaise', 'nothing'],
  ['vegan', '1/2 cup mayonnaise', 'mayonnaise'],
  ['dairy-free', '200 ml non-dairy creamer', 'check non-dairy creamer'],
  ['dairy-free', '1 tub non-dairy whipped topping', 'check non-dairy whipped topping'],
  ['vegan', '1 tub non-dairy whipped topping', 'check non-dairy whipped topping'],
  ['dairy-free', '1 cup non-dairy milk', 'nothing'],
  ['vegan', '300 g meat-free mince', 'check meat-free'],
  ['vegan', '4 plant-based burgers', 'check plant-based burger'],
  ['dairy-free', '4 plant-based burgers', 'check plant-based burger'],
  ['vegan', '1 cup plant-based milk', 'nothing'],
  ['vegan', '500 ml dairy-free ice cream', 'check dairy-free ice cream'],
  ['gluten-free', '1 cup wheat or gluten-free flour', 'wheat'],
  ['gluten-free', '3 tbsp soy sauce', 'soy sauce'],
  ['gluten-free', '3 tbsp tamari', 'check tamari'],
  ['gluten-free', '1 tbsp oyster sauce', 'oyster sauce'],
  ['vegetarian', '1 tbsp oyster sauce', 'oyster sauce'],
  ['vegetarian', '1 dash Worcestershire sauce', 'worcestershire sauce'],
  ['gluten-free', '1 dash Worcestershire sauce', 'check worcestershire sauce'],
  ['vegetarian', '2 cups mini marshmallows', 'mini marshmallow'],
  ['vegetarian', '50 g Parmesan, grated', 'check parmesan'],
  ['vegetarian', '200 g imitation crab', 'imitation crab'],
  ['gluten-free', '200 g imitation crab', 'imitation crab'],
  ['gluten-free', '200 g seitan', 'seitan'],
  ['gluten-free', '1 cup farro', 'farro'],
  ['gluten-free', '1 cup freekeh', 'freekeh'],
  ['gluten-free', '1 cup rolled oats', 'check rolled oats'],
  ['gluten-free', '1 cup oat flour', 'check oat flour'],
  ['gluten-free', '1 cup French-fried onions', 'french-fried onions'],
  ['dairy-free', '1 cup buttermilk', 'buttermilk'],
  ['dairy-free', '1/2 cup apple butter', 'nothing'],
  ['vegan', '1 tbsp honey', 'honey'],
  ['vegan', '1 honeydew melon', 'nothing'],
  ['vegan', '500 ml custard', 'custard'],
  ['vegan', '2 tbsp custard powder', 'nothing'],
  ['nut-free', '1 tsp almond extract', 'almond'],
  ['nut-free', '30 ml amaretto', 'check amaretto'],
  ['vegetarian', '1 can red kidney beans', 'nothing'],
  ['vegetarian', '2 lamb kidneys', 'lamb kidney'],
  ['vegan', '4 milkfish fillets', 'milkfish'],
  ['vegetarian', '1 serrano or Fresno chile', 'nothing'],
  ['vegetarian', '1 rouleau de pâte brisée', 'nothing'],
  ['gluten-free', '1 rouleau de pâte brisée', 'pate brisee'],
  ['vegetarian', '100 g pâté', 'pate'],
  ['gluten-free', '125 g feta (Greek, not Danish)', 'nothing'],
  ['gluten-free', '16 trifle sponges', 'trifle sponge'],
  ['gluten-free', '1 tsp English mustard', 'check mustard'],
  ['gluten-free', '1 tsp mustard seeds', 'nothing'],
  ['paleo', '1 bunch mustard greens', 'nothing'],
] as const)('%s, "%s": %s', (diet, line, expected) => {
  expect(found(diet, line)).toBe(expected)
})

test.each([
  ['vegan', '1 large eggplant'],
  ['gluten-free', '1 bunch kale'],
  ['nut-free', '1 coconut'],
  ['nut-free', '1 tsp nutmeg'],
  ['vegetarian', '1 hamper of champignons'],
  ['gluten-free', '2 tbsp wheatgrass'],
  ['dairy-free', '1 head butterhead lettuce'],
  ['paleo', '12 peppercorns'],
] as const)('%s: a term inside another word is no term: "%s"', (diet, line) => {
  expect(found(diet, line)).toBe('nothing')
})

test('plurals are found', () => {
  expect(found('vegetarian', '8 anchovies')).toBe('anchovies')
  expect(found('nut-free', '50 g almonds')).toBe('almond')
  expect(found('vegetarian', '2 calf livers')).toBe('calf liver')
  expect(found('gluten-free', '4 sandwich breads')).toBe('sandwich bread')
  expect(found('low-carb', '1 lb potatoes')).toBe('potatoes')
  expect(found('vegan', '3 EGG YOLKS')).toBe('egg yolk')
})

test('spelling makes no difference: accents, case, hyphens, apostrophes, trademarks, invisible letters', () => {
  expect(found('dairy-free', '2 tbsp CRÈME FRAÎCHE')).toBe('creme fraiche')
  expect(found('gluten-free', 'all‑purpose flour')).toBe('all-purpose flour')
  expect(found('nut-free', 'Reese’s® cups')).toBe('reeses')
  expect(found('dairy-free', 'but\u00adter')).toBe('butter')
  expect(found('dairy-free', 'ｂｕｔｔｅｒ')).toBe('butter')
})

test('punctuation, and a dash between spaces, parts phrases: "coconut, milk" is not coconut milk', () => {
  expect(found('dairy-free', '1 coconut, milk')).toBe('milk')
  expect(found('dairy-free', '1 coconut - milk')).toBe('milk')
  expect(found('dairy-free', '1 coconut – milk')).toBe('milk')
  expect(found('dairy-free', '1 can coconut milk')).toBe('nothing')
})

test('a modifier reaches three words, and not over "and" or a comma', () => {
  expect(found('vegan', 'vegan chicken style pieces')).toBe('nothing')
  expect(found('vegan', 'vegan chicken pieces and 1 egg')).toBe('egg')
  expect(found('gluten-free', 'gluten-free oats, flour')).toBe('flour')
  expect(found('gluten-free', 'gluten-free panko breadcrumbs')).toBe('nothing')
})

test('"unsweetened" hides no fruit juice', () => {
  expect(found('low-carb', '1 cup unsweetened orange juice')).toBe('orange juice')
})

test('any text is read without failing, and a long line only to its limit', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (line) => {
      const words = wordsOfTerm(line)
      for (const span of match('vegan', line).violations) {
        expect(span.start).toBeLessThan(span.end)
        expect(span.end).toBeLessThanOrEqual(words.length)
      }
    }),
  )
  expect(wordsOfTerm('a '.repeat(9_999))).toHaveLength(1_000)
  expect(found('vegan', `${'a '.repeat(9_999)} egg`)).toBe('nothing')
})
