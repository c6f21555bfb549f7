import type { ValuesOf } from 'recipe-basics/fields/field'
import { dayIn } from '../publishing/time-zone.ts'
import type { Language } from 'recipe-basics/recipe/language'
import type { Status } from '../publishing/status.ts'
import type { POST_FIELDS, PostField } from './fields.ts'
import type { PostDrawing } from './post-drawing.ts'

/**
 * The fields of a blog post that the chef decides. `content` is HTML, one block a line. A published post is public from
 * `published_at` on, an ISO 8601 instant in UTC.
 */
export type PostFields = ValuesOf<typeof POST_FIELDS> & { status: Status }

/** The fields that the blog list shows of a post, beside its address and its moments. */
export const CARD_FIELDS = ['title', 'excerpt', 'featured_image_url'] as const satisfies PostField[]

/** The languages of the texts of a post, as BCP 47 names them: of those that are clearly in another one than English. */
export type PostLanguages = {
  /** Of its content. */
  post?: Language | undefined
  title?: Language | undefined
  excerpt?: Language | undefined
}

/** What the blog list shows of a post that is public. */
export type PostCard = Pick<PostFields, (typeof CARD_FIELDS)[number]> & {
  id: string
  slug: string
  published_at: string
  created_at: string
  /** What is drawn where it has no photograph. */
  drawn: PostDrawing
  /** The languages of its words, where any is clearly not English. */
  lang?: PostLanguages
}

/** What stands in a list of links to posts. */
export type PostTitle = Pick<PostCard, 'slug' | 'title'>

/** A post with the day on which it was published, 'yyyy-mm-dd', where the site is at home. */
export type Dated<Post> = Post & { published_on: string }

export const withDay = <Post extends Pick<PostCard, 'published_at'>>(
  post: Post,
  zone: string,
): Dated<Post> => ({
  ...post,
  published_on: dayIn(zone, post.published_at),
})

/** A post that is public, whole. */
export type PublicPost = PostCard &
  Omit<PostFields, 'status' | 'published_at' | 'drawn_as'> & { updated_at: string }
