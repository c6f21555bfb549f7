import type { Nutrition, PublicRecipe } from '#domain/recipe/recipe.ts'
import { toSections } from './sections.ts'

type Recipe = Omit<PublicRecipe, 'wellness_categories' | 'equipment'>

/**
 * A recipe in the words of schema.org, for search engines. Diets stay out of it: there the note that software read
 * them could not stand beside them. `address` and `picture` are whole addresses.
 */
export function recipeJsonLd(recipe: Recipe, { address, picture }: { address: string; picture: string }) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    '@id': address,
    url: address,
    mainEntityOfPage: address,
    name: recipe.name,
    description: recipe.description ?? undefined,
    image: [picture],
    author: recipe.author_name ? { '@type': 'Person', name: recipe.author_name } : undefined,
    datePublished: recipe.published_at,
    // A recipe is often written before the day it is published on.
    dateModified: recipe.updated_at > recipe.published_at ? recipe.updated_at : recipe.published_at,
    prepTime: duration(recipe.prep_time_minutes),
    cookTime: duration(recipe.cook_time_minutes),
    totalTime: duration(recipe.total_time_minutes),
    recipeYield:
      recipe.servings === null
        ? undefined
        : `${recipe.servings} ${recipe.servings === 1 ? 'serving' : 'servings'}`,
    recipeCategory: recipe.recipe_category ?? undefined,
    recipeCuisine: recipe.cuisine ?? undefined,
    keywords: recipe.keywords.length > 0 ? recipe.keywords.join(', ') : undefined,
    recipeIngredient: recipe.ingredients.map((line) => line.ingredient_text),
    recipeInstructions: instructions(recipe, address),
    nutrition: recipe.nutrition ? nutritionFacts(recipe.nutrition) : undefined,
  }
}

function instructions(recipe: Recipe, address: string) {
  return toSections(recipe.instructions).flatMap(({ heading, items, start }): object[] => {
    const steps = items.map((step, place) => ({
      '@type': 'HowToStep',
      text: step.step_text,
      url: `${address}#step-${start + place + 1}`,
    }))
    return heading ? [{ '@type': 'HowToSection', name: heading, itemListElement: steps }] : steps
  })
}

function nutritionFacts(nutrition: Nutrition) {
  return {
    '@type': 'NutritionInformation',
    servingSize: nutrition.serving_size ?? undefined,
    calories: amount(nutrition.calories, 'kcal'),
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

const amount = (value: number | null, unit: string) => (value === null ? undefined : `${value} ${unit}`)

/** Minutes as an ISO 8601 duration. */
const duration = (minutes: number | null) => (minutes === null ? undefined : `PT${minutes}M`)
