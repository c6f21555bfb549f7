import type { Publication } from '#domain/status.ts'
import { type Author, type Changed, nextMoment } from '../change.ts'
import { changeContent } from '../content-version.ts'
import type { Database } from '../database.ts'
import type { Kind } from '../versions.ts'

/** What a table of one kind of things needs to change many of them, and to take that back. */
export type Things<Stored extends { updated_at: string }, Change> = {
  kind: Exclude<Kind, 'settings'>
  find: (db: Database, id: string) => Promise<Stored | undefined>
  publicationOf: (stored: Stored) => Publication
  /** The thing with another publication, and otherwise as it is. */
  withPublication: (stored: Stored, publication: Publication) => Change
  /** What a version was. */
  fromSnapshot: (snapshot: unknown) => Change
  update: (db: Database, id: string, change: Change & Author, now: Date) => Promise<Changed<Stored>>
  remove: (db: Database, id: string, author: Author, now: Date) => Promise<boolean>
  undelete: (db: Database, id: string, author: Author, now: Date) => Promise<unknown>
}

/** A thing as somebody saw it when she selected it. */
export type Selected = { id: string; updated_at: string }

/** How many things were changed; how many somebody else had changed or deleted meanwhile; how many the author may not change. */
export type Outcome = { done: number; elsewhere: number; refused: number }

/**
 * Changes what was selected, all in one transaction, each with a version of its own. What somebody has changed since stays
 * as it is. `change` answers what a thing shall be, or that it shall go.
 */
export async function changeMany<Stored extends { updated_at: string }, Change>(
  db: Database,
  things: Things<Stored, Change>,
  selected: Selected[],
  change: (stored: Stored) => Change | 'delete',
  author: Author,
  now: Date,
): Promise<Outcome> {
  return changeContent(db, async (db) => {
    const outcome: Outcome = { done: 0, elsewhere: 0, refused: 0 }
    for (const { id, updated_at } of selected) {
      const stored = await things.find(db, id)
      if (stored?.updated_at !== updated_at) outcome.elsewhere++
      else outcome[(await changeOne(db, things, id, change(stored), author, now)) ? 'done' : 'refused']++
    }
    return outcome
  })
}

/** Takes back what an author changed at one moment with `changeMany`. What somebody has changed since stays as it is. */
export async function undoMany<Stored extends { updated_at: string }, Change>(
  db: Database,
  things: Things<Stored, Change>,
  at: Date,
  author: Author,
  now: Date,
): Promise<Outcome> {
  return changeContent(db, async (db) => {
    const versions = await db
      .selectFrom('versions')
      .select(['target_id', 'snapshot', 'saved_at', 'deleted'])
      .where('created_at', '=', at.toISOString())
      .where('kind', '=', things.kind)
      .where('author_id', '=', author.author_id)
      .execute()
    const outcome: Outcome = { done: 0, elsewhere: 0, refused: 0 }
    for (const { target_id: id, snapshot, saved_at, deleted } of versions) {
      const stored = await things.find(db, id)
      const isAsLeft = deleted ? !stored : stored?.updated_at === nextMoment(saved_at, at)
      if (!isAsLeft) outcome.elsewhere++
      else {
        const isBack = deleted
          ? (await things.undelete(db, id, author, now)) !== undefined
          : await changeOne(db, things, id, things.fromSnapshot(JSON.parse(snapshot)), author, now)
        outcome[isBack ? 'done' : 'refused']++
      }
    }
    return outcome
  })
}

async function changeOne<Stored extends { updated_at: string }, Change>(
  db: Database,
  { update, remove }: Things<Stored, Change>,
  id: string,
  change: Change | 'delete',
  author: Author,
  now: Date,
): Promise<boolean> {
  if (change === 'delete') return remove(db, id, author, now)
  return (await update(db, id, { ...change, ...author }, now)).ok
}
