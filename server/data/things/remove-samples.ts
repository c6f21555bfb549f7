import type { Author } from '../changes/change.ts'
import { changeContent } from '../changes/content-version.ts'
import type { Database } from '../database/database.ts'
import { bringBackSampleSettings, removeSampleSettings } from '../settings/samples.ts'
import { listSamples } from '../changes/sample-marks.ts'
import { removeThing, undeleteThing } from './change-one.ts'
import { THINGS } from './things.ts'
import type { SampleKind } from '../tables/samples.ts'

/**
 * Takes away what came with the samples and was never changed, all or nothing: recipes, equipment, posts and words of the
 * settings. Each thing is kept as a version. Undo asks for the moment of the removal, which is `now`.
 */
export async function removeSamples(db: Database, author: Author, now: Date): Promise<void> {
  await changeContent(db, async (db) => {
    const samples = await listSamples(db)
    for (const kind of ['recipe', 'equipment', 'post'] as const)
      for (const id of samples[kind]) await removeSample(db, kind, id, author, now)
    await removeSampleSettings(db, author, now)
  })
}

/** What of the samples is back: things and their words, or words of the settings alone. */
export type BackSamples = 'all' | 'words'

/** Brings back what one removal took away, but for words that the chef has written since. Undefined when that was nothing. */
export async function bringBackSamples(
  db: Database,
  removed_at: string,
  author: Author,
  now: Date,
): Promise<BackSamples | undefined> {
  return changeContent(db, async (db) => {
    const removed = await db
      .selectFrom('samples')
      .select(['target_id', 'kind'])
      .where('removed_at', '=', removed_at)
      .execute()
    for (const { target_id, kind } of removed) await undeleteThing(db, THINGS[kind], target_id, author, now)
    const hasWords = await bringBackSampleSettings(db, removed_at, author, now)
    if (removed.length > 0) return 'all'
    return hasWords ? 'words' : undefined
  })
}

async function removeSample(db: Database, kind: SampleKind, id: string, author: Author, now: Date) {
  await removeThing(db, THINGS[kind], id, author, now)
  await db.updateTable('samples').set({ removed_at: now.toISOString() }).where('target_id', '=', id).execute()
}
