import { z } from '@hono/zod-openapi'
import { sanitizePostHtml } from '../post-html.ts'
import { Id, Instant } from './describe.ts'
import { EXAMPLE_ADMIN_POST, EXAMPLE_POST, EXAMPLE_POST_SUMMARY } from './examples.ts'

const Text = z.string().nullable()

/** A post in a list (spec.md section 7). */
export const PostSummarySchema = z
  .object({
    id: Id,
    title: z.string(),
    slug: z.string(),
    excerpt: Text,
    featured_image_url: Text.openapi({ description: 'A web address, or a path on this site.' }),
    published_at: Instant,
    created_at: Instant,
  })
  .openapi('PostSummary', { example: EXAMPLE_POST_SUMMARY })

/** A whole post. */
export const PostSchema = z
  .object({
    ...PostSummarySchema.shape,
    content: z.string().openapi({ description: 'HTML, one block a line.' }),
    updated_at: Instant,
  })
  .openapi('Post', { example: EXAMPLE_POST })

/** A post as administrators see it. */
export const AdminPostSchema = z
  .object({
    ...PostSchema.shape,
    status: z.enum(['draft', 'published']),
    published_at: Instant.nullable(),
    author_id: Text,
  })
  .openapi('AdminPost', { example: EXAMPLE_ADMIN_POST })

/** A post as it is answered: sanitised again, so that what was stored by an older release is harmless too. */
export const toPostJson = <Post extends { content: string }>(post: Post) => ({
  ...post,
  content: sanitizePostHtml(post.content),
})
