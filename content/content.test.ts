import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { detectDiets } from '#domain/diet/detect-diets.ts'
import { CATEGORIES, DIETARY_RESTRICTIONS, DIFFICULTIES } from '#domain/recipe.ts'
import { importEquipment } from '#domain/equipment-import.ts'
import { slugify } from '#domain/slug.ts'
import { FORBIDDEN_WORDS } from './forbidden-words.ts'

const Minutes = z
  .string()
  .regex(/^PT(?=\d)(\d+H)?(\d+M)?$/)
  .transform((text) => 60 * Number(/(\d+)H/.exec(text)?.[1] ?? 0) + Number(/(\d+)M/.exec(text)?.[1] ?? 0))

const amount = (unit: string) =>
  z
    .string()
    .regex(new RegExp(`^\\d+(\\.\\d)? ${unit}$`))
    .transform((text) => Number.parseFloat(text))

const Step = z.strictObject({ '@type': z.literal('HowToStep'), text: z.string().min(20) })
const Section = z.strictObject({
  '@type': z.literal('HowToSection'),
  name: z.string().min(3),
  itemListElement: z.array(Step).min(1),
})

const Recipe = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('Recipe'),
  name: z.string(),
  description: z.string().min(40),
  author: z.strictObject({ '@type': z.literal('Person'), name: z.literal('Ines Calder') }),
  datePublished: z.iso.date(),
  prepTime: Minutes,
  cookTime: Minutes.optional(),
  totalTime: Minutes,
  recipeYield: z.string().regex(/^(1 serving|\d+ servings)( \(.+\))?$/),
  recipeCategory: z.enum(CATEGORIES),
  recipeCuisine: z.string(),
  keywords: z.string(),
  difficulty: z.enum(DIFFICULTIES),
  suitableForDiet: z
    .array(z.string().transform((claim) => claim.replace(/^https:\/\/schema\.org\/(\w+)Diet$/, '$1')))
    .transform((claims) => claims.map((claim) => claim.replace(/\B[A-Z]/g, '-$&').toLowerCase()))
    .pipe(z.array(z.enum(DIETARY_RESTRICTIONS))),
  recipeIngredient: z.array(z.string().min(5)).min(5),
  recipeInstructions: z.array(z.union([Step, Section])).min(2),
  story: z.string(),
  nutrition: z.strictObject({
    '@type': z.literal('NutritionInformation'),
    servingSize: z.string(),
    calories: amount('kcal'),
    proteinContent: amount('g'),
    carbohydrateContent: amount('g'),
    fatContent: amount('g'),
    saturatedFatContent: amount('g'),
    fiberContent: amount('g'),
    sugarContent: amount('g'),
    sodiumContent: amount('mg'),
    cholesterolContent: amount('mg'),
  }),
})

const Equipment = z.strictObject({
  name: z.string(),
  description: z.string().min(40),
  brand: z.string(),
  model: z.string(),
  price: z.number().positive(),
  currency: z.literal('USD'),
  category: z.string(),
  image_url: z.null(),
  features: z.array(z.string()).min(3).max(6),
  pros: z.array(z.string()).min(2),
  cons: z.array(z.string()).min(2),
  rating: z.number().min(1).max(5),
  review_summary: z.string().regex(/\bnot for\b/),
  affiliate_links: z
    .array(
      z.strictObject({
        url: z.string().regex(/^https:\/\/[a-z-]+\.example\/[a-z0-9/-]+$/),
        program: z.string().min(1),
        label: z.string().min(1),
      }),
    )
    .min(2)
    .max(4),
})

const Post = z.strictObject({
  title: z.string(),
  slug: z.string(),
  content: z.string(),
  excerpt: z.string().min(30),
  featured_image_url: z.null(),
  status: z.enum(['draft', 'published']),
  published_at: z.iso.datetime().nullable(),
})

const folder = new URL('./', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, folder), 'utf8')
const filesIn = (name: string) =>
  readdirSync(new URL(name, folder))
    .toSorted()
    .map((file) => ({
      slug: file.replace(/\.json$/, ''),
      text: read(name + file),
    }))

const recipeFiles = filesIn('recipes/')
const recipes = recipeFiles.map(({ slug, text }) => ({ slug, text, ...Recipe.parse(JSON.parse(text)) }))
const equipment = z.array(Equipment).parse(JSON.parse(read('equipment.json')))
const posts = filesIn('posts/').map(({ slug, text }) => ({ file: slug, ...Post.parse(JSON.parse(text)) }))
/** The product's own year: everything dated before it is public. */
const LAUNCH = '2024-12-01'
const publicPosts = posts.filter((post) => post.published_at && post.published_at < LAUNCH)

test('there is something in every category, at every difficulty and for every diet', () => {
  expect(recipes.length).toBeGreaterThanOrEqual(28)
  for (const category of CATEGORIES) {
    expect(recipes.filter((recipe) => recipe.recipeCategory === category).length, category).toBeGreaterThan(1)
  }
  for (const difficulty of DIFFICULTIES) {
    expect(recipes.filter((recipe) => recipe.difficulty === difficulty).length, difficulty).toBeGreaterThan(2)
  }
  for (const diet of DIETARY_RESTRICTIONS) {
    expect(recipes.filter((recipe) => recipe.suitableForDiet.includes(diet)).length, diet).toBeGreaterThan(2)
  }
  expect(new Set(recipes.map((recipe) => recipe.recipeCuisine)).size).toBeGreaterThan(9)
})

test('every file is named after the address that its title gets', () => {
  for (const recipe of recipes) expect(recipe.slug).toBe(slugify(recipe.name))
  for (const post of posts) expect([post.file, post.slug]).toEqual([slugify(post.title), slugify(post.title)])
  expect(new Set(equipment.map(({ name }) => name)).size).toBe(equipment.length)
})

test('the newest recipes are the ones that the home page was designed with', () => {
  const newest = recipes.toSorted((a, b) => b.datePublished.localeCompare(a.datePublished))
  expect(newest.slice(0, 5).map(({ name }) => name)).toEqual([
    'Turkey Meatballs on Soft Polenta',
    'Poached Cod with Soft Leeks',
    'Silky Carrot and Ginger Soup',
    'Vanilla Rice Pudding with Poached Pear',
    'Beetroot Carpaccio with Yoghurt Cream',
  ])
  expect(newest[0]!.datePublished < LAUNCH && newest.at(-1)!.datePublished > '2023-10').toBe(true)
})

test.each(recipes)('$name: times add up, and a longer total is a wait that the method names', (recipe) => {
  const active = recipe.prepTime + (recipe.cookTime ?? 0)
  expect(recipe.totalTime).toBeGreaterThanOrEqual(active)
  if (recipe.totalTime > active) expect(recipe.text).toMatch(/soak|chill|refrigerator|cool|Leave for/)
})

test.each(recipes)(
  '$name: energy agrees with protein, carbohydrate and fat, and parts with wholes',
  (recipe) => {
    const facts = recipe.nutrition
    const energy = 4 * facts.proteinContent + 4 * facts.carbohydrateContent + 9 * facts.fatContent
    expect(Math.abs(energy - facts.calories) / facts.calories).toBeLessThan(0.2)
    expect(facts.saturatedFatContent).toBeLessThanOrEqual(facts.fatContent)
    // Each number is rounded to a tenth by itself.
    expect(facts.sugarContent + facts.fiberContent).toBeLessThanOrEqual(facts.carbohydrateContent + 0.15)
  },
)

test.each(recipes)('$name: no diet is claimed that its ingredients deny, and none is forgotten', (recipe) => {
  const facts = recipe.nutrition
  const verdicts = detectDiets({
    ingredients: recipe.recipeIngredient,
    keywords: [],
    servings: Number.parseInt(recipe.recipeYield),
    nutrition: {
      calories: facts.calories,
      protein_content_g: facts.proteinContent,
      carbohydrate_content_g: facts.carbohydrateContent,
      fat_content_g: facts.fatContent,
      fiber_content_g: facts.fiberContent,
      saturated_fat_content_g: facts.saturatedFatContent,
      sugar_content_g: facts.sugarContent,
      sodium_content_mg: facts.sodiumContent,
      cholesterol_content_mg: facts.cholesterolContent,
      serving_size: facts.servingSize,
    },
  })
  const dietsThatAre = (...states: string[]) =>
    verdicts.filter(({ state }) => states.includes(state)).map(({ diet }) => diet)
  expect(
    dietsThatAre('no', 'yes-if', 'unknown').filter((diet) => recipe.suitableForDiet.includes(diet)),
  ).toEqual([])
  expect(recipe.suitableForDiet).toEqual(expect.arrayContaining(dietsThatAre('yes')))
})

test('the tools fill five categories and more, and the importer takes them all', () => {
  expect(equipment.length).toBeGreaterThanOrEqual(12)
  expect(new Set(equipment.map(({ category }) => category)).size).toBeGreaterThanOrEqual(5)
  expect(importEquipment(equipment)).toEqual({ ok: true, equipment })
})

test('six posts and more are public, one waits for 2099 and one is a draft', () => {
  expect(publicPosts.length).toBeGreaterThanOrEqual(6)
  expect(publicPosts.every((post) => post.status === 'published')).toBe(true)
  for (const post of publicPosts) {
    const words = post.content
      .replace(/<[^>]+>/g, ' ')
      .trim()
      .split(/\s+/).length
    expect(words, post.title).toBeGreaterThanOrEqual(400)
    expect(words, post.title).toBeLessThanOrEqual(900)
  }
  const others = posts.filter((post) => !publicPosts.includes(post))
  expect(others.map(({ title, status, published_at }) => [title, status, published_at?.slice(0, 4)])).toEqual(
    [
      ['A quiet table for December 2099', 'published', '2099'],
      ['Winter squash, four weeks running (unfinished draft)', 'draft', undefined],
    ],
  )
})

test.each(posts)('$title: one block a line, and links only to pages that a visitor may see', (post) => {
  for (const line of post.content.split('\n')) {
    expect(line.trim()).not.toBe('')
    const block = /^<(h2|ul|blockquote)>/.exec(line)?.[1]
    if (block) expect(line.endsWith(`</${block}>`), line).toBe(true)
    const rest = line.replace(/<\/?(h2|ul|li|blockquote|strong|em|a)>|<a href="[^"]+">/g, '')
    expect(rest).not.toMatch(/[<>]/)
    for (const tag of ['h2', 'ul', 'li', 'blockquote', 'strong', 'em']) {
      expect(line.split(`<${tag}>`).length, line).toBe(line.split(`</${tag}>`).length)
    }
    expect(line.split('<a href=').length, line).toBe(line.split('</a>').length)
  }
  for (const [, path = ''] of post.content.matchAll(/href="([^"]*)"/g)) {
    const slug = path.replace(/^\/(recipes|blog)\//, '')
    const isThere = path.startsWith('/recipes/')
      ? existsSync(new URL(`recipes/${slug}.json`, folder))
      : path.startsWith('/blog/')
        ? publicPosts.some((other) => other.slug === slug)
        : path === '/equipment' || path === '/recipes' || path === '/about'
    expect(isThere, path).toBe(true)
  }
})

test.each(FORBIDDEN_WORDS)('nothing says what a dish will do to somebody: %s', (pattern) => {
  const texts = [
    ...recipeFiles.map(({ text }) => text),
    read('equipment.json'),
    ...posts.map((post) => JSON.stringify(post)),
  ]
  expect(texts.flatMap((text) => text.match(pattern)?.[0] ?? [])).toEqual([])
})
