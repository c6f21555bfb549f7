import { type Category, CATEGORIES } from '../recipe/choices.ts'
import type { ToolKind } from '../tool/kinds.ts'
import { readToolKind } from '../tool/read-tool-kind.ts'

type DrawnPost = { slug: string; title: string }

/** What is drawn for a post without a photograph. */
export type PostDrawing =
  | { kind: 'plate'; dish: string | null; slug: string; category: Category | null }
  | { kind: 'tool'; tool: ToolKind; slug: string; category: null }

/** The tool that the title names; otherwise crockery and cloth. */
export function drawPost({ slug, title }: DrawnPost): PostDrawing {
  const tool = readToolKind({ name: title })
  return tool === 'towel'
    ? { kind: 'plate', dish: null, slug, category: clothFor(slug) }
    : { kind: 'tool', tool, slug, category: null }
}

/** Posts have no category of their own: any cloth will do, but always the same one. */
function clothFor(slug: string) {
  const sum = [...slug].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0)
  return CATEGORIES[sum % CATEGORIES.length] ?? null
}
