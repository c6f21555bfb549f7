import { DishPicture } from '#app/ui/plate-picture.tsx'
import type { PostCard } from '#domain/post.ts'

/** What the drawing of a post about a tool should show, rather than a dish. */
const TOOL = /\b(sieve|strainer|knife|knives|blender|scales?|thermometer|steamer|skillet|board|jars?)\b/i

/** The photograph of a post, or a drawing of what its words are about. */
export function PostPicture({
  post: { slug, title, excerpt, featured_image_url },
  format,
  eager,
}: {
  post: Pick<PostCard, 'slug' | 'title' | 'excerpt' | 'featured_image_url'>
  format: 'card' | 'wide'
  eager?: boolean
}) {
  // A photograph is named by the title; a drawing has no name, and the excerpt often says more of the food.
  const words = featured_image_url ? title : `${title} ${excerpt ?? ''}`
  const kind = TOOL.test(title) ? 'tool' : 'plate'
  return (
    <DishPicture
      image_url={featured_image_url}
      kind={kind}
      category={null}
      slug={slug}
      title={words}
      format={format}
      eager={eager}
    />
  )
}
