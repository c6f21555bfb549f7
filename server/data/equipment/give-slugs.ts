import { changeContent, recordChange } from '../changes/content-version.ts'
import type { Database } from '../database/database.ts'
import { findFreeSlug } from '../changes/slugs.ts'

/** Gives an address to each piece that a release without them has stored, the oldest first. Safe to run at every start. */
export async function giveSlugs(db: Database): Promise<void> {
  const [waiting] = await listWaiting(db)
  if (!waiting) return
  await changeContent(db, async (db) => {
    for (const { id, name } of await listWaiting(db)) {
      const slug = await findFreeSlug(db, 'kitchen_equipment', name, id)
      await db.updateTable('kitchen_equipment').set({ slug }).where('id', '=', id).execute()
    }
    await recordChange(db, { isPublic: true })
  })
}

const listWaiting = async (db: Database) =>
  db
    .selectFrom('kitchen_equipment')
    .select(['id', 'name'])
    .where((piece) => piece.or([piece('slug', 'is', null), piece('slug', '=', piece.ref('id'))]))
    .orderBy('created_at')
    .orderBy('id')
    .execute()
