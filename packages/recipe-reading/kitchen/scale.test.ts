import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readLines } from '../../../test/reading.ts'
import { readIngredient } from '../ingredient/read-ingredient.ts'
import { listLineFigures, type FoodFacts } from './figures-of-line.ts'
import type { View } from './figure.ts'
import { figuresOf, readLineFigures } from './read-recipe.ts'
import { rewrite, rewriteText } from './rewrite.ts'
import { showText } from './show-text.ts'
import { asOneText } from './shown-text.ts'
import { explainStay, staysInMethod } from './stays.ts'

const rows: [ratio: number, written: string, scaled: string][] = JSON.parse(
  readFileSync(new URL('scaled-lines.fixture.json', import.meta.url), 'utf8'),
)

const lineFigures = (line: string, facts: FoodFacts = {}) =>
  listLineFigures(line, readIngredient(line), () => facts)
const show = (line: string, view: View, facts?: FoodFacts) =>
  rewriteText(line, lineFigures(line, facts), view)

test('amounts follow the servings as a cook would write them', () => {
  const scaled = rows.map(([ratio, written]) => show(written, { ratio }))
  expect(scaled).toEqual(rows.map(([, , wanted]) => wanted))
})

test.each([
  ['a 400g tin of chopped tomatoes', '2 × 400g tins of chopped tomatoes', '½ × 400g tin of chopped tomatoes'],
  ['an onion', '2 onions', '½ onion'],
  ['1 kiwi', '2 kiwis', '½ kiwi'],
  ['1 red chilli', '2 red chillies', '½ red chilli'],
  ['a pound of mince', '2 pounds of mince', '½ pound of mince'],
  ['A litre of stock', '2 litres of stock', '500 ml of stock'],
  ['juice of a lemon', 'juice of 2 lemons', 'juice of ½ lemon'],
  ['un diente de ajo', '2 dientes de ajo', '½ diente de ajo'],
  ['a pinch of nutmeg', 'a pinch of nutmeg', 'a pinch of nutmeg'],
  ['A scrape of butter', 'A scrape of butter', 'A scrape of butter'],
  ["le jus d'un citron", "le jus d'un citron", "le jus d'un citron"],
  ['three-quarters of a cup of milk', '1½ cups of milk', '6 tbsp of milk'],
  ['zest of 1/2 an orange', 'zest of 1 orange', 'zest of ¼ orange'],
  ['2 lb carrots (about 12)', '4 lb carrots (about 24)', '1 lb carrots (about 6)'],
  ['1 tbsp lemon juice (from about 1/2 lemon)', '2 tbsp lemon juice (from about 1 lemon)', undefined],
  ['1 lb large shrimp (21-25 count)', '2 lb large shrimp (21-25 count)', '½ lb large shrimp (21-25 count)'],
  ['100 g lentils (soaked about 20 minutes)', '200 g lentils (soaked about 20 minutes)', undefined],
  ['1 large (400g) tin tomatoes', '2 large (400g) tins tomatoes', '½ large (400g) tin tomatoes'],
  ['75g pasta per person', '75g pasta per person', '75g pasta per person'],
  ['100 g sugar per 500 g fruit', '100 g sugar per 500 g fruit', '100 g sugar per 500 g fruit'],
  ['¼ pint cream', '½ pint cream', '⅛ pint cream'],
  ['¼ onion', '½ onion', '⅛ onion'],
  ['1 fl oz dark rum', '2 fl oz dark rum', '½ fl oz dark rum'],
  ['1 Peach, stoned', '2 Peaches, stoned', '½ Peach, stoned'],
  ['2 potatoes', '4 potatoes', '1 potato'],
  ['1 asparagus', '2 asparagus', undefined],
  ['2 cookies', '4 cookies', '1 cookie'],
  ['2 bay leaves', '4 bay leaves', '1 bay leaf'],
  ['2 avocadoes', '4 avocadoes', '1 avocado'],
  ['1 octopus', '2 octopuses', '½ octopus'],
  ['2 anchovies', '4 anchovies', '1 anchovy'],
  ['2 radishes', '4 radishes', '1 radish'],
  ['1 colher (chá) de sal', '2 colheres (chá) de sal', '½ colher (chá) de sal'],
  // Sums are one amount, in the words of the line where they have its parts.
  ['1 cup plus 2 tbsp flour', '2¼ cups flour', '½ cup plus 1 tbsp flour'],
  ['1 cup minus 2 tbsp flour', '1¾ cups flour', '7 tbsp flour'],
  ['1 cup less 1 tablespoon sugar', '1¾ cups + 2 tablespoons sugar', '7½ tablespoons sugar'],
  ['1/3 cup plus 1 tsp. sugar', '⅔ cup plus 2 tsp. sugar', '2 tbsp + 2½ tsp. sugar'],
  ['1lb10oz mince', '3lb4oz mince', '13oz mince'],
  ['1 lb 8 oz mince', '3 lb mince', '12 oz mince'],
  ['1 kg 500 g flour', '3 kg flour', '750 g flour'],
  ['1 taza y media de arroz', '3 tazas de arroz', '¾ taza de arroz'],
  ['2 heaped tsp cocoa', '4 heaped tsp cocoa', '1 heaped tsp cocoa'],
  ['a scant ½ cup sugar', 'a scant 1 cup sugar', 'a scant ¼ cup sugar'],
  ['1½–2 cups water', '3–4 cups water', '¾–1 cup water'],
  ['1 colher de sopa de azeite', '2 colheres de sopa de azeite', '½ colher de sopa de azeite'],
  ['2 dentes de alho', '4 dentes de alho', '1 dente de alho'],
  ['½ xícara de açúcar', '1 xícara de açúcar', '¼ xícara de açúcar'],
  ['1 pacote de fermento em pó', '2 pacotes de fermento em pó', '½ pacote de fermento em pó'],
  ['1 plaquette de beurre', '2 plaquettes de beurre', '½ plaquette de beurre'],
  ['1 Würfel Hefe', '2 Würfel Hefe', '½ Würfel Hefe'],
  // Foods that are stirred in, what an amount gives, and parts of it.
  [
    '1 stock cube dissolved in 500 ml water',
    '2 stock cubes dissolved in 1 l water',
    '½ stock cube dissolved in 250 ml water',
  ],
  [
    '2 tbsp cornflour mixed with 3 tbsp cold water',
    '4 tbsp cornflour mixed with 6 tbsp cold water',
    '1 tbsp cornflour mixed with 1½ tbsp cold water',
  ],
  [
    '1 Brühwürfel, in 500 ml Wasser aufgelöst',
    '2 Brühwürfel, in 1 l Wasser aufgelöst',
    '½ Brühwürfel, in 250 ml Wasser aufgelöst',
  ],
  [
    "1 cube de bouillon dissous dans 50 cl d'eau",
    "2 cubes de bouillon dissous dans 100 cl d'eau",
    "½ cube de bouillon dissous dans 25 cl d'eau",
  ],
  ['1 stock cube (makes 500 ml)', '2 stock cubes (makes 1 l)', '½ stock cube (makes 250 ml)'],
  ['egg wash (1 egg, 1 tsp water)', 'egg wash (2 eggs, 2 tsp water)', 'egg wash (½ egg, ½ tsp water)'],
  ['50 g butter, 20 g of it melted', '100 g butter, 40 g of it melted', '25 g butter, 10 g of it melted'],
  [
    '4 carrots, 2 grated and 2 sliced',
    '8 carrots, 4 grated and 4 sliced',
    '2 carrots, 1 grated and 1 sliced',
  ],
  ['1 cup butter (softened (226 g))', '2 cups butter (softened (450 g))', '½ cup butter (softened (115 g))'],
  [
    '6-8 (about 1.2 kg) chicken thighs',
    '12-16 (about 2.4 kg) chicken thighs',
    '3-4 (about 600 g) chicken thighs',
  ],
  ['2 garlic cloves, 1 crushed, 1 sliced', '4 garlic cloves, 2 crushed, 2 sliced', undefined],
  ['500 ml stock (made from 2 cubes)', '1 l stock (made from 4 cubes)', '250 ml stock (made from 1 cube)'],
  ['1 stick plus 2 tbsp butter', '2 sticks plus 4 tbsp butter', '½ stick plus 1 tbsp butter'],
  ['4 slices ham (200 g)', '8 slices ham (400 g)', '2 slices ham (100 g)'],
  ['4 slices ham (50 g each)', '8 slices ham (50 g each)', '2 slices ham (50 g each)'],
  ['1 stick + 6 tbsp butter', '1¾ cups butter', '½ stick + 3 tbsp butter'],
  ['12 (350g) raw prawns', '24 (700g) raw prawns', '6 (175g) raw prawns'],
  ['1. 200 g rice', '1. 400 g rice', '1. 100 g rice'],
  ['500 g di pasta per 4 persone', '1 kg di pasta per 4 persone', '250 g di pasta per 4 persone'],
  ['6 eggs (4 whole and 2 yolks)', '12 eggs (8 whole and 4 yolks)', '3 eggs (2 whole and 1 yolk)'],
  ['3 tbsp oil: 2 for frying, 1 for the rice', '6 tbsp oil: 4 for frying, 2 for the rice', undefined],
  ['500 g Spargel (ca. 300 g geputzt)', '1 kg Spargel (ca. 600 g geputzt)', undefined],
  ['1 kg harina, 200 g para amasar', '2 kg harina, 400 g para amasar', undefined],
  ['1 pack (2 x 125 g) mozzarella', '2 packs (2 x 125 g) mozzarella', undefined],
  ['½ cup butter, melted + 2 tbsp butter', '1 cup butter, melted + 4 tbsp butter', undefined],
  ['½ leek (½ leek gives 75 g)', '1 leek (½ leek gives 75 g)', undefined],
  ['1/2 purjolök (motsvarar ca 150 g)', '1 purjolök (motsvarar ca 300 g)', undefined],
  ['1 litre stock (2 stock cubes)', '2 litres stock (4 stock cubes)', '500 ml stock (1 stock cube)'],
  ['600 ml stock (use 1 stock pot)', '1.2 l stock (use 2 stock pots)', undefined],
  [
    '4 chicken thighs marinated in 150 ml buttermilk',
    '8 chicken thighs marinated in 300 ml buttermilk',
    '2 chicken thighs marinated in 75 ml buttermilk',
  ],
  // Rates and sizes stay.
  ['2 cups water for every cup of rice', '2 cups water for every cup of rice', undefined],
  ['100 g Zucker je 500 g Früchte', '100 g Zucker je 500 g Früchte', undefined],
  ['100 g de sucre pour 500 g de fruits', '100 g de sucre pour 500 g de fruits', undefined],
  ['200 g de pâtes pour 4 personnes', '400 g de pâtes pour 4 personnes', undefined],
  ['4 (170 g) salmon fillets', '8 (170 g) salmon fillets', undefined],
  ['600 g salmon, in 4 portions of 150 g', '1.2 kg salmon, in 4 portions of 150 g', undefined],
  ['1 boneless 4-pound ham', '2 boneless 4-pound hams', '½ boneless 4-pound ham'],
  ['1 package tofu (100 g, optional)', '2 packages tofu (100 g, optional)', undefined],
  ['3 Stück Butter (250 g)', '6 Stück Butter (250 g)', '1½ Stück Butter (250 g)'],
])('a line of a list: “%s”', (line, twice, half) => {
  const figures = readLineFigures(line)
  expect(rewriteText(line, figures, { ratio: 2 })).toBe(twice)
  if (half) expect(rewriteText(line, figures, { ratio: 1 / 2 })).toBe(half)
  expect(rewriteText(line, figures, { ratio: 1 })).toBe(line)
})

test('a second amount that may be anything stays, and says so', () => {
  const line = '500 g plums, covered by 200 ml rum'
  const shown = showText(line, readLineFigures(line), { ratio: 2 })
  expect(asOneText(shown)).toBe('1 kg plums, covered by 200 ml rum')
  expect(shown.stays).toEqual([
    {
      amount: '200 ml',
      why: 'The line does not say whether 200 ml follows the servings, so it stays as written. Scaled like the rest, it would be 400 ml.',
    },
  ])
})

test('a part of an amount that is tasted is tasted with it', () => {
  const line = '1 tsp salt (begin with ½ tsp, then taste)'
  expect(rewriteText(line, readLineFigures(line), { ratio: 4 })).toBe(
    '2 tsp salt (begin with 1 tsp, then taste)',
  )
})

test('a third of an ounce is no quarter', () => {
  expect(rewriteText('1 oz yeast', readLineFigures('1 oz yeast'), { ratio: 1 / 3 })).toBe('⅓ oz yeast')
})

test('what is taken off is no part of the weight, and none of the cups', () => {
  const figures = readLineFigures('1 cup minus 2 tbsp milk')
  expect(rewriteText('1 cup minus 2 tbsp milk', figures, { ratio: 1, system: 'metric' })).toBe('210 ml milk')
})

test('a third of a pound is told in ounces', () => {
  expect(rewriteText('1 lb beef', readLineFigures('1 lb beef'), { ratio: 1 / 3 })).toBe('5¼ oz beef')
})

test('a tin of another system keeps its number apart from its size', () => {
  const tin = '1 28-ounce can tomatoes'
  expect(rewriteText(tin, readLineFigures(tin), { ratio: 1, system: 'metric' })).toBe(
    '1 × 800 g can tomatoes',
  )
})

test('a line that shows no language is of the language of its list', () => {
  const lines = ['20 cl de crème fraîche', '200 g de farine', '3 œufs', '1 oignon']
  const [first] = figuresOf(readLines(lines)).lines
  expect(rewriteText(lines[0] ?? '', first ?? [], { ratio: 1, system: 'us' })).toBe(lines[0])
})

test('each piece of a line says what was written in its place', () => {
  const line = '2 x 400 g tins tomatoes'
  expect(rewrite(line, lineFigures(line), { ratio: 2 })).toEqual([
    { text: '4', figure: 0, written: '2' },
    { text: ' x ' },
    { text: '400 g', figure: 1 },
    { text: ' ' },
    { text: 'tins', figure: 0 },
    { text: ' tomatoes' },
  ])
})

test('a spoon of salt follows up to twice the servings, and from there the cook tastes', () => {
  const salt = { seasoning: 'salt' } as const
  expect(show('½ tsp fine salt', { ratio: 1 / 2 }, salt)).toBe('¼ tsp fine salt')
  expect(show('½ tsp fine salt', { ratio: 2 }, salt)).toBe('1 tsp fine salt')
  expect(show('½ tsp fine salt', { ratio: 3 }, salt)).toBe('1 tsp fine salt')
  expect(explainStay('salt', '1 tsp', '1½ tsp')).toBe(
    'Salt is easy to add and cannot be taken out. Start with 1 tsp, taste, and add a little at a time. Scaled like the rest, it would be 1½ tsp.',
  )
})

test('salt by weight follows the servings', () => {
  expect(show('10 g salt', { ratio: 2 }, { seasoning: 'salt' })).toBe('20 g salt')
})

test('scaling and converting at once prints the amount in the other units', () => {
  expect(show('1 cup flour', { ratio: 2, system: 'metric' }, { gramsPerMl: 125 / 236.588 })).toBe(
    '250 g flour',
  )
  expect(show('½ cup milk', { ratio: 3, system: 'metric' }, { isLiquid: true })).toBe('360 ml milk')
  expect(show('250 ml milk', { ratio: 2, system: 'us' }, { isLiquid: true })).toBe('2 cups milk')
})

test('a ratio that is no number of servings changes nothing', () => {
  for (const ratio of [0, -1, Number.NaN, Number.POSITIVE_INFINITY])
    expect(show('2 eggs', { ratio })).toBe('2 eggs')
})

test('pan sizes and times say why they stay, and what to do', () => {
  expect(staysInMethod(2)).toMatch(/A fuller pan .* go by what the step says .* take a wider pan/)
  expect(staysInMethod(1 / 2)).toMatch(/dries out sooner: .* go by what the step says .* take a smaller pan/)
})
