import { z } from '@hono/zod-openapi'
import { pick, withoutOwn } from 'recipe-basics/fields/field'
import { POST_FIELDS } from '#domain/post/fields.ts'
import { readPostLanguages } from '#domain/post/own-language.ts'
import { CARD_FIELDS, type PostCard, type PostFields, type PostLanguages } from '#domain/post/post.ts'
import { withoutPoint } from '#domain/files/point.ts'
import type { PostDrawing } from '#domain/post/post-drawing.ts'
import { STATUSES } from '#domain/publishing/status.ts'
import { sanitizePostHtml } from '../post-html/post-html.ts'
import { Id, Instant, OwnLanguage } from './describe.ts'
import { EXAMPLE_ADMIN_POST, EXAMPLE_POST, EXAMPLE_POST_SUMMARY } from './examples.ts'
import { answerSchemas } from './field-json.ts'

const FIELDS = answerSchemas(withoutOwn(POST_FIELDS, POST_FIELDS))

/** A post in a list (spec.md section 7). */
export const PostSummarySchema = z
  .object({
    id: Id,
    slug: z.string(),
    ...pick(CARD_FIELDS, FIELDS),
    language: OwnLanguage,
    published_at: Instant,
    created_at: Instant,
  })
  .openapi('PostSummary', { example: EXAMPLE_POST_SUMMARY })

/** A whole post. */
export const PostSchema = z
  .object({
    ...PostSummarySchema.shape,
    ...FIELDS,
    published_at: Instant,
    updated_at: Instant,
  })
  .openapi('Post', { example: EXAMPLE_POST })

/** A post as people with a role see it. */
export const AdminPostSchema = z
  .object({
    ...PostSchema.shape,
    status: z.enum(STATUSES),
    published_at: Instant.nullable(),
    author_id: z.string().nullable(),
  })
  .openapi('AdminPost', { example: EXAMPLE_ADMIN_POST })

/** A post of a list as it is answered: how it is drawn is no part of it. */
export function toPostSummaryJson(post: PostCard) {
  const { drawn: _, lang, ...answered } = post
  return {
    ...answered,
    featured_image_url: withoutPoint(post.featured_image_url),
    language: lang?.post ?? null,
  }
}

type Whole = Pick<PostFields, 'title' | 'excerpt' | 'content' | 'featured_image_url'> & {
  drawn?: PostDrawing
  lang?: PostLanguages
}

/** A post as it is answered: sanitised again, so that what was stored by an older release is harmless too. */
export function toPostJson<Post extends Whole>(post: Post) {
  const { drawn: _, lang: __, ...answered } = post
  return {
    ...withoutOwn(POST_FIELDS, answered),
    featured_image_url: withoutPoint(post.featured_image_url),
    content: sanitizePostHtml(post.content),
    language: readPostLanguages(post)?.post ?? null,
  }
}
