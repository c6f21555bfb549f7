import { pick } from 'recipe-basics/fields/field'
import { SETTING_NAMES, type Settings } from '#domain/settings/fields.ts'
import type { Author } from '../changes/change.ts'
import { changeContent, recordChange } from '../changes/content-version.ts'
import type { Database } from '../database/database.ts'
import { findVersion, listVersions } from '../changes/versions.ts'
import { readSettings, storeSettings } from './row.ts'
import { SettingsSnapshot, SITE } from './versions.ts'
import { replaceSettings } from './write.ts'

/** Stores what comes with the samples, on a site that has no settings yet. */
export async function insertSampleSettings(db: Database, fields: Settings, now: Date): Promise<void> {
  const samples = SETTING_NAMES.filter((name) => fields[name] !== null)
  await changeContent(db, async (db) => {
    await storeSettings(db, { fields, samples, updated_at: now.toISOString() })
    await recordChange(db, { isPublic: true })
  })
}

/** Takes the words of the samples away, and keeps them as a version. */
export async function removeSampleSettings(db: Database, author: Author, now: Date): Promise<void> {
  await changeContent(db, async (db) => {
    const current = await readSettings(db)
    if (current.samples.length === 0) return
    const fields = { ...current.fields }
    for (const name of current.samples) fields[name] = null
    await replaceSettings(db, current, { fields, samples: [] }, author, now)
  })
}

/** Brings back the sample words that were taken away at that moment, where nothing else is written. False when there were none. */
export async function bringBackSampleSettings(
  db: Database,
  removed_at: string,
  author: Author,
  now: Date,
): Promise<boolean> {
  return changeContent(db, async (db) => {
    const replaced = (await listVersions(db, 'settings', SITE)).find((one) => one.replaced_at === removed_at)
    const found = replaced && (await findVersion(db, 'settings', SITE, replaced.id))
    if (!found) return false
    const removed = SettingsSnapshot.parse(found.snapshot)
    const current = await readSettings(db)
    const back = removed.samples.filter((name) => current.fields[name] === null)
    if (back.length === 0) return false
    const fields = { ...current.fields, ...pick(back, removed.fields) }
    await replaceSettings(db, current, { fields, samples: [...current.samples, ...back] }, author, now)
    return true
  })
}
