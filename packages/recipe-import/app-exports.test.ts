import { expect, test } from 'vitest'
import { inSection, readImported as read } from '../../test/imported-recipes.ts'
import { importRecipes } from '../../test/import-recipes.ts'
import { listLeftOut } from './left-out.ts'

test('a recipe of Mealie arrives with its lines, sections, times, tags and source', () => {
  const line = { disableAmount: false, isFood: true, title: null, originalText: null }
  const file = {
    ...{ id: '4b', userId: 'u', groupId: 'g', name: 'Leek Soup', slug: 'leek-soup', image: 'EqR3' },
    ...{ recipeServings: 4, recipeYieldQuantity: 0, recipeYield: '', totalTime: '45 minutes' },
    ...{ prepTime: '15 minutes', cookTime: null, performTime: '30 minutes', description: 'Good.' },
    recipeCategory: [{ id: '1', name: 'Soup', slug: 'soup' }],
    tags: [{ id: '2', name: 'Winter', slug: 'winter' }],
    ...{ tools: [{ name: 'Pot' }], rating: 4, orgURL: 'https://a.example/leek', dateAdded: '2024-01-01' },
    recipeIngredient: [
      {
        ...line,
        quantity: 2,
        unit: null,
        food: { name: 'leeks' },
        note: 'sliced',
        display: '2 leeks, sliced',
      },
      { ...line, title: 'Broth', quantity: 1, unit: { name: 'litre' }, food: { name: 'stock' }, note: '' },
      { ...line, quantity: 0, unit: null, food: null, note: '3 carrots' },
    ],
    recipeInstructions: [
      { id: 'x', title: 'Start', summary: '', text: 'Cut the leeks.', ingredientReferences: [] },
      { id: 'y', title: '', summary: '', text: 'Boil.', ingredientReferences: [] },
    ],
    nutrition: { calories: '250', fatContent: null },
    notes: [{ title: 'Tip', text: 'Use butter.' }],
    settings: { public: true },
  }
  expect(read(file)).toEqual([
    {
      ...{ name: 'Leek Soup', description: 'Good.', author: null, category: 'Soup', keywords: ['Winter'] },
      ...{ times: [15, 30, 45], servings: 4, image: null, source: 'https://a.example/leek', calories: 250 },
      lines: ['2 leeks, sliced', 'Broth > 1 litre stock', 'Broth > 3 carrots'],
      steps: ['Start > Cut the leeks.', 'Start > Boil.'],
      story: 'Tip: Use butter.',
      left: { Tools: 'Pot', Rating: '4' },
    },
  ])
})

test('a recipe of RecipeSage arrives with its headings in brackets and its notes', () => {
  const file = {
    ...{ '@context': 'http://schema.org', '@type': 'Recipe', datePublished: '2023-01-01T00:00:00Z' },
    ...{ name: 'Pie', description: 'Of apples.', image: ['https://x.example/a.jpg'], recipeYield: '8' },
    ...{ prepTime: '15 minutes', totalTime: '1 hr', recipeCategory: ['dessert'], creditText: 'Grandma' },
    recipeIngredient: ['[Crust]', '200 g flour', '[Filling]', '3 apples'],
    recipeInstructions: [
      { '@type': 'HowToSection', name: 'Crust', itemListElement: [{ '@type': 'HowToStep', text: 'Mix.' }] },
      { '@type': 'HowToStep', text: 'Bake.' },
    ],
    isBasedOn: 'https://c.example/pie',
    comment: [{ '@type': 'Comment', name: 'Author Notes', text: 'Chill the dough.' }],
  }
  expect(read([file])).toMatchObject([
    {
      ...{ times: [15, null, 60], servings: 8, source: 'https://c.example/pie', category: 'Dessert' },
      lines: ['Crust > 200 g flour', 'Filling > 3 apples'],
      steps: ['Crust > Mix.', 'Bake.'],
      story: 'Chill the dough.',
      left: { Credit: 'Grandma' },
    },
  ])
})

test('a recipe of WP Recipe Maker is one recipe, with the amounts of its groups', () => {
  const file = {
    ...{ type: 'food', name: 'Cake', summary: '<p>Nice.</p>', author_name: 'Ann', servings: '12' },
    ...{ servings_unit: 'slices', prep_time: '20', cook_time: '40', total_time: '60' },
    image_url: 'https://e.example/i.jpg',
    tags: { course: ['Dessert'], cuisine: ['French'], keyword: ['sweet'] },
    ingredients: [
      { name: '', ingredients: [{ amount: '', unit: '', name: 'salt', notes: '' }] },
      { name: 'Batter', ingredients: [{ amount: '200', unit: 'g', name: 'flour', notes: 'sifted' }] },
    ],
    instructions: [{ name: '', instructions: [{ text: '<p>Mix.</p>', image: '' }] }],
    nutrition: { calories: 300 },
    notes: '<p>Keep cool.</p>',
  }
  expect(read([file])).toMatchObject([
    {
      ...{ name: 'Cake', description: 'Nice.', author: 'Ann', times: [20, 40, 60], servings: 12 },
      ...{ keywords: ['Dessert', 'French', 'sweet'], image: 'https://e.example/i.jpg', calories: 300 },
      lines: ['salt', 'Batter > 200 g flour, sifted'],
      steps: ['Mix.'],
      story: 'Keep cool.',
      left: { 'Servings unit': 'slices' },
    },
  ])
})

test('a recipe of Paprika, and one of Tandoor, arrive with their times, steps and source', () => {
  const paprika = {
    ...{ uid: 'A1', name: 'Tart', description: 'Thin.', ingredients: '200 g flour\n100 g butter' },
    ...{
      directions: 'Mix.\n\nBake.',
      notes: 'Aunt’s.',
      servings: '6',
      prep_time: '10 min',
      cook_time: '30 min',
    },
    ...{ source: 'A book', source_url: 'https://f.example/t', categories: ['Dessert'], hash: 'F00' },
    ...{ image_url: 'https://f.example/i.jpg', photo_data: 'AAAA', created: '2020-01-01 00:00:00' },
  }
  const tandoor = {
    ...{ name: 'Rice', description: 'Plain.', keywords: [{ label: 'Quick', name: 'Quick' }], servings: 2 },
    steps: [
      {
        ...{ name: 'Start', instruction: 'Cook the rice.', time: 10, order: 0 },
        ingredients: [{ food: { name: 'rice' }, unit: { name: 'g' }, amount: 200.0, note: 'washed' }],
      },
    ],
    ...{ working_time: 10, waiting_time: 20, source_url: 'https://b.example/rice' },
  }
  expect(read([paprika, tandoor])).toMatchObject([
    {
      ...{ times: [10, 30, 40], servings: 6, category: 'Dessert', source: 'https://f.example/t' },
      lines: ['200 g flour', '100 g butter'],
      steps: ['Mix.', 'Bake.'],
      story: 'Aunt’s.',
      left: { Source: 'A book' },
    },
    {
      ...{ times: [10, 20, 30], servings: 2, keywords: ['Quick'], source: 'https://b.example/rice' },
      lines: ['200 g rice, washed'],
      steps: ['Start > Cook the rice.'],
    },
  ])
})

test('no amount of an ingredient is lost, however its parts are named', () => {
  for (const [published, lines] of [
    [[{ amount: 2, unit: 'cups', name: 'flour' }], ['2 cups flour']],
    [[{ quantity: '1', unit: { abbreviation: 'tsp' }, ingredient: 'salt' }], ['1 tsp salt']],
    [[{ quantity: '1/2', unit: '', food: 'lemon', notes: 'juice only' }], ['1/2 lemon, juice only']],
    [[{ quantity: 0, food: { name: 'salt' } }], ['salt']],
    [[{ original: '3 large eggs', amount: 3, unit: '', name: 'egg' }], ['3 large eggs']],
    [[{ title: 'Sauce', items: ['1 onion', '2 leeks'] }], ['Sauce > 1 onion', 'Sauce > 2 leeks']],
    [[{ quantity: '1', measurement: 'cup', ingredient: 'sugar' }], ['1 cup sugar']],
    [[{ product: { name: 'Oats' }, amount: 100, qu: { name: 'g' }, note: 'fine' }], ['100 g Oats, fine']],
    [[{ name: 'milk', quantity: { from: 100, to: 150 }, unit: 'ml' }], ['100-150 ml milk']],
    [[{ name: 'rice', amount: '1', amountMax: '2', unit: 'cups' }], ['1-2 cups rice']],
    [[{ quantity: 1 / 3, unit: 'cup', food: 'milk' }], ['⅓ cup milk']],
    [[{ amount: '150.0000000000000000', unit: 'ml', food: 'cream' }], ['150 ml cream']],
    [[{ amount: '1.5E+2', unit: 'g', food: 'leeks' }], ['150 g leeks']],
    [[{ quantity: 1, unit: null, food: null, note: '2 eggs, beaten' }], ['2 eggs, beaten']],
    [[{ quantity: 1, unit: 'cup', description: 'rice' }], ['1 cup rice']],
    [{ Dough: ['200 g flour'], Top: ['3 figs'] }, ['Dough > 200 g flour', 'Top > 3 figs']],
    [{ anything: 1 }, undefined],
  ] as const) {
    const [recipe] = importRecipes({ name: 'x', recipeIngredient: published }).recipes
    expect(
      recipe?.fields.ingredients.map(({ section, ingredient_text }) => inSection(section, ingredient_text)),
      JSON.stringify(published),
    ).toEqual(lines)
  }
})

test('no word beside an ingredient is lost, nor said twice', () => {
  const linesOf = (...ingredients: object[]) => read({ name: 'x', ingredients })[0]?.lines
  expect(
    linesOf(
      { amount: '1', unit: 'cup', name: 'oats', comment: 'gluten-free' },
      { amount: '2', name: 'figs', preparation: 'peeled', optional: true },
      { amount: '1', unit: 'can', size: '14 oz', name: 'beans' },
      { amount: '2', name: 'cod fillets', notes: '(150 g each)' },
      { text: '1 leek, sliced', notes: 'sliced' },
    ),
  ).toEqual([
    '1 cup oats, gluten-free',
    '2 figs, peeled, optional',
    '1 can beans, 14 oz',
    '2 cod fillets (150 g each)',
    '1 leek, sliced',
  ])
})

test('parts of a recipe are found, however their lists and headings are named', () => {
  const ingredients = [
    { heading: 'Base', lines: ['1 cup rice'] },
    { section: 'Top', ingredients: ['2 eggs'] },
    { purpose: 'Sauce', ingredients: ['1 lime'] },
    { text: '1 fig', group: 'Side' },
    { text: '1 plum', group: 'Side' },
  ]
  const steps = [
    { heading: 'Base', steps: ['Boil.'] },
    { name: 'Top', directions: ['Fry.'] },
    { direction: 'Eat.', section: 'End' },
  ]
  expect(read({ name: 'x', ingredients, steps })).toMatchObject([
    {
      lines: ['Base > 1 cup rice', 'Top > 2 eggs', 'Sauce > 1 lime', 'Side > 1 fig', 'Side > 1 plum'],
      steps: ['Base > Boil.', 'Top > Fry.', 'End > Eat.'],
    },
  ])
  const method = { Prep: ['Peel.', 'Cut.'], Cook: ['Boil.'] }
  expect(read({ name: 'x', recipeIngredient: ['1 egg'], method })).toMatchObject([
    { steps: ['Prep > Peel.', 'Prep > Cut.', 'Cook > Boil.'] },
  ])
})

test('an entry that cannot be read is reported', () => {
  const entry = { purchase: { title: 'Oats' } }
  const [recipe] = importRecipes({
    name: 'x',
    ingredients: ['1 egg', entry, { quantity: 0 }],
    steps: [entry],
  }).recipes
  const dropped = recipe?.report.filter(({ from }) => from === JSON.stringify(entry))
  expect(dropped).toMatchObject([
    { field: 'ingredients', outcome: 'dropped' },
    { field: 'instructions', outcome: 'dropped' },
  ])
})

test('our own JSON arrives whole, in its order, without figures that were computed', () => {
  const recipe = {
    ...{ id: 1, slug: 'soup', name: 'Soup', author_name: 'Ann', servings: 4, recipe_category: 'Soup' },
    ...{ prep_time_minutes: 10, cook_time_minutes: 20, total_time_minutes: 30 },
    recipe_ingredients: [
      { id: 8, ingredient_text: '2 eggs', order_index: 1, section: 'Top' },
      { id: 9, ingredient_text: '1 leek', order_index: 0, section: null },
    ],
    recipe_instructions: [
      { id: 7, step_number: 2, step_text: 'Eat.', section: null },
      { id: 6, step_number: 1, step_text: 'Boil.', section: null, step_url: 'https://a.example/1' },
    ],
  }
  const facts = { calories: 200, protein_content_g: 5, sodium_content_mg: 300 }
  const read = (source: string) =>
    importRecipes({ ...recipe, recipe_nutrition: [{ ...facts, source }] }).recipes[0]?.fields
  expect(read('published')).toMatchObject({
    ...{ name: 'Soup', author_name: 'Ann', servings: 4, recipe_category: 'Soup', total_time_minutes: 30 },
    ingredients: [
      { ingredient_text: '1 leek', section: null },
      { ingredient_text: '2 eggs', section: 'Top' },
    ],
    instructions: [{ step_text: 'Boil.', step_url: 'https://a.example/1' }, { step_text: 'Eat.' }],
    nutrition: facts,
  })
  expect(read('computed')?.nutrition).toBeNull()
})

test('a step of Tandoor names its lines', () => {
  const step = {
    instruction: 'Fry {{ ingredients[1] }} in {{ scale(2) }} pans, not {{ ingredients[7] }}.',
    ingredients: [
      { note: 'Base', is_header: true },
      { food: { name: 'onions' }, amount: 2.0, note: '' },
    ],
  }
  expect(read({ name: 'x', steps: [step] })).toMatchObject([
    { steps: ['Fry 2 onions in 2 pans, not {{ ingredients[7] }}.'] },
  ])
})

test('steps that are the entries of an object are read in their order', () => {
  const file = {
    name: 'x',
    recipeIngredient: ['1 egg'],
    recipeInstructions: { step1: 'Boil.', step2: 'Eat.' },
  }
  expect(read(file)).toMatchObject([{ steps: ['Boil.', 'Eat.'] }])
})

test('a product with ingredients is still no recipe, and one with a method is', () => {
  const product = { '@type': 'Product', name: 'Crisps', ingredients: 'potatoes, oil' }
  expect(importRecipes(product).recipes).toEqual([])
  expect(importRecipes({ ...product, type: 'food', instructions: ['Fry.'] }).recipes).toHaveLength(1)
})

test('what a file holds besides is shown by name, whatever its shape, and what programs need is not', () => {
  const source = {
    ...{
      '@type': 'Recipe',
      '@id': '#r',
      name: 'x',
      recipeIngredient: ['1 egg'],
      datePublished: '2020-01-01',
    },
    ...{ author_id: 7, createdAt: 'now', isFavourite: true, empty: '', none: null, nothing: [], zero: 0 },
    cookingMethod: 'Baking',
    video: [{ '@type': 'VideoObject', name: 'V', contentUrl: 'https://v.example/1' }],
    review: [{ reviewBody: 'Great.' }, { reviewBody: 'Mild.' }],
    aggregateRating: { ratingValue: 4.5 },
    tool: [{ '@type': 'HowToTool', name: 'Pot' }, 'Spoon'],
    wine_pairing: 'Riesling',
    servingIdea: { text: 'x'.repeat(2_000) },
    deep: [[[[[[[['secret']]]]]]]],
  }
  expect(listLeftOut(source)).toEqual([
    { name: 'Cooking method', value: 'Baking' },
    { name: 'Video', value: 'https://v.example/1' },
    { name: 'Reviews', value: 'Great., Mild.' },
    { name: 'Rating', value: '4.5' },
    { name: 'Tools', value: 'Pot, Spoon' },
    { name: 'Wine pairing', value: 'Riesling' },
    { name: 'Serving idea', value: 'x'.repeat(500) },
    { name: 'Deep', value: 'secret' },
  ])
  for (const none of [null, 7, 'text', []]) expect(listLeftOut(none)).toEqual([])
})

test('an amount beside a line that has it already is not written twice, and one in an object is not lost', () => {
  const linesOf = (...recipeIngredient: object[]) =>
    read({ '@type': 'Recipe', name: 'Leek', recipeIngredient, recipeInstructions: ['Boil.'] })[0]?.lines
  expect(
    linesOf(
      { text: '1 cup flour', quantity: 1, measure: 'cup', food: 'flour' },
      { text: '1 1/3 cups milk', quantity: 1.3333, measure: 'cup', food: 'milk' },
      { text: '½ tsp salt', quantity: 0.5, measure: 'teaspoon', food: 'salt' },
      { name: '2 eggs', quantity: 2 },
      { name: '2% milk', quantity: 2, unit: 'cups' },
      { name: '00 flour', amount: '200 g' },
      { name: 'cream', amount: { value: 200, unit: 'ml' } },
      { name: 'sugar', measure: '1 cup' },
      { name: 'butter', qty: '50 g' },
    ),
  ).toEqual([
    '1 cup flour',
    '1 1/3 cups milk',
    '½ tsp salt',
    '2 eggs',
    '2 cups 2% milk',
    '200 g 00 flour',
    '200 ml cream',
    '1 cup sugar',
    '50 g butter',
  ])
})
