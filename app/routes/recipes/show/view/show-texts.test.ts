import { expect, test } from 'vitest'
import type { View } from 'recipe-reading/kitchen/figure'
import { readRecipe } from 'recipe-reading/reading/recipe-reading'
import { aRecipe } from '#test/fixtures.ts'
import { withVersion } from '#test/confirmed-version.ts'
import { readChefsVersions } from '#domain/stored-reading/read-versions.ts'
import { showTexts } from './show-texts.ts'

const LINES = ['400 g carrots, peeled', '2 cups brown rice', '40 g walnuts', '500 g plums', '1 tsp salt']

/** The lines of the gentle version of a soup, with what the chef writes of it. */
function versionLines(view: View, gentle: object = {}) {
  const ingredients = LINES.map((ingredient_text) => ({ ingredient_text, section: null }))
  const recipe = withVersion(aRecipe({ name: 'Soup', servings: 2, ingredients }), gentle)
  const versions = readChefsVersions(recipe, readRecipe(recipe))
  const [version] = showTexts({ lines: [], steps: [], swaps: {}, versions }, view).versions
  if (!version || 'none' in version) throw new Error('no version')
  return version.lines
}

const textsOf = (view: View, gentle?: object) =>
  versionLines(view, gentle).map((line) => (line.kind === 'left out' ? line.kind : line.text))

test('the lines of a version follow servings and units, hers like those that stay, and her salt as any other', () => {
  const gentle = {
    lines: [
      { was: '40 g walnuts', text: '30 g butter, melted' },
      { was: '500 g plums', text: '500 g plums, peeled and stewed until soft' },
    ],
    added: [{ text: '½ tsp salt' }],
  }
  expect(textsOf({ ratio: 2 }, gentle)).toEqual([
    '800 g carrots, peeled',
    '4 cups brown rice',
    '60 g butter, melted',
    '1 kg plums, peeled and stewed until soft',
    '2 tsp salt',
    '1 tsp salt',
  ])
  expect(textsOf({ ratio: 1, system: 'us' }, gentle)).toEqual([
    '14 oz carrots, peeled',
    '2 cups brown rice',
    '2 tbsp butter, melted',
    '18 oz plums, peeled and stewed until soft',
    '1 tsp salt',
    '½ tsp salt',
  ])
})

test('whatever is shown, a line keeps its text as written: a tick knows it by that', () => {
  const [carrots] = versionLines({ ratio: 2 })
  expect(carrots).toMatchObject({ text: '800 g carrots, peeled', written: '400 g carrots, peeled' })
  expect(versionLines({ ratio: 1 })[0]).not.toHaveProperty('written')
})
