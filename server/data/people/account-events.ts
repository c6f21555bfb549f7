import type { Database } from '../database/database.ts'
import type { Schema } from '../tables/schema.ts'

type AccountEventKind = Schema['account_events']['kind']

type NewEvent = {
  kind: AccountEventKind
  /** Who did it; without one, the account itself, or somebody on the server. */
  actor_id?: string | undefined
  /** Whose account it happened to. */
  account_id?: string | undefined
  /** Of an account that is gone by now. */
  account_name?: string | undefined
  /** Words for people, never an address of anybody: a device, a role, the name of a file. */
  detail?: string | undefined
}

/** The newest of each kind, and nothing older than two years: a flood of one kind pushes out no other. */
const MAX_OF_KIND = 500
const MAX_AGE_MS = 2 * 365 * 24 * 60 * 60 * 1000

/** Writes down what happened to an account, under the names of this moment. Nothing of the list is ever changed; the oldest go. */
export async function recordAccountEvent(db: Database, event: NewEvent, now: Date): Promise<void> {
  const { kind, actor_id = null, account_id = null, detail = null } = event
  await db
    .insertInto('account_events')
    .values({
      id: crypto.randomUUID(),
      at: now.toISOString(),
      kind,
      actor_id,
      actor_name: await findName(db, actor_id),
      account_id,
      account_name: event.account_name ?? (await findName(db, account_id)),
      detail,
    })
    .execute()
  await deleteOldest(db, kind, now)
}

/** Counts a sign-in that was refused, whosever account it was: one row a day (UTC). */
export async function countRefusedSignIn(db: Database, now: Date): Promise<void> {
  await db
    .insertInto('sign_in_refusals')
    .values({ day: dayOf(now), count: 1 })
    .onConflict((conflict) =>
      conflict.column('day').doUpdateSet((set) => ({ count: set('sign_in_refusals.count', '+', 1) })),
    )
    .execute()
  await db
    .deleteFrom('sign_in_refusals')
    .where('day', '<', dayOf(oldest(now)))
    .execute()
}

/** How many sign-ins were refused on each day (2026-03-04, UTC), the newest first. */
export async function listRefusedSignIns(
  db: Database,
  days: number,
): Promise<{ day: string; count: number }[]> {
  return db.selectFrom('sign_in_refusals').selectAll().orderBy('day', 'desc').limit(days).execute()
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10)
const oldest = (now: Date) => new Date(now.getTime() - MAX_AGE_MS)

export type AccountEvent = {
  id: string
  at: string
  kind: AccountEventKind
  actor: string | null
  account: string | null
  detail: string | null
}

/** What happened to accounts, the newest first. An account without a name is called by its address while it is here. */
export async function listAccountEvents(db: Database, limit: number): Promise<AccountEvent[]> {
  const rows = await db
    .selectFrom('account_events as event')
    .leftJoin('users as actor', 'actor.id', 'event.actor_id')
    .leftJoin('users as account', 'account.id', 'event.account_id')
    .select(['event.id', 'event.at', 'event.kind', 'event.detail'])
    .select(['event.actor_id', 'event.actor_name', 'event.account_id', 'event.account_name'])
    .select(['actor.email as actor_email', 'account.email as account_email'])
    .orderBy('event.at', 'desc')
    .orderBy('event.id')
    .limit(limit)
    .execute()
  return rows.map(({ id, at, kind, detail, ...row }) => ({
    ...{ id, at, kind, detail },
    actor: row.actor_name ?? row.actor_email ?? (row.actor_id && GONE),
    account: row.account_name ?? row.account_email ?? (row.account_id && GONE),
  }))
}

const GONE = 'an account that is gone'

/** How many there are. */
export async function countAccountEvents(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('account_events')
    .select((select) => select.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function findName(db: Database, id: string | null): Promise<string | null> {
  if (id === null) return null
  const row = await db.selectFrom('users').select('name').where('id', '=', id).executeTakeFirst()
  return row?.name ?? null
}

async function deleteOldest(db: Database, kind: AccountEventKind, now: Date) {
  await db.deleteFrom('account_events').where('at', '<', oldest(now).toISOString()).execute()
  const last = await db
    .selectFrom('account_events')
    .select('at')
    .where('kind', '=', kind)
    .orderBy('at', 'desc')
    .offset(MAX_OF_KIND)
    .limit(1)
    .executeTakeFirst()
  if (last)
    await db.deleteFrom('account_events').where('kind', '=', kind).where('at', '<=', last.at).execute()
}
