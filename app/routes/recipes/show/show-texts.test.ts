import { expect, test } from 'vitest'
import type { View } from '#domain/kitchen/figure.ts'
import { readRecipeFigures } from '#domain/kitchen/read-recipe.ts'
import { aRecipe } from '#test/fixtures.ts'
import { listSofter } from './show-gut.ts'
import { showTexts } from './show-texts.ts'

const LINES = ['400 g carrots, peeled', '2 cups brown rice', '40 g walnuts', '500 g plums', '1 tsp salt']

/** The lines of the gentle version of a soup, with what the chef says of it. */
function softerLines(view: View, gentle: object = {}) {
  const ingredients = LINES.map((ingredient_text) => ({ ingredient_text, section: null }))
  const recipe = { ...aRecipe({ name: 'Soup', servings: 2, ingredients }), plate: null, softer: null }
  const figures = readRecipeFigures(LINES, []).lines
  const softer = listSofter({ ...recipe, softer: JSON.stringify({ gentle }) }, figures, { time_zone: 'UTC' })
  const [version] = showTexts({ lines: [], steps: [], swaps: {}, softer }, view).softer
  if (!version || 'none' in version) throw new Error('no version')
  return version.lines
}

const textsOf = (view: View, gentle?: object) =>
  softerLines(view, gentle).map((line) => (line.kind === 'left out' ? line.kind : line.text))

test('the lines of a softer version follow servings and units, those that are swapped like those that stay', () => {
  expect(textsOf({ ratio: 1 })).toEqual([
    '400 g carrots, peeled',
    '370 g white rice',
    '20 g smooth nut butter',
    '500 g plums, peeled and stewed until soft',
    '1 tsp salt',
  ])
  expect(textsOf({ ratio: 2 })).toEqual([
    '800 g carrots, peeled',
    '740 g white rice',
    '40 g smooth nut butter',
    '1 kg plums, peeled and stewed until soft',
    '1 tsp salt',
  ])
  expect(textsOf({ ratio: 1, system: 'us' })).toEqual([
    '14 oz carrots, peeled',
    '2 cups white rice',
    '1 tbsp + ¾ tsp smooth nut butter',
    '18 oz plums, peeled and stewed until soft',
    '1 tsp salt',
  ])
})

test('so do the lines of the chef, and her salt by the spoon stays as any other', () => {
  const said = {
    lines: [{ was: '40 g walnuts', text: '30 g butter, melted' }],
    added: [{ text: '½ tsp salt' }],
  }
  expect(textsOf({ ratio: 2 }, said).slice(2)).toEqual([
    '60 g butter, melted',
    '1 kg plums, peeled and stewed until soft',
    '1 tsp salt',
    '½ tsp salt',
  ])
  expect(textsOf({ ratio: 1, system: 'us' }, said)[2]).toBe('2 tbsp butter, melted')
})

test('whatever is shown, a line keeps its text as written: a tick knows it by that', () => {
  const [carrots] = softerLines({ ratio: 2 })
  expect(carrots).toMatchObject({ text: '800 g carrots, peeled', written: '400 g carrots, peeled' })
  expect(softerLines({ ratio: 1 })[0]).not.toHaveProperty('written')
})
