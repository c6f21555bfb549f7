import { EQUIPMENT_FIELDS } from '#domain/equipment/fields.ts'
import { fromNames, namesOf, withoutOwn } from 'recipe-basics/fields/field'
import { POST_FIELDS } from '#domain/post/fields.ts'
import { RECIPE_FIELDS } from 'recipe-basics/recipe/fields'
import { NUTRITION_NAMES } from 'recipe-basics/recipe/nutrition-facts'

// What the document of the API shows of each thing. A test holds them against the schemas.

const RECIPE_HEAD = {
  id: '0f9c2f0e-7a54-4f0e-9d0b-3c1f6a5b7e21',
  slug: 'silky-carrot-soup',
  name: 'Silky Carrot Soup',
  description: 'Carrots cooked until they give way.',
  difficulty: 'easy',
  recipe_category: 'Soup',
  author_name: 'Mara Lindqvist',
  prep_time_minutes: 10,
  cook_time_minutes: 30,
  total_time_minutes: 40,
  servings: 4,
  image_url: null,
  published_at: '2026-03-04T05:06:07.000Z',
  created_at: '2026-03-04T05:06:07.000Z',
  language: null,
  recipe_dietary_restrictions: [{ dietary_restriction: 'vegan' }, { dietary_restriction: 'gluten-free' }],
}

export const EXAMPLE_ROW = {
  id: RECIPE_HEAD.id,
  slug: RECIPE_HEAD.slug,
  status: 'draft',
  published_at: null,
  name: RECIPE_HEAD.name,
  author_name: RECIPE_HEAD.author_name,
  recipe_category: RECIPE_HEAD.recipe_category,
  difficulty: RECIPE_HEAD.difficulty,
  prep_time_minutes: RECIPE_HEAD.prep_time_minutes,
  cook_time_minutes: RECIPE_HEAD.cook_time_minutes,
  servings: RECIPE_HEAD.servings,
  created_at: RECIPE_HEAD.created_at,
  updated_at: RECIPE_HEAD.created_at,
}

const EXAMPLE_MACROS = {
  calories: 186,
  protein_content_g: 5.4,
  carbohydrate_content_g: 24.2,
  fat_content_g: 7.6,
}

const EXAMPLE_BASIS = { source: 'published', coverage: null }

export const EXAMPLE_NUTRITION = {
  ...fromNames(NUTRITION_NAMES, () => null),
  ...EXAMPLE_MACROS,
  cholesterol_content_mg: 0,
  fiber_content_g: 5,
  saturated_fat_content_g: 1.1,
  sodium_content_mg: 410,
  sugar_content_g: 11,
  serving_size: '350 ml',
  ...EXAMPLE_BASIS,
  stale_since: null,
}

export const EXAMPLE_SUMMARY = { ...RECIPE_HEAD, recipe_nutrition: [{ ...EXAMPLE_MACROS, ...EXAMPLE_BASIS }] }

export const EXAMPLE_RECIPE = {
  ...fromNames(namesOf(withoutOwn(RECIPE_FIELDS, RECIPE_FIELDS)), () => null),
  ...RECIPE_HEAD,
  recipe_dietary_restrictions: [
    { dietary_restriction: 'vegan', given_by: 'software' },
    { dietary_restriction: 'gluten-free', given_by: 'chef' },
  ],
  updated_at: '2026-03-04T05:06:07.000Z',
  cuisine: 'British',
  story: 'The soup I make when I cannot think of a soup.',
  equipment: ['5d7d3b6a-92b0-4a6b-9f16-7f1f0e6c2a90'],
  keywords: ['soup'],
  recipe_nutrition: [EXAMPLE_NUTRITION],
  recipe_ingredients: [
    {
      id: '6a1de1e7-0b3c-4c55-8f0e-2f4f6f0d9b11',
      ingredient_text: '600 g carrots, peeled',
      order_index: 0,
      section: null,
    },
  ],
  recipe_instructions: [
    {
      id: 'c7f4b8de-51a7-4b8e-a2a9-0d1a6a3e4f55',
      step_number: 1,
      step_text: 'Simmer the carrots for 30 minutes.',
      section: null,
      step_url: null,
    },
  ],
}

/** What is sent to store such a recipe. */
export const EXAMPLE_RECIPE_INPUT = {
  name: 'Silky Carrot Soup',
  status: 'draft',
  recipe_category: 'Soup',
  difficulty: 'easy',
  prep_time_minutes: 10,
  cook_time_minutes: 30,
  servings: 4,
  recipe_nutrition: [{ calories: 186, protein_content_g: 5.4 }],
  recipe_ingredients: [{ ingredient_text: '600 g carrots, peeled' }],
  recipe_instructions: [{ step_text: 'Simmer the carrots for 30 minutes.' }],
}

export const EXAMPLE_EQUIPMENT = {
  ...fromNames(namesOf(withoutOwn(EQUIPMENT_FIELDS, EQUIPMENT_FIELDS)), () => null),
  id: '5d7d3b6a-92b0-4a6b-9f16-7f1f0e6c2a90',
  slug: 'steady-blender',
  name: 'Steady Blender',
  description: 'A jug blender with a wide base.',
  brand: 'Hearthline',
  model: 'SB-2',
  price: 129,
  currency: 'USD',
  category: 'Blending',
  image_url: null,
  features: ['1.8 l glass jug', 'Pulse'],
  pros: ['Smooth in two minutes'],
  cons: ['Heavy jug'],
  rating: 4.5,
  review_summary: 'It has outlived two lids.',
  affiliate_links: [
    { url: 'https://shop.example/sb-2', program: 'Shop Partners', label: 'Kitchen Shop' },
    { url: 'https://market.example/sb-2', program: 'Marketplace' },
  ],
  published_at: '2026-03-04T05:06:07.000Z',
  created_at: '2026-03-04T05:06:07.000Z',
}

export const EXAMPLE_ADMIN_EQUIPMENT = {
  ...EXAMPLE_EQUIPMENT,
  status: 'published',
  updated_at: EXAMPLE_EQUIPMENT.created_at,
}

export const EXAMPLE_POST_SUMMARY = {
  id: 'a3b0c4f2-1d5e-4a7c-8b9d-6e2f0c1a7d33',
  title: 'A stock worth standing over',
  slug: 'a-stock-worth-standing-over',
  excerpt: 'The broth for congee and polenta.',
  featured_image_url: null,
  published_at: '2026-01-02T08:00:00.000Z',
  created_at: '2026-01-01T18:30:00.000Z',
  language: null,
}

export const EXAMPLE_POST = {
  ...fromNames(namesOf(withoutOwn(POST_FIELDS, POST_FIELDS)), () => null),
  ...EXAMPLE_POST_SUMMARY,
  content: 'Four bones, one carrot.\n<h2>The pot</h2>\nNo lid.',
  updated_at: '2026-01-01T18:30:00.000Z',
}

export const EXAMPLE_SAVED = {
  id: '0f9c2f0e-7a54-4f0e-9d0b-3c1f6a5b7e21',
  slug: 'silky-carrot-soup',
  updated_at: '2026-03-04T05:06:07.000Z',
}

export const EXAMPLE_SAVED_EQUIPMENT = {
  id: EXAMPLE_EQUIPMENT.id,
  slug: EXAMPLE_EQUIPMENT.slug,
  updated_at: '2026-03-04T05:06:07.000Z',
}

/** What is sent to store a piece of equipment. */
export const EXAMPLE_EQUIPMENT_INPUT = {
  name: 'Steady Blender',
  brand: 'Hearthline',
  price: 129,
  category: 'Blending',
  features: ['1.8 l glass jug', 'Pulse'],
  rating: 4.5,
  affiliate_links: [{ url: 'https://shop.example/sb-2', program: 'Shop Partners' }],
}

export const EXAMPLE_ADMIN_POST = {
  ...EXAMPLE_POST,
  status: 'published',
  author_id: '1c0f7f3e-6f0c-4c0e-8a53-0b7f5b1c9e02',
}

/** What is sent to store a post. */
export const EXAMPLE_POST_INPUT = {
  title: 'A stock worth standing over',
  content: 'Four bones, one carrot.\n<h2>The pot</h2>\nNo lid.',
  status: 'published',
  published_at: '2026-04-01T08:00:00+02:00',
}

export const EXAMPLE_SESSION = {
  access_token: '8Zr1…',
  refresh_token: 'Qm4k…',
  expires_in: 900,
  expires_at: 1772601067,
  token_type: 'bearer',
  user: {
    id: '1c0f7f3e-6f0c-4c0e-8a53-0b7f5b1c9e02',
    email: 'chef@plate.example',
    is_admin: true,
    role: 'administrator',
  },
}
