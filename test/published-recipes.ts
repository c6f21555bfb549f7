const FOODS = [
  'Carrot',
  'Pumpkin',
  'Fennel',
  'Rice',
  'Cod',
  'Salmon',
  'Leek',
  'Potato',
  'Celeriac',
  'Chicken',
]
const WAYS = ['soup', 'congee', 'salad', 'purée', 'gratin', 'broth', 'pudding', 'bake']

/**
 * A file of `count` different recipes, as Umami writes them, of about 1.7 KB each, numbered from `first` on. Amounts and
 * minutes differ from recipe to recipe, so that none is read faster for another that was read before.
 */
export function publishedRecipes(count: number, first = 0): string {
  return JSON.stringify(Array.from({ length: count }, (_, place) => publishedRecipe(first + place)))
}

function publishedRecipe(number: number) {
  const food = FOODS[number % FOODS.length] ?? ''
  const way = WAYS[number % WAYS.length] ?? ''
  const name = `${food} ${way} ${number}`
  const some = 200 + (number % 997)
  const url = `https://www.umami.recipes/recipe/${number.toString(36).padStart(12, '_')}`
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name,
    url,
    author: { '@type': 'Person', name: 'Hine' },
    description: `A quiet ${way} of ${food.toLowerCase()}, number ${number}, cooked long and cut small.`,
    prepTime: 'P0Y0M0DT0H10M0S',
    cookTime: 'P0Y0M0DT0H35M0S',
    totalTime: 'P0Y0M0DT0H45M0S',
    keywords: `${name}, Main, Weeknight`,
    recipeYield: '4 servings',
    recipeCategory: 'Soup',
    nutrition: {
      '@type': 'NutritionInformation',
      calories: '208 cal',
      proteinContent: '12 g',
      carbohydrateContent: '26 g',
      fatContent: '6 g',
    },
    recipeIngredient: [
      `${some} g ${food.toLowerCase()}, peeled and diced`,
      `${some} ml olive oil`,
      `${2 * some} ml light chicken stock`,
      `${some} g white rice, rinsed`,
      `${some} mg ground turmeric`,
      `${some} g ginger, sliced`,
      `${some} ml coconut milk`,
      `Kosher salt (${some}) to taste`,
    ],
    recipeInstructions: [
      `Warm the oil in a wide pan and cook the ${food.toLowerCase()} until it gives way, about ${some} seconds.`,
      `Stir in the rice, turmeric and ginger, pour in ${some} ml of stock and bring it to a bare simmer.`,
      `Cover and cook for ${some} minutes, stirring now and then, until nothing resists a spoon.`,
      `Lift out the ginger, stir in the coconut milk, salt to taste and rest for ${some} seconds.`,
    ].map((text, step) => ({ '@type': 'HowToStep', text, url: `${url}?start=true&step=${step + 1}` })),
  }
}
