import { z } from 'zod'
import { snapshotSchemas } from '#domain/fields/field-schema.ts'
import { POST_FIELDS } from '#domain/post/fields.ts'
import { STATUSES } from '#domain/publishing/status.ts'
import type { Author } from '../changes/change.ts'
import type { Database } from '../database/database.ts'
import type { StoredPost } from './row.ts'
import { insertVersions } from '../changes/versions.ts'

/** A post as a version keeps it. Our own writing, so it has no limits. */
export const PostSnapshot = z.object({
  slug: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
  author_id: z.string().nullable(),
  fields: z.object({
    ...snapshotSchemas(POST_FIELDS),
    status: z.enum(STATUSES),
  }),
})

/** Keeps a post as it is now, before a change. */
export async function insertPostVersion(
  db: Database,
  { id, slug, created_at, updated_at, author_id, fields }: StoredPost,
  change: Author & { deleted?: boolean },
  now: Date,
): Promise<void> {
  const snapshot: z.output<typeof PostSnapshot> = { slug, created_at, updated_at, author_id, fields }
  const version = { target_id: id, name: fields.title, snapshot, saved_at: updated_at, ...change }
  await insertVersions(db, 'post', [version], now)
}
