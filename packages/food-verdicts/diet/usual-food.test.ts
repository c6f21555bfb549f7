import { expect, test } from 'vitest'
import type { DietaryRestriction } from 'recipe-basics/recipe/recipe'
import { readLine } from 'recipe-reading/reading/read-line'
import { readLines } from '../../../test/reading.ts'
import { judgeAllergen } from '../gut/allergens/judge-allergens.ts'
import { judgeDiets } from './judge-diets.ts'

/** What a dish of carrots and this line is of a diet. */
const stateOf = (line: string, diet: DietaryRestriction) =>
  judgeDiets(readLines([line, '600 g carrots'], { servings: 4 })).find((verdict) => verdict.diet === diet)
    ?.state

test.each([
  ['200 g plain/gluten-free flour', 'gluten-free'],
  ['200 g plain or gluten-free flour', 'gluten-free'],
  ['200 g all-purpose / gluten free flour', 'gluten-free'],
  ['2 slices white/gluten-free bread', 'gluten-free'],
  ['300 g strong white or gluten-free bread flour', 'gluten-free'],
  ['200 g plain or oat flour', 'gluten-free'],
  ['200 g gluten-free flour or plain', 'gluten-free'],
  ['200 ml whole/oat milk', 'dairy-free'],
  ['200 ml whole or coconut milk', 'dairy-free'],
  ['200 ml whole/oat milk', 'vegan'],
  ['1 cup 2% or soy milk', 'dairy-free'],
  ['4 slices sourdough or gluten-free bread', 'gluten-free'],
  ['200 ml double or oat cream', 'dairy-free'],
  ['200 g smoked or vegan salmon', 'vegan'],
  ['2 cups almond flour (or all-purpose)', 'gluten-free'],
  ['200 ml oat milk, or full fat if you prefer', 'dairy-free'],
  ['200 g coconut yoghurt (or Greek)', 'dairy-free'],
  ['200 g dairy-free yoghurt or natural', 'dairy-free'],
  ['200 ml soya cream or single', 'dairy-free'],
  ['200 ml coconut cream or double/heavy/whipping', 'dairy-free'],
  ['100 g vegan butter or unsalted', 'dairy-free'],
  ['50 g vegan cheddar or mature', 'dairy-free'],
  ['100 g gluten-free breadcrumbs or fresh', 'gluten-free'],
  ['1 tbsp gluten-free soy sauce or dark', 'gluten-free'],
  ['200 g egg or rice noodles', 'gluten-free'],
  ['200 g egg, rice or glass noodles', 'gluten-free'],
  ['200 g fine egg or rice vermicelli', 'gluten-free'],
  ['200 g strawberry or dairy-free yoghurt', 'dairy-free'],
  ['200 g vanilla or coconut yoghurt', 'dairy-free'],
  ['1 cup strawberry or oat milk', 'dairy-free'],
  ['4 spinach or corn tortillas', 'gluten-free'],
  ['2 garlic or gluten-free naan', 'gluten-free'],
  ['500 g potato or gluten-free gnocchi', 'gluten-free'],
  ['2 tbsp garlic or vegan mayo', 'vegan'],
  ['300 g chicken or chestnut mushrooms', 'vegan'],
  ['250 g shrimp or oyster mushrooms', 'vegetarian'],
  ['200 g fish or red peppers', 'vegan'],
  ['200 g crab or green apples', 'vegan'],
  ['1 egg or egg replacer', 'vegan'],
  ['300 g meat or meat substitute', 'vegetarian'],
  ['2 tbsp butter or vanilla extract', 'dairy-free'],
  ['300 g spaghetti or butternut squash', 'gluten-free'],
  ['2 tbsp honey or ripe mango', 'vegan'],
  ['2 tbsp sweetener of choice', 'vegan'],
  ['2 tbsp liquid sweetener', 'vegan'],
  ['300 ml milk of choice', 'nut-free'],
  ['300 ml of your favourite milk', 'gluten-free'],
  ['2 cups flour (any kind)', 'nut-free'],
  ['1 tbsp oil of choice', 'nut-free'],
  ['1 cup chocolate chips of choice', 'vegan'],
  ['200 ml milk or dairy-free alternative', 'nut-free'],
  ['100 g butter (or butter replacement)', 'gluten-free'],
  ['500 g chicken or chicken-style pieces', 'gluten-free'],
  ['200 g bacon or bacon alternative', 'dairy-free'],
  ['2 packets of ramen noodles', 'dairy-free'],
] as const)('“%s” is %s only where the other food is chosen', (line, diet) => {
  expect(['yes-if', 'check-label']).toContain(stateOf(line, diet))
})

test.each([
  ['1 can light or full-fat coconut milk', 'dairy-free'],
  ['1 small or medium onion', 'vegan'],
  ['2 or 3 carrots', 'vegan'],
  ['1 red or yellow pepper', 'gluten-free'],
  ['1 tbsp white or rice vinegar', 'vegan'],
  ['200 g brown or white rice', 'gluten-free'],
  ['½ cup chopped or sliced almonds', 'dairy-free'],
  ['200 g fresh/frozen peas', 'vegan'],
  ['½ cup vegan mayo, prepared or homemade', 'dairy-free'],
  ['1 cup oat milk or more', 'dairy-free'],
  ['1 cup almond milk, or as needed', 'dairy-free'],
  ['1 cup almond milk or water', 'dairy-free'],
  ['1 cup water or oat milk', 'dairy-free'],
  ['1 tbsp honey or oat milk', 'dairy-free'],
  ['1 can coconut milk or light', 'dairy-free'],
  ['1 can coconut milk, light or full-fat', 'dairy-free'],
  ['2 cups gluten-free oats or more', 'gluten-free'],
  ['200 g gluten-free pasta, fresh or dried', 'gluten-free'],
  ['200 g rice noodles or frozen', 'gluten-free'],
  ['1 cup strawberries or oat milk', 'dairy-free'],
  ['200 g 100% buckwheat noodles', 'gluten-free'],
  ['1 cup pumpkin purée (not pie filling)', 'vegan'],
  ['200 g oyster or shiitake mushrooms', 'vegan'],
  ['200 g chestnut or button mushrooms', 'nut-free'],
  ['1 can butter or cannellini beans', 'dairy-free'],
  ['300 g vegetables of your choice', 'vegan'],
  ['2 tbsp olive oil of choice', 'nut-free'],
  ['1 tbsp olive oil (or substitute sunflower oil)', 'nut-free'],
  ['1 cup any leftover cooked rice', 'gluten-free'],
] as const)('“%s” stays %s: both are', (line, diet) => {
  expect(stateOf(line, diet)).toBe('yes')
})

test('allergens hear of the usual food, too', () => {
  expect(judgeAllergen(readLine('200 g plain/gluten-free flour'), 'wheat')).toMatchObject({ says: 'choice' })
  expect(judgeAllergen(readLine('200 ml whole/oat milk'), 'milk')).toMatchObject({ says: 'choice' })
  expect(judgeAllergen(readLine('1 small or large onion'), 'milk')).toEqual({ says: 'free' })
  expect(judgeAllergen(readLine('200 g crab or green apples'), 'crustaceans')).toMatchObject({
    says: 'choice',
  })
  expect(judgeAllergen(readLine('1 tbsp oil of choice'), 'peanuts')).toMatchObject({ says: 'choice' })
  expect(judgeAllergen(readLine('1 tbsp oil of choice'), 'sesame')).toMatchObject({ says: 'choice' })
})

test.each([
  ['2 slices wheat-free rye bread', 'gluten-free'],
  ['2 scoops vanilla or oat ice cream', 'dairy-free'],
  ['1 cup grain coffee', 'gluten-free'],
  ['2 tbsp coffee substitute', 'gluten-free'],
  ['300 g fried rice', 'vegan'],
  ['300 g fried rice', 'gluten-free'],
  ['200 g lime curd', 'vegan'],
  ['200 g lime curd', 'dairy-free'],
  ['oil if not butter, 2 tbsp', 'vegan'],
  ['never vegan butter', 'vegan'],
  ['1 tbsp, but not the dairy-free milk', 'dairy-free'],
  ['100 g nearly gluten-free bread', 'gluten-free'],
  ['2 tbsp flour instead of gluten-free flour', 'gluten-free'],
  ['vegan butter will not work', 'vegan'],
  ['2 tbsp coconut milk powder', 'dairy-free'],
  ['200 g buckwheat noodles', 'gluten-free'],
  ['50 g rice crackers', 'gluten-free'],
  ['1 ladle pasta water', 'gluten-free'],
  ['100 g fontina', 'vegetarian'],
  ['6 veggie sausages', 'vegan'],
  ['1 sachet 3-in-1 coffee', 'dairy-free'],
  ['4 pieces southern fried chicken', 'gluten-free'],
] as const)('“%s” is not called %s', (line, diet) => {
  expect(['no', 'check-label']).toContain(stateOf(line, diet))
})

test.each([
  ['200 g lime curd', 'egg'],
  ['1 jar passionfruit curd', 'egg'],
  ['1 tub pimento cheese', 'egg'],
  ['300 g fried rice', 'egg'],
  ['300 g fried rice', 'soy'],
  ['2 slices wheat-free rye bread', 'gluten'],
  ['2 tsp grain coffee', 'gluten'],
  ['300 g prawns, if not mussels', 'molluscs'],
  ['2 tbsp Chinese salted black beans', 'soy'],
  ['1 crab boil sachet', 'mustard'],
  ['200 g buckwheat noodles', 'wheat'],
] as const)('“%s” is not said to be made without %s', (line, allergen) => {
  expect(judgeAllergen(readLine(line), allergen).says).not.toBe('free')
})
