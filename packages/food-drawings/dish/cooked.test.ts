import { expect, test } from 'vitest'
import { laid, recipe } from './recipe.fixture.ts'

test('what was cut fine cooks down in a sauce, and is seen in a salad', () => {
  const ragu = (carrot: string, step = 'Brown the venison.', name = 'Venison ragu with tagliatelle') =>
    laid(recipe(name, ['400 g tagliatelle', '600 g venison, diced', carrot, '400 g tinned tomatoes'], [step]))
  for (const carrot of [
    '1 carrot, finely chopped',
    '2 carrots, grated',
    '1 carrot, finely diced',
    '1 carrot, minced',
  ])
    expect(ragu(carrot), carrot).not.toContain('carrot')
  expect(ragu('1 carrot', 'Finely chop the carrot.')).not.toContain('carrot')
  expect(ragu('2 carrots, sliced')).toContain('sliced carrot')
  expect(ragu('2 carrots, grated', '', 'Tagliatelle with carrot')).toContain('carrot')
  expect(laid(recipe('Green salad', ['1 lettuce', '2 carrots, grated']))).toContain('grated carrot')
})

test('where the food of the title is not known, no vegetable takes its place', () => {
  const pasta = (meat: string) =>
    laid(
      recipe('Pappardelle with zebra ragu', [
        '400 g pappardelle',
        meat,
        '2 carrots, diced',
        '2 onions, chopped',
      ]),
    )
  expect(pasta('800 g zebra shoulder, diced')).toBe('nest: base cooked spaghetti, side diced carrot')
  expect(
    laid(recipe('Ostrich stew', ['800 g emu fillet', '2 carrots, sliced', '400 g chopped tomatoes'])),
  ).toBe('stew: base smooth tomato, side sliced carrot')
  expect(pasta('200 g zebra shoulder')).toContain('side diced carrot')
  expect(pasta('1 tbsp olive oil')).toContain('main diced carrot')
})

test('cheese covers a lasagne and a moussaka, and a potato gratin shows its slices', () => {
  const layers = [
    '500 g beef mince',
    '2 aubergines, sliced',
    '400 g chopped tomatoes',
    '80 g parmesan, grated',
  ]
  const steps = ['Layer all and finish with the parmesan.', 'Bake.']
  expect(laid(recipe('Moussaka', layers, steps))).toBe('bake: sauce melted parmesan')
  expect(laid(recipe('Lasagne', ['12 lasagne sheets', ...layers], steps))).toBe(
    'bake: base cooked lasagne, sauce melted parmesan',
  )
  expect(
    laid(recipe('Spinach cannelloni', ['12 cannelloni', '500 g spinach', '50 g parmesan, grated'], steps)),
  ).toBe('tubes: base cooked cannelloni, sauce melted parmesan')
  expect(
    laid(recipe('Lasagne', ['12 lasagne sheets', ...layers, 'basil leaves, to serve'], steps)),
  ).toContain('herb basil')
  expect(laid(recipe('Potato gratin', ['1 kg potatoes, sliced', '60 g gruyère, grated']))).toContain(
    'main sliced potato',
  )
})

test('a boiled egg that is chopped or mashed is no half', () => {
  const sandwich = (line: string, step: string) =>
    laid(recipe('Egg sandwich', [line, '4 slices bread'], [step, 'Fill the sandwiches.']))
  expect(sandwich('4 eggs, hard-boiled and chopped', 'Mix with mayonnaise.')).toContain('chopped egg')
  expect(sandwich('4 eggs', 'Hard-boil the eggs and chop them.')).toContain('chopped egg')
  expect(sandwich('4 eggs', 'Hard-boil the eggs and mash them with mayonnaise.')).toContain('chopped egg')
  expect(sandwich('4 eggs', 'Boil the eggs and halve them.')).toContain('halves egg')
  expect(laid(recipe('Scotch eggs', ['6 eggs', '400 g sausagemeat', '100 g breadcrumbs']))).toBe('none: ')
})

test('a pudding with much flour is a sponge, and one with meat in it has no look', () => {
  const sponge = ['200 g dates', '175 g butter', '2 eggs', '200 ml cream']
  expect(laid(recipe('Toffee pudding', [...sponge, '250 g flour'], ['Bake.']))).toBe('cake: base flour')
  expect(laid(recipe('Toffee pudding', [...sponge, '100 g flour'], ['Bake.']))).toBe('cake: base dates')
  expect(laid(recipe('Lemon pudding', ['250 g flour', '2 eggs'], ['Steam.', 'Turn out.']))).toBe(
    'turnedout: base smooth flour',
  )
  expect(laid(recipe('Vanilla pudding', ['500 ml milk', '30 g flour', '2 eggs']))).toBe(
    'pudding: base smooth milk',
  )
  expect(laid(recipe('Chocolate pudding', ['150 g chocolate', '100 g flour', '3 eggs']))).toBe(
    'pudding: base smooth chocolate',
  )
  expect(
    laid(recipe('Steak and kidney pudding', ['300 g flour', '600 g braising steak, diced', '200 g kidney'])),
  ).toBe('none: ')
})

test('of what is in crumbs or batter one sees the crust', () => {
  const crumbed = (name: string, food: string, step: string) =>
    laid(
      recipe(name, [food, '100 g breadcrumbs', '2 eggs, beaten', '200 g plain flour', '300 g peas'], [step]),
    )
  expect(crumbed('Chicken Kiev', '4 chicken breasts', 'Coat in flour, egg and breadcrumbs.')).toBe(
    'patties: main breadcrumbs, side peas',
  )
  expect(crumbed('Fish fingers', '4 cod fillets', 'Dip the cod in egg and roll in the breadcrumbs.')).toBe(
    'fillet: main fried breadcrumbs, side peas',
  )
  expect(crumbed('Battered cod', '4 cod fillets', 'Dip the cod in the batter and fry.')).toBe(
    'fillet: main fried flour, side peas',
  )
  expect(crumbed('Baked cod', '4 cod fillets', 'Top the cod with the breadcrumbs and bake.')).toContain(
    'main cod',
  )
  expect(
    crumbed('Baked cod', '4 cod fillets', 'Coat the cod with pesto and sprinkle the breadcrumbs over.'),
  ).toContain('main cod')
  expect(crumbed('Fried chicken thighs', '8 chicken thighs', 'Dust with flour and fry.')).toContain('chicken')
  expect(
    laid(
      recipe(
        'Cornflake drumsticks',
        ['8 chicken drumsticks', '60 g cornflakes'],
        ['Roll them in the cornflakes.'],
      ),
    ),
  ).toBe('thighs: main cereal')
  expect(laid(recipe('Breaded prawns', ['300 g prawns', '100 g panko breadcrumbs']))).toBe('none: ')
  const cauliflower = recipe(
    'Buffalo cauliflower',
    ['1 cauliflower, in florets', '100 g flour', '150 ml milk'],
    ['Whisk the flour and milk to a batter and coat the florets.', 'Bake.'],
  )
  const curry = ['4 chicken breasts', '100 g panko', '2 carrots, sliced', '400 ml coconut milk', '300 g rice']
  expect(laid(recipe('Chicken katsu curry', curry))).not.toContain('chicken')
  expect(laid(recipe('Chicken curry', curry))).toContain('chicken')
  expect(laid(recipe('Onion bhajis', ['3 onions, sliced', '150 g gram flour']))).toMatch(
    /^patties: main .*flour/,
  )
  expect(laid(cauliflower)).toBe('roast: main flour')
  expect(
    laid(
      recipe(
        'Fish and chips',
        ['4 cod fillets', '1 kg potatoes', '200 g flour'],
        ['Coat the cod in batter.'],
      ),
    ),
  ).toBe('fillet: main fried flour, side batons potato')
})

test('a tray of several foods is no joint, and one of sausages is sausages', () => {
  const tray = (name: string, meat: string) =>
    laid(recipe(name, [meat, '500 g potatoes, halved', '2 red peppers, sliced'], ['Roast all.']))
  expect(tray('Chorizo and pepper traybake', '225 g chorizo, sliced')).toMatch(/^roast: .*chorizo.*potato/)
  const ham = [
    '300 g ham, cubed',
    '500 g potatoes, diced',
    '2 leeks, sliced',
    '2 carrots, sliced',
    '1 swede, diced',
  ]
  expect(laid(recipe('Ham traybake', ham))).toMatch(/leek.*carrot|carrot.*leek/)
  expect(tray('Sausage traybake', '8 sausages')).toMatch(/^sausages: main .*sausage/)
  expect(tray('Chicken traybake', '8 chicken thighs')).toMatch(/^thighs/)
})

test('rolls of cabbage lie in the sauce that they simmered in', () => {
  const lines = ['12 cabbage leaves', '500 g minced pork', '400 g passata']
  expect(laid(recipe('Stuffed cabbage rolls', lines, ['Simmer in the passata.']))).toContain(
    'sauce smooth tomato sauce',
  )
})

const STEPS: Record<string, string[]> = {
  'Falafel in pitta': ['Blitz the chickpeas.'],
  'Chicken nuggets': ['Coat the chicken in the breadcrumbs.'],
}

test('dishes are known by the names that people give them', () => {
  const forms: [string, string[], string?][] = [
    [
      'bake: sauce smooth flour, main batons sausage',
      ['8 pork sausages', '140 g flour', '4 eggs'],
      'Toad in the hole',
    ],
    ['toast: base bread, main melted cheese', ['200 g cheddar, grated', '4 slices bread'], 'Welsh rabbit'],
    ['cookies: base flour, scattered whole almonds', ['50 g flour', '50 g almonds'], 'Florentines'],
    ['dumplings: base wonton wrappers', ['30 gyoza wrappers', '300 g minced pork'], 'Pork gyoza'],
    ['sweetballs: main breadcrumbs', ['300 g risotto rice', '100 g breadcrumbs'], 'Arancini'],
    ['stew: base smooth wine, main chicken', ['1 chicken, jointed', '750 ml red wine'], 'Coq au vin'],
    ['nest: base cooked spaghetti, main ground beef', ['400 g spaghetti', '500 g beef mince'], 'Spag bol'],
    ['sausages: main sliced sausage, side bacon', ['16 chipolatas', '8 rashers bacon'], 'Pigs in blankets'],
    ['none: ', ['8 rashers bacon', '2 tbsp honey'], 'Pigs in blankets'],
    [
      'closedrolls: main pastry, main ground sausage',
      ['500 g puff pastry', '400 g sausagemeat'],
      'Sausage rolls',
    ],
    ['none: ', ['100 g flour', '4 eggs', '100 g jam'], 'Swiss roll'],
    [
      'bake: sauce smooth milk, main wedges bread, scattered whole raisins',
      ['8 slices bread', '350 ml milk', '2 eggs', '50 g sultanas'],
      'Bread and butter pudding',
    ],
    [
      'wrap: base flatbread, main ground chickpeas, side sliced tomato',
      ['400 g chickpeas', '4 pitta breads', '1 tomato, sliced'],
      'Falafel in pitta',
    ],
    ['lidpie: base pastry, main salmon', ['500 g puff pastry', '800 g salmon fillet'], 'Salmon en croute'],
    ['patties: main breadcrumbs', ['500 g chicken breast', '100 g breadcrumbs'], 'Chicken nuggets'],
    ['buns: base flour', ['500 g flour', '7 g yeast'], 'Bread rolls'],
  ]
  for (const [dish, lines, name = ''] of forms)
    expect(laid(recipe(name, lines, STEPS[name] ?? [])), name).toBe(dish)
})
