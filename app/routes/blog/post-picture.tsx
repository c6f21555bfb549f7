import type { ReactNode } from 'react'
import { DishPicture } from '../../ui/picture/plate-picture.tsx'
import type { PostCard } from '#domain/post/post.ts'
import type { Category } from 'recipe-basics/recipe/choices'

type Pictured = Pick<PostCard, 'title' | 'featured_image_url' | 'drawn'>

/** Whether a post has neither a photograph nor a dish or a tool to show. Then its title is the picture. */
export const isTyped = ({ featured_image_url, drawn }: Pictured): boolean =>
  !featured_image_url && drawn.kind === 'plate' && drawn.dish === null

/** The photograph of a post, or a drawing. */
export function PostPicture({
  post: { title, featured_image_url, drawn },
  alt,
  format,
  eager,
}: {
  post: Pictured
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

const CLOTHS: Partial<Record<Category, string>> = {
  Lunch: 'cloth-sage',
  'Side Dish': 'cloth-sage',
  Appetizer: 'cloth-mist',
  Salad: 'cloth-mist',
  Dessert: 'cloth-rose',
  'Main Course': 'cloth-rose',
  Snack: 'cloth-flax',
  Soup: 'cloth-dusk',
}

/** The cloth that the title of a post lies on. */
export const clothOf = ({ drawn }: Pictured): string =>
  `on-cloth ${(drawn.kind === 'plate' && drawn.category && CLOTHS[drawn.category]) || 'cloth-oat'}`

/** A title in the place of a picture. */
export const TypedPicture = ({
  post,
  className = '',
  children,
}: {
  post: Pictured
  className?: string
  children: ReactNode
}) => <div className={`typed ${clothOf(post)} ${className}`}>{children}</div>
