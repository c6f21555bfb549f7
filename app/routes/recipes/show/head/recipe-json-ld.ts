import type { Language } from 'recipe-basics/recipe/language'
import { lastChange } from '#domain/publishing/last-change.ts'
import { recipePath } from '#domain/addresses/public-path.ts'
import type { DietaryRestriction, Nutrition } from 'recipe-basics/recipe/recipe'
import type { PublicRecipe } from '#domain/recipe/public-recipe.ts'
import { type JsonLdSite, toGraph, wholeAddress } from '../../../site-json-ld.ts'
import { toSections } from '../method/sections.ts'

/** What schema.org has a word for, of the diets that a recipe may keep (schema.org/RestrictedDiet). */
const DIETS: Partial<Record<DietaryRestriction, string>> = {
  vegetarian: 'https://schema.org/VegetarianDiet',
  vegan: 'https://schema.org/VeganDiet',
  'gluten-free': 'https://schema.org/GlutenFreeDiet',
}

/**
 * A recipe in the words of schema.org, with the addresses of its pictures: paths of this site, or web addresses. `language` is its
 * own where that is not English.
 */
export function recipeJsonLd(
  recipe: PublicRecipe,
  { pictures, language }: { pictures: string[]; language: Language | undefined },
  site: JsonLdSite,
) {
  const path = recipePath(recipe)
  const address = wholeAddress(site, path)
  const about = `${address}#recipe`
  const trail = [{ path: '/recipes', name: 'Recipes' }]
  return toGraph(
    site,
    { path, name: recipe.name, trail, about },
    {
      '@type': 'Recipe',
      '@id': about,
      url: address,
      image: pictures.map((picture) => wholeAddress(site, picture)),
      ...factsOf(recipe, address),
      inLanguage: language,
    },
  )
}

const factsOf = (recipe: PublicRecipe, address: string) => ({
  mainEntityOfPage: { '@id': address },
  name: recipe.name,
  description: recipe.description ?? undefined,
  author: recipe.author_name ? { '@type': 'Person', name: recipe.author_name } : undefined,
  datePublished: recipe.published_at,
  dateModified: lastChange(recipe),
  prepTime: duration(recipe.prep_time_minutes),
  cookTime: duration(recipe.cook_time_minutes),
  totalTime: duration(recipe.total_time_minutes),
  recipeYield:
    recipe.servings === null
      ? undefined
      : `${recipe.servings} ${recipe.servings === 1 ? 'serving' : 'servings'}`,
  recipeCategory: recipe.recipe_category ?? undefined,
  recipeCuisine: recipe.cuisine ?? undefined,
  keywords: orNone(recipe.keywords)?.join(', '),
  recipeIngredient: orNone(recipe.ingredients.map((line) => line.ingredient_text)),
  recipeInstructions: orNone(instructions(recipe, address)),
  nutrition:
    isVouchedFor(recipe) && recipe.nutrition ? nutritionFacts(recipe.nutrition, recipe.servings) : undefined,
  suitableForDiet: orNone(diets(recipe)),
})

/** Figures that somebody gave, for the dish as it is. That others are computed could not be said beside them here. */
const isVouchedFor = ({ nutrition_basis: { source, stale_since } }: PublicRecipe) =>
  source === 'published' && stale_since === null

/** The diets that the chef answers for. The note that software read the others could not stand beside them here. */
const diets = ({ labels }: PublicRecipe) =>
  labels.flatMap(({ dietary_restriction, given_by }) =>
    given_by === 'chef' ? (DIETS[dietary_restriction] ?? []) : [],
  )

function instructions(recipe: PublicRecipe, address: string) {
  return toSections(recipe.instructions).flatMap(({ heading, items, start }): object[] => {
    const steps = items.map((step, place) => ({
      '@type': 'HowToStep',
      text: step.step_text,
      url: `${address}#step-${start + place + 1}`,
    }))
    return heading ? [{ '@type': 'HowToSection', name: heading, itemListElement: steps }] : steps
  })
}

function nutritionFacts(nutrition: Nutrition, servings: number | null) {
  return {
    '@type': 'NutritionInformation',
    servingSize: nutrition.serving_size ?? undefined,
    // Google takes them for those of a serving, and asks into how many the dish is divided.
    calories: servings === null ? undefined : amount(nutrition.calories, 'kcal'),
    proteinContent: amount(nutrition.protein_content_g, 'g'),
    carbohydrateContent: amount(nutrition.carbohydrate_content_g, 'g'),
    fatContent: amount(nutrition.fat_content_g, 'g'),
    saturatedFatContent: amount(nutrition.saturated_fat_content_g, 'g'),
    fiberContent: amount(nutrition.fiber_content_g, 'g'),
    sugarContent: amount(nutrition.sugar_content_g, 'g'),
    sodiumContent: amount(nutrition.sodium_content_mg, 'mg'),
    cholesterolContent: amount(nutrition.cholesterol_content_mg, 'mg'),
  }
}

const orNone = <Item>(list: Item[]): Item[] | undefined => (list.length > 0 ? list : undefined)

const amount = (value: number | null, unit: string) => (value === null ? undefined : `${value} ${unit}`)

/** Minutes as an ISO 8601 duration. */
const duration = (minutes: number | null) => (minutes === null ? undefined : `PT${minutes}M`)
