import { type Author, nextMoment } from '../changes/change.ts'
import { changeContent } from '../changes/content-version.ts'
import type { Database } from '../database/database.ts'
import { removeThing, undeleteThing } from './change-one.ts'
import type { Row, Thing } from './thing.ts'

/** A thing as somebody saw it when she selected it. */
export type Selected = { id: string; updated_at: string }

/** How many things were changed; how many somebody else had changed or deleted meanwhile; how many the author may not change. */
export type Outcome = { done: number; elsewhere: number; refused: number }

/**
 * Changes what was selected, all in one transaction, each with a version of its own. What somebody has changed since stays
 * as it is. `change` answers what a thing shall be, or that it shall go.
 */
export async function changeMany<Stored extends Row, Change>(
  db: Database,
  thing: Thing<Stored, Change>,
  selected: Selected[],
  change: (stored: Stored) => Stored | 'delete',
  author: Author,
  now: Date,
): Promise<Outcome> {
  return changeContent(db, async (db) => {
    const outcome: Outcome = { done: 0, elsewhere: 0, refused: 0 }
    for (const { id, updated_at } of selected) {
      const stored = await thing.find(db, id)
      if (stored?.updated_at !== updated_at) outcome.elsewhere++
      else outcome[(await changeOne(db, thing, id, change(stored), author, now)) ? 'done' : 'refused']++
    }
    return outcome
  })
}

/** Takes back what an author changed at one moment with `changeMany`. What somebody has changed since stays as it is. */
export async function undoMany<Stored extends Row, Change>(
  db: Database,
  thing: Thing<Stored, Change>,
  at: Date,
  author: Author,
  now: Date,
): Promise<Outcome> {
  return changeContent(db, async (db) => {
    const versions = await db
      .selectFrom('versions')
      .select(['target_id', 'snapshot', 'saved_at', 'deleted'])
      .where('created_at', '=', at.toISOString())
      .where('kind', '=', thing.kind)
      .where('author_id', '=', author.author_id)
      .execute()
    const outcome: Outcome = { done: 0, elsewhere: 0, refused: 0 }
    for (const { target_id: id, snapshot, saved_at, deleted } of versions) {
      const stored = await thing.find(db, id)
      const isAsLeft = deleted ? !stored : stored?.updated_at === nextMoment(saved_at, at)
      if (!isAsLeft) outcome.elsewhere++
      else {
        const isBack = deleted
          ? (await undeleteThing(db, thing, id, author, now)) !== undefined
          : await changeOne(
              db,
              thing,
              id,
              await thing.fromSnapshot(db, id, JSON.parse(snapshot)),
              author,
              now,
            )
        outcome[isBack ? 'done' : 'refused']++
      }
    }
    return outcome
  })
}

async function changeOne<Stored extends Row, Change>(
  db: Database,
  thing: Thing<Stored, Change>,
  id: string,
  change: Stored | 'delete',
  author: Author,
  now: Date,
): Promise<boolean> {
  if (change === 'delete') return removeThing(db, thing, id, author, now)
  return (await thing.update(db, id, { ...thing.toChange(change), ...author }, now)).ok
}
