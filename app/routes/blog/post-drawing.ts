import type { PostCard } from '#domain/post/post.ts'
import { CATEGORIES } from '#domain/recipe/choices.ts'

/** What the drawing of a post about a tool should show, rather than a dish. */
const TOOL = /\b(sieve|strainer|knife|knives|blender|scales?|thermometer|steamer|skillet|board|jars?)\b/i

/** What is drawn for a post without a photograph: what its title names. */
export function postDrawing({ slug, title }: Pick<PostCard, 'slug' | 'title'>) {
  const drawn = { slug, title }
  return TOOL.test(title)
    ? ({ kind: 'tool', category: null, ...drawn } as const)
    : ({ kind: 'plate', category: clothFor(slug), ...drawn } as const)
}

/** Posts have no category of their own: any cloth will do, but always the same one. */
function clothFor(slug: string) {
  const sum = [...slug].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0)
  return CATEGORIES[sum % CATEGORIES.length] ?? null
}
