import { expect, test } from 'vitest'
import { guessOrigin } from './guess-origin.ts'
import { readIngredient } from './read-ingredient.ts'

const originOf = (list: string[]) =>
  guessOrigin(list.map((text) => ({ text, line: readIngredient(text) }))) ?? 'unsure'

test.each([
  ['uk', ['1 pint milk', '200 g plain flour', '50 g caster sugar']],
  ['uk', ['½ pint stock', '1 lb mince', '2 tins tomatoes', '2 rashers streaky bacon']],
  ['uk', ['1 pint chicken stock', '500 g chicken thighs', '2 leeks']],
  ['uk', ['300 ml/½ pint double cream', '2 eggs']],
  ['uk', ['1 gill milk', '8 oz self-raising flour']],
  ['us', ['1 pint heavy cream', '2 cups all-purpose flour']],
  ['us', ['1 pint cherry tomatoes', '1/4 cup olive oil', '2 cloves garlic']],
  ['us', ['2 quarts water', '1 lb pasta']],
  ['us', ['1 pint blueberries', '2 tsp cornstarch']],
  ['us', ['1 pint strawberries', '1 tsp baking soda', '200 g flour']],
  ['unsure', ['1 pint milk', '8 oz butter', '2 eggs']],
  ['unsure', ['1 pint cream', '1 cup sugar', '200 g butter']],
  ['unsure', ['1 pint stock', '2 courgettes', '1 cup all-purpose flour']],
  ['au', ['2 tbs olive oil', '300 ml thickened cream', '1 brown onion']],
  ['unsure', ['2 tbs olive oil', '1 onion']],
  ['unsure', ['2 tbsp olive oil', '6 rindless rashers smoked bacon', '1 punnet cress']],
  ['unsure', ['2 tbsp olive oil', '1 kumara', '1 bunch silverbeet']],
  ['unsure', ['2 cups flour', '2 tbsp sugar']],
])('the pints and spoons of a list are those of its words and units: %s %j', (origin, list) => {
  expect(originOf(list)).toBe(origin)
})
