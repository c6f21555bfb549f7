import { oneOf } from 'recipe-basics/text/one-of'
import { type Category, CATEGORIES } from 'recipe-basics/recipe/choices'
import type { RecipeCard } from '../recipe/public-recipe.ts'
import { TOOL_KINDS, type ToolKind } from 'food-drawings/tool/kinds'

/** What an author may choose to be drawn: the first recipe of the post, a table with all of them, or a tool. */
export const POST_DRAWINGS = ['plate', 'table', ...TOOL_KINDS] as const

/** A recipe as it is drawn. */
export type DrawnRecipe = { dish: string | null; slug: string; category: Category | null }

export const toDrawnRecipe = ({
  dish,
  slug,
  recipe_category: category,
}: Pick<RecipeCard, 'dish' | 'slug' | 'recipe_category'>): DrawnRecipe => ({ dish, slug, category })

/** What is drawn for a post without a photograph. */
export type PostDrawing =
  | ({ kind: 'plate' } & DrawnRecipe)
  | { kind: 'table'; dishes: DrawnRecipe[] }
  | { kind: 'tool'; tool: ToolKind; slug: string; category: null }

/** What is drawn for a post that shows these recipes: what its author chose; otherwise the recipes, or crockery and cloth. */
export function drawPost(
  { slug, drawn_as }: { slug: string; drawn_as: string | null },
  recipes: readonly DrawnRecipe[],
): PostDrawing {
  const [first, second] = recipes
  if (drawn_as === 'table' || (drawn_as === null && second)) return { kind: 'table', dishes: [...recipes] }
  const tool = oneOf(TOOL_KINDS, drawn_as)
  if (tool) return { kind: 'tool', tool, slug, category: null }
  return { kind: 'plate', ...(first ?? { dish: null, slug, category: clothFor(slug) }) }
}

/** Posts have no category of their own: any cloth will do, but always the same one. */
function clothFor(slug: string) {
  const sum = [...slug].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0)
  return CATEGORIES[sum % CATEGORIES.length] ?? null
}
