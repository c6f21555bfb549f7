import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shared, testAgainstShared } from '../../../test/shared.ts'
import { readRealRecipes } from '../../../test/real-recipes.ts'
import { readIngredient } from '../ingredient/read-ingredient.ts'
import { FOOD_NAMES, MICRONUTRIENTS, NUTRIENTS, figuresOf, usdaNumberOf } from './figures.ts'
import table from './figures.json' with { type: 'json' }
import { findFood } from './find-food.ts'
import { NAMED_FOODS } from './food-table.ts'
import foreignNames from './foreign-names.json' with { type: 'json' }
import forms from './forms.json' with { type: 'json' }
import handChecked from './hand-checked.fixture.json' with { type: 'json' }
import weights from './weights.json' with { type: 'json' }

const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'da', 'sv', 'no'] as const
const find = (text: string, code = 'en') =>
  findFood(
    text,
    readIngredient(
      text,
      LANGUAGES.find((language) => language === code),
    ),
  )

test.each([
  ['2 carrots', 'carrot', 'exact'],
  ['1 cup spring onions, sliced', 'scallions', 'alias'],
  ['1 tsp dried thyme', 'dried thyme', 'exact'],
  ['1 tbsp fresh thyme', 'thyme, fresh', 'exact'],
  ['2 cups cooked rice', 'white rice, cooked', 'alias'],
  ['1 (15 oz) can chickpeas, drained', 'chickpeas, canned', 'alias'],
  ['200 g dried chickpeas', 'chickpeas, dry', 'alias'],
  ['2 peppers, cut into strips', 'bell pepper, red', 'alias'],
  ['1/2 tsp pepper', 'black pepper', 'alias'],
  ['1 cup vanilla yogurt', 'plain yogurt, whole milk', 'alias'],
  ['2 cans tuna in olive oil', 'tuna oil', 'alias'],
  ['500 g lean ground beef', 'ground beef, 90% lean', 'exact'],
  ['1 cup unsweetened desiccated coconut', 'coconut, shredded unsweetened', 'alias'],
  ['3 tbsp vegan butter', 'margarine', 'alias'],
  ['1 quince paste', 'jam', 'proxy'],
])('the food of “%s” is %s: %s', (line, food, confidence) => {
  expect(find(line)).toMatchObject({ food, confidence })
})

test.each([
  '2 cups zorblatt',
  '1 cup chocolate cake',
  'For the sauce:',
  '1 cup butter substitute',
  '12 candy eyes',
])('nothing is guessed for “%s”, and a reason is given', (line) => {
  const found = find(line)
  expect(found.food).toBeUndefined()
  expect(found.confidence).toBe('none')
  expect(found.reason).toMatch(/\.$/)
})

test('bones are known to be taken out', () => {
  const found = find('1 kg beef bones')
  expect(found.isDiscarded).toBe(true)
  expect(found.food).toBeUndefined()
})

test.each([
  ['de', '2 rote Zwiebeln', 'onion'],
  ['fr', '3 gousses d’ail', 'garlic'],
  ['fr', '20 cl de crème fraîche', 'sour cream'],
  ['es', '2 dientes de ajo', 'garlic'],
  ['it', '100 g di zucchero', 'granulated sugar'],
  ['nl', '2 el olijfolie', 'olive oil'],
  ['da', '3 æg', 'egg, whole'],
  ['sv', '3 dl vetemjöl', 'all-purpose flour'],
  ['no', '1 dl olivenolje', 'olive oil'],
])('common foods are known in other languages: %s “%s”', (language, line, food) => {
  expect(find(line, language).food).toBe(food)
})

test.each([
  ['25 g gær', 'yeast, fresh'],
  ['1 pkt jäst (50 g)', 'yeast, fresh'],
  ['50 g gjær', 'yeast, fresh'],
  ['7 g tørgær', 'active dry yeast'],
  ['1 påse torrjäst', 'active dry yeast'],
  ['1 påse jäst', 'active dry yeast'],
  ['1 Päckchen frische Hefe', 'yeast, fresh'],
  ['1 pakke tørrgjær', 'active dry yeast'],
  ['10g coriander stalks', 'cilantro'],
  ['2 coriander roots', 'cilantro'],
  ['1 tsp coriander', 'ground coriander'],
  ['100g currants', 'dried currants'],
  ['100g fresh currants', 'red currants'],
  ['100g red currants', 'red currants'],
  ['100g redcurrants', 'red currants'],
  ['100g black currants', 'blackcurrants'],
  ['Juice and zest of 1 lime', 'lime juice'],
  ['grated zest of 1 orange, and its juice', 'orange juice'],
  ['zest of 1 lemon', 'lemon zest'],
  ['1 tl paprikapoeder', 'paprika'],
  ['a pound of mince', 'ground beef, 80% lean'],
  ['8 chipolatas', 'pork sausage'],
  ['2 Weetabix', 'wheat cereal biscuits'],
  ['500 g boerenkool', 'kale'],
  ['1 rookworst', 'kielbasa'],
  ['250 g Spätzle', 'egg noodles, cooked'],
  ['200 g Mehl (Type 405)', 'all-purpose flour'],
  ['200 g Mehl Type 550', 'all-purpose flour'],
  ['250 g Weizenmehl (Type 550)', 'all-purpose flour'],
])('the food of “%s” is %s, in the language that the line shows', (text, food) => {
  expect(findFood(text, readIngredient(text)).food).toBe(food)
})

test.each(['500g mincemeat', '2 tbsp fruit mince', '1 onion, mince'])('“%s” is no minced meat', (text) => {
  expect(findFood(text, readIngredient(text)).food).not.toBe('ground beef, 80% lean')
})

test.each([
  '8 chipolatas',
  '2 Weetabix',
  '500g mince',
  '250 g Spätzle',
  '1 chicken stock pot',
  '500g quorn mince',
])('labels learn nothing from the figures of “%s”', (text) => {
  expect(findFood(text, readIngredient(text)).kind).toBe('packet')
})

test('every food that a name, a form or a weight leads to has figures', () => {
  const known = new Set(FOOD_NAMES)
  const named = [...NAMED_FOODS.values()].flatMap(({ food }) => food ?? [])
  const formed = Object.entries(forms).flatMap(([food, others]) => [food, ...Object.keys(others)])
  const foreign = Object.values(foreignNames).flatMap((foods) => Object.keys(foods))
  const led = [...named, ...formed, ...foreign, ...Object.keys(weights)]
  expect(led.filter((food) => !known.has(food))).toEqual([])
})

testAgainstShared('the figures are those of USDA, of minerals without what makers add', () => {
  const lines = readFileSync(new URL('data/gut/usda-sr.jsonl', shared), 'utf8').trim().split('\n')
  const usda = new Map(
    lines.map((line) => {
      const row: Record<string, string | number | null> = JSON.parse(line)
      return [row.ndb_no, row] as const
    }),
  )
  const unfortified = new Map(Object.entries(table.unfortified))
  const isMicro = (nutrient: string) => MICRONUTRIENTS.some((micro) => micro === nutrient)
  const wrong = FOOD_NAMES.filter((food) => {
    const row = usda.get(usdaNumberOf(food) ?? '')
    const plain = usda.get(String(unfortified.get(food)).padStart(5, '0')) ?? row
    const figures = figuresOf(food)
    return NUTRIENTS.some((nutrient) => {
      const figure = figures?.[nutrient]
      if (isMicro(nutrient) && figure === null) return false
      return ((isMicro(nutrient) ? plain : row)?.[nutrient] ?? null) !== figure
    })
  })
  expect(FOOD_NAMES.length).toBeGreaterThan(900)
  expect(wrong).toEqual([])
})

testAgainstShared('every food of the ingredient map has figures under its own name', () => {
  const map: { name: string; ndb_no: string }[] = JSON.parse(
    readFileSync(new URL('data/gut/ingredient-map.json', shared), 'utf8'),
  )
  expect(map.filter(({ name, ndb_no }) => usdaNumberOf(name) !== ndb_no)).toEqual([])
})

testAgainstShared('at least 92 % of the lines of real English recipes have a food', () => {
  const lines = readRealRecipes()
    .filter(({ language }) => language === 'en')
    .flatMap((recipe) => recipe.lines)
  const missed = lines.filter((line) => {
    const { food, isDiscarded } = find(line)
    return !food && !isDiscarded
  })
  expect(lines.length).toBeGreaterThan(2_500)
  expect(missed.length, missed.join('\n')).toBeLessThan(lines.length * 0.08)
})

testAgainstShared(
  'at least 97 % of 200 lines are what a person says they are, and 90 % of 100 in other languages',
  () => {
    const recipes = new Map(readRealRecipes().map((recipe) => [recipe.file, recipe]))
    const wrong = handChecked.flatMap(({ file, line, language, means }) => {
      const text = recipes.get(file)?.lines[line] ?? ''
      const { food = 'none', reason } = find(text, language)
      const isRight = means.includes(food) || means.includes(`usda:${usdaNumberOf(food)}`)
      return isRight ? [] : [{ language, text, food, reason }]
    })
    const english = wrong.filter(({ language }) => language === 'en')
    expect(handChecked.filter(({ language }) => language === 'en')).toHaveLength(200)
    expect(english.length, JSON.stringify(english, null, 1)).toBeLessThanOrEqual(6)
    expect(wrong.length - english.length, JSON.stringify(wrong, null, 1)).toBeLessThanOrEqual(10)
  },
)

test('any text is answered with a reason, and never throws', () => {
  const word = fc.constantFrom(
    'carrot',
    'rice',
    'in',
    'with',
    'dried',
    'cooked',
    ',',
    'or',
    'not',
    'salt',
    '½',
    'ñandú',
    '(',
  )
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 120 }),
    fc.array(word, { maxLength: 20 }).map((words) => words.join(' ')),
  )
  fc.assert(
    fc.property(text, fc.constantFrom(...LANGUAGES), (line, language) => {
      const found = find(line, language)
      expect(found.reason).not.toBe('')
      if (found.food) expect(figuresOf(found.food)).toBeDefined()
    }),
    { numRuns: 2_000 },
  )
})

test.each([
  ['1 cuillère à café de sel fin', 'salt'],
  ['1 c. à café de bicarbonate de soude', 'baking soda'],
  ['2 cucharaditas de café de canela molida', 'ground cinnamon'],
])('the spoon of "%s" is no food', (text, food) => {
  expect(findFood(text, readIngredient(text)).food).toBe(food)
})
