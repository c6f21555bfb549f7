import { expect, test } from 'vitest'
import { dishOf, laid, recipe } from './recipe.fixture.ts'

test('a soup without stock has the colour of what swims in it, and served cream lies on it', () => {
  const borscht = (liquid: string) =>
    laid(
      recipe(
        'Borscht',
        [
          '500 g beetroot, grated',
          '400 g beef shin, cubed',
          '2 potatoes, diced',
          liquid,
          '150 g soured cream',
        ],
        ['Simmer all.', 'Ladle into bowls and top with the soured cream.'],
      ),
    )
  expect(borscht('1.5 litres water')).toBe(
    'stew: base smooth beetroot, sauce sour cream, main diced beef, side diced potato',
  )
  expect(borscht('1.5 litres beef stock')).toMatch(/^clear: base smooth beetroot, sauce sour cream/)
  const beans = recipe(
    'Black bean soup',
    ['500 g black beans', '2 red peppers, diced', '1.5 litres water', '100 ml soured cream, to serve'],
    ['Simmer all.', 'Serve with the cream.'],
  )
  expect(laid(beans)).toBe('stew: main black beans, side diced red pepper')
  const chilli = recipe(
    'Beef chilli',
    ['500 g beef mince', '400 g kidney beans', '4 tbsp yoghurt, to serve'],
    ['Simmer the beef and the beans.'],
  )
  expect(laid(chilli)).not.toContain('base smooth yoghurt')
})

test('a chowder swims in its milk, and a stew in the cream that is stirred in', () => {
  const chowder = (liquid: string) =>
    laid(recipe('Fish chowder', ['400 g cod', '2 potatoes, diced', liquid], ['Simmer all.', 'Serve.']))
  expect(chowder('500 ml milk')).toMatch(/^stew: base smooth milk/)
  expect(chowder('50 ml milk')).not.toContain('milk')
  const mussels = recipe(
    'Mussels in cream',
    ['1 kg mussels', '100 ml double cream'],
    ['Steam the mussels.', 'Stir in the cream and serve.'],
  )
  expect(laid(mussels)).toMatch(/^stew: base smooth cream/)
})

test('what is served with a tart is not its filling', () => {
  const pie = (served: string, name = 'Pumpkin pie') =>
    laid(
      recipe(
        name,
        ['350 g shortcrust pastry', '400 g pumpkin, mashed', '400 g sweet potato, mashed', '3 eggs', served],
        ['Mix the pumpkin, the sweet potato and the eggs.', 'Pour in and bake.', 'Serve with the cream.'],
      ),
    )
  expect(pie('whipped cream, to serve')).toBe('tart: base pastry, sauce whole cream, main smooth pumpkin')
  expect(pie('200 ml cream')).toContain('main smooth pumpkin')
  expect(pie('200 ml cream', 'Sweet potato pie')).toContain('main smooth sweet potato')
  const apple = recipe(
    'Apple tart with custard',
    ['320 g puff pastry', '4 apples, sliced', '300 ml custard, to serve'],
    ['Lay the apples on the pastry and bake.'],
  )
  expect(laid(apple)).not.toContain('smooth cream')
  const quiche = recipe(
    'Leek quiche',
    ['320 g pastry', '3 leeks, sliced', '3 eggs', '200 ml cream'],
    ['Soften the leeks.', 'Whisk the eggs and the cream and pour over.', 'Bake and serve.'],
  )
  expect(laid(quiche)).toContain('sauce smooth cream')
  const lime = recipe(
    'Key lime pie',
    ['300 g digestive biscuits', '397 g condensed milk', '4 limes, juiced', '300 ml double cream'],
    ['Bake the milk and lime juice in the crust.', 'Whip the cream and spread over.'],
  )
  expect(laid(lime)).toContain('main smooth cream')
})

test('meringue hides what is under it, and a frangipane is of almonds', () => {
  const lines = ['250 g pastry', '4 lemons', '4 eggs', '300 g sugar']
  expect(laid(recipe('Lemon meringue pie', lines))).toBe('none: ')
  expect(laid(recipe('Lemon meringue pie', [...lines, '4 egg whites']))).toBe(
    'tart: base pastry, main smooth egg white',
  )
  expect(
    laid(recipe('Bakewell tart', ['250 g pastry', '125 g ground almonds', '2 eggs', '125 g butter'])),
  ).toContain('main smooth almond flour')
})

test('nobody drinks meat, fish or diced fruit', () => {
  const prawns = recipe('Prawn cocktail', ['300 g prawns', '1 lettuce, shredded', '4 tbsp mayonnaise'])
  expect(laid(prawns)).toBe('salad: main prawn, side shredded lettuce')
  expect(laid(recipe('Crab cocktail', ['200 g crab meat', '1 lettuce, shredded']))).toMatch(/^salad/)
  expect(laid(recipe('Fruit cocktail', ['2 peaches, diced', '200 g grapes']))).toMatch(/^fruit/)
  expect(laid(recipe('Cocktail sausages', ['20 cocktail sausages', '2 tbsp honey']))).toMatch(/^sausages/)
  expect(
    laid(recipe('Steak and ale pie', ['500 g puff pastry', '700 g braising steak, diced', '400 ml ale'])),
  ).toMatch(/^lidpie/)
  expect(laid(recipe('Raspberry cocktail', ['100 g raspberries', '50 ml gin']))).toBe(
    'glass: base smooth raspberry',
  )
})

test('chocolate, cocoa, coffee, tea and matcha colour milk, and fruit colours more than they do', () => {
  const drink = (name: string, ...lines: string[]) => laid(recipe(name, lines, ['Whisk and pour.']))
  expect(drink('Hot chocolate', '600 ml milk', '100 g dark chocolate')).toContain('base smooth chocolate')
  expect(drink('Mocha', '300 ml milk', '2 tbsp cocoa powder', '1 shot espresso')).toMatch(
    /^glass: base smooth (cocoa|coffee)/,
  )
  expect(drink('Matcha latte', '250 ml oat milk', '1 tsp matcha')).toContain('base smooth matcha')
  expect(drink('Chai latte', '300 ml milk', '2 black tea bags')).toContain('base smooth tea')
  expect(drink('Berry smoothie', '200 g raspberries', '200 ml milk', '1 tbsp cocoa powder')).toContain(
    'base smooth raspberry',
  )
  expect(drink('Vanilla milkshake', '300 ml milk')).toBe('glass: base smooth milk')
})

test('wedges that swim in a drink do not colour it, and juice does', () => {
  const rum = ['60 ml white rum', 'soda water']
  expect(laid(recipe('Mojito', [...rum, '1 lime, cut into wedges'], ['Muddle the lime.']))).toBe(
    'glass: base smooth clear drink',
  )
  expect(laid(recipe('Lemonade', ['4 lemons, juiced', '1 litre water']))).toContain('base smooth lemon')
})

test('fruit that only swims does not colour a drink, and a colour that is not drawn makes no white one', () => {
  const tea = ['4 tea bags', '1 litre water', '2 peaches, sliced']
  expect(laid(recipe('Iced tea with peach', tea, ['Steep the tea and add the peach.']))).toContain(
    'base smooth tea',
  )
  expect(laid(recipe('Iced tea with peach', tea, ['Mash the peaches and add the tea.']))).toContain(
    'base smooth peach',
  )
  expect(laid(recipe('Turmeric latte', ['300 ml milk', '1 tsp turmeric'], ['Whisk.']))).toBe('none: ')
  expect(laid(recipe('Gin and tonic', ['50 ml gin', '150 ml tonic water'], ['Pour.']))).toBe(
    'glass: base smooth clear drink',
  )
})

test('the flesh of an aubergine has not the colour of its skin', () => {
  expect(laid(recipe('Baba ganoush', ['3 aubergines', '3 tbsp tahini']))).toBe('dip: base smooth tahini')
  expect(laid(recipe('Baba ganoush', ['3 aubergines', '1 lemon, juiced']))).toBe('none: ')
  expect(laid(recipe('Pickled aubergines', ['3 aubergines, sliced', '300 ml vinegar']))).toBe(
    'jar: base sliced aubergine',
  )
  expect(laid(recipe('Beetroot dip', ['3 beetroots', '3 tbsp tahini']))).toBe('dip: base smooth beetroot')
})

test('cheese is molten in its pot', () => {
  expect(dishOf(recipe('Cheese fondue', ['400 g gruyère, grated'])).vessel).toBe('pot')
  expect(laid(recipe('Cheese fondue', ['400 g gruyère, grated', '1 baguette, cubed']))).toBe(
    'dip: base smooth cheese',
  )
  expect(laid(recipe('Chocolate fondue', ['200 g chocolate', '2 bananas, sliced']))).toBe(
    'dip: base smooth chocolate',
  )
  expect(laid(recipe('Beef fondue', ['500 g beef, diced', '1 litre oil']))).toBe('none: ')
})
