import { expect, test } from 'vitest'
import { laid, recipe } from './recipe.fixture.ts'

const soup = (step: string, lines: string[] = []) =>
  laid(
    recipe(
      'Carrot and potato soup',
      ['800 g carrots, sliced', '300 g potatoes, diced', '1 litre vegetable stock', ...lines],
      ['Simmer the vegetables in the stock.', step, 'Serve hot.'],
    ),
  )

test('every word for the blender makes a smooth soup', () => {
  for (const step of [
    'Blitz until smooth',
    'Whizz with a stick blender',
    'Liquidise in batches',
    'Liquidize the soup',
    'Whirl until creamy',
    'Zap until smooth',
    'Process in a food processor until smooth',
    'Pulse to a silky purée',
    'Purée and return to the pan',
    'Cook until tender, then purée',
    'Leave to cool and purée',
    'Simmer for ten minutes and purée',
  ])
    expect(soup(step), step).toBe('soup: base smooth carrot')
})

test('what is called after the blender, or only chopped by a machine, is no smooth soup', () => {
  for (const step of [
    'Stir in the tomato purée',
    'Add the stock and purée',
    'Finish with a whirl of oil',
    'Zap in the microwave for a minute',
    'Chop the onion in a food processor',
    'Pulse the garlic a few times',
    'Season with a spice mix',
  ])
    expect(soup(step), step).toMatch(/^clear: .*(main|side) (sliced )?carrot/)
})

test('a paste, some of the soup or its thickening that is blended leaves the pieces', () => {
  for (const step of [
    'Blitz the ginger and garlic to a paste and stir in',
    'Blend half of the soup and stir it back',
    'Purée a third of the vegetables coarsely',
    'Blend the cornflour with water and stir in',
    'Whizz the bread to crumbs and scatter over',
    'Blitz the coriander with the oil',
  ])
    expect(soup(step, ['1 tbsp cornflour', '20 g coriander', '2 slices of bread']), step).toMatch(
      /carrot.*potato|potato.*carrot/,
    )
})

test('a soup that is smooth by its name is smooth, and its served meat lies on it', () => {
  const lines = ['4 leeks, sliced', '500 g potatoes, diced', '1 litre stock', '200 ml double cream']
  expect(laid(recipe('Vichyssoise', lines, ['Simmer all.', 'Stir in the cream.']))).toMatch(
    /^soup: base smooth (potato|leek), base smooth cream$/,
  )
  expect(
    laid(
      recipe(
        'Prawn bisque',
        ['400 g prawns', '1 carrot, chopped', '2 tbsp tomato purée', '1 litre fish stock'],
        ['Simmer the shells and the carrot in the stock.', 'Strain.', 'Serve with the prawns on top.'],
      ),
    ),
  ).toMatch(/^soup: .*prawn/)
})

test('meat, fish and peppers that are blended into a dressing or a marinade are not seen', () => {
  const salad = recipe(
    'Caesar salad',
    ['1 cos lettuce', '2 chicken breasts', '6 anchovies', '50 g parmesan, shaved'],
    [
      'Grill and slice the chicken.',
      'Blend the anchovies with oil and lemon.',
      'Toss the lettuce in it and top with the chicken and parmesan.',
    ],
  )
  expect(laid(salad)).not.toContain('anchovy')
  const chicken = recipe(
    'Piri-piri chicken',
    ['1 chicken, jointed', '4 red chillies'],
    ['Blitz the chillies with oil.', 'Rub it over the chicken.', 'Grill it.'],
  )
  expect(laid(chicken)).not.toContain('chilli')
  const fish = recipe(
    'Salmon with green sauce',
    ['4 salmon fillets', '4 anchovies', '300 g green beans'],
    [
      'Put the anchovies and the oil in a food processor.',
      'Whirl until smooth.',
      'Roast the salmon.',
      'Serve with the beans.',
    ],
  )
  expect(laid(fish)).not.toContain('anchovy')
})

test('what goes into a smooth soup after the blender lies in it', () => {
  const peas = (ham: string, ...steps: string[]) =>
    laid(recipe('Pea soup', ['500 g split peas', ham, '100 ml cream', '2 litres water'], steps))
  expect(peas('300 g ham, diced', 'Lift out the ham and blend the soup.', 'Stir in the ham.')).toBe(
    'soup: base smooth split peas, base smooth cream, side diced ham',
  )
  expect(peas('100 g ham, diced', 'Add the ham.', 'Blend until smooth.', 'Stir in the cream.')).toBe(
    'soup: base smooth split peas, base smooth cream',
  )
})

test('anchovies that melt are a sauce', () => {
  const pasta = (step: string) =>
    laid(recipe('Spaghetti puttanesca', ['400 g spaghetti', '6 anchovies', '100 g olives'], [step]))
  expect(pasta('Fry the anchovies until they melt.')).not.toContain('anchovy')
  expect(pasta('Lay the anchovies on top.')).toContain('anchovy')
})

test('what is set aside before the blender, or stirred in after it, is seen', () => {
  const pasta = (step: string) =>
    laid(
      recipe(
        'Penne with courgette sauce',
        ['400 g penne', '200 g prawns', '300 g peas'],
        [step, 'Toss with the penne.'],
      ),
    )
  for (const step of [
    'Blend until smooth, then add the prawns',
    'Take out the prawns and blend the sauce',
    'Set aside the prawns and blitz the rest',
    'Stir in the prawns until just blended',
  ])
    expect(pasta(step), step).toContain('prawn')
  expect(pasta('Blend the prawns with the cream')).not.toContain('prawn')
})
