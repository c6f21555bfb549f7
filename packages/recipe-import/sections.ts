import type { Ingredient, Instruction } from 'recipe-basics/recipe/recipe'
import { headingIn } from './heading-marks.ts'
import { withoutMarkdown } from './markdown.ts'
import type { ParsedIngredient, ParsedInstruction, ParsedRecipe } from './report.ts'

/** Lines with the heading they stand under, in place of headings between the lines. */
export function toIngredients(lines: ParsedIngredient[]): Ingredient[] {
  let section: string | null = null
  return lines.flatMap(({ ingredient_text, is_heading }) => {
    if (!is_heading) return [{ ingredient_text: tidyLine(ingredient_text), section }]
    section = toHeading(ingredient_text)
    return []
  })
}

/**
 * Steps with the heading they stand under, counted from 1. A guessed heading holds until a published section changes; the
 * name of a single step begins its text.
 */
export function toInstructions(lines: ParsedInstruction[]): Instruction[] {
  let guessed: string | null = null
  let published: string | null = null
  let name: string | undefined
  const steps: Instruction[] = []
  for (const { step_text, step_url = null, section, is_heading, heading_kind, label = '' } of lines) {
    if (section !== published) guessed = null
    published = section
    if (is_heading) {
      if (heading_kind === 'guessed') guessed = toHeading(step_text)
      name = heading_kind === 'step' ? step_text : undefined
      continue
    }
    const text = withoutMarkdown(step_text.slice(label.length).trimStart())
    steps.push({
      step_number: steps.length + 1,
      step_text: name === undefined ? text : withName(name, text),
      section: guessed ?? (section && toHeading(section)),
      step_url,
    })
    name = undefined
  }
  return steps
}

/** "Dough: Mix flour and water." */
const withName = (name: string, text: string) =>
  /[.:!?…]$/.test(name) ? `${name} ${text}` : `${name}: ${text}`

function toHeading(text: string): string | null {
  const heading = withoutMarkdown(headingIn(text)?.text ?? text)
  return (heading.endsWith(':') ? heading.slice(0, -1).trimEnd() : heading) || null
}

/** Never empty: a line of nothing but such signs stays as it is. */
export const tidyLine = (line: string) => withoutStrays(withoutMarkdown(line)) || line

/** What templates leave behind where a part is empty: "onion (, chopped)", "salt ()", "butter,". */
const STRAY = /[([] ?[,;)\]]|[,;] ?[,;)\]]|^[,;]|[,;]$/

function withoutStrays(line: string): string {
  if (!STRAY.test(line)) return line.trim()
  return line
    .replace(/([([]) ?[,;]+ ?/g, '$1')
    .replace(/ ?(?<![,;])[,;]+ ?(?=[)\]])/g, '')
    .replace(/ ?(?:\( ?\)|\[ ?\])/g, '')
    .replace(/([,;])(?: ?[,;])+/g, '$1')
    .replace(/^[,;]+ ?/, '')
    .replace(/(?<![,;])[,;]$/, '')
    .trim()
}

/** Keywords that say something: not the recipe's name, its book in the app it came from, or marks of software. */
export function usefulKeywords({
  keywords,
  name,
  recipe_category,
}: Pick<ParsedRecipe, 'keywords' | 'name' | 'recipe_category'>): string[] {
  const noise = new Set([name.toLowerCase(), recipe_category?.toLowerCase()])
  return keywords.filter(
    (keyword) => !noise.has(keyword.toLowerCase()) && !/^[A-Z]+ ?(ID|TIME)?:/.test(keyword),
  )
}
