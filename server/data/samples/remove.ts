import type { Author } from '../change.ts'
import { changeContent } from '../content-version.ts'
import type { Database } from '../database.ts'
import { undeleteEquipment } from '../equipment/restore.ts'
import { deleteEquipment } from '../equipment/write.ts'
import { undeletePost } from '../posts/restore.ts'
import { deletePost } from '../posts/write.ts'
import { undeleteRecipe } from '../recipes/restore.ts'
import { deleteRecipe } from '../recipes/write.ts'
import { bringBackSampleSettings, removeSampleSettings } from '../settings/samples.ts'
import { listSamples } from './marks.ts'
import type { SampleKind } from './tables.ts'

const DELETE = { recipe: deleteRecipe, equipment: deleteEquipment, post: deletePost }
const UNDELETE = { recipe: undeleteRecipe, equipment: undeleteEquipment, post: undeletePost }

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
    for (const { target_id, kind } of removed) await UNDELETE[kind](db, target_id, author, now)
    const hasWords = await bringBackSampleSettings(db, removed_at, author, now)
    if (removed.length > 0) return 'all'
    return hasWords ? 'words' : undefined
  })
}

async function removeSample(db: Database, kind: SampleKind, id: string, author: Author, now: Date) {
  await DELETE[kind](db, id, author, now)
  await db.updateTable('samples').set({ removed_at: now.toISOString() }).where('target_id', '=', id).execute()
}
