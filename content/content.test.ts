import { expect, test } from 'vitest'
import { judgeDiets } from 'food-verdicts/diet/judge-diets'
import { EQUIPMENT_FIELDS } from '#domain/equipment/fields.ts'
import { importEquipment } from '#domain/equipment/import.ts'
import { claimsOfFields } from '#domain/health-claims/claims-of-fields.ts'
import { findClaims } from '#domain/health-claims/find-claims.ts'
import { POST_FIELDS } from '#domain/post/fields.ts'
import { CATEGORIES, DIFFICULTIES } from 'recipe-basics/recipe/choices'
import { DIETARY_RESTRICTIONS } from 'recipe-basics/recipe/recipe'
import { importRecipes } from '#domain/import/read-recipes.ts'
import { slugify } from '#domain/addresses/slug.ts'
import { readLines } from '#test/reading.ts'
import { equipment, posts, read, recipeFiles, recipes, versionFiles } from './sample-files.ts'

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
  const reading = readLines(recipe.recipeIngredient, {
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
    judgeDiets(reading)
      .filter(({ state }) => states.includes(state))
      .map(({ diet }) => diet)
  expect(
    dietsThatAre('no', 'yes-if', 'unknown').filter((diet) => recipe.suitableForDiet.includes(diet)),
  ).toEqual([])
  expect(recipe.suitableForDiet).toEqual(expect.arrayContaining(dietsThatAre('yes')))
})

test.each(recipes)('$name: the importer takes it whole', (recipe) => {
  const { recipes: imported, problems } = importRecipes(recipe.text)
  expect(problems).toEqual([])
  expect(imported).toHaveLength(1)
  const { fields, report } = imported[0]!
  expect(report.filter(({ outcome }) => outcome === 'dropped')).toEqual([])
  const steps = recipe.recipeInstructions.flatMap((step) => ('text' in step ? [step] : step.itemListElement))
  expect(fields).toMatchObject({
    name: recipe.name,
    description: recipe.description,
    story: recipe.story,
    difficulty: recipe.difficulty,
    recipe_category: recipe.recipeCategory,
    author_name: 'Ines Calder',
    prep_time_minutes: recipe.prepTime,
    cook_time_minutes: recipe.cookTime ?? null,
    total_time_minutes: recipe.totalTime,
    servings: Number.parseInt(recipe.recipeYield),
    image_url: null,
  })
  expect(fields.keywords).toEqual(recipe.keywords.split(', '))
  expect(fields.ingredients.map((line) => line.ingredient_text)).toEqual(recipe.recipeIngredient)
  expect(fields.instructions.map((step) => step.step_text)).toEqual(steps.map(({ text }) => text))
  expect(fields.nutrition?.calories).toBe(recipe.nutrition.calories)
  expect(fields.dietary_restrictions.toSorted()).toEqual(recipe.suitableForDiet.toSorted())
})

test('the tools fill five categories and more, and the importer takes them all', () => {
  expect(equipment.length).toBeGreaterThanOrEqual(12)
  expect(new Set(equipment.map(({ category }) => category)).size).toBeGreaterThanOrEqual(5)
  const read = importEquipment(equipment)
  expect(read.ok && read.equipment.map(({ fields }) => fields)).toEqual(
    equipment.map((piece) => ({ ...piece, drawn_as: null })),
  )
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
      ? recipes.some((recipe) => recipe.slug === slug)
      : path.startsWith('/blog/')
        ? publicPosts.some((other) => other.slug === slug)
        : path === '/equipment' || path === '/recipes' || path === '/about'
    expect(isThere, path).toBe(true)
  }
})

test('nothing promises what a dish will do to somebody', () => {
  const claims = [
    ...[...recipeFiles, ...versionFiles].flatMap(({ text }) => findClaims(text)),
    ...equipment.flatMap((piece) => claimsOfFields(EQUIPMENT_FIELDS, piece)),
    ...posts.flatMap((post) => claimsOfFields(POST_FIELDS, post)),
  ]
  expect(claims).toEqual([])
})

/** Our own samples keep clear of these words altogether: stricter than the check of what a chef writes. */
const AVOIDED = [
  /\bsafe(r|st|ly|ty)?\b/i,
  /\b(cure|heal|treat|remed|soothe|calm|reverse)(s|d|ed|y|ies|ing|ment|ments)?\b/i,
  /\b(curing|soothing|reversing|healthy|healthier)\b/i,
  /\b(guilt[- ]free|sinful|clean eating|bad foods?|digestible)\b/i,
  /\b(you should|must) (avoid|never eat|eat)\b/i,
]

test.each(AVOIDED)('the samples keep clear of %s', (pattern) => {
  const texts = [
    ...[...recipeFiles, ...versionFiles].map(({ text }) => text),
    read('equipment.json'),
    ...posts.map((post) => JSON.stringify(post)),
  ]
  expect(texts.flatMap((text) => text.match(pattern)?.[0] ?? [])).toEqual([])
})
