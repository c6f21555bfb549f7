import { NO_SETTINGS } from '#domain/settings/fields.ts'
import type { Database } from '#server/data/database/database.ts'
import { insertEquipment } from '#server/data/equipment/write.ts'
import { insertPost } from '#server/data/posts/write.ts'
import { insertRecipe } from '#server/data/recipes/write/write.ts'
import { updateSettings } from '#server/data/settings/write.ts'
import { aPieceOfEquipment, aPost, aLabelledRecipe, aRecipe } from '../fixtures.ts'
import { NOW } from './site.ts'

const BOWLS = 27
const EARLIER_POSTS = 25
const POST = [
  'Four bones, one carrot.',
  '<h2>The pot</h2>',
  'No lid. <a href="https://shop.example/pot" rel="sponsored">The pot I use</a>.',
  '<ul><li>Salt last</li></ul>',
].join('\n')

export type PublicPage = { path: string; title: string; status?: number }

/**
 * A site worth visiting: two pages of recipes, three pieces of equipment, two pages of posts, words of its own, and a few things that
 * nobody may see. Answers its public pages, each with the heading it shows.
 */
export async function layTable(db: Database): Promise<PublicPage[]> {
  await layRecipes(db)
  await insertEquipment(db, EQUIPMENT, NOW)
  await layPosts(db)
  await updateSettings(db, { fields: { ...NO_SETTINGS, ...WORDS }, author_id: null }, NOW)
  return [
    { path: '/', title: 'Good food, gently\u00a0made.' },
    { path: '/recipes', title: 'Recipes' },
    { path: '/recipes?page=2', title: 'Recipes' },
    { path: '/recipes?search=nothing+like+it', title: 'Recipes' },
    { path: '/recipes/silky-carrot-soup', title: 'Silky Carrot Soup' },
    { path: '/recipes/plain-toast', title: 'Plain Toast' },
    { path: '/recipes/no-such-dish', title: 'Recipe not found', status: 404 },
    { path: '/equipment', title: 'Equipment' },
    { path: '/equipment?search=nothing+like+it', title: 'Equipment' },
    { path: '/equipment/steady-blender', title: 'Steady Blender' },
    { path: '/equipment/no-such-tool', title: 'Equipment not found', status: 404 },
    { path: '/blog', title: 'Blog' },
    { path: '/blog?page=2', title: 'Blog' },
    { path: '/blog/a-stock-worth-standing-over', title: 'A stock worth standing over' },
    { path: '/about', title: 'A chef who could not eat her own menu' },
    { path: '/privacy', title: 'Privacy Policy' },
    { path: '/search', title: 'Search' },
    { path: '/search?q=rice', title: 'Search' },
    { path: '/no/such/page', title: 'Oops! Page not found', status: 404 },
  ]
}

const HIDDEN = 'Unready'

const WORDS = {
  home_headline: 'Good food, gently\u00a0made.',
  about_title: 'A chef who could not eat her own menu',
  about_body: '<h2>Then</h2>\nI wrote it down.',
  story_quote: 'I was a chef who could not eat her own menu.',
  story_teaser: 'So she wrote another one.',
  footer_words: 'Recipes, kitchen tools and notes.',
}

const EQUIPMENT = [
  aPieceOfEquipment(),
  aPieceOfEquipment({ name: 'Fine Sieve', brand: 'Meshwork', category: 'Straining', affiliate_links: [] }),
  aPieceOfEquipment({
    name: 'Quiet Scales',
    brand: null,
    category: 'Measuring',
    description: null,
    affiliate_links: [],
  }),
]

/** 31 of them: soup, salmon, cake, toast and many bowls. */
async function layRecipes(db: Database) {
  for (let bowl = 1; bowl <= BOWLS; bowl++) {
    const fields = aRecipe({
      ...{ name: `Rice bowl ${bowl}`, recipe_category: 'Lunch', description: null },
      ingredients: [
        { ingredient_text: '75 g rice', section: null },
        { ingredient_text: '1 tsp butter', section: null },
      ],
    })
    await insertRecipe(db, { fields }, daysBefore(100 - bowl))
  }
  const toast = aLabelledRecipe({
    ...{ name: 'Plain Toast', description: null, story: null, author_name: null, difficulty: null },
    ...{ recipe_category: null, prep_time_minutes: null, cook_time_minutes: null, total_time_minutes: null },
    ...{ servings: null, ingredients: [], instructions: [], nutrition: null, dietary_restrictions: [] },
  })
  const cake = aLabelledRecipe({
    ...{ name: 'Almond Cake', recipe_category: 'Dessert', difficulty: 'hard', total_time_minutes: 95 },
    cuisine: 'Spanish',
    dietary_restrictions: ['vegetarian', 'gluten-free', 'dairy-free', 'low-carb'],
  })
  const salmon = aLabelledRecipe({
    ...{ name: 'Baked Salmon', recipe_category: 'Dinner', difficulty: 'medium' },
    cuisine: 'Nordic',
    description: 'With fennel, in its own steam.',
    dietary_restrictions: ['gluten-free', 'dairy-free'],
    ingredients: [
      { ingredient_text: '400 g salmon', section: 'For the fish' },
      { ingredient_text: '1 fennel bulb', section: 'For the bed' },
    ],
  })
  await insertRecipe(db, toast, daysBefore(4))
  await insertRecipe(db, cake, daysBefore(3))
  await insertRecipe(db, salmon, daysBefore(2))
  await insertRecipe(db, { fields: aRecipe() }, daysBefore(1))
  await insertRecipe(db, { fields: aRecipe({ name: `${HIDDEN} stew` }), status: 'draft' }, NOW)
}

async function layPosts(db: Database) {
  for (let post = 1; post <= EARLIER_POSTS; post++) {
    const published_at = daysBefore(100 - post).toISOString()
    await insertPost(db, aPost({ title: `Note ${post}`, excerpt: null, published_at }), NOW)
  }
  await insertPost(db, aPost({ content: POST, published_at: daysBefore(1).toISOString() }), NOW)
  await insertPost(db, aPost({ title: `${HIDDEN} draft`, status: 'draft' }), NOW)
  const tomorrow = daysBefore(-1).toISOString()
  await insertPost(db, aPost({ title: `${HIDDEN} thought`, published_at: tomorrow }), NOW)
}

const daysBefore = (days: number) => new Date(NOW.getTime() - days * 24 * 60 * 60 * 1000)
