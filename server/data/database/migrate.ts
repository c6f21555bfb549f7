import { sql } from 'kysely'
import { type Database, engineOf } from './database.ts'
import * as baseline from '../migrations/0001-baseline.ts'
import * as noWellnessCategories from '../migrations/0002-no-wellness-categories.ts'
import * as drawDish from '../migrations/0003-draw-dish.ts'
import * as swapRules from '../migrations/0004-swap-rules.ts'
import * as linkedDishes from '../migrations/0005-linked-dishes.ts'
import * as picturePoints from '../migrations/0006-picture-points.ts'
import * as wordsOfMethods from '../migrations/0007-words-of-methods.ts'
import { withStartLock } from './start-lock.ts'

type Migration = { up(db: Database, engine: 'sqlite' | 'postgres'): Promise<void> }

const migrations: Record<string, Migration> = {
  '0001-baseline': baseline,
  '0002-no-wellness-categories': noWellnessCategories,
  '0003-draw-dish': drawDish,
  '0004-swap-rules': swapRules,
  '0005-linked-dishes': linkedDishes,
  '0006-picture-points': picturePoints,
  '0007-words-of-methods': wordsOfMethods,
}

/** The names of all migrations, in their order. */
export const MIGRATIONS: readonly string[] = Object.keys(migrations)

/** Whether a database that holds something has not had all migrations. */
export async function needsMigration(db: Database): Promise<boolean> {
  const tables = await db.introspection.getTables()
  if (!tables.some(({ name }) => name === 'migrations')) return false
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(db)
  return rows.length > 0 && MIGRATIONS.some((name) => !rows.some((row) => row.name === name))
}

/**
 * Brings the database to the newest schema, or no further than to the migrations `only`. Each migration is all or nothing, and of processes that start at once one
 * applies it. Throws the first failure; safe to run at every start.
 */
export async function migrate(
  db: Database,
  { only = MIGRATIONS }: { only?: readonly string[] } = {},
): Promise<void> {
  const engine = engineOf(db)
  // Under the lock, too: in Postgres, two that make one table at once collide in spite of `if not exists`.
  await withStartLock(db, async (db) =>
    sql`create table if not exists migrations (name text primary key, applied_at text not null)`.execute(db),
  )
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(db)
  const applied = new Set(rows.map((row) => row.name))
  for (const [name, migration] of Object.entries(migrations)) {
    if (applied.has(name) || !only.includes(name)) continue
    await withStartLock(db, async (db) => {
      // Another process may have been faster since we looked.
      const claimed =
        await sql`insert into migrations (name, applied_at) values (${name}, ${new Date().toISOString()})
        on conflict do nothing returning name`.execute(db)
      if (claimed.rows.length > 0) await migration.up(db, engine)
    })
  }
}
