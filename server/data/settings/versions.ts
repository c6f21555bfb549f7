import { z } from 'zod'
import { snapshotSchemas } from '#domain/fields/field-schema.ts'
import { SETTINGS, SETTING_NAMES } from '#domain/settings/fields.ts'
import type { Author } from '../changes/change.ts'
import type { Database } from '../database/database.ts'
import { insertVersions } from '../changes/versions.ts'
import type { StoredSettings } from './row.ts'

/** What versions call the settings, of which there is one set. */
export const SITE = 'site'

/** The settings as a version keeps them. Our own writing, so they have no limits. */
export const SettingsSnapshot = z.object({
  fields: z.object(snapshotSchemas(SETTINGS)),
  samples: z.array(z.enum(SETTING_NAMES)).catch([]),
})

/** Keeps the settings as they are now, before a change. */
export async function insertSettingsVersion(
  db: Database,
  { fields, samples, updated_at }: StoredSettings,
  { author_id }: Author,
  now: Date,
): Promise<void> {
  const snapshot: z.output<typeof SettingsSnapshot> = { fields, samples }
  const saved_at = updated_at || now.toISOString()
  const version = { target_id: SITE, name: fields.site_name ?? 'Settings', snapshot, saved_at, author_id }
  await insertVersions(db, 'settings', [version], now)
}
