// The keys under which recipes are published: those of schema.org first, then those of apps and of our own JSON. Case, hyphens and underscores make
// no difference, and the first that says something counts.

export const NAME_KEYS = ['name', 'headline']
export const DESCRIPTION_KEYS = ['description', 'summary']
export const INGREDIENT_KEYS = ['recipeIngredient', 'recipeIngredients', 'ingredients']
export const METHOD_KEYS = ['recipeInstructions', 'instructions', 'step', 'steps', 'directions', 'method']
export const YIELD_KEYS = ['recipeYield', 'yield', 'servings', 'recipeServings']
export const AUTHOR_KEYS = ['author', 'creator', 'authorName']
export const KEYWORD_KEYS = ['keywords', 'tags']
export const CATEGORY_KEYS = ['recipeCategory', 'category', 'categories']
export const CUISINE_KEYS = ['recipeCuisine', 'cuisine']
export const IMAGE_KEYS = ['image', 'thumbnailUrl', 'imageUrl']
export const SOURCE_KEYS = ['url', 'mainEntityOfPage', '@id', 'isBasedOn', 'orgURL', 'sourceUrl', 'link']
export const DIFFICULTY_KEYS = ['difficulty', 'recipeDifficulty', 'educationalLevel']
export const TIME_KEYS = {
  prep_time_minutes: ['prepTime', 'prepTimeMinutes', 'workingTime'],
  cook_time_minutes: ['cookTime', 'performTime', 'cookTimeMinutes', 'waitingTime'],
  total_time_minutes: ['totalTime', 'totalTimeMinutes'],
}
export const DIET_KEYS = ['suitableForDiet']
export const NUTRITION_KEYS = ['nutrition', 'recipeNutrition']
