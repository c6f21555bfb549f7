import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { shared, testAgainstShared } from '../../../test/shared.ts'
import { importRecipes } from '../../../test/import-recipes.ts'
import { CUTLERY, CUTS, FORMS, ROLES, SHAPES, VESSELS } from './dish.ts'
import { listFoods } from './list-foods.ts'
import { readRecipe } from 'recipe-reading/reading/recipe-reading'
import { type DishRecipe, dishOf, laid, recipe } from './recipe.fixture.ts'

function readFolder(folder: URL): DishRecipe[] {
  return readdirSync(folder).flatMap((file) => {
    const [found] = importRecipes(readFileSync(new URL(file, folder), 'utf8')).recipes
    return found ? [found.fields] : []
  })
}

/** Every food of a dish is named by the line that it says, read by itself. */
function expectTrue(of: DishRecipe) {
  const dish = dishOf(of)
  for (const { food, line } of dish.foods) {
    const said = of.ingredients[line]
    const named = said ? listFoods(readRecipe({ ingredients: [said] })).foods.map((one) => one.food) : []
    expect(named, `${of.name}: “${said?.ingredient_text}”`).toContain(food)
  }
  expect(dish.foods.length).toBeLessThan(8)
  return dish
}

test('a fish lies on its mash, with the vegetables that the list holds and no garnish', () => {
  const cod = recipe(
    'Poached cod with soft leeks',
    [
      ...[
        '600 g cod loin',
        '3 leeks, sliced',
        '800 g potatoes',
        '40 g butter',
        '1 lemon, juice only',
        'Salt',
      ],
      ...['4 parsley stems', '1 tbsp dill fronds, no stalks'],
    ],
    ['Mash the potatoes with the butter.', 'Lay the cod on the leeks.', 'Finish with the dill.'],
  )
  expect(laid(cod)).toBe('fillet: base crushed potato, main cod, side sliced leek, herb dill')
})

test('what is blended is one colour, and what the last steps lay on it is seen', () => {
  const soup = recipe(
    'Carrot soup',
    ['1 kg carrots', '1 onion', '1 litre vegetable stock', 'A few dill fronds, to serve', 'Olive oil'],
    ['Soften the onion and the carrots in the stock.', 'Blend until smooth.', 'Scatter the dill over.'],
  )
  expect(laid(soup)).toBe('soup: base smooth carrot, herb dill')
})

test('a herb that is dried, and a food that may be left out, are not seen', () => {
  const pasta = recipe('Penne', [
    '400 g penne',
    '1 tsp dried basil',
    '2 courgettes, diced',
    '100 g olives (optional)',
  ])
  expect(laid(pasta)).toBe('shortpasta: base cooked pasta, main diced courgette')
})

test('water is no colour of a soup, and milk no sauce of a mash', () => {
  const ramen = recipe('Peanut butter ramen', [
    '1 l water',
    '200 g noodles',
    '3 tbsp peanut butter',
    '200 g tofu, diced',
  ])
  expect(laid(ramen)).toBe('ramen: base peanut butter, main diced tofu, side cooked noodles')
  const stew = recipe('Fish stew', ['500 ml water', '400 g cod', '2 leeks, sliced'], ['Simmer all.'])
  expect(laid(stew)).not.toContain('water')
  const chops = recipe(
    'Pork chops with apple sauce and mash',
    ['4 pork chops', '3 apples', '800 g potatoes', '50 ml milk'],
    ['Mash the potatoes with the milk.', 'Serve the chops on the mash with apple sauce.'],
  )
  expect(laid(chops)).toBe('chops: base crushed potato, main whole pork, side apple')
})

test('what is mashed, cut into chips or rubbed to a paste is told from what only stands beside the word', () => {
  const cod = recipe(
    'Cod with peas and mash',
    ['4 cod fillets', '800 g potatoes', '200 g peas'],
    ['Boil and mash the potatoes.', 'Serve the cod on the mash with the peas.'],
  )
  expect(laid(cod)).toBe('fillet: base crushed potato, main cod, side peas')
  const steak = recipe('Steak and chips', ['2 sirloin steaks', '600 g potatoes, cut into chips'])
  expect(laid(steak)).toContain('batons potato')
  const skewers = recipe(
    'Paneer skewers with poblano sauce',
    ['250 g paneer, cubed', '1 courgette, sliced', '2 poblano peppers', '20 g basil leaves'],
    ['Mince the poblano peppers and the basil.', 'Mash to a paste.', 'Grill the paneer and the courgette.'],
  )
  expect(laid(skewers)).toBe('skewers: main diced paneer, side sliced courgette')
})

test('what a stock was made of is not on the plate', () => {
  const duck = recipe(
    'Duck in orange sauce',
    ['1 duck', '4 carrots, chopped', '1 leek, sliced', 'Orange segments, to serve'],
    ['Simmer the wings with the carrots and the leek.', 'Strain the stock.', 'Roast the duck.'],
  )
  expect(laid(duck)).not.toMatch(/carrot|leek/)
  expect(laid(duck)).toContain('orange')
})

test('what is mixed in, melted or whisked into a dressing is not seen', () => {
  const oatmeal = recipe(
    'Strawberry oatmeal',
    ['1 cup oats', '1 tbsp honey', '100 g strawberries'],
    ['Simmer the oats.', 'Mix in the honey then top with the strawberries.'],
  )
  expect(laid(oatmeal)).not.toContain('honey')
  const pudding = recipe(
    'Chocolate pudding',
    ['150 g dark chocolate, chopped', '40 g cocoa powder', '3 eggs'],
    ['Melt the chocolate.', 'Whisk in the cocoa and the eggs, and bake.'],
  )
  expect(laid(pudding)).toBe('pudding: base smooth cocoa')
  const salad = recipe(
    'Caesar salad',
    ['2 heads romaine lettuce, chopped', '50 g parmesan, grated', '1 avocado, sliced'],
    ['Whisk the parmesan into the dressing.', 'Toss the lettuce with the avocado.'],
  )
  expect(laid(salad)).not.toContain('parmesan')
})

test('what comes small stays small, and a spice is no vegetable', () => {
  const squash = recipe(
    'Stuffed squash',
    [
      '2 butternut squash',
      '400 g sausage (crumbled)',
      '2 sprigs thyme',
      '12 sprigs coriander (finely minced)',
    ],
    ['Halve the squash.', 'Divide the sausage among the 4 halves.', 'Garnish with the coriander.'],
  )
  expect(laid(squash)).toContain('crumbled sausage')
  expect(laid(squash)).toContain('chopped coriander')
  const stew = recipe(
    'Beef stew',
    ['1 kg beef, diced', '2 tbsp crushed red peppers', 'salt', 'peppers'],
    ['Simmer all.'],
  )
  expect(laid(stew)).not.toContain('pepper')
  expect(laid(recipe('Lahmacun', ['6 flatbreads', '300 g ground beef', '2 tomatoes']))).toContain(
    'sliced tomato',
  )
})

test('a carpaccio of fruit is of fruit, with the ham on it', () => {
  const melon = recipe('Melon carpaccio', ['1 melon', '100 g prosciutto'], ['Slice the melon thinly.'])
  expect(laid(melon)).toBe('carpaccio: main sliced melon, side prosciutto')
})

test('lines of other languages are read alike', () => {
  const soup = recipe(
    'Kürbissuppe',
    ['1 Hokkaido Kürbis', '1 Zwiebel', '200 ml Kokosmilch', '500 ml Gemüsebrühe'],
    ['Alles weich kochen.', 'Die Suppe pürieren.'],
  )
  expect(laid(soup)).toBe('soup: base smooth pumpkin, base smooth coconut milk')
  const carottes = recipe(
    'Soupe de carottes',
    ['800 g de carottes', '1 oignon', '1 l de bouillon de légumes', '10 cl de crème'],
    ['Cuire les carottes dans le bouillon.', 'Mixer. Servir avec la crème.'],
  )
  expect(laid(carottes)).toMatch(/^soup: base smooth carrot/)
})

test('a dish that cannot be told has crockery and cloth, and no food', () => {
  for (const name of ['Spice mix', 'Sunday', 'Zxqv', ''])
    expect(dishOf(recipe(name, ['1 tsp cumin', '2 tsp salt']))).toMatchObject({ form: 'none', foods: [] })
})

/** Sixty recipes of many kitchens: with each, the forms that are right, what one sees, and what must not be drawn. */
const PROBES = readFileSync(new URL('probes/recipes.txt', import.meta.url), 'utf8')
  .split(/^# /m)
  .slice(1)
  .map((text) => {
    const [name = '', ...rows] = text.trim().split('\n')
    const row = (title: string) =>
      rows.find((one) => one.startsWith(`${title}: `))?.slice(title.length + 2) ?? ''
    return {
      of: recipe(name, row('lines').split(' | '), row('steps').split(/(?<=[.]) /)),
      forms: row('form').split(' '),
      seen: row('seen').split(', '),
      never: row('not').split(', '),
    }
  })

test('there are sixty probes', () => expect(PROBES).toHaveLength(60))

test.each(PROBES)('one sees what belongs on the plate: $of.name', ({ of, forms, seen, never }) => {
  const dish = expectTrue(of)
  expect(forms).toContain(dish.form)
  const foods = dish.foods.map(({ food }) => food)
  expect(foods).toEqual(expect.arrayContaining(seen))
  expect(foods.filter((food) => never.includes(food))).toEqual([])
})

test('every sample has a dish whose foods its lines name', () => {
  const samples = readFolder(new URL('../../../content/recipes/', import.meta.url))
  expect(samples).toHaveLength(37)
  for (const sample of samples) expect(expectTrue(sample).form, sample.name).not.toBe('none')
})

testAgainstShared('every food of a real recipe is named by its line, and nine of ten have a form', () => {
  const dishes = readFolder(new URL('data/recipes/jsonld/', shared)).map(expectTrue)
  expect(dishes.length).toBeGreaterThan(270)
  const told = dishes.filter(({ form }) => form !== 'none')
  expect(told.length / dishes.length).toBeGreaterThanOrEqual(0.9)
})

test('three thousand odd recipes are read without an exception, into the closed lists alone', () => {
  const words =
    'soup pie with of no free 7 ½ (|) $ * egg the mash potatoes, chicken "salt" тест 鶏 🥕 - ; blend à'.split(
      ' ',
    )
  let seed = 7
  const next = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % most
  const odd = () => Array.from({ length: next(9) }, () => words[next(words.length)]).join(' ')
  for (let count = 0; count < 3_000; count++) {
    const dish = dishOf(recipe(odd(), [odd(), odd(), odd()], [odd(), odd()]))
    expect(FORMS).toContain(dish.form)
    expect(VESSELS).toContain(dish.vessel)
    expect(CUTLERY).toContain(dish.cutlery)
    for (const { cut, role, look } of dish.foods) {
      expect(CUTS).toContain(cut)
      expect(ROLES).toContain(role)
      expect(SHAPES).toContain(look.shape)
    }
  }
})
