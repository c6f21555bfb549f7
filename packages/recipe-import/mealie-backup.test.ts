import { expect, test } from 'vitest'
import { readImported } from '../../test/imported-recipes.ts'

const unit = (id: string, name: string, abbreviation = '', more: object = {}) => ({
  id,
  name,
  abbreviation,
  use_abbreviation: false,
  ...more,
})
const LINE = {
  title: null,
  note: '',
  unit_id: null,
  food_id: null,
  quantity: null,
  original_text: null,
  referenced_recipe_id: null,
}
const TABLES = {
  alembic_version: [{ version_num: 'abc' }],
  users: [{ id: 'u', email: 'ann@example.com', password: '$2b$12$secret' }],
  recipes: [
    {
      ...{
        id: 'r1',
        slug: 'beet-salad',
        name: 'Beet Salad',
        description: 'Earthy.',
        image: 'x1y2',
        recipe_servings: 4,
      },
      ...{
        prep_time: '15 minutes',
        perform_time: '30 minutes',
        cook_time: null,
        total_time: '45 minutes',
        org_url: 'https://a.example/beet',
        rating: 4,
      },
    },
    { id: 'r2', slug: 'rice', name: 'Rice', recipe_yield: '2 servings', recipe_servings: 0, image: null },
  ],
  recipes_ingredients: [
    {
      ...LINE,
      position: 1,
      recipe_id: 'r1',
      unit_id: 'u2',
      food_id: 'f2',
      quantity: 1.5,
      original_text: '1 1/2 tbsp olive oil',
    },
    {
      ...LINE,
      position: 0,
      recipe_id: 'r1',
      title: 'Salad',
      note: 'scrubbed',
      unit_id: 'u1',
      food_id: 'f1',
      quantity: 900,
    },
    { ...LINE, position: 2, recipe_id: 'r1', title: 'Top', note: '2 sprigs dill' },
    { ...LINE, position: 0, recipe_id: 'r2', quantity: 1, unit_id: 'u3', food_id: 'f3' },
    { ...LINE, position: 1, recipe_id: 'r2', quantity: 2, food_id: 'f2' },
  ],
  recipe_instructions: [
    { recipe_id: 'r1', position: 1, title: '', summary: '', text: 'Slice.' },
    { recipe_id: 'r1', position: 0, title: 'Start', summary: '', text: 'Boil the beetroot.' },
    { recipe_id: 'r2', position: 0, title: '', summary: 'Before', text: 'Wash the rice.' },
  ],
  ingredient_units: [
    unit('u1', 'gram', 'g', { use_abbreviation: true }),
    unit('u2', 'tablespoon', 'tbsp'),
    unit('u3', 'cup', '', { plural_name: 'cups' }),
  ],
  ingredient_foods: [
    { id: 'f1', name: 'beetroot', plural_name: null },
    { id: 'f2', name: 'olive oil' },
    { id: 'f3', name: 'rice' },
  ],
  notes: [{ id: 1, recipe_id: 'r1', title: 'Tip', text: 'Good cold.' }],
  recipe_nutrition: [{ id: 1, recipe_id: 'r1', calories: '250', fat_content: '3', protein_content: null }],
  categories: [{ id: 'c1', name: 'Salad', slug: 'salad' }],
  recipes_to_categories: [{ recipe_id: 'r1', category_id: 'c1' }],
  tags: [
    { id: 't1', name: 'Winter', slug: 'winter' },
    { id: 't2', name: 'Quick', slug: 'quick' },
  ],
  recipes_to_tags: [{ recipe_id: 'r1', tag_id: 't1' }],
  tools: [{ id: 'w1', name: 'Pot' }],
  recipes_to_tools: [{ recipe_id: 'r1', tool_id: 'w1' }],
}

test('a backup of Mealie gives its recipes, with what its tables say of them', () => {
  const [salad, rice] = readImported(TABLES)
  expect(salad).toMatchObject({
    ...{ name: 'Beet Salad', description: 'Earthy.', servings: 4, times: [15, 30, 45], category: 'Salad' },
    ...{ keywords: ['Winter'], source: 'https://a.example/beet', calories: 250, story: 'Tip: Good cold.' },
    lines: ['Salad > 900 g beetroot, scrubbed', 'Salad > 1 1/2 tbsp olive oil', 'Top > 2 sprigs dill'],
    steps: ['Start > Boil the beetroot.', 'Start > Slice.'],
    left: { Tools: 'Pot', Rating: '4' },
  })
  expect(rice).toMatchObject({
    ...{
      name: 'Rice',
      servings: 2,
      lines: ['1 cup rice', '2 olive oil'],
      steps: ['Before > Wash the rice.'],
    },
  })
})

test('a backup with nothing but the tables of the first form is read', () => {
  const { recipes, recipes_ingredients, recipe_instructions, ingredient_units, ingredient_foods } = TABLES
  const read = readImported({
    recipes,
    recipes_ingredients,
    recipe_instructions,
    ingredient_units,
    ingredient_foods,
  })
  expect(read.map(({ name, lines }) => [name, lines.length])).toEqual([
    ['Beet Salad', 3],
    ['Rice', 2],
  ])
})

test('units and foods are no recipes, and nothing of the accounts is kept', () => {
  const read = readImported(TABLES)
  expect(read).toHaveLength(2)
  expect(JSON.stringify(read)).not.toMatch(/secret|ann@example/)
})

test('a line whose food is missing in the backup keeps what stands of it', () => {
  const lines = [
    { ...LINE, position: 0, recipe_id: 'r2', quantity: 3, food_id: 'gone', original_text: '3 apples' },
    { ...LINE, position: 1, recipe_id: 'r2', note: 'salt' },
  ]
  expect(
    readImported({ ...TABLES, recipes: [TABLES.recipes[1]], recipes_ingredients: lines })[0]!.lines,
  ).toEqual(['3 apples', 'salt'])
})

test('a recipe that is a line of another one brings its lines', () => {
  const lines = [{ ...LINE, position: 0, recipe_id: 'r2', quantity: 1, referenced_recipe_id: 'r1' }]
  expect(
    readImported({
      ...TABLES,
      recipes_ingredients: [...TABLES.recipes_ingredients.slice(0, 3), ...lines],
    })[1]!.lines,
  ).toEqual(['Salad > 900 g beetroot, scrubbed', 'Salad > 1 1/2 tbsp olive oil', 'Top > 2 sprigs dill'])
})
