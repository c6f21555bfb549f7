import type { Settings } from '#domain/settings/fields.ts'
import { type Author, nextMoment } from '../changes/change.ts'
import { changeContent, recordChange } from '../changes/content-version.ts'
import type { Database } from '../database/database.ts'
import { findVersion, listVersions } from '../changes/versions.ts'
import { readSettings, type StoredSettings, storeSettings } from './row.ts'
import { insertSettingsVersion, SettingsSnapshot, SITE } from './versions.ts'

type SettingsChange = Author & {
  fields: Settings
  /** The `updated_at` of what was changed: a later one is not overwritten. */
  based_on?: string
}

/** What became of a change. `changed`: somebody saved since the moment that it was based on, and nothing was written. */
type Saved = { ok: true; updated_at: string } | { ok: false; reason: 'changed'; current: StoredSettings }

/** Replaces the settings and keeps what they were as a version. What the chef has written herself is no sample any more. */
export async function updateSettings(
  db: Database,
  { fields, author_id, based_on }: SettingsChange,
  now: Date,
): Promise<Saved> {
  return changeContent(db, async (db) => {
    const current = await readSettings(db)
    if (based_on !== undefined && based_on !== current.updated_at)
      return { ok: false, reason: 'changed', current }
    const samples = current.samples.filter((name) => fields[name] === current.fields[name])
    return {
      ok: true,
      updated_at: await replaceSettings(db, current, { fields, samples }, { author_id }, now),
    }
  })
}

/** Makes the settings what they were in a version; what they are becomes a version in turn. False when there is none. */
export async function restoreSettings(
  db: Database,
  version: string,
  author: Author,
  now: Date,
): Promise<boolean> {
  return changeContent(db, async (db) => {
    const found = await findVersion(db, 'settings', SITE, version)
    if (!found) return false
    await replaceSettings(db, await readSettings(db), SettingsSnapshot.parse(found.snapshot), author, now)
    return true
  })
}

/**
 * Takes the last change back, which is the one of the moment `updated_at`. False when there was none, or another one came
 * after it.
 */
export async function undoSettings(
  db: Database,
  updated_at: string,
  author: Author,
  now: Date,
): Promise<boolean> {
  return changeContent(db, async (db) => {
    const current = await readSettings(db)
    const [last] = await listVersions(db, 'settings', SITE)
    if (current.updated_at !== updated_at || last === undefined) return false
    return restoreSettings(db, last.id, author, now)
  })
}

/**
 * Replaces the settings within the transaction of the caller, and keeps what they were as a version. Answers the moment of
 * what they are then.
 */
export async function replaceSettings(
  db: Database,
  current: StoredSettings,
  { fields, samples }: Pick<StoredSettings, 'fields' | 'samples'>,
  author: Author,
  now: Date,
): Promise<string> {
  await insertSettingsVersion(db, current, author, now)
  const updated_at = current.updated_at ? nextMoment(current.updated_at, now) : now.toISOString()
  await storeSettings(db, { fields, samples, updated_at })
  await recordChange(db, { isPublic: true })
  return updated_at
}
