import { expect, test } from 'vitest'
import { readIngredient } from '../ingredient/read-ingredient.ts'
import { findFood } from './find-food.ts'
import { weighLine } from './weigh-line.ts'

/** The food of a line as it is written, and the middle of what it weighs in grams. */
function weigh(text: string) {
  const line = readIngredient(text)
  const found = findFood(text, line)
  const { grams } = weighLine(text, line, found)
  return { food: found.food, kind: found.kind, grams: grams && Math.round((grams.least + grams.most) / 2) }
}

test.each([
  ['a walnut-sized piece of butter', 15],
  ['walnut-size knob of butter', 15],
  ['hazelnut-sized knob of butter', 5],
  ['a walnut of butter', 15],
  ['butter the size of an egg', 50],
  ['une noisette de beurre', 5],
  ['a lemon-sized ball of tamarind', 25],
  ['1 walnussgroßes Stück Butter', 15],
  ['thumb-sized piece ginger', 15],
  ['golf ball-sized piece of tamarind', 40],
  ['a piece of butter', 15],
  ['1 Stückchen Butter', 15],
])('a piece that is likened to a thing weighs as much: %s', (text, grams) => {
  expect(weigh(text).grams).toBe(grams)
})

test.each([
  ['2cm piece ginger', 9],
  ['a 2cm piece of ginger', 9],
  ['3cm knob of ginger', 13],
  ['1-inch piece of ginger', 11],
  ['2 (1-inch) pieces ginger', 22],
  ['2.5-cm-Stück Ingwer', 11],
  ['1 trozo de jengibre de 2 cm', 9],
  ['5-cm cinnamon stick', 2],
  ['7cm piece cucumber', 98],
])('a piece weighs by its length: %s', (text, grams) => {
  expect(weigh(text).grams).toBe(grams)
})

test.each([
  ['1 (15 ounce) can black beans, drained', 'black beans, drained', 255],
  ['2 x 400g tins butter beans, drained and rinsed', 'lima beans, drained', 480],
  ['1/2 x 400g can cannellini beans, drained', 'white beans, drained', 120],
  ['1/2 x 400g can cannellini beans', 'white beans, canned', 200],
  ['1 (15 oz) can great northern beans, rinsed', 'great northern beans, drained', 255],
  ['400g tin black-eyed beans, drained', 'black-eyed peas, drained', 240],
  ['1 (15 oz) can adzuki beans, drained', 'adzuki beans, cooked', 255],
  ['1 can broad beans, drained', 'fava beans, drained', 255],
  ['1 cup black beans, drained and rinsed', 'black beans, drained', 172],
  ['1 cup dried black beans, rinsed', 'black beans, dry', 194],
  ['1 (20 oz) can pineapple chunks, drained', 'pineapple, canned', 352],
  ['1 (14 oz) can diced tomatoes, drained', 'canned tomatoes', 238],
  ['1 (14 oz) can diced tomatoes, not drained', 'canned tomatoes', 397],
  ['1 tin grapefruit segments, drained', 'grapefruit', 324],
  ['1 x 145g tin tuna in spring water, drained', 'tuna, canned in water', 109],
  ['2 (10 oz) packages mushrooms, rinsed', 'mushrooms, white', 567],
  ['1 tin chickpeas (400 g), drained', 'chickpeas, canned', 240],
  ['1 (15 oz) can soybeans, drained', 'soybeans, cooked', 255],
  ['500g frozen spinach, thawed and drained', 'spinach, cooked', 500],
])('of a can that is drained, what is left is weighed: %s', (text, food, grams) => {
  expect(weigh(text)).toMatchObject({ food, grams })
})

test.each([
  ['1 boîte de thon (140 g égoutté)', 140],
  ['1 Glas Sauerkirschen (Abtropfgewicht 350 g)', 350],
  ['1 Dose Kichererbsen (400 g, Abtropfgewicht: 240 g)', 240],
  ['2 Dosen Kidneybohnen, je 255 g Abtropfgewicht', 510],
  ['1 scatola di ceci (240 g sgocciolati)', 240],
  ['1 lata de atún (peso escurrido 80 g)', 80],
  ['1 scatoletta di tonno da 80 g sgocciolato', 80],
  ['2 cans chickpeas (about 240 g drained each)', 480],
  ['1 blik tonijn (uitgelekt 112 g)', 112],
  ['1 dåse kikærter (drænet vægt 240 g)', 240],
  ['1 burk kikärtor (avrunnen vikt 230 g)', 230],
  ['1 tin chickpeas (drained weight 240g)', 240],
  ['1 (400g) can chickpeas (240g drained weight)', 240],
])('a drained weight that the line says is not drained again: %s', (text, grams) => {
  expect(weigh(text).grams).toBe(grams)
})

test.each([
  ['1 pint (568ml) milk', 586],
  ['1 glass white wine (175ml)', 174],
  ['2 tbs (40ml) olive oil', 37],
  ['1 small glass (125ml) red wine', 124],
  ['1 tbsp cornstarch mixed with 2 tablespoons (30ml) water', 8],
])('millilitres beside a vaguer volume are believed: %s', (text, grams) => {
  expect(weigh(text).grams).toBe(grams)
})

test.each([
  ['1 Schuss Weißwein', 20],
  ['a good glug of olive oil', 14],
  ['1 chorro de aceite', 14],
  ['1 mug of rice', 196],
  ['1 sleeve saltine crackers', 113],
  ['½ dozen eggs', 300],
  ['1½ dozen eggs', 900],
  ['1 sm. can crushed pineapple', 227],
  ['1 lg. can tomatoes', 794],
  ['1 small can tomato paste', 170],
  ['1 kleine Dose Tomaten', 227],
  ['1 No. 303 can tomatoes', 454],
  ['1 #2 can tomatoes', 567],
  ['1 Dose (425 ml) Kidneybohnen', 240],
  ['2 sm. onions', 140],
  ['1 cebolla grande', 150],
  ['2 kleine Zwiebeln', 140],
  ['small bunch parsley', 30],
  ['1 small head of cauliflower', 265],
  ['2 small cloves garlic', 4],
  ['una lata de 400 g de tomate', 400],
  ['1 teacupful sugar', 127],
  ['1 tin sprats', 130],
  ['1 (3 1/2- to 4-pound) whole chicken', 1157],
])('units and sizes as cooks write them: %s', (text, grams) => {
  expect(weigh(text).grams).toBe(grams)
})

test.each([
  ['8 chapatis', 344],
  ['2 Thai bird’s eye chillies', 3],
  ['1 ham hock', 500],
  ['6 brioche buns', 300],
  ['2 cups chopped kale, packed', 134],
  ['1 cup popcorn kernels', 201],
  ['2 green plantains', 358],
  ['1 lettuce heart', 200],
  ['1 head of chicory', 53],
  ['2 heads of Belgian endive', 106],
  ['1 chayote', 203],
  ['1 cassava root', 408],
  ['2 carambolas', 182],
  ['4 fresh sardines', 240],
  ['4 whiting fillets', 368],
  ['4 slices back bacon', 112],
  ['1 vegetable stock pot', 28],
  ['1 cube de bouillon de volaille', 10],
  ['1 small pot of natural yogurt', 125],
  ['1 yogur natural', 125],
  ['1 Becher Naturjoghurt', 150],
  ['2 Stiele Minze', 3],
  ['½ Pck. Backpulver', 8],
  ['1 Pck. Vanillepuddingpulver', 37],
])('one of a food weighs what a kitchen weighs: %s', (text, grams) => {
  expect(weigh(text).grams).toBe(grams)
})

test('stock that is made of a cube stays stock', () => {
  expect(weigh('500ml chicken stock, made with 1 cube').food).toBe('chicken broth')
})

test.each([
  ['whites of 4 eggs', 'egg white', 132],
  ['the white of 1 egg', 'egg white', 33],
  ['yolks of 2 eggs', 'egg yolk', 34],
  ['blancs de 4 œufs', 'egg white', 132],
  ['claras de 4 huevos', 'egg white', 132],
  ['Eigelb von 2 Eiern', 'egg yolk', 34],
])('a part of eggs is counted by the eggs: %s', (text, food, grams) => {
  expect(weigh(text)).toMatchObject({ food, grams })
})

test.each([
  ['1 rode paprika', 'bell pepper, red'],
  ['2 paprika’s', 'bell pepper, red'],
  ['3 groene paprika’s', 'bell pepper, green'],
])('what is counted is no powder: %s', (text, food) => {
  expect(weigh(text)).toMatchObject({ food, kind: 'vegetable' })
})

test.each([
  ['1 Stück Butter', 250],
  ['½ Päckchen Butter', 125],
  ['1 plaquette de beurre', 250],
  ['1 pakje roomboter', 250],
  ['1 panetto di burro', 250],
  ['1 stick butter', 113],
  ['1 Würfel Hefe', 42],
  ['1 Päckchen Backpulver', 15],
  ['1 Päckchen Vanillezucker', 8],
  ['1 sachet de levure de boulanger', 8],
  ['1 sobre de levadura Royal', 15],
  ['1 bustina di lievito per dolci', 15],
])('a packet is as large as its country sells it: %s', (text, grams) => {
  expect(weigh(text).grams).toBe(grams)
})

test.each([
  ['6-8 (about 1.2kg) chicken thighs', 1200],
  ['4 (about 400g) carrots', 400],
  ['3 (about 1 pound) chicken breasts', 454],
  ['4 (about 6 oz) salmon fillets', 680],
  ['4 (about 150 g) salmon fillets', 600],
])('a weight in brackets before a food is that of all, where no piece would be tiny: %s', (text, grams) => {
  expect(Math.round(weigh(text).grams ?? 0)).toBe(grams)
})

test.each([
  ['4 large egg whites', 125, 140],
  ['1 egg white', 29, 40],
  ['3 egg yolks', 45, 60],
  ['6 large egg yolks', 90, 120],
  ['whites of 4 eggs', 120, 145],
  ['2 eggs', 90, 120],
  ['2 eggs, separated', 90, 120],
  ['3 medium (about 1½ lb) sweet potatoes', 600, 760],
  ['15 sheets phyllo dough (9 ounces)', 245, 265],
  ['4 chicken breasts (about 6 oz each)', 650, 710],
  ['2 (6-oz) salmon fillets', 330, 350],
  ['3 large (2 pounds) russet potatoes', 850, 950],
  ['2 medium (about 8 oz each) zucchini', 430, 470],
  ['2 medium onions (12 oz)', 320, 350],
  ['2 (15 oz) cans tomatoes', 820, 870],
  ['2 packages (8 oz) cream cheese', 440, 470],
  ['4 (4 oz) cod fillets', 440, 470],
  ['3 bananas (350 g)', 340, 360],
  ['10 lasagne sheets (200 g)', 195, 205],
  ['4 slices ham (200 g)', 195, 205],
  ['4 slices ham (50 g each)', 195, 205],
  ['1 bunch (about 1 lb) asparagus', 440, 470],
  ['8 (about 2 lb) chicken thighs', 850, 950],
  ['12 (350 g) prawns', 340, 360],
  ['4 lemon wedges', 25, 60],
  ['4 tomato slices', 40, 110],
  ['4 peach halves', 200, 340],
  ['2 avocado halves', 110, 220],
  ['3 lettuce leaves', 15, 60],
  ['4 cabbage leaves', 60, 160],
  ['2 celery stalks', 60, 140],
  ['juice of 2 lemons', 60, 110],
  ['zest of 1 lemon', 2, 10],
  ['2 orange slices', 20, 60],
  ['5 broccoli florets', 40, 120],
  ['4 sheets filo pastry', 60, 240],
  ['2 pineapple rings', 80, 200],
  ['2 onion slices', 10, 60],
  ['3 Eiweiß', 90, 115],
  ['2 Eigelb', 30, 42],
  ["3 blancs d'œufs", 90, 115],
  ["2 jaunes d'œuf", 30, 42],
  ['3 claras de huevo', 90, 115],
  ['2 tuorli', 30, 42],
  ['3 beaten egg whites', 90, 105],
  ['4 free-range egg whites', 125, 140],
  ['4 apple quarters', 120, 220],
  ['6 tomato halves', 300, 420],
  ['5 cauliflower florets', 40, 120],
  ['8 sausages (400 g)', 395, 405],
  ['4 salmon fillets (6 oz)', 650, 710],
  ['2 (1 lb) lobsters', 300, 420],
])('a part of a food weighs as a part, and brackets are of each or of all: %s', (text, least, most) => {
  expect(weigh(text).grams).toBeGreaterThanOrEqual(least)
  expect(weigh(text).grams).toBeLessThanOrEqual(most)
})
