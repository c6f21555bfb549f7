import type { z } from 'zod'
import { readPostValues } from '#domain/post/form.ts'
import { readPostLanguages } from '#domain/post/own-language.ts'
import { slugify } from '#domain/addresses/slug.ts'
import { drawPosts } from '#server/data/posts/draw-posts.ts'
import { findPost, showsOf, type StoredPost } from '#server/data/posts/row.ts'
import { PostSnapshot } from '#server/data/posts/versions.ts'
import { sanitizePostHtml } from '#server/post-html/post-html.ts'
import { checkPost } from '../admin/blog/save-post.ts'
import { listNextPosts, loadPostPage } from '../blog/load-post-page.ts'
import { previewsOf } from './previewed.ts'

export const POST_PREVIEWS = previewsOf<StoredPost>({
  async readTyped(db, { form, id }, now) {
    const stored = id === undefined ? undefined : await findPost(db, id)
    const checked = checkPost(readPostValues(form, stored?.fields.published_at))
    if (!checked.ok) return checked
    const { slug, fields } = checked.post
    const updated_at = now.toISOString()
    const state = {
      id: id ?? '',
      slug: slug ?? stored?.slug ?? slugify(fields.title),
      created_at: stored?.created_at ?? updated_at,
      updated_at,
      author_id: stored?.author_id ?? null,
      fields,
    }
    return { ok: true, state }
  },
  findSaved: findPost,
  async load(db, { id, slug, created_at, updated_at, fields }, { now, words }) {
    const { title, content, excerpt, featured_image_url } = fields
    // A draft without a date would be public from the moment on at which it is published.
    const published_at = fields.published_at ?? now.toISOString()
    const typed = { title, content, excerpt, featured_image_url }
    const shown = { slug, drawn_as: fields.drawn_as, shows: showsOf(content) }
    const drawn = (await drawPosts(db, [shown], now))(shown)
    const lang = readPostLanguages(fields)
    const post = { id, slug, drawn, created_at, updated_at, published_at, ...typed, ...(lang && { lang }) }
    const others = await listNextPosts(db, id, now)
    return { kind: 'post', page: await loadPostPage(db, post, others, { now, words }) }
  },
  statusOf: ({ fields }) => fields.status,
  toSnapshot: ({ fields, ...post }): z.input<typeof PostSnapshot> => ({
    ...post,
    fields: { ...fields, content: sanitizePostHtml(fields.content) },
  }),
  fromSnapshot: (id, snapshot) => ({ id, ...PostSnapshot.parse(snapshot) }),
})
