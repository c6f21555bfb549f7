import { languageAmong, languageOf, wordsOf, type Words } from 'recipe-reading/language/read-language'
import type { RecipeFields } from 'recipe-basics/recipe/recipe'
import type { OwnLanguages } from './public-recipe.ts'

type Texts = Pick<RecipeFields, 'name' | 'description' | 'story'> & {
  ingredients: readonly { section: string | null; ingredient_text: string }[]
  instructions: readonly { section: string | null; step_text: string }[]
}

/**
 * Which texts of a recipe are in another language than English, for voices that read them aloud. Each text is asked by itself. One
 * that does not show its language is in that of the list and the method, unless it has words of English. A name alone shows
 * none: "Boeuf bourguignon" is cooked in English, too.
 */
export function readOwnLanguages({
  name,
  description,
  story,
  ingredients,
  instructions,
}: Texts): OwnLanguages {
  const lines = wordsOf(ingredients.flatMap(({ section, ingredient_text }) => [section, ingredient_text]))
  const steps = wordsOf(instructions.flatMap(({ section, step_text }) => [section, step_text]))
  const recipe = languageOf(new Set([...lines, ...steps]))
  const ownOf = (words: Words) => languageOf(words) ?? languageAmong(words, recipe)
  return {
    recipe,
    name: languageAmong(wordsOf([name]), recipe),
    description: ownOf(wordsOf([description])),
    story: ownOf(wordsOf([story])),
    lines: ownOf(lines),
    steps: ownOf(steps),
  }
}
