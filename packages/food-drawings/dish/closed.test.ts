import { expect, test } from 'vitest'
import { laid, recipe } from './recipe.fixture.ts'

test.each([
  [
    'pasties: base wedges filo',
    'Samosas',
    ['1 packet filo pastry', '400 g potatoes', '100 g peas'],
    'Fold into triangles over the filling and fry.',
  ],
  [
    'pasties: base flour',
    'Beef empanadas',
    ['500 g flour', '150 g butter', '500 g beef mince'],
    'Cut circles, top each with the beef and crimp.',
  ],
  [
    'pasties: base halves pastry',
    'Cornish pasties',
    ['500 g shortcrust pastry', '400 g beef skirt', '200 g potato'],
    'Fill and crimp.',
  ],
  [
    'pasties: base flour',
    'Jamaican patties',
    ['350 g flour', '200 g butter', '400 g beef mince'],
    'Fill, fold over and crimp with a fork.',
  ],
  ['patties: main ground beef', 'Beef patties', ['400 g beef mince', '1 egg'], 'Shape and fry.'],
  [
    'riceballs: base cooked rice, side nori',
    'Tuna onigiri',
    ['300 g sushi rice', '1 tin tuna', '2 sheets nori'],
    'Shape the rice around the tuna and wrap in the nori.',
  ],
  [
    'riceballs: base cooked rice, main sliced salmon',
    'Salmon nigiri',
    ['300 g sushi rice', '200 g salmon'],
    'Shape the rice and lay a slice of salmon on each.',
  ],
  [
    'closedrolls: main wonton wrappers',
    'Spring rolls',
    ['20 spring roll wrappers', '200 g cabbage, shredded', '2 carrots, grated'],
    'Roll up and deep-fry.',
  ],
  [
    'closedrolls: main vine leaves',
    'Dolmades',
    ['40 vine leaves', '200 g rice', '200 g lamb mince'],
    'Fill, roll up and simmer.',
  ],
  [
    'closedrolls: sauce smooth tomato, main cabbage',
    'Cabbage rolls',
    ['1 white cabbage', '400 g beef mince', '400 g tin tomatoes'],
    'Fill the leaves, roll and simmer in the tomatoes.',
  ],
  [
    'closedrolls: main tortillas',
    'Beef burritos',
    ['4 tortillas', '400 g beef mince', '200 g cooked rice'],
    'Fill and roll up tightly.',
  ],
  [
    'wrap: base tortillas, main ground beef, side rice',
    'Beef burritos',
    ['4 tortillas', '400 g beef mince', '200 g cooked rice'],
    'Fill, roll up and cut in half.',
  ],
  [
    'closedrolls: sauce smooth tomato sauce, sauce melted cheese, main tortillas',
    'Chicken enchiladas',
    ['8 tortillas', '400 g chicken', '400 ml enchilada sauce', '150 g cheddar'],
    'Fill, roll up, pour the sauce over, cover with cheese and bake.',
  ],
  [
    'closedrolls: main pastry, main ground sausage',
    'Sausage rolls',
    ['1 sheet puff pastry', '400 g sausage meat'],
    'Roll up and bake.',
  ],
  [
    'rolls: main rice paper, side prawn',
    'Fresh spring rolls',
    ['12 rice paper wrappers', '200 g prawns'],
    'Dip the paper in water, lay on the prawns and roll up.',
  ],
  [
    'rows: base cooked rice, main black beans, side sliced avocado',
    'Breakfast burrito bowl',
    ['200 g cooked rice', '1 tin black beans', '1 avocado, sliced'],
    'Divide between bowls.',
  ],
  [
    'taco: base buns, main sliced pork',
    'Bao buns with pork',
    ['8 buns', '500 g pork belly, sliced'],
    'Fill the buns with the pork.',
  ],
])('nobody sees a filling that is folded or rolled in: %s', (dish, name, lines, step) => {
  expect(laid(recipe(name, lines, [step]))).toBe(dish)
})

test.each([
  ['flatbird: main whole chicken', 'Spatchcock chicken', ['1 whole chicken'], 'Roast.'],
  [
    'flatbird: main whole chicken',
    'Lemon roast chicken',
    ['1 whole chicken'],
    'Cut out the backbone and press the bird flat. Roast.',
  ],
  ['thighs: main whole chicken', 'Spatchcock chicken', ['8 chicken pieces'], 'Grill.'],
  [
    'griddlecake: base flour, main shredded cabbage',
    'Okonomiyaki',
    ['200 g flour', '2 eggs', '300 g cabbage, shredded'],
    'Mix all and fry as one round.',
  ],
  [
    'griddlecake: base flour, main blueberry',
    'Dutch baby',
    ['75 g flour', '3 eggs', '150 g blueberries, to serve'],
    'Bake in a hot pan. Scatter with the blueberries.',
  ],
  [
    'thighs: main flour',
    'Country fried steak',
    ['4 beef cube steaks', '100 g flour', '2 eggs'],
    'Dredge the steaks and fry.',
  ],
  ['meat: main sliced steak', 'Cube steak', ['4 beef cube steaks', '1 tbsp oil'], 'Fry the steaks.'],
])(
  'a bird that is pressed flat, and what fills the pan, have their own shape: %s',
  (dish, name, lines, step) => {
    expect(laid(recipe(name, lines, [step]))).toBe(dish)
  },
)

test.each([
  [
    'wrap: base flatbread, main ground chickpeas, side sliced tomato',
    'Falafel in pitta',
    ['400 g chickpeas', '4 pitta breads', '2 tomatoes, sliced'],
    'Blend the chickpeas, shape and fry. Fill the pittas.',
  ],
  ['wrap: base flatbread, main falafel', 'Falafel wraps', ['12 falafel', '4 flatbreads'], 'Roll up.'],
  [
    'tart: base pastry, main apple',
    'Apple tart',
    ['320 g shortcrust pastry', '5 apples', '200 ml custard, to serve'],
    'Lay on the apples and bake. Serve with custard.',
  ],
  [
    'tart: base pastry, sauce custard, main apple',
    'Apple tart',
    ['320 g shortcrust pastry', '5 apples', '200 ml custard, to serve'],
    'Lay on the apples and bake. Drizzle with the custard.',
  ],
  [
    'tart: base pastry, main smooth lemon',
    'Lemon tart',
    ['320 g shortcrust pastry', '4 lemons, juice and zest', '5 eggs', '150 g sugar'],
    'Whisk and bake.',
  ],
  [
    'crumble: base crumbled flour, main apple',
    'Apple crumble with custard',
    ['800 g apples', '150 g flour', '100 g butter', '300 ml custard, to serve'],
    'Bake. Serve with custard.',
  ],
  [
    'stew: base smooth spinach, main diced paneer',
    'Palak paneer',
    ['500 g spinach', '250 g paneer, cubed', '100 ml cream'],
    'Purée the spinach, stir in the cream and fold in the paneer.',
  ],
  [
    'dip: base smooth basil',
    'Basil pesto',
    ['50 g basil leaves', '50 g pine nuts', '150 ml olive oil'],
    'Blend everything.',
  ],
  [
    'jug: base smooth cheese',
    'Cheese sauce',
    ['50 g flour', '500 ml milk', '150 g cheddar, grated'],
    'Stir in the cheese.',
  ],
  [
    'pasties: base pastry, scattered crumbs icing sugar',
    'Apple turnovers',
    ['375 g puff pastry', '3 apples', 'Icing sugar, to serve'],
    'Fill and bake. Dust with icing sugar.',
  ],
  [
    'griddlecake: base flour, main blueberry, scattered crumbs icing sugar',
    'Dutch baby',
    ['75 g flour', '3 eggs', '150 g blueberries, to serve', 'Icing sugar, to serve'],
    'Bake. Scatter with blueberries and dust with icing sugar.',
  ],
  ['none: ', 'Bone broth', ['1 kg beef bones', '3 litres water', '2 carrots'], 'Simmer and strain.'],
  [
    'none: ',
    'Arepas with black beans',
    ['300 g masarepa', '400 g tin black beans', '1 avocado, sliced'],
    'Split and fill.',
  ],
  [
    'griddlecake: base grated potato, main fried egg',
    'Potato rösti with egg',
    ['600 g potatoes, grated', '4 eggs'],
    'Fry the potatoes as one cake. Fry the eggs and lay the eggs on top.',
  ],
  [
    'patties: main grated potato',
    'Potato rösti',
    ['600 g potatoes, grated', '30 g butter'],
    'Fry in small cakes.',
  ],
  [
    'skewers: base cooked couscous, main diced chicken, side diced red pepper',
    'Chicken kebabs',
    ['500 g chicken, cubed', '1 red pepper, cubed', '200 g couscous'],
    'Thread the chicken and pepper on skewers. Serve with the couscous.',
  ],
  [
    'fruit: sauce yoghurt, main whole apple',
    'Baked apples',
    ['4 apples, cored', '200 g yoghurt, to serve'],
    'Bake. Serve with the yoghurt.',
  ],
  [
    'fillet: main fried breadcrumbs',
    'Wiener Schnitzel',
    ['4 veal escalopes', '100 g breadcrumbs', '2 eggs'],
    'Coat the veal in egg and breadcrumbs. Fry.',
  ],
  [
    'toast: base bread, main poached egg, side crushed avocado',
    'Avocado toast with poached egg',
    ['2 slices sourdough bread', '1 avocado', '2 eggs'],
    'Mash the avocado and spread it on. Poach the eggs and lay on top.',
  ],
  ['none: ', 'Green tea', ['2 tsp green tea leaves', '500 ml water'], 'Steep and strain.'],
  ['glass: base smooth tea', 'Black tea', ['2 tsp black tea leaves', '500 ml water'], 'Steep and strain.'],
  [
    'glass: base smooth beetroot',
    'Beetroot juice with apple',
    ['3 beetroots', '2 apples'],
    'Juice everything.',
  ],
  ['jar: base shredded cabbage', 'Sauerkraut', ['1 white cabbage, shredded', '20 g salt'], 'Pack in a jar.'],
  ['roast: main chickpeas', 'Roasted chickpeas', ['400 g tin chickpeas', '1 tsp paprika'], 'Roast.'],
  [
    'skewers: main diced chicken',
    'Chicken skewers',
    ['500 g chicken breast, diced', '1 cucumber, diced'],
    'Thread the chicken on skewers and grill. Serve with the cucumber.',
  ],
  [
    'clear: base stock, main whole wonton wrappers, side pak choi',
    'Wonton soup',
    ['20 wonton wrappers', '200 g pork mince', '1 litre chicken stock', '2 pak choi'],
    'Fill the wrappers with the pork. Simmer in the stock with the pak choi.',
  ],
  [
    'shortpasta: base cooked pasta, sauce smooth stock, main diced beef',
    'Goulash with spaetzle',
    ['800 g beef, diced', '500 ml beef stock', '400 g spaetzle'],
    'Stew. Serve with the spaetzle.',
  ],
  ['none: ', 'Cucumber water', ['1 cucumber, sliced', '1 litre water'], 'Chill.'],
  [
    'pancakes: base oats, side sliced strawberry',
    'Banana oat pancakes',
    ['2 bananas', '100 g oats', '150 g strawberries, sliced, to serve'],
    'Blend the bananas with the oats. Fry. Serve with the strawberries.',
  ],
  [
    'sandwich: base bread, main melted cheese, side sliced ham',
    'Grilled cheese with ham',
    ['4 slices bread', '4 slices ham', '100 g cheddar, sliced'],
    'Fry.',
  ],
  [
    'sandwich: base bread, main chopped egg',
    'Egg sandwich',
    ['8 slices bread', '4 eggs', '3 tbsp mayonnaise'],
    'Boil the eggs, peel and mash with the mayonnaise.',
  ],
  [
    'scrambled: base cooked egg, side batons smoked salmon',
    'Scrambled eggs with smoked salmon',
    ['6 eggs', '100 g smoked salmon, cut into strips'],
    'Fold in half of the salmon and lay the rest on top.',
  ],
  [
    'fillet: main salmon, side potato, side wedges lemon',
    'Baked salmon',
    ['4 salmon fillets', '600 g new potatoes', '1 lemon, cut into wedges'],
    'Serve with the potatoes and lemon wedges.',
  ],
])('one sees what was made of a food, and not what stands beside it: %s', (dish, name, lines, step) => {
  expect(laid(recipe(name, lines, [step]))).toBe(dish)
})
