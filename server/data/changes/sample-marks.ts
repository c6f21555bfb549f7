import type { Database } from '../database/database.ts'
import { insertRows } from '../database/insert-rows.ts'
import type { SampleKind } from '../tables/samples.ts'
import { TABLE_OF } from './slugs.ts'

/** What there is of the samples, by kind: those that nobody has changed, and how many were changed since. */
export type Samples = Record<SampleKind, string[]> & { changed: number }

/** Marks things as samples, as they are now. */
export async function markSamples(db: Database, kind: SampleKind, ids: string[]): Promise<void> {
  const rows = await db
    .selectFrom(TABLE_OF[kind])
    .select(['id', 'updated_at'])
    .where('id', 'in', ids)
    .execute()
  await insertRows(
    db,
    'samples',
    rows.map(({ id, updated_at }) => ({ target_id: id, kind, updated_at, removed_at: null })),
  )
}

/** What there is of the samples. */
export async function listSamples(db: Database): Promise<Samples> {
  const recipe = await readMarked(db, 'recipe')
  const equipment = await readMarked(db, 'equipment')
  const post = await readMarked(db, 'post')
  return {
    recipe: recipe.same,
    equipment: equipment.same,
    post: post.same,
    changed: recipe.changed + equipment.changed + post.changed,
  }
}

/** The ids of the things of a kind that came with the samples, and that nobody has changed. */
export async function listSampleIds(db: Database, kind: SampleKind): Promise<string[]> {
  return (await readMarked(db, kind)).same
}

/** A deleted thing that comes back is what it was: a sample, if it was one. Belongs into the transaction of that. */
export async function keepSampleMark(
  db: Database,
  target_id: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await db
    .updateTable('samples')
    .set({ updated_at: to, removed_at: null })
    .where('target_id', '=', target_id)
    .where('updated_at', '=', from)
    .execute()
}

async function readMarked(db: Database, kind: SampleKind) {
  const marks = await db
    .selectFrom('samples')
    .select(['target_id', 'updated_at'])
    .where('kind', '=', kind)
    .execute()
  const markedAt = new Map(marks.map(({ target_id, updated_at }) => [target_id, updated_at]))
  if (markedAt.size === 0) return { same: [], changed: 0 }
  const things = await db
    .selectFrom(TABLE_OF[kind])
    .select(['id', 'updated_at'])
    .where('id', 'in', [...markedAt.keys()])
    .execute()
  const same = things.filter(({ id, updated_at }) => markedAt.get(id) === updated_at).map(({ id }) => id)
  return { same, changed: things.length - same.length }
}
