import { z } from 'zod'
import { EQUIPMENT_FIELDS } from '#domain/equipment/fields.ts'
import { snapshotSchemas } from '#domain/fields/field-schema.ts'
import { STATUSES } from '#domain/publishing/status.ts'
import type { Author } from '../changes/change.ts'
import type { Database } from '../database/database.ts'
import type { StoredEquipment } from './row.ts'
import { insertVersions } from '../changes/versions.ts'

/** A piece of equipment as a version keeps it. Our own writing, so it has no limits. */
export const EquipmentSnapshot = z.object({
  /** None in versions from before equipment had one. */
  slug: z.string().optional(),
  /** Versions from before equipment had them say neither: it was public. */
  status: z.enum(STATUSES).default('published'),
  published_at: z.string().nullable().optional(),
  created_at: z.string(),
  updated_at: z.string(),
  fields: z.object({
    ...snapshotSchemas(EQUIPMENT_FIELDS),
    affiliate_links: z.array(
      z.object({ url: z.string(), program: z.string(), label: z.string().exactOptional() }),
    ),
  }),
})

/** Keeps a piece of equipment as it is now, before a change. */
export async function insertEquipmentVersion(
  db: Database,
  { id, slug, status, published_at, created_at, updated_at, fields }: StoredEquipment,
  { author_id, deleted }: Author & { deleted?: boolean },
  now: Date,
): Promise<void> {
  const snapshot: z.output<typeof EquipmentSnapshot> = {
    slug,
    status,
    published_at,
    created_at,
    updated_at,
    fields,
  }
  const version = { target_id: id, name: fields.name, snapshot, saved_at: updated_at, author_id, deleted }
  await insertVersions(db, 'equipment', [version], now)
}
