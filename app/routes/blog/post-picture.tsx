import './post-picture.css'
import type { ReactNode } from 'react'
import { DishPicture, PlatePicture } from '../../ui/picture/plate-picture.tsx'
import type { TableDish } from '../../ui/picture/drawing-address.ts'
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
  if (!featured_image_url && drawn.kind === 'table')
    return <Wears dishes={drawn.dishes} {...{ format, eager }} />
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

const clothOf = (category: Category | null | undefined) => (category && CLOTHS[category]) || 'cloth-oat'

/** The cloth that the title of a post lies on. */
export const titleCloth = ({ drawn }: Pictured): string =>
  `on-cloth ${clothOf(drawn.kind === 'plate' ? drawn.category : null)}`

const MOST_WORN = 4

/** Some dishes on the cloth of the first. */
function Wears({ dishes, format, eager }: { dishes: TableDish[]; format: 'card' | 'wide'; eager?: boolean }) {
  const shape = format === 'wide' ? 'wide aspect-3/2 md:aspect-21/9' : 'aspect-4/3'
  return (
    <span aria-hidden className={`wears ${clothOf(dishes[0]?.category)} ${shape}`}>
      {dishes.slice(0, MOST_WORN).map((dish) => (
        <PlatePicture key={dish.slug} kind="plate" format="bare" eager={eager} {...dish} />
      ))}
    </span>
  )
}

/** A title in the place of a picture. */
export const TypedPicture = ({
  post,
  className = '',
  children,
}: {
  post: Pictured
  className?: string
  children: ReactNode
}) => <div className={`typed ${titleCloth(post)} ${className}`}>{children}</div>
