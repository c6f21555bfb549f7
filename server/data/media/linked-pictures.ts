import { createHash } from 'node:crypto'
import { sql, type Selectable } from 'kysely'
import { pictureAddress } from '#domain/files/picture.ts'
import { isElsewhere } from 'recipe-basics/text/web-address'
import { changeContent, recordChange } from '../changes/content-version.ts'
import type { Database } from '../database/database.ts'
import { forgetAttempts } from '../database/lease.ts'
import type { Schema } from '../tables/schema.ts'

/** A picture of another site whose turn it is, or will be. */
export type LinkedPicture = Pick<
  Selectable<Schema['linked_pictures']>,
  'key' | 'address' | 'hash' | 'tries' | 'try_at' | 'asked_by'
>

/**
 * How far the pictures are that were asked for last: how many have come or failed since then, and how many wait; of these,
 * some are asked for again later, because their site did not answer.
 */
export type Bringing = { isUnderWay: boolean; done: number; waiting: number; retrying: number }

/** One that did not come, and why. */
export type FailedPicture = { key: string; address: string; message: string }

/** Far from what either engine takes as the values of one statement. */
const ROWS = 100

/**
 * Asks for pictures of other sites to be brought here, and says that there is work. Those that failed are tried again.
 * Answers how many there are. Addresses on this site are left out.
 */
export async function askForPictures(
  db: Database,
  addresses: readonly string[],
  { asked_by, now }: { asked_by: string | null; now: Date },
): Promise<number> {
  const wanted = [...new Set(addresses.filter(isElsewhere))]
  if (wanted.length === 0) return 0
  const again = {
    state: 'waiting' as const,
    tries: 0,
    message: null,
    try_at: now.toISOString(),
    settled_at: null,
  }
  const rows = wanted.map((address) => ({ key: keyOf(address), address, ...again, asked_by }))
  await changeContent(db, async (db) => {
    for (let first = 0; first < rows.length; first += ROWS)
      await db
        .insertInto('linked_pictures')
        .values(rows.slice(first, first + ROWS))
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ ...again, asked_by }))
        .execute()
    await beginWork(db, now)
    await recordChange(db, { isPublic: false })
  })
  return wanted.length
}

/** A run that is under way keeps its beginning, so that its progress counts all of it. */
async function beginWork(db: Database, now: Date) {
  await db
    .insertInto('jobs')
    .values({ id: 'pictures', status: 'ready', begun_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  await db
    .updateTable('jobs')
    .set({ begun_at: now.toISOString(), attempts: 0 })
    .where('id', '=', 'pictures')
    .where('status', '=', 'ready')
    .execute()
  await db.updateTable('jobs').set({ status: 'working' }).where('id', '=', 'pictures').execute()
}

/** The picture whose turn is next, perhaps not yet. */
export async function findNextPicture(db: Database): Promise<LinkedPicture | undefined> {
  return db
    .selectFrom('linked_pictures')
    .select(['key', 'address', 'hash', 'tries', 'try_at', 'asked_by'])
    .where('state', '=', 'waiting')
    .orderBy('try_at')
    .orderBy('key')
    .limit(1)
    .executeTakeFirst()
}

/** What becomes of a picture that was fetched, or not. */
export type Outcome =
  | { state: 'here'; hash: string }
  | { state: 'failed'; message: string }
  | { state: 'waiting'; message: string; tries: number; try_at: string }

/** Stores what became of a picture, within the transaction of the caller. The work goes on: nothing has ended it. */
export async function settlePicture(db: Database, key: string, outcome: Outcome, now: Date): Promise<void> {
  const settled_at = outcome.state === 'waiting' ? null : now.toISOString()
  await db
    .updateTable('linked_pictures')
    .set({ message: null, ...outcome, settled_at })
    .where('key', '=', key)
    .execute()
  await forgetAttempts(db, { table: 'jobs', id: 'pictures' })
  await recordChange(db, { isPublic: false })
}

/** Ends the work where no picture waits, within the transaction of the caller. Only now cached pages become stale. */
export async function endBringing(db: Database): Promise<boolean> {
  if (await findNextPicture(db)) return false
  await db.updateTable('jobs').set({ status: 'ready' }).where('id', '=', 'pictures').execute()
  await recordChange(db, { isPublic: true })
  return true
}

/** How far the work is. */
export async function readBringing(db: Database): Promise<Bringing> {
  const job = await db
    .selectFrom('jobs')
    .select(['status', 'begun_at'])
    .where('id', '=', 'pictures')
    .executeTakeFirst()
  if (!job) return { isUnderWay: false, done: 0, waiting: 0, retrying: 0 }
  const counted = await db
    .selectFrom('linked_pictures')
    .select([
      sql<number | string | null>`sum(case when settled_at >= ${job.begun_at} then 1 else 0 end)`.as('done'),
      sql<number | string | null>`sum(case when state = 'waiting' then 1 else 0 end)`.as('waiting'),
      sql<number | string | null>`sum(case when state = 'waiting' and tries > 0 then 1 else 0 end)`.as(
        'retrying',
      ),
    ])
    .executeTakeFirstOrThrow()
  return {
    isUnderWay: job.status === 'working',
    done: Number(counted.done ?? 0),
    waiting: Number(counted.waiting ?? 0),
    retrying: Number(counted.retrying ?? 0),
  }
}

/** Pictures that did not come, in the order of their addresses. */
export async function listFailedPictures(db: Database): Promise<FailedPicture[]> {
  const rows = await db
    .selectFrom('linked_pictures')
    .select(['key', 'address', 'message'])
    .where('state', '=', 'failed')
    .orderBy('address')
    .execute()
  return rows.map(({ message, ...row }) => ({ ...row, message: message ?? '' }))
}

/** Where pictures of ours came from, by their hashes. Uploaded ones are not among them. */
export async function listSources(db: Database, hashes: string[]): Promise<Map<string, string[]>> {
  if (hashes.length === 0) return new Map()
  const rows = await db
    .selectFrom('linked_pictures')
    .select(['hash', 'address'])
    .where('hash', 'in', hashes)
    .orderBy('address')
    .execute()
  const sources = Map.groupBy(rows, ({ hash }) => hash ?? '')
  return new Map([...sources].map(([hash, rows]) => [hash, rows.map(({ address }) => address)]))
}

/** The pictures of ours that were brought from these addresses. */
export async function findOwn(db: Database, addresses: readonly string[]): Promise<Map<string, string>> {
  if (addresses.length === 0) return new Map()
  const rows = await db
    .selectFrom('linked_pictures')
    .innerJoin('media', 'media.hash', 'linked_pictures.hash')
    .select(['linked_pictures.address', 'media.hash', 'media.width', 'media.height'])
    .where('linked_pictures.key', 'in', addresses.map(keyOf))
    .execute()
  return new Map(rows.map(({ address, ...picture }) => [address, pictureAddress(picture)]))
}

const keyOf = (address: string) => createHash('sha256').update(address).digest('hex')
