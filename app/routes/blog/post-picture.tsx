import { DishPicture } from '#app/ui/plate-picture.tsx'
import type { PostCard } from '#domain/post/post.ts'
import { CATEGORIES } from '#domain/recipe/choices.ts'

/** What the drawing of a post about a tool should show, rather than a dish. */
const TOOL = /\b(sieve|strainer|knife|knives|blender|scales?|thermometer|steamer|skillet|board|jars?)\b/i

/** The photograph of a post, or a drawing of what its title names. */
export function PostPicture({
  post: { slug, title, featured_image_url },
  alt,
  format,
  eager,
}: {
  post: Pick<PostCard, 'slug' | 'title' | 'featured_image_url'>
  /** What its photograph shows. */
  alt?: string
  format: 'card' | 'wide'
  eager?: boolean
}) {
  const drawing = TOOL.test(title)
    ? ({ kind: 'tool', category: null } as const)
    : ({ kind: 'plate', category: clothFor(slug) } as const)
  return (
    <DishPicture
      image_url={featured_image_url}
      alt={alt}
      {...drawing}
      slug={slug}
      title={title}
      format={format}
      eager={eager}
    />
  )
}

/** Posts have no category of their own: any cloth will do, but always the same one. */
function clothFor(slug: string) {
  const sum = [...slug].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0)
  return CATEGORIES[sum % CATEGORIES.length] ?? null
}
