import { expect, test } from 'vitest'
import { isFood } from 'recipe-reading/food/is-food'
import { importRecipes } from '../../test/import-recipes.ts'
import { toRecipeText } from './recipe-text.ts'

function read(table: string, name = 'a.csv') {
  const found = toRecipeText(name, table, isFood)
  if (!found.ok) return { recipes: [], problems: [found.detail] }
  const { recipes, problems } = importRecipes(found.text)
  return { recipes, problems: problems.map(({ detail }) => detail) }
}

const linesIn = (table: string, name?: string) =>
  read(table, name).recipes.map(({ fields }) => [
    fields.name,
    ...fields.ingredients.map((line) => line.ingredient_text),
  ])

test('columns are known by their names, in any order, and the others are kept beside the recipe', () => {
  const { recipes } = read(
    'Notes,Cook Time,Directions,Ingredients,Rating,Photo Url,Servings,Prep Time,Url,Title,Tags,Calories,Protein (g)\r\n' +
      'Freezes well,60,"Rinse the rice.\nSimmer.","1 cup rice\n8 cups water",4,https://example.org/c.jpg,4,10 min,https://example.org/c,Congee,"soft, rice",210,8\r\n',
  )
  expect(recipes[0]?.fields).toMatchObject({
    ...{ name: 'Congee', servings: 4, prep_time_minutes: 10, cook_time_minutes: 60, story: 'Freezes well' },
    ...{ image_url: 'https://example.org/c.jpg', keywords: ['soft', 'rice'] },
    nutrition: { calories: 210, protein_content_g: 8 },
  })
  expect(recipes[0]?.parsed.source_url).toBe('https://example.org/c')
  expect(recipes[0]?.fields.instructions.map((step) => step.step_text)).toEqual([
    'Rinse the rice.',
    'Simmer.',
  ])
  expect(recipes[0]?.source).toMatchObject({ Rating: '4' })
})

test('Excel separates by what its country does, and names the columns in its language', () => {
  const german =
    '\ufeffTitel;Zutaten;Zubereitung;Portionen;Arbeitszeit\r\nSuppe;"500 g Kürbis\r\n30 ml Sahne";Kochen.;4;15 Min.\r\n'
  const french =
    'sep=;\r\nNom;Ingrédients;Étapes;Temps de cuisson\r\nPurée;"1 kg de pommes de terre\n50 g de beurre";Cuire.;25 min\r\n'
  const spanish = 'Nombre\tIngredientes\tElaboración\nCrema\t"2 calabacines\n1 patata"\tCocer.\n'
  expect(linesIn(german)).toEqual([['Suppe', '500 g Kürbis', '30 ml Sahne']])
  expect(read(german).recipes[0]?.fields).toMatchObject({ servings: 4, prep_time_minutes: 15 })
  expect(read(french).recipes[0]?.fields).toMatchObject({ name: 'Purée', cook_time_minutes: 25 })
  expect(linesIn(spanish, 'a.tsv')).toEqual([['Crema', '2 calabacines', '1 patata']])
})

test('a recipe may have a row for each ingredient, a column for each, or all of them in one cell', () => {
  const rows =
    'Recipe,Servings,Ingredient,Qty,Unit,Method\nMash,4,Potatoes,1,kg,Boil.\n,,Butter,50,g,\nSoup,2,Carrots,3,,Boil.\nSoup,2,Cream,20,ml,Blend.\n'
  expect(linesIn(rows)).toEqual([
    ['Mash', '1 kg Potatoes', '50 g Butter'],
    ['Soup', '3 Carrots', '20 ml Cream'],
  ])
  expect(read(rows).recipes[1]?.fields.instructions.map((step) => step.step_text)).toEqual([
    'Boil.',
    'Blend.',
  ])
  const pie =
    'Dish,Component,Ingredient,Amount,UOM,Prep,Procedure\nPie,Filling,Cod,400,g,skinned,Bake.\nPie,Filling,Milk,300,ml,,\nPie,Topping,Potatoes,600,g,peeled,\n'
  expect(linesIn(pie)).toEqual([['Pie', '400 g Cod, skinned', '300 ml Milk', '600 g Potatoes, peeled']])
  expect(read(pie).recipes[0]?.fields.ingredients.map(({ section }) => section)).toEqual([
    'Filling',
    'Filling',
    'Topping',
  ])
  expect(linesIn('Recipe,Ingredient\nSoup,1 leek\nSoup,20 ml cream\n')).toEqual([
    ['Soup', '1 leek', '20 ml cream'],
  ])
  expect(linesIn('Name;Amount 1;Unit 1;Ingredient 1;Ingredient 2\nTea;2;g;tea;1 lemon\n')).toEqual([
    ['Tea', '2 g tea', '1 lemon'],
  ])
  const cells = ['1 egg | salt', 'salt; pepper; oil', '"200 g rice, 1 egg, salt"', '"[""1 egg"", ""salt""]"']
  expect(linesIn(`Name,Ingredients\n${cells.map((cell, at) => `${at},${cell}`).join('\n')}\n`)).toEqual([
    ['0', '1 egg', 'salt'],
    ['1', 'salt', 'pepper', 'oil'],
    ['2', '200 g rice', '1 egg', 'salt'],
    ['3', '1 egg', 'salt'],
  ])
})

test('numbered steps keep the order of their numbers, and a comma in a cell parts no columns of semicolons', () => {
  const table =
    'Name;Ingredients;Step 1;Step 10;Step 2\nSoup;1 leek, 2 carrots, 1 l stock;Boil, gently.;Eat.;Blend.\n'
  expect(linesIn(table)).toEqual([['Soup', '1 leek', '2 carrots', '1 l stock']])
  const [soup] = read(table).recipes
  expect(soup?.fields.instructions.map((step) => step.step_text)).toEqual(['Boil, gently.', 'Blend.', 'Eat.'])
})

test('no column of ingredients is missed, and a row of its own never joins the recipe above it', () => {
  expect(
    linesIn('Name,Main Ingredient,Ingredients,Sauce ingredients\nFish,Cod,2 cod fillets,20 g butter\n'),
  ).toEqual([['Fish', '2 cod fillets', '20 g butter']])
  const { recipes, problems } = read(
    'Name,Ingredients,Method\nSoup,1 leek,Boil.\n,2 shrimps,Fry them.\nStew,,Simmer.\n',
  )
  expect(recipes.map(({ fields }) => fields.name)).toEqual(['Soup'])
  expect(problems).toEqual(['The recipe has no name.', 'Stew has no ingredients.'])
})

test('what one name can mean depends on the other columns', () => {
  const fish = read('title,quantity,recipe,ingredients\nFish,2,Fry the fish.,2 cod fillets\n').recipes[0]
  expect(fish?.fields).toMatchObject({ name: 'Fish', servings: 2 })
  expect(fish?.fields.instructions.map((step) => step.step_text)).toEqual(['Fry the fish.'])
  const hours = 'My recipes,,\n,,\nDish name,Cooking time (hours),Ingredients\nStew,1.5,1 leek\n'
  expect(read(hours).recipes[0]?.fields).toMatchObject({ name: 'Stew', cook_time_minutes: 90 })
  const other = read('Name,Ingredients,Fat (per 100 g),Protein (% of a day)\nStew,1 leek,3,8\n').recipes[0]
  expect(other?.fields.nutrition).toBeNull()
})

test('formulas stay words, and their addresses are read', () => {
  const table = `Name,Ingredients,Link\n"'=1+1",1 leek,"=HYPERLINK(""https://example.org/soup"",""page"")"\n`
  const [recipe] = read(table).recipes
  expect(recipe?.fields.name).toBe('=1+1')
  expect(recipe?.parsed.source_url).toBe('https://example.org/soup')
})

test('a text that is no table of recipes is refused in words', () => {
  expect(read('Inches,Name\n1,2\n').problems[0]).toContain('names its columns')
  for (const broken of [
    'Name,Ingredients\n"Soup,1 leek\n',
    `Name,Ingredients,${'x'.repeat(1_000_000)}\nA,1 egg\n`,
  ])
    expect(read(broken).problems[0]).toContain('This table cannot be read to its end')
  expect(read(' ').problems).toEqual(['The file is empty.'])
  expect(linesIn(`Name,Ingredients\nDeep,${'['.repeat(50)}${']'.repeat(50)}\nSoup,1 leek\n`)).toContainEqual([
    'Soup',
    '1 leek',
  ])
  expect(linesIn('Name,Ingredients,Method\nPie,1 9" pastry case,Use a 9" tin.\n')).toEqual([
    ['Pie', '1 9" pastry case'],
  ])
})

test('a table with more rows than recipes are read from is refused rather than cut in the middle of one', () => {
  const rows = `Name,Ingredient,Qty,Unit\n${'Soup,a,1,g\n'.repeat(200_001)}`
  expect(read(rows).problems[0]).toContain('too many rows')
})
