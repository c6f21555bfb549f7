import type { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { nameAccount } from '#domain/name-account.ts'
import type { Database } from '../database.ts'
import { openSqliteReadOnly } from '../sqlite/open.ts'
import { listBrought } from './people.ts'
import { KEPT_TABLES } from './tables.ts'

const THINGS = [
  { table: 'recipes', key: 'id', name: 'name' },
  { table: 'kitchen_equipment', key: 'id', name: 'name' },
  { table: 'blog_posts', key: 'id', name: 'title' },
  { table: 'media', key: 'hash', name: 'file_name' },
  { table: 'redirects', key: 'path', name: 'path' },
] as const

/** How many rows each table has now. */
export async function countRows(db: Database): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { name } of KEPT_TABLES) {
    const { rows } = await sql<{
      count: number | string
    }>`select count(*) as count from ${sql.table(name)}`.execute(db)
    counts[name] = Number(rows[0]?.count ?? 0)
  }
  return counts
}

/** The names of things that are in the database and not in a scratch file, and the other way round. */
export async function compareThings(
  db: Database,
  scratch: string,
): Promise<{ going: string[]; coming: string[] }> {
  const sqlite = openSqliteReadOnly(scratch)
  const going: string[] = []
  const coming: string[] = []
  try {
    for (const thing of THINGS) {
      const { table, key, name } = thing
      const now =
        await sql<Named>`select ${sql.ref(key)} as id, ${sql.ref(name)} as name from ${sql.table(table)}`.execute(
          db,
        )
      const then = listNamed(sqlite, thing)
      const present = new Set(now.rows.map(({ id }) => id))
      going.push(...now.rows.filter(({ id }) => !then.has(id)).map(({ name }) => name))
      coming.push(...[...then].filter(([id]) => !present.has(id)).map(([, name]) => name))
    }
  } finally {
    sqlite.close()
  }
  return { going, coming }
}

/**
 * The accounts that would go, and those that would come back, each as people call it; never that of the `asker`. Of a file of
 * another site nobody comes who is not chosen, so all others go.
 */
export async function compareAccounts(
  db: Database,
  scratch: string,
  { isOwn, asker }: { isOwn: boolean; asker?: string | undefined },
): Promise<{ going: string[]; coming: string[] }> {
  const now = await db.selectFrom('users').select(['email', 'name']).orderBy('email').execute()
  const then = isOwn ? listBrought(scratch) : []
  const onlyIn = (some: Account[], others: Account[]) => {
    const known = new Set([asker, ...others.map(({ email }) => email)])
    return some.filter(({ email }) => !known.has(email)).map(nameAccount)
  }
  return { going: onlyIn(now, then), coming: onlyIn(then, now) }
}

type Account = { email: string; name: string | null }
type Named = { id: string; name: string }

function listNamed(sqlite: DatabaseSync, { table, key, name }: (typeof THINGS)[number]): Map<string, string> {
  const rows = sqlite.prepare(`select ${key} as id, ${name} as name from ${table}`).all()
  return new Map(rows.map((row) => [String(row['id']), String(row['name'])]))
}
