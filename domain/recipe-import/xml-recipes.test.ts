import { expect, test } from 'vitest'
import { parsePage, parseXml } from '#server/import/parse-page.ts'
import { parseTable } from '#server/import/parse-table.ts'
import { readImportedText } from '#test/imported-recipes.ts'
import { toRecipeText } from './recipe-text.ts'

const textOf = (xml: string) => toRecipeText('backup.xml', xml, { parsePage, parseTable, parseXml })

function read(xml: string) {
  const found = textOf(`<?xml version="1.0" encoding="UTF-8"?>\n${xml}`)
  return readImportedText(found.ok ? found.text : '')
}

test('a file of Cookmate has its lines in lists, also those of its notes and figures', () => {
  const [tart, broth] = read(`<cookbook>
    <recipe><title>Tarte &amp; crème</title><preptime>20 min</preptime><cooktime>35 min</cooktime><quantity>4 personnes</quantity>
      <description><li>Une tarte.</li><li>Très fine.</li></description><category>Dessert</category><category>Fruits</category>
      <ingredient><li>3 pommes</li><li>30 g de beurre</li></ingredient><recipetext><li>Éplucher.</li><li>Cuire.</li></recipetext>
      <url>https://e.example/tarte</url><imageurl>https://e.example/t.jpg</imageurl><imagepath></imagepath><source>Mamie</source>
      <comments><li>Tiède.</li><li>Ou froide.</li></comments><nutrition><li>Calories: 250 kcal</li><li>Protein: 3 g</li></nutrition></recipe>
    <recipe><title>Bouillon</title><ingredient><li>1 poulet</li></ingredient></recipe></cookbook>`)
  expect(tart).toMatchObject({
    ...{ name: 'Tarte & crème', description: 'Une tarte.\nTrès fine.', category: 'Dessert', servings: 4 },
    ...{ times: [20, 35, 55], source: 'https://e.example/tarte', image: 'https://e.example/t.jpg' },
    ...{ lines: ['3 pommes', '30 g de beurre'], steps: ['Éplucher.', 'Cuire.'], calories: 250 },
    ...{ story: 'Tiède.\nOu froide.', left: { Source: 'Mamie' } },
  })
  expect(broth).toMatchObject({ name: 'Bouillon', lines: ['1 poulet'] })
})

test('files of Gourmet and RecipeML have the parts of each line, and groups of lines', () => {
  const [soup] = read(`<gourmetDoc><recipe id="1"><title>Soup</title><yields>4 servings</yields>
    <instructions>Boil.\nBlend it <b>well</b>.</instructions><modifications>Freezes.</modifications><ingredient-list>
      <ingredient><amount>2</amount><unit>cups</unit><item>stock</item><key>stock</key></ingredient>
      <inggroup><groupname>Top</groupname><ingredient optional="yes"><item>dill</item></ingredient></inggroup>
    </ingredient-list></recipe></gourmetDoc>`)
  expect(soup).toMatchObject({
    ...{ name: 'Soup', servings: 4, story: 'Freezes.' },
    ...{ lines: ['2 cups stock', 'Top > dill, optional'], steps: ['Boil.', 'Blend it well.'] },
  })
  const [pie] =
    read(`<recipeml version="0.5"><recipe><head><title>Pie</title><categories><cat>Desserts</cat></categories>
    <yield>6</yield></head><ingredients><ing><amt><qty>200</qty><unit>g</unit></amt><item>flour</item></ing>
    <ing-div><title>Filling</title><ing><amt><qty>3</qty><unit/></amt><item>apples</item></ing></ing-div></ingredients>
    <directions><step>Mix.</step><step>Bake.</step></directions></recipe></recipeml>`)
  expect(pie).toMatchObject({
    ...{ name: 'Pie', servings: 6, category: 'Dessert' },
    ...{ lines: ['200 g flour', 'Filling > 3 apples'], steps: ['Mix.', 'Bake.'] },
  })
})

test('XML of other things says what is read, and entities of its own stay words', () => {
  const blog = '<rss version="2.0"><channel><item><title>Hello</title></item></channel></rss>'
  expect(textOf(blog)).toMatchObject({ ok: false, detail: expect.stringContaining('export of a blog') })
  const own =
    '<!DOCTYPE c [<!ENTITY x SYSTEM "file:///etc/passwd">]><cookbook><recipe><title>&x;</title><ingredient><li>1 egg</li></ingredient></recipe></cookbook>'
  expect(read(own)).toMatchObject([{ name: '&x;', lines: ['1 egg'] }])
})
