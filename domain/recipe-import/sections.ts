import type { Ingredient, Instruction } from '../recipe.ts'
import type { ParsedIngredient, ParsedInstruction, ParsedRecipe } from './report.ts'

/** Lines with the heading they stand under, in place of headings between the lines. */
export function toIngredients(lines: ParsedIngredient[]): Ingredient[] {
  let section: string | null = null
  return lines.flatMap(({ ingredient_text, is_heading }) => {
    if (!is_heading) return [{ ingredient_text, section }]
    section = toHeading(ingredient_text)
    return []
  })
}

/** Steps with the heading they stand under, counted from 1. A guessed heading holds until a published section changes. */
export function toInstructions(lines: ParsedInstruction[]): Instruction[] {
  let guessed: string | null = null
  let published: string | null = null
  return lines.flatMap(({ step_number, step_text, step_url = null, section, is_heading }) => {
    if (section !== published) guessed = null
    published = section
    if (!is_heading)
      return [
        {
          step_number,
          step_text: withoutMarkdown(step_text),
          section: guessed ?? (section && toHeading(section)),
          step_url,
        },
      ]
    if (section !== step_text) guessed = toHeading(step_text)
    return []
  })
}

/** Words without the marks of Markdown: bold signs, and links of which only the words are kept. */
const withoutMarkdown = (text: string) =>
  text.replace(/\[([^[\]]{1,200})\]\(https?:[^()\s]{1,500}\)/g, '$1').replace(/\*\*([^*]{1,500})\*\*/g, '$1')

const toHeading = (text: string) => (text.endsWith(':') ? text.slice(0, -1).trimEnd() : text) || null

/** Keywords that say something: not the recipe's name, its book in the app it came from, or marks of software. */
export function usefulKeywords({ keywords, name, recipe_category }: ParsedRecipe): string[] {
  const noise = new Set([name.toLowerCase(), recipe_category?.toLowerCase()])
  return keywords.filter(
    (keyword) => !noise.has(keyword.toLowerCase()) && !/^[A-Z]+ ?(ID|TIME)?:/.test(keyword),
  )
}
