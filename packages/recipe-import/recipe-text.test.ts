import { expect, test } from 'vitest'
import { isFood } from 'recipe-reading/food/is-food'
import { isRecipeArchive, isRecipeFile } from './file-endings.ts'
import { importRecipes } from '../../test/import-recipes.ts'
import { toRecipeText } from './recipe-text.ts'

const soup = (name: string) => JSON.stringify({ '@type': 'Recipe', name, recipeIngredient: ['1 leek'] })

function namesIn(name: string, text: string) {
  const found = toRecipeText(name, text, isFood)
  return found.ok ? importRecipes(found.text).recipes.map(({ fields }) => fields.name) : found.detail
}

test('the end of a name says what a file is', () => {
  for (const name of ['a.json', 'A.JSON', 'a.jsonl', 'Soup.crumb', 'Soup.cook', 'a.html', 'a.paprikarecipe'])
    expect([name, isRecipeFile(name)]).toEqual([name, true])
  for (const name of ['a.txt', 'json', 'a.json.exe', 'a.zip', 'a.pdf', 'cook'])
    expect([name, isRecipeFile(name)]).toEqual([name, false])
  for (const name of ['a.zip', 'Export.paprikarecipes', 'a.melarecipes'])
    expect([name, isRecipeArchive(name)]).toEqual([name, true])
})

test('a saved page holds the recipes of its data, and a page without any says so', () => {
  const page = `<!doctype html><script>var a = "</b>"</script>
    <SCRIPT id="x" type='application/ld+json'>${soup('Leek')}</SCRIPT>
    <script type="application/ld+json">{"@type": "WebSite", "name": </script>
    <script data-x="1>0" type=application/ld+json>[${soup('Rice')}]</script><script type="text/x">${soup('No')}</script>`
  expect(namesIn('page.htm', page)).toEqual(['Leek', 'Rice'])
  expect(namesIn('page.html', '<h1>Soup</h1>')).toContain(
    'This web page holds no recipe that programs can read',
  )
})

test('JSON stays as it is, and Cooklang takes the name of its file', () => {
  expect(namesIn('a.crumb', soup('Leek'))).toEqual(['Leek'])
  expect(namesIn('a.jsonl', `${soup('Leek')}\n${soup('Rice')}`)).toEqual(['Leek', 'Rice'])
  expect(namesIn('Leek Soup.cook', 'Boil @leek{1}.')).toEqual(['Leek Soup'])
  expect(namesIn('Empty.cook', '  \n')).toEqual([])
})
