import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { insertRecipe } from '#server/data/recipes/write.ts'
import { hashContents } from './contents.ts'
import { createTestDatabase } from './database.ts'
import { aRecipe } from './fixtures.ts'

const NOW = new Date('2026-03-04T05:06:07Z')

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
