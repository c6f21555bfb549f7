import { expect, test } from 'vitest'
import { parseForm } from '#server/forms/form-errors.ts'
import { aPieceOfEquipment, aPost, aRecipe } from '#test/fixtures.ts'
import { DANGEROUS_ADDRESSES } from '#test/dangerous-addresses.ts'
import { EquipmentSchema } from '../equipment/schema.ts'
import { PostSchema } from '../post/schema.ts'
import { RecipeSchema } from '../recipe/schema.ts'

const SCHEMAS = { recipe: RecipeSchema, equipment: EquipmentSchema, post: PostSchema }
const WHOLE = { recipe: aRecipe(), equipment: aPieceOfEquipment(), post: aPost() }

/** What is wrong with a whole thing when some of its fields are these. */
function errorsOf(kind: keyof typeof SCHEMAS, fields: Record<string, unknown>) {
  const result = parseForm(SCHEMAS[kind], { ...WHOLE[kind], ...fields })
  return result.ok ? {} : result.errors
}

test('a whole recipe, piece of equipment and post are taken as they are', () => {
  const { dietary_restrictions: _labels, ...recipe } = aRecipe()
  expect(parseForm(RecipeSchema, { ...aRecipe(), slug: 'soup', status: 'draft' })).toEqual({
    ok: true,
    fields: { slug: 'soup', status: 'draft', published_at: null, fields: recipe },
  })
  expect(parseForm(EquipmentSchema, aPieceOfEquipment())).toEqual({
    ok: true,
    fields: { slug: null, status: 'published', published_at: null, fields: aPieceOfEquipment() },
  })
  const { author_id: _, ...fields } = aPost()
  expect(parseForm(PostSchema, fields)).toEqual({ ok: true, fields: { slug: null, fields } })
})

test('a name, or a title and content, is all that must be there', () => {
  expect(parseForm(RecipeSchema, { name: 'Toast' })).toMatchObject({
    fields: { slug: null, status: 'published', fields: { name: 'Toast', nutrition: null, ingredients: [] } },
  })
  expect(parseForm(EquipmentSchema, { name: 'Pan' })).toMatchObject({
    fields: { fields: { name: 'Pan', currency: 'USD', affiliate_links: [], rating: null } },
  })
  expect(parseForm(PostSchema, { title: 'T', content: 'C' })).toMatchObject({
    fields: { fields: { status: 'draft', published_at: null } },
  })
  const empty = (kind: keyof typeof SCHEMAS) => {
    const result = parseForm(SCHEMAS[kind], {})
    return result.ok ? {} : result.errors
  }
  expect(empty('recipe')).toEqual({ name: 'Name is required' })
  expect(empty('equipment')).toEqual({ name: 'Name is required' })
  expect(empty('post')).toEqual({ title: 'Title is required', content: 'Content is required' })
  expect(errorsOf('recipe', { name: ' \u200b\n' })).toEqual({ name: 'Name is required' })
})

test('an empty field of a form means that nothing is known', () => {
  const blank = {
    description: ' ',
    difficulty: '',
    recipe_category: '',
    servings: '',
    image_url: ' ',
    slug: '',
  }
  expect(parseForm(RecipeSchema, { ...aRecipe(), ...blank })).toMatchObject({
    fields: {
      slug: null,
      fields: { description: null, difficulty: null, recipe_category: null, servings: null, image_url: null },
    },
  })
  const facts = { calories: '', protein_content_g: '', serving_size: '' }
  expect(parseForm(RecipeSchema, { name: 'x', nutrition: facts })).toMatchObject({
    fields: { fields: { nutrition: null } },
  })
})

test('a time may be typed as people say it, and only a time', () => {
  for (const [typed, minutes] of [
    ['1h30', 90],
    ['1:30', 90],
    ['1½ h', 90],
    ['20 min', 20],
    ['1 hour 15 minutes', 75],
    ['2 Std 10 Min', 130],
    [' 45 ', 45],
    ['0', 0],
  ] as const)
    expect(parseForm(RecipeSchema, { ...aRecipe(), cook_time_minutes: typed }), typed).toMatchObject({
      fields: { fields: { cook_time_minutes: minutes } },
    })
  expect(errorsOf('recipe', { cook_time_minutes: '4 bowls', servings: '1 h' })).toEqual({
    cook_time_minutes: 'Cook Time must be a number',
    servings: 'Servings must be a number',
  })
})

test('a number that is none, or out of its range, is refused by the name of its field', () => {
  const time = 'Prep Time must be from 0 to 527,040 minutes'
  for (const [value, message] of [
    ['soon', 'Prep Time must be a number'],
    ['NaN', 'Prep Time must be a number'],
    ['1e3', 'Prep Time must be a number'],
    [Number.NaN, 'Prep Time must be a number'],
    [Number.POSITIVE_INFINITY, 'Prep Time must be a number'],
    [[], 'Prep Time must be a number'],
    ['1.5', 'Prep Time must be a whole number of minutes'],
    [-0, time],
    ['-1', time],
    [-1, time],
    [527_041, time],
    ['9007199254740993', time],
    ['9'.repeat(400), time],
  ] as const) {
    expect(errorsOf('recipe', { prep_time_minutes: value })).toEqual({ prep_time_minutes: message })
  }
  expect(errorsOf('recipe', { servings: 1e15 })).toEqual({ servings: 'Servings must be from 1 to 1,000' })
  expect(errorsOf('recipe', { nutrition: { calories: -2, sodium_content_mg: 'x' } })).toEqual({
    'nutrition.calories': 'Calories must be from 0 to 1,000,000 kcal',
    'nutrition.sodium_content_mg': 'Sodium must be a number',
  })
  expect(errorsOf('equipment', { rating: '5.5' })).toEqual({ rating: 'Rating must be from 1 to 5 stars' })
  expect(
    parseForm(RecipeSchema, { name: 'x', nutrition: { sodium_content_mg: '1,200', calories: '1 204,5' } }),
  ).toMatchObject({ fields: { fields: { nutrition: { sodium_content_mg: 1200, calories: 1204.5 } } } })
  expect(parseForm(EquipmentSchema, { name: 'x', price: '12,50', rating: ' 4.5 ' })).toMatchObject({
    fields: { fields: { price: 12.5, rating: 4.5 } },
  })
})

test('text with NUL or half a sign is refused, and all other text is stored in one form', () => {
  for (const text of ['a\0b', 'a\ud800b']) {
    expect(errorsOf('recipe', { name: text })).toEqual({
      name: 'Name holds a character that cannot be stored',
    })
    expect(errorsOf('recipe', { story: text })).toEqual({
      story: 'Story holds a character that cannot be stored',
    })
    expect(errorsOf('post', { content: text })).toEqual({
      content: 'Content holds a character that cannot be stored',
    })
  }
  expect(parseForm(RecipeSchema, { name: 'Cre\u0300me', description: 'a\r\nb' })).toMatchObject({
    fields: { fields: { name: 'Crème', description: 'a\nb' } },
  })
})

test('signs that turn or hide text, and towers of marks, do not stay in names', () => {
  expect(parseForm(RecipeSchema, { name: `\u202esoup\u200b e${'\u0301'.repeat(1_000)}` })).toMatchObject({
    fields: { fields: { name: expect.stringMatching(/^soup é\u0301{7}$/) } },
  })
})

test('texts and lists have limits, and say them', () => {
  expect(errorsOf('recipe', { name: 'x'.repeat(201) })).toEqual({
    name: 'Name may have at most 200 characters',
  })
  expect(errorsOf('recipe', { story: 'x'.repeat(10_001) })).toEqual({
    story: 'Story may have at most 10,000 characters',
  })
  expect(errorsOf('equipment', { pros: Array(101).fill('x') })).toEqual({
    pros: 'Pros may have at most 100 entries',
  })
  const ingredients = Array(501).fill({ ingredient_text: 'salt' })
  expect(errorsOf('recipe', { ingredients })).toEqual({
    ingredients: 'A recipe may have at most 500 ingredients',
  })
})

test('a line or link that lacks something is named by its place', () => {
  expect(errorsOf('recipe', { ingredients: [{ ingredient_text: 'salt' }, { ingredient_text: '' }] })).toEqual(
    {
      'ingredients.1.ingredient_text': 'Ingredient is required',
    },
  )
  expect(errorsOf('recipe', { instructions: [{ step_text: ' ' }] })).toEqual({
    'instructions.0.step_text': 'Step is required',
  })
  expect(errorsOf('equipment', { affiliate_links: [{ url: ' ', program: 'x' }, { url: 'x' }] })).toEqual({
    'affiliate_links.0.url': 'Address is required',
    'affiliate_links.1.url': 'Address must be a web address that begins with https:// or http://',
    'affiliate_links.1.program': 'Program is required',
  })
  expect(errorsOf('equipment', { affiliate_links: 'not JSON' })).toEqual({
    affiliate_links: 'Affiliate links must be a list',
  })
})

test('an address that begins as it should is told what else is wrong with it', () => {
  expect(errorsOf('recipe', { image_url: `https://shop.example/${'x'.repeat(2_000)}` })).toEqual({
    image_url: 'Image may have at most 2,000 characters',
  })
  expect(errorsOf('recipe', { image_url: 'https://shop.example/my pan.jpg' })).toEqual({
    image_url: 'Image must be a web address without spaces',
  })
})

test('spec.md section 7: affiliate links may arrive as JSON text', () => {
  const affiliate_links = [{ url: 'https://shop.example', program: 'Shop' }]
  expect(
    parseForm(EquipmentSchema, { name: 'x', affiliate_links: JSON.stringify(affiliate_links) }),
  ).toMatchObject({ fields: { fields: { affiliate_links } } })
})

test('no dangerous address is taken in any field', () => {
  for (const address of DANGEROUS_ADDRESSES) {
    if (address.trim() === '') continue
    const message = expect.stringMatching(/must be a web address|cannot be stored/)
    expect(errorsOf('recipe', { image_url: address })).toEqual({ image_url: message })
    expect(errorsOf('post', { featured_image_url: address })).toEqual({ featured_image_url: message })
    expect(errorsOf('equipment', { affiliate_links: [{ url: address, program: 'x' }] })).toEqual({
      'affiliate_links.0.url': message,
    })
  }
})

test('what is none of a list is refused, and so is a value of another kind', () => {
  const errors = errorsOf('recipe', {
    ...{ difficulty: 'fierce', recipe_category: 'Brunch', status: 'secret', keywords: 'a,b' },
    ...{ story: 7, ingredients: {} },
  })
  expect(errors).toEqual({
    difficulty: 'Difficulty must be one of easy, medium, hard',
    recipe_category: expect.stringMatching(/^Category must be one of Breakfast, /),
    status: 'Status must be draft or published',
    keywords: 'Keywords must be a list',
    story: 'Story must be text',
    ingredients: 'Ingredients must be a list',
  })
})

test('fields that forms do not have are left out', () => {
  const stranger = {
    id: 'x',
    created_at: 'x',
    updated_at: 'x',
    author_id: 'x',
    search_text: 'x',
    is_admin: 1,
  }
  for (const kind of ['recipe', 'equipment', 'post'] as const) {
    const text = JSON.stringify(parseForm(SCHEMAS[kind], { ...WHOLE[kind], ...stranger }))
    for (const key of Object.keys(stranger)) expect(text).not.toContain(`"${key}"`)
  }
})

test('an address typed as words becomes one, and must have a letter or digit', () => {
  expect(parseForm(RecipeSchema, { name: 'x', slug: ' Crème Brûlée! ' })).toMatchObject({
    fields: { slug: 'creme-brulee' },
  })
  expect(errorsOf('recipe', { slug: '🥕 ..' })).toEqual({ slug: 'Slug needs at least one letter or digit' })
})

test('a publish date names a moment from 1970 to 2199, in any zone', () => {
  const dated = (published_at: string) => parseForm(PostSchema, { title: 'x', content: 'x', published_at })
  expect(dated('2026-03-04T07:06:00+02:00')).toMatchObject({
    fields: { fields: { published_at: '2026-03-04T05:06:00.000Z' } },
  })
  for (const wrong of [
    'tomorrow',
    '2026-03-04',
    '2026-03-04T07:06',
    '9999-12-31T23:59:00-12:00',
    '2199-12-31T23:59:00-12:00',
    '1066-01-01T00:00:00Z',
  ]) {
    expect(dated(wrong)).toMatchObject({
      errors: { published_at: expect.stringMatching(/^Publish Date must/) },
    })
  }
})

test('a name or a text in which there is nothing to see is none', () => {
  const unseen = [
    '\u3164',
    '\u3164 \u3164',
    '\u2800\u2800',
    '\u{e0041}\u{e0042}',
    '\u200d',
    '\ufe0f',
    '\uffa0\u115f',
    ' \u00a0',
    '\u0301'.repeat(20),
    '\u200d\u0489 \u20dd',
  ]
  for (const name of unseen) {
    expect(errorsOf('recipe', { name })).toEqual({ name: 'Name is required' })
    expect(parseForm(RecipeSchema, { name: 'Toast', description: name })).toMatchObject({
      fields: { fields: { description: null } },
    })
  }
  for (const name of ['🏴󠁧󠁢󠁳󠁣󠁴󠁿', '🥕', 'ㅎ', '\u0301a', '*']) expect(errorsOf('recipe', { name })).toEqual({})
})
