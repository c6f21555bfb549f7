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

/** A file of `count` different recipes, as Umami writes them, of about 1.7 KB each, numbered from `first` on. */
export function publishedRecipes(count: number, first = 0): string {
  return JSON.stringify(Array.from({ length: count }, (_, place) => publishedRecipe(first + place)))
}

function publishedRecipe(number: number) {
  const food = FOODS[number % FOODS.length] ?? ''
  const way = WAYS[number % WAYS.length] ?? ''
  const name = `${food} ${way} ${number}`
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
      `600 g ${food.toLowerCase()}, peeled and diced`,
      '2 tablespoons olive oil',
      '1 litre light chicken stock',
      '200 g white rice, rinsed',
      '1 teaspoon ground turmeric',
      '20 g ginger, sliced',
      '150 ml coconut milk',
      'Kosher salt to taste',
    ],
    recipeInstructions: [
      `Warm the oil in a wide pan and cook the ${food.toLowerCase()} until it gives way, about 10 minutes.`,
      'Stir in the rice, turmeric and ginger, pour in the stock and bring it to a bare simmer.',
      'Cover and cook for 25 minutes, stirring now and then, until nothing resists a spoon.',
      'Lift out the ginger, stir in the coconut milk, salt to taste and rest for 5 minutes.',
    ].map((text, step) => ({ '@type': 'HowToStep', text, url: `${url}?start=true&step=${step + 1}` })),
  }
}
