// The keys under which recipes are published: those of schema.org first, then those of apps and of our own JSON. Case, hyphens and underscores make
// no difference, and the first that says something counts.

export const NAME_KEYS = ['name', 'headline', 'recipeName', 'recipeTitle', 'title', 'label']
export const DESCRIPTION_KEYS = ['description', 'summary', 'text']
export const INGREDIENT_KEYS = [
  ...['recipeIngredient', 'recipeIngredients', 'ingredients', 'extendedIngredients', 'ingredientsFlat'],
  ...['ingredientGroups', 'ingredientLines', 'ingredientList', 'supply'],
]
export const METHOD_KEYS = [
  ...['recipeInstructions', 'instructions', 'step', 'steps', 'directions', 'method', 'instructionsFlat'],
  ...['analyzedInstructions', 'preparationSteps', 'recipeDirections'],
]
export const YIELD_KEYS = [
  ...['recipeYield', 'yield', 'servings', 'recipeServings', 'yields', 'serves', 'yieldNumber'],
  ...['numberOfServings', 'baseServings', 'quantity'],
]
export const AUTHOR_KEYS = ['author', 'creator', 'authorName']
export const KEYWORD_KEYS = ['keywords', 'tags']
export const CATEGORY_KEYS = ['recipeCategory', 'category', 'categories', 'course', 'recipeCourse']
export const CUISINE_KEYS = ['recipeCuisine', 'cuisine', 'cuisines']
export const IMAGE_KEYS = ['image', 'thumbnailUrl', 'imageUrl', 'images']
export const SOURCE_KEYS = [
  ...['url', 'mainEntityOfPage', '@id', 'isBasedOn', 'orgURL', 'sourceUrl', 'link', 'webUrl', 'webLink'],
  ...['originalUrl', 'parentUrl', 'source', 'recipeSource'],
]
export const DIFFICULTY_KEYS = ['difficulty', 'recipeDifficulty', 'educationalLevel']
export const TIME_KEYS = {
  prep_time_minutes: [
    ...['prepTime', 'prepTimeMinutes', 'workingTime', 'preparationTime', 'preparationMinutes', 'prepMinutes'],
    'activeTime',
  ],
  cook_time_minutes: [
    ...['cookTime', 'performTime', 'cookTimeMinutes', 'waitingTime', 'cookingTime', 'cookingMinutes'],
    ...['cookMinutes', 'cookingDuration'],
  ],
  total_time_minutes: ['totalTime', 'totalTimeMinutes', 'readyInMinutes', 'totalMinutes'],
}
/** Where some apps keep the three times together. */
export const TIMES_KEYS = ['durations', 'times']
export const NOTES_KEYS = ['notes', 'note', 'recipeNotes', 'authorNotes', 'chefNotes', 'tips']
export const DIET_KEYS = ['suitableForDiet']
export const NUTRITION_KEYS = [
  ...['nutrition', 'recipeNutrition', 'nutritionInfo', 'nutritionalInfo', 'nutritionFacts'],
  ...['nutritionPerServing', 'nutritionPerPortion', 'nutritionInformation', 'nutritionalInformation'],
  // As Crouton spells it.
  'neutritionalInfo',
  // As Tandoor calls it.
  'properties',
]
