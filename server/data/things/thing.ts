import type { Publication } from '#domain/publishing/status.ts'
import type { Author, Changed } from '../changes/change.ts'
import type { Kind } from '../changes/slugs.ts'
import type { Database } from '../database/database.ts'

export type Row = { id: string; slug: string; updated_at: string }

/** One kind of things, for what is done to each kind in the same way: change-one.ts and change-many.ts. */
export type Thing<Stored extends Row, Change> = {
  kind: Kind
  find(db: Database, id: string): Promise<Stored | undefined>
  nameOf(stored: Stored): string
  /** Text that holds the addresses of its pictures. */
  picturesOf(stored: Stored): string
  publicationOf(stored: Stored): Publication
  withPublication(stored: Stored, publication: Publication): Stored
  /** The change after which a thing says what this one says. */
  toChange(stored: Stored): Change
  /** What a version was. Where it had no address yet, its name stands for one. */
  fromSnapshot(db: Database, id: string, snapshot: unknown): Promise<Stored>
  /** Stores a thing as it is given, under its own id and slug, which is to be free. */
  insert(db: Database, stored: Stored): Promise<unknown>
  update(db: Database, id: string, change: Change & Author, now: Date): Promise<Changed<Stored>>
  /** Keeps what a thing is before it goes, with all that goes with it. */
  insertVersion(db: Database, stored: Stored, change: Author & { deleted: true }, now: Date): Promise<void>
}

export const publicationOf = ({ status, published_at }: Publication): Publication => ({
  status,
  published_at,
})
