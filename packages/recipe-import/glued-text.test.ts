import { expect, test } from 'vitest'
import { importRecipes } from '../../test/import-recipes.ts'

function read(recipeInstructions: unknown, recipeIngredient: unknown = ['1 egg']) {
  const { recipes } = importRecipes({ '@type': 'Recipe', name: 'Dish', recipeIngredient, recipeInstructions })
  const [{ fields, report }] = recipes as [(typeof recipes)[0]]
  const outcome = (name: string) => report.filter(({ field }) => field === name).map((entry) => entry.outcome)
  return {
    steps: fields.instructions.map(({ step_text }) => step_text),
    lines: fields.ingredients.map(({ ingredient_text }) => ingredient_text),
    stepsAre: outcome('instructions'),
    linesAre: outcome('ingredients'),
  }
}

test.for<[text: unknown, steps: number]>([
  [
    'Preheat the oven to 180°C. Line a 24cm tin with greaseproof paper.Snap the chocolate into a bowl and melt it.Stir through the nuts (if using).Sift the flour, then mix.Pour into the tin and bake for 25 minutes.Allow to cool.',
    6,
  ],
  ['Simmer for 2 to 3 minutes.Add the chopped tomatoes.Stir well.', 3],
  ['Fleisch in Streifen schneiden.Öl in einer Pfanne erhitzen.Fleisch anbraten.', 3],
  ['Snijd de ui.Bak de ui in boter!Serveer warm.', 3],
  ['Épluchez les pommes.Émincez-les finement.Servez.', 3],
  ['Нарежьте лук.Обжарьте его.Подавайте.', 3],
  ['Heat the oven to 180°C.Grease the tin.Bake.', 3],
  ['Mix it well (by hand).Bake the cake.', 2],
  ['Is it done?Take it out.', 2],
  [['Mix the flour.Bake it for 20 minutes.Serve warm.'], 3],
  [[{ '@type': 'HowToStep', text: 'Mix the flour.Bake it for 20 minutes.' }], 2],
  [['Whisk the eggs.Add the milk.', 'Bake.'], 3],
])('steps that lost their line breaks are cut, as a guess: %j', ([text, count]) => {
  const { steps, stepsAre } = read(text)
  expect(steps).toHaveLength(count)
  expect(stepsAre).toContain('guessed')
})

test.for([
  'Cook for approx.Then stir it.',
  '1.Preheat the oven.',
  'Spread St.Moret on the bread.',
  'Add some fat, e.g.Butter or oil.',
  'Use U.S.Grade A eggs.',
  'See www.Example.Com/Recipes for more.',
  'Look at https://example.com/Step.Two for pictures.',
  'Write to Cook.Smith@example.com for help.',
  'Add the Dr.Oetker baking powder.',
  'Add 2 tbsp.Sugar and mix.',
  'Fett zugeben, z.B.Butter.',
  'Follow J.Kenji and rest it.',
  'Serve as in Mrs.Beeton and Mr.Miller.',
  'Season (salt, pepper, etc.Then stir).',
  'Bake 20 min.Serve at once.',
  'Buy it at Example.Org or Cooking.Com today.',
  'Add the Ph.D.Approved yeast.',
])('short forms, numbers, names and addresses are not cut: “%s”', (text) => {
  const { steps, stepsAre } = read(text)
  expect(steps).toHaveLength(1)
  expect(stepsAre).not.toContain('guessed')
})

test.for<[text: string, lines: string[]]>([
  [
    '2 tablespoons sesame oil2 small onions, chopped.3 cloves garlic, crushed1 red pepper',
    ['2 tablespoons sesame oil', '2 small onions, chopped', '3 cloves garlic, crushed', '1 red pepper'],
  ],
  ['1 cup rice2 cups water1 tsp salt', ['1 cup rice', '2 cups water', '1 tsp salt']],
  ['200 g flour.2 eggs.100 ml milk', ['200 g flour', '2 eggs', '100 ml milk']],
  ['250 g Mehl2 Eier1 Prise Salz', ['250 g Mehl', '2 Eier', '1 Prise Salz']],
  ['500 g tomatoes½ onion2 tbsp oil', ['500 g tomatoes', '½ onion', '2 tbsp oil']],
  ['1 kg de pommes200 g de sucre1 citron', ['1 kg de pommes', '200 g de sucre', '1 citron']],
  ['200 g rice.Salt and pepper.Parsley', ['200 g rice', 'Salt and pepper', 'Parsley']],
])('ingredients that lost their line breaks are cut, as a guess: “%s”', ([text, lines]) => {
  for (const published of [text, [text]]) {
    const result = read('Mix.', published)
    expect(result.lines).toEqual(lines)
    expect(result.linesAre).toContain('guessed')
  }
})

test.for([
  '1 tsp vitamin B12 powder',
  '500 g T55 flour',
  '250 ml 7up or Pepsi2go',
  '1 can (14.5 oz) tomatoes',
  '1 tub St.Moret cheese',
  '1.5 l water',
  '100 g Type405 flour',
  '2 tbsp.Sugar',
  '1 pack M&M’s E150 free',
  '1 piece of CO2 charged soda',
])('names with digits in ingredients are not cut: “%s”', (text) => {
  expect(read('Mix.', [text]).lines).toHaveLength(1)
})
