import { readdirSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { CUISINES } from 'recipe-basics/recipe/cuisines'
import { CATEGORIES, DIFFICULTIES } from 'recipe-basics/recipe/choices'
import { DIETARY_RESTRICTIONS } from 'recipe-basics/recipe/recipe'
import { STATUSES } from '#domain/publishing/status.ts'

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
  recipeCuisine: z.enum(CUISINES),
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
  price_checked_on: z.iso.date(),
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
  status: z.enum(STATUSES),
  published_at: z.iso.datetime().nullable(),
})

const folder = new URL('./', import.meta.url)
/** The text of one file of the sample content. */
export const read = (path: string) => readFileSync(new URL(path, folder), 'utf8')
const filesIn = (name: string) =>
  readdirSync(new URL(name, folder))
    .toSorted()
    .map((file) => ({
      slug: file.replace(/\.json$/, ''),
      text: read(name + file),
    }))

/** The sample content, held to the shape of its files: a file of another shape fails every test. */
export const recipeFiles = filesIn('recipes/')
export const recipes = recipeFiles.map(({ slug, text }) => ({
  slug,
  text,
  ...Recipe.parse(JSON.parse(text)),
}))
export const versionFiles = filesIn('versions/')
export const equipment = z.array(Equipment).parse(JSON.parse(read('equipment.json')))
export const posts = filesIn('posts/').map(({ slug, text }) => ({
  file: slug,
  ...Post.parse(JSON.parse(text)),
}))
