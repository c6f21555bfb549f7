import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import { recordChange } from '../changes/content-version.ts'
import type { Database } from '../database/database.ts'
import { forgetAttempts } from '../database/lease.ts'
import type { LinkTables } from '../tables/links.ts'

export type ShopLink = Selectable<LinkTables['shop_links']>

/** What a check of a link ends with: `again` is when the link is asked next. */
export type LinkOutcome = { again: Date } & (
  | { state: 'there'; needs_get: boolean }
  | { state: 'missing' | 'unclear'; message: string }
)

/** Far from what either engine takes as the values of one statement. */
const ROWS = 100
/** So often nothing has to be there before a link counts as dead. */
export const MISSES_OF_DEAD = 2

/** Makes these the links that are checked. New ones are asked at once. Joins the transaction of the caller. */
export async function replaceShopLinks(db: Database, addresses: Iterable<string>, now: Date): Promise<void> {
  const wanted = new Map([...addresses].map((address) => [keyOf(address), address]))
  const stored = await db.selectFrom('shop_links').select('key').execute()
  const gone = stored.map(({ key }) => key).filter((key) => !wanted.has(key))
  for (const keys of chunksOf(gone)) await db.deleteFrom('shop_links').where('key', 'in', keys).execute()
  for (const { key } of stored) wanted.delete(key)
  const ask_at = now.toISOString()
  for (const rows of chunksOf([...wanted]))
    await db
      .insertInto('shop_links')
      .values(
        rows.map(([key, address]) => ({
          key,
          address,
          host: hostOf(address),
          ask_at,
          state: 'new' as const,
        })),
      )
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute()
}

/** The link whose turn it is, of a shop that is not among `resting`. */
export async function findNextLink(
  db: Database,
  resting: readonly string[],
  now: Date,
): Promise<ShopLink | undefined> {
  return db
    .selectFrom('shop_links')
    .selectAll()
    .where('ask_at', '<=', now.toISOString())
    .$if(resting.length > 0, (query) => query.where('host', 'not in', resting))
    .orderBy('ask_at')
    .orderBy('key')
    .limit(1)
    .executeTakeFirst()
}

/** When a link is asked next; undefined where there is none. */
export async function findNextTurn(db: Database): Promise<Date | undefined> {
  const { ask_at } = await db
    .selectFrom('shop_links')
    .select(({ fn }) => fn.min('ask_at').as('ask_at'))
    .executeTakeFirstOrThrow()
  return ask_at ? new Date(ask_at) : undefined
}

/** Stores what was answered at a link, within the transaction of the caller. The work goes on: nothing has ended it. */
export async function settleLink(
  db: Database,
  { key, misses, missing_since }: Pick<ShopLink, 'key' | 'misses' | 'missing_since'>,
  outcome: LinkOutcome,
  now: Date,
): Promise<void> {
  const moment = now.toISOString()
  const found = {
    there: { misses: 0, missing_since: null },
    missing: { misses: misses + 1, missing_since: missing_since ?? moment },
    // A shop that does not say so has not brought it back.
    unclear: { misses, missing_since },
  }[outcome.state]
  await db
    .updateTable('shop_links')
    .set({
      ...found,
      state: outcome.state,
      message: outcome.state === 'there' ? null : outcome.message,
      needs_get: outcome.state === 'there' && outcome.needs_get ? 1 : 0,
      asked_at: moment,
      ask_at: outcome.again.toISOString(),
    })
    .where('key', '=', key)
    .execute()
  await forgetAttempts(db, { table: 'jobs', id: 'links' })
  await recordChange(db, { isPublic: false })
}

/** Asks a link once more, and for the whole page, within the transaction of the caller. */
export async function askForPage(db: Database, key: string, at: Date): Promise<void> {
  await db
    .updateTable('shop_links')
    .set({ needs_get: 1, ask_at: at.toISOString() })
    .where('key', '=', key)
    .execute()
}

/** Has one link asked now, or all of them. False when there is no such link. */
export async function askNow(db: Database, key: string | undefined, now: Date): Promise<boolean> {
  const asked = await db
    .updateTable('shop_links')
    .set({ ask_at: now.toISOString() })
    .$if(key !== undefined, (query) => query.where('key', '=', key ?? ''))
    .executeTakeFirst()
  return asked.numUpdatedRows > 0
}

/** The links that did not answer as they should, in the order of their addresses. */
export async function listTroubles(db: Database): Promise<ShopLink[]> {
  return db
    .selectFrom('shop_links')
    .selectAll()
    .where('state', 'in', ['missing', 'unclear'])
    .orderBy('address')
    .execute()
}

/** How many links are checked, how many wait for their turn now, and when one was asked last. */
export async function readLinkCheck(db: Database, now: Date) {
  const { count, waiting, asked_at } = await db
    .selectFrom('shop_links')
    .select(({ fn }) => [
      fn.countAll().as('count'),
      fn.countAll().filterWhere('ask_at', '<=', now.toISOString()).as('waiting'),
      fn.max('asked_at').as('asked_at'),
    ])
    .executeTakeFirstOrThrow()
  return { count: Number(count), waiting: Number(waiting), asked_at }
}

const keyOf = (address: string) => createHash('sha256').update(address).digest('hex')

const hostOf = (address: string) => URL.parse(address)?.hostname.replace(/^www\./, '') ?? ''

function* chunksOf<Item>(items: Item[]): Generator<Item[]> {
  for (let first = 0; first < items.length; first += ROWS) yield items.slice(first, first + ROWS)
}
