import { expect, test } from 'vitest'
import { DANGEROUS_ADDRESSES } from '../../test/dangerous-addresses.ts'
import { importRecipes } from '../../test/import-recipes.ts'

const NO_RECIPE = 'Invalid recipe JSON format. Please ensure it contains name and ingredients.'
const NO_JSON = 'Failed to parse JSON file. Please check the file format.'

const soup = { '@type': 'Recipe', name: 'Soup', recipeIngredient: ['2 carrots', '1 l water'] }

/** The one recipe that a published object becomes. */
function read(more: object) {
  const { recipes } = importRecipes(JSON.stringify({ ...soup, ...more }))
  const [recipe] = recipes
  if (!recipe || recipes.length > 1) throw new Error(`${recipes.length} recipes`)
  return recipe
}

const reported = (more: object, field: string) => read(more).report.filter((entry) => entry.field === field)

test('spec.md section 5: what is no JSON is refused in its words', () => {
  expect(importRecipes('{"name": ')).toMatchObject({ recipes: [], problems: [{ message: NO_JSON }] })
  expect(importRecipes('')).toMatchObject({ recipes: [], problems: [{ message: NO_JSON }] })
})

test('spec.md section 5: a recipe without name or ingredients is refused in its words', () => {
  for (const source of [{ ...soup, name: ' ' }, { ...soup, recipeIngredient: [null, ''] }, {}, [], null, 7])
    expect(importRecipes(JSON.stringify(source))).toMatchObject({
      recipes: [],
      problems: [{ message: NO_RECIPE }],
    })
})

test('a recipe that is refused does not stop the others, and its place is named', () => {
  const { recipes, problems } = importRecipes({
    '@graph': [soup, { '@type': 'Recipe', name: 'Nothing' }, soup],
  })
  expect(recipes).toHaveLength(2)
  expect(problems).toMatchObject([{ message: NO_RECIPE, path: '@graph[1]' }])
})

test('what a file holds too much of is counted with commas', () => {
  const refused = importRecipes(Array(1_200).fill({ name: 'Soup' })).problems
  expect(refused.at(-1)).toMatchObject({ detail: '1,100 more like these.' })
  const many = importRecipes(Array(20_001).fill({ name: 'Soup' })).problems
  expect(many.at(-1)).toMatchObject({ detail: 'Only the first 20,000 recipes of a file are read.' })
})

test('recipes are found in lists, graphs, pages and under types of every spelling', () => {
  const found = (source: unknown) => importRecipes(JSON.stringify(source)).recipes.length
  expect(found([soup, soup])).toBe(2)
  expect(found({ '@graph': [{ '@type': 'WebPage' }, soup] })).toBe(1)
  expect(found({ '@type': 'WebPage', mainEntity: soup })).toBe(1)
  expect(found({ ...soup, '@type': ['Recipe', 'NewsArticle'] })).toBe(1)
  expect(found({ ...soup, '@type': 'https://schema.org/Recipe' })).toBe(1)
  expect(found({ name: 'Soup', recipeIngredient: ['2 carrots'] })).toBe(1)
})

test('what an @id names elsewhere in the file is found', () => {
  const { recipes } = importRecipes({
    '@graph': [
      { ...soup, author: { '@id': '#ines' }, image: { '@id': '#photo' } },
      { '@id': '#ines', '@type': 'Person', name: 'Ines' },
      { '@id': '#photo', '@type': 'ImageObject', url: 'https://a.example/soup.jpg' },
    ],
  })
  expect(recipes[0]?.parsed).toMatchObject({ author_name: 'Ines', image_url: 'https://a.example/soup.jpg' })
})

test('authors are read as texts, objects and lists', () => {
  const author = (author: unknown) => read({ author }).parsed.author_name
  expect(author(' Ines &amp; Co ')).toBe('Ines & Co')
  expect(author({ '@type': 'Organization', name: 'Ines' })).toBe('Ines')
  expect(author([{ name: 'Ines' }, { name: 'Bo' }])).toBe('Ines, Bo')
  expect([null, '', { name: null }, []].map(author)).toEqual([null, null, null, null])
})

test('the first picture with an honest address is taken', () => {
  const image = (image: unknown) => read({ image }).parsed.image_url
  expect(image(['', 'https://a.example/1.jpg'])).toBe('https://a.example/1.jpg')
  expect(image({ '@type': 'ImageObject', url: ' https://a.example/1.jpg ' })).toBe('https://a.example/1.jpg')
  expect(image([{ contentUrl: 'https://a.example/1.jpg' }])).toBe('https://a.example/1.jpg')
  expect(image('http://a.example/1.jpg')).toBe('http://a.example/1.jpg')
  expect(image('//a.example/1.jpg')).toBe('https://a.example/1.jpg')
})

test('no dangerous address becomes a picture, a source or the page of a step', () => {
  for (const address of DANGEROUS_ADDRESSES) {
    const { parsed } = read({
      image: address,
      url: address,
      recipeInstructions: [{ text: 'Stir.', url: address }],
    })
    const kept = [parsed.image_url, parsed.source_url, parsed.instructions[0]?.step_url]
    for (const url of kept)
      expect([address, !url || /^https?:\/\/[^@\\]+$/.test(url)]).toEqual([address, true])
  }
})

test('servings are the first number, and a guess where the file speaks of pieces', () => {
  const servings = (recipeYield: unknown) => read({ recipeYield }).parsed.servings
  expect([4, '4', 'Serves 4 to 6', ['8', '8 slices'], { value: 6 }, '4人分'].map(servings)).toEqual([
    4, 4, 4, 8, 6, 4,
  ])
  expect([1e15, -2, 0, '', 'several', null].map(servings)).toEqual([null, null, null, null, null, null])
  expect(reported({ recipeYield: '24 cookies' }, 'servings')).toMatchObject([{ outcome: 'guessed' }])
})

test('times are whole minutes, and a total that is too short is pointed out', () => {
  const { parsed } = read({ prepTime: 'PT10M', cookTime: { '@type': 'Duration', '@value': 'P0DT0H35M0S' } })
  expect(parsed).toMatchObject({ prep_time_minutes: 10, cook_time_minutes: 35 })
  const short = reported({ prepTime: 'PT30M', cookTime: 'PT30M', totalTime: 'PT40M' }, 'total_time_minutes')
  expect(short.map(({ outcome, reason }) => `${outcome}: ${reason}`)).toEqual([
    'kept: Read as 40 min.',
    'guessed: The total is shorter than preparation and cooking together (1h): please check.',
  ])
  expect(reported({ prepTime: 'PT-5M' }, 'prep_time_minutes')).toMatchObject([{ outcome: 'dropped' }])
})

test('nutrition is the first number of each text, in the units of the fields', () => {
  const nutrition = {
    calories: '1046 kJ',
    sodiumContent: '0.5 g',
    fatContent: '4 1/2 g',
    fiberContent: '',
    servingSize: '1 bowl',
  }
  expect(read({ nutrition }).fields.nutrition).toMatchObject({
    calories: 250,
    sodium_content_mg: 500,
    fat_content_g: 4.5,
    fiber_content_g: null,
    serving_size: '1 bowl',
  })
  expect(
    [[], null, {}, { calories: ' calories' }].map((nutrition) => read({ nutrition }).fields.nutrition),
  ).toEqual([null, null, null, null])
})

test('energy that the macros contradict is kept and pointed out', () => {
  const nutrition = { calories: 900, proteinContent: 10, carbohydrateContent: 10, fatContent: 10 }
  const outcomes = reported({ nutrition, recipeYield: 2 }, 'nutrition').map(({ outcome }) => outcome)
  expect(outcomes).toContain('guessed')
  expect(read({ nutrition }).fields.nutrition?.calories).toBe(900)
})

test('ingredients are read as one text, as lists and as objects', () => {
  const lines = (recipeIngredient: unknown) =>
    read({ recipeIngredient }).parsed.ingredients.map((line) => line.ingredient_text)
  expect(lines('1 egg\n2 carrots\nsalt')).toEqual(['1 egg', '2 carrots', 'salt'])
  expect(lines('1 egg, 2 carrots')).toEqual(['1 egg', '2 carrots'])
  expect(lines([['1 egg'], [null, '2 carrots', ' ']])).toEqual(['1 egg', '2 carrots'])
  expect(lines(['<ul><li>1 egg</li><li>salt</li></ul>'])).toEqual(['1 egg', 'salt'])
  expect(lines(['2  \r\nbay leaves', 'salt ((to taste))'])).toEqual(['2 bay leaves', 'salt (to taste)'])
  expect(lines([{ '@type': 'HowToSupply', name: 'eggs', requiredQuantity: 2 }])).toEqual(['2 eggs'])
})

test('a heading among the ingredients stays in its place and becomes the section of the lines below it', () => {
  const recipeIngredient = ['• 1 egg', '• 2 carrots', 'For the sauce:', '• 1 l milk', '• 1 onion']
  const { parsed, fields } = read({ recipeIngredient })
  expect(parsed.ingredients[2]).toEqual({
    ingredient_text: 'For the sauce:',
    original_text: 'For the sauce:',
    is_heading: true,
  })
  expect(fields.ingredients).toEqual([
    { ingredient_text: '1 egg', section: null },
    { ingredient_text: '2 carrots', section: null },
    { ingredient_text: '1 l milk', section: 'For the sauce' },
    { ingredient_text: '1 onion', section: 'For the sauce' },
  ])
})

test('ingredients in capitals are no headings', () => {
  const { fields } = read({ recipeIngredient: ['FLOUR', 'MILK', 'SUGAR', '1 cup water'] })
  expect(fields.ingredients.map((line) => line.ingredient_text)).toContain('MILK')
})

test('instructions are read as one text, as lists, as steps and as sections', () => {
  const steps = (recipeInstructions: unknown) =>
    read({ recipeInstructions }).fields.instructions.map(({ step_text, section }) => [step_text, section])
  const expected = [
    ['Mix.', null],
    ['Bake.', null],
  ]
  expect(steps('1. Mix.\n2. Bake.')).toEqual(expected)
  expect(steps('<ol><li>Mix.</li><li>Bake.</li></ol>')).toEqual(expected)
  expect(steps([['Mix.', 'Bake.']])).toEqual(expected)
  expect(
    steps([
      { '@type': 'HowtoStep', text: 'Mix.' },
      { '@type': 'HowToStep', name: 'Bake.' },
    ]),
  ).toEqual(expected)
  expect(
    steps({ itemListElement: [{ '@type': 'ListItem', item: { text: 'Mix.' } }, { text: 'Bake.' }] }),
  ).toEqual(expected)
  expect(
    steps([{ '@type': 'HowToStep', itemListElement: { '@type': 'HowToDirection', text: 'Mix.' } }, 'Bake.']),
  ).toEqual(expected)
})

test('a section ends where its steps end', () => {
  const recipeInstructions = [
    { '@type': 'HowToSection', name: 'Dough:', itemListElement: [{ text: 'Knead.' }, 'Rest.'] },
    { '@type': 'HowToStep', text: 'Serve warm.' },
  ]
  expect(read({ recipeInstructions }).fields.instructions).toMatchObject([
    { step_number: 1, step_text: 'Knead.', section: 'Dough' },
    { step_number: 2, step_text: 'Rest.', section: 'Dough' },
    { step_number: 3, step_text: 'Serve warm.', section: null },
  ])
})

test('a step that is only a heading becomes the section of the steps below it', () => {
  const recipeInstructions = [{ text: 'Preparation' }, { text: 'Wash and dry the leaves.' }]
  expect(read({ recipeInstructions }).fields.instructions).toMatchObject([
    { step_number: 1, step_text: 'Wash and dry the leaves.', section: 'Preparation' },
  ])
})

test('a name that repeats or counts its step says nothing', () => {
  for (const name of ['Stir well', 'Stir w…', 'Step 1', '1', ''])
    expect(read({ recipeInstructions: [{ name, text: 'Stir well.' }] }).fields.instructions).toMatchObject([
      { step_text: 'Stir well.', section: null },
    ])
})

test('keywords are cut at commas after decoding, each once', () => {
  expect(
    read({ keywords: 'soup, Soup , mac &amp; cheese,,' }).parsed.keywords.map((word) => word.toLowerCase()),
  ).toEqual(['soup', 'mac & cheese'])
  expect(read({ keywords: [null, 'soup'] }).parsed.keywords).toEqual(['soup'])
})

test('a description that is only tags, and a yield that is an amount, are dropped and nothing else is said of them', () => {
  const tags = { description: 'Soup, Quick', keywords: 'soup, quick, warm' }
  expect(read(tags).fields.description).toBeNull()
  expect(reported(tags, 'description')).toMatchObject([{ outcome: 'dropped', from: 'Soup, Quick' }])
  expect(reported({ recipeYield: '500 ml' }, 'servings')).toMatchObject([{ outcome: 'dropped' }])
})

test('a category is one of our ten or none', () => {
  const category = (recipeCategory: unknown) => read({ recipeCategory }).fields.recipe_category
  expect(['Dessert', 'dessert', 'Hauptgericht', 'Lunch / Dinner', ['New', 'Soups']].map(category)).toEqual([
    'Dessert',
    'Dessert',
    'Main Course',
    'Lunch',
    'Soup',
  ])
  expect(['New', '', null, 7].map(category)).toEqual([null, null, null, null])
  expect(reported({ recipeCategory: 'New' }, 'recipe_category')).toMatchObject([{ outcome: 'dropped' }])
})

test('a cuisine is one of our list or none, and what was left out is reported', () => {
  const cuisine = (recipeCuisine: unknown) => read({ recipeCuisine }).fields.cuisine
  expect(['Italiana', ['Baking', 'Greek'], { name: 'Thai' }, 'Greek,Italian'].map(cuisine)).toEqual([
    'Italian',
    'Greek',
    'Thai',
    'Greek',
  ])
  expect(['Baking', '', null, 7, [], {}].map(cuisine)).toEqual([null, null, null, null, null, null])
  expect(reported({ recipeCuisine: 'Baking' }, 'cuisine')).toMatchObject([
    { outcome: 'dropped', reason: '“Baking” names no cuisine.' },
  ])
})

test('difficulty and story of our own files are read', () => {
  expect(read({ difficulty: 'easy', story: 'One.\n\nTwo.' }).fields).toMatchObject({
    difficulty: 'easy',
    story: expect.stringContaining('Two.'),
  })
  expect(reported({ difficulty: 'einfach' }, 'difficulty')).toMatchObject([{ outcome: 'guessed' }])
  expect(read({ difficulty: '5/7' }).fields.difficulty).toBeNull()
})

test('texts are cut at their limits and the report says so', () => {
  expect(read({ name: 'a'.repeat(500) }).fields.name).toHaveLength(200)
  expect(reported({ name: 'a'.repeat(500) }, 'name')).toContainEqual(
    expect.objectContaining({ outcome: 'changed' }),
  )
  expect(
    read({ recipeIngredient: Array.from({ length: 600 }, (_, index) => `${index} eggs`) }).fields.ingredients,
  ).toHaveLength(500)
})

test('a yield in grams, or a bare number that only a weight can be, is not stored as servings', () => {
  for (const recipeYield of ['750 g di crema', '250', '1.5 l', '2 cups']) {
    const [recipe] = importRecipes({
      '@type': 'Recipe',
      name: 'Cream',
      recipeIngredient: ['1 egg'],
      recipeYield,
    }).recipes
    expect([recipeYield, recipe?.fields.servings]).toEqual([recipeYield, null])
  }
  for (const [recipeYield, servings] of [
    ['4', 4],
    ['24 cookies', 24],
    ['1 loaf (8 slices)', 8],
    ['2 large pizzas', 2],
  ] as const) {
    const [recipe] = importRecipes({
      '@type': 'Recipe',
      name: 'Cream',
      recipeIngredient: ['1 egg'],
      recipeYield,
    }).recipes
    expect([recipeYield, recipe?.fields.servings]).toEqual([recipeYield, servings])
  }
})

test('steps are stored without the marks of Markdown', () => {
  const [recipe] = importRecipes({
    '@type': 'Recipe',
    name: 'Rocas',
    recipeIngredient: ['1 huevo'],
    recipeInstructions: ['Batimos los [huevos](https://cook.example/huevos) con **golpes de calor**. 2 ** 3'],
  }).recipes
  expect(recipe?.fields.instructions[0]?.step_text).toBe('Batimos los huevos con golpes de calor. 2 ** 3')
})

test('a file that only lists names says so, whatever program answered', () => {
  const items = [{ name: 'Leek <b>Soup</b>', slug: 'leek-soup' }, { name: 'Rice' }, { slug: 'x' }]
  expect(importRecipes({ page: 1, total: 3, items }).problems).toMatchObject([
    {
      detail:
        'It only lists 2 names, such as “Leek Soup”, without ingredients. Please export the whole recipes.',
    },
  ])
  expect(importRecipes({ page: 1, items: [] }).problems).toMatchObject([
    { detail: 'It has no name and ingredients.' },
  ])
})
