import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { insertRecipe } from '#server/data/recipes/write/write.ts'
import { migrate } from '#server/data/database/migrate.ts'
import type { Database } from '#server/data/database/database.ts'
import { hashContents } from './contents.ts'
import { createEmptyDatabase, createTestDatabase } from './database.ts'
import { aRecipe } from './fixtures.ts'

const NOW = new Date('2026-03-04T05:06:07Z')

test('each test gets an SQLite of its own, which is as migrations make it', async () => {
  const migrated = await createEmptyDatabase('sqlite')
  await migrate(migrated)
  const before = await createTestDatabase()
  await insertRecipe(before, { fields: aRecipe() }, NOW)
  const copy = await createTestDatabase()
  expect(await describe(copy)).toEqual(await describe(migrated))
  expect(await hashContents(copy)).not.toBe(await hashContents(before))
  expect(await copy.selectFrom('recipes').select('number').execute()).toEqual([])
  await insertRecipe(copy, { fields: aRecipe() }, NOW)
  await insertRecipe(migrated, { fields: aRecipe() }, NOW)
  const numbers = (db: Database) => db.selectFrom('recipes').select('number').execute()
  expect(await numbers(copy)).toEqual(await numbers(migrated))
})

/** The schema of an SQLite, what it holds of its own accord, and how it is set. */
async function describe(db: Database) {
  const read = async (query: string) => (await sql.raw(query).execute(db)).rows
  return {
    schema: await read('select type, name, sql from sqlite_master order by name'),
    migrations: await read('select name from migrations order by name'),
    settings: await Promise.all(
      ['foreign_keys', 'trusted_schema', 'journal_mode', 'temp_store'].map((name) => read(`pragma ${name}`)),
    ),
    counters: await read('select * from content_version'),
  }
}

test('each test gets the Postgres of a site that was just made, whatever the one before did', async () => {
  const before = await createTestDatabase('postgres')
  const contents = await hashContents(before)
  await insertRecipe(before, { fields: aRecipe() }, NOW)
  const { number } = await before.selectFrom('recipes').select('number').executeTakeFirstOrThrow()
  await sql`set enable_sort = off`.execute(before)
  await before.deleteFrom('content_version').execute()
  const second = await createTestDatabase('postgres')
  expect(await hashContents(second)).toBe(contents)
  expect((await sql`show enable_sort`.execute(second)).rows).toEqual([{ enable_sort: 'on' }])
  await insertRecipe(second, { fields: aRecipe() }, NOW)
  expect(await second.selectFrom('recipes').select('number').execute()).toEqual([{ number }])
  await sql`drop index recipes_newest`.execute(second)
  const third = await createTestDatabase('postgres')
  expect((await sql`select from pg_class where relname = 'recipes_newest'`.execute(third)).rows).toHaveLength(
    1,
  )
  expect(await third.selectFrom('recipes').select('number').execute()).toEqual([])
})
