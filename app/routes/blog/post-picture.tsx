import { DishPicture } from '#app/ui/plate-picture.tsx'
import type { PostCard } from '#domain/post/post.ts'
import { postDrawing } from './post-drawing.ts'

/** The photograph of a post, or a drawing of what its title names. */
export function PostPicture({
  post,
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
  return (
    <DishPicture
      image_url={post.featured_image_url}
      alt={alt}
      {...postDrawing(post)}
      format={format}
      eager={eager}
    />
  )
}
