import { z } from 'zod'
import type { Author } from '../change.ts'
import type { Database } from '../database.ts'
import type { StoredPost } from './row.ts'
import { keepVersions } from '../versions.ts'

const Text = z.string().nullable()

/** A post as a version keeps it. Our own writing, so it has no limits. */
export const PostSnapshot = z.object({
  slug: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
  author_id: Text,
  fields: z.object({
    title: z.string(),
    content: z.string(),
    excerpt: Text,
    featured_image_url: Text,
    status: z.enum(['draft', 'published']),
    published_at: Text,
  }),
})

/** Keeps a post as it is now, before a change. */
export async function keepPost(
  db: Database,
  { id, slug, created_at, updated_at, author_id, fields }: StoredPost,
  change: Author & { deleted?: boolean },
  now: Date,
): Promise<void> {
  const snapshot: z.input<typeof PostSnapshot> = { slug, created_at, updated_at, author_id, fields }
  const version = { target_id: id, name: fields.title, snapshot, saved_at: updated_at, ...change }
  await keepVersions(db, 'post', [version], now)
}
