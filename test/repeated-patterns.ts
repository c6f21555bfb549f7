/** What a hostile file repeats: the signs that readers look for, run past or go back over. */
export const REPEATED_PATTERNS: readonly string[] = [
  ...['½', '1 ', '1/2 ', '0.', '1,000', '. ', '-', '- ', '1. ', 'Step 1: ', 'PT', '1h'],
  ...['(', ')', '((', '(,', '[[', '[a](', '{', '"', '",', '\\', ',', ', ', ';'],
  ...['@a', '@a{', '[-', '<script type=', '>> a:'],
  ...['<', '<a', '<!--', '<!--[', '/*', '/', 'http://', '&', '&amp;', 'u0026'],
  ...['*', '**', '__a', 'Â', 'â€', 'é', '👩‍🍳', '\u0301', '\u0301\u0316', '\u200d', '\ud800'],
  ...['\n', ' ', '  ', 'a', 'a ', 'a\n', 'milk or ', ' or ', 'never heals ', 'calms the '],
]

/** Recipes with `text` in their fields, so that each field that is read has it in one of them, in each of its shapes. */
export function fillRecipes(text: string): object[] {
  const step = { '@type': 'HowToStep', text: 'Stir.' }
  const shapes: Record<string, unknown[]> = {
    name: [`Soup ${text}`],
    keywords: [text, [text, { name: text }]],
    image: [text, { url: text }],
    nutrition: [{ calories: text, sodiumContent: text, fatContent: text, servingSize: text }, text],
    recipeIngredient: [
      text,
      ['2 carrots', text],
      [{ name: 'flour', value: text, unitText: text }],
      Array(50).fill(text.slice(0, text.length / 50)),
    ],
    recipeInstructions: [
      text,
      ['Cut.', text],
      [{ ...step, name: text, text, description: text, url: text }],
      [{ '@type': 'HowToSection', name: text, itemListElement: [step] }],
    ],
    url: [`https://example.com/${text}`],
    [text]: [{ [text]: [{ name: text }] }],
  }
  for (const field of PLAIN_FIELDS) shapes[field] = [text]
  const most = Math.max(...Object.values(shapes).map(({ length }) => length))
  return Array.from({ length: most }, (_, place) => ({
    '@type': 'Recipe',
    name: 'Soup',
    recipeIngredient: ['2 carrots'],
    ...Object.fromEntries(
      Object.entries(shapes).flatMap(([field, of]) => (place in of ? [[field, of[place]]] : [])),
    ),
  }))
}

const PLAIN_FIELDS = [
  ...[
    'description',
    'story',
    'notes',
    'author',
    'recipeCategory',
    'recipeCuisine',
    'recipeYield',
    'prepTime',
    'cookTime',
    'totalTime',
  ],
  ...['difficulty', '@id', 'suitableForDiet', 'video'],
]
