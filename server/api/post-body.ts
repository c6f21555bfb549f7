import { z } from 'zod'
import { withoutOwn } from 'recipe-basics/fields/field'
import { POST_FIELDS } from '#domain/post/fields.ts'
import { PostSchema } from '#domain/post/schema.ts'
import type { StoredPost } from '../data/posts/row.ts'
import { BasedOn, PublishDate, WRITTEN_FIELDS } from './server-fields.ts'

/** A post in a request. Unknown names are refused, because a typing error would empty a field. */
export const PostBody = z
  .strictObject({
    ...withoutOwn(POST_FIELDS, PostSchema.in.shape),
    published_at: PublishDate,
    ...WRITTEN_FIELDS,
    author_id: WRITTEN_FIELDS.id,
    updated_at: BasedOn,
  })
  .transform(
    ({
      slug,
      updated_at,
      id: _id,
      created_at: _created_at,
      author_id: _author_id,
      language: _language,
      ...fields
    }) => ({
      slug,
      based_on: updated_at,
      fields,
    }),
  )

/** A stored post as it would be sent. */
export const toPostBody = ({ slug, updated_at, fields }: StoredPost): object => ({
  ...withoutOwn(POST_FIELDS, fields),
  slug,
  updated_at,
})
