import { DishPicture } from '../../ui/picture/plate-picture.tsx'
import type { PostCard } from '#domain/post/post.ts'

/** The photograph of a post, or a drawing. */
export function PostPicture({
  post: { title, featured_image_url, drawn },
  alt,
  format,
  eager,
}: {
  post: Pick<PostCard, 'title' | 'featured_image_url' | 'drawn'>
  /** What its photograph shows. */
  alt?: string
  format: 'card' | 'wide'
  eager?: boolean
}) {
  return (
    <DishPicture
      image_url={featured_image_url}
      title={title}
      alt={alt}
      {...drawn}
      format={format}
      eager={eager}
    />
  )
}
