import { sql } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import { aPost, aRecipe } from '#test/fixtures.ts'
import { findPostgres, startPostgres } from '#test/postgres.ts'
import { newDatabaseFile } from '#test/running-site.ts'
import { offerSetUp } from '../../auth/set-up.ts'
import { createPost } from '../posts/write.ts'
import { openDatabase, type Database } from './database.ts'
import { migrate } from './migrate.ts'
import { createRecipe, insertRecipe, updateRecipe } from '../recipes/write/write.ts'
import { findRecipe } from '../recipes/row/row.ts'
import { listVersions } from '../changes/versions.ts'

// Two processes over one database that really is one: what they do at once must look as if it were done in turn.

const now = new Date('2026-03-04T05:06:07Z')
const nobody = { author_id: null }
const programs = findPostgres()
const postgres = programs ? await startPostgres(programs) : undefined
afterAll(() => postgres?.stop())

async function withTwo(url: string, run: (pick: (place: number) => Database) => Promise<void>) {
  const [first, second] = [openDatabase(url), openDatabase(url)]
  await migrate(first)
  await run((place) => (place % 2 === 0 ? first : second))
  await Promise.all([first.destroy(), second.destroy()])
}

function testTogether(name: string, run: (pick: (place: number) => Database) => Promise<void>) {
  test(`${name} (sqlite)`, async () => withTwo(`file:${newDatabaseFile()}`, run))
  test.skipIf(!postgres)(`${name} (postgres)`, async () => withTwo(postgres?.url ?? '', run))
}

const hundred = Array.from({ length: 100 }, (_, place) => place)

const fifty = hundred.slice(0, 50)

testTogether('fifty recipes and posts of one title get fifty addresses each', async (pick) => {
  const recipes = await Promise.all(
    fifty.map((place) => insertRecipe(pick(place), { fields: aRecipe({ name: 'Soup' }) }, now)),
  )
  expect(new Set(recipes.map(({ slug }) => slug)).size).toBe(50)
  const posts = await Promise.all(
    fifty.map((place) => createPost(pick(place), { fields: aPost(), slug: null, ...nobody }, now)),
  )
  expect(new Set(posts.map((post) => post.ok && post.slug)).size).toBe(50)
})

testTogether('of many who type the same address, one gets it', async (pick) => {
  const typed = await Promise.all(
    hundred.map((place) => createRecipe(pick(place), { fields: aRecipe(), slug: 'typed' }, now)),
  )
  expect(typed.filter(({ ok }) => ok)).toHaveLength(1)
})

testTogether('of many who change the same recipe, one is taken and the others are told', async (pick) => {
  const { id } = await insertRecipe(pick(0), { fields: aRecipe() }, now)
  const based_on = (await findRecipe(pick(0), id))?.updated_at
  const changes = await Promise.all(
    hundred
      .slice(0, 20)
      .map((place) =>
        updateRecipe(pick(place), id, { fields: aRecipe({ name: `${place}` }), based_on, ...nobody }, now),
      ),
  )
  expect(changes.filter(({ ok }) => ok)).toHaveLength(1)
  expect(changes.filter((change) => !change.ok && change.reason === 'changed')).toHaveLength(19)
  expect(await listVersions(pick(1), 'recipe', id)).toHaveLength(1)
})

testTogether('of starts at once, the link of one makes the first administrator', async (pick) => {
  await Promise.all(hundred.slice(0, 20).map((place) => offerSetUp(pick(place), now)))
  expect(await pick(0).selectFrom('one_time_tokens').select('kind').execute()).toEqual([{ kind: 'set-up' }])
})

test.skipIf(!postgres)(
  'a connection that Postgres ends within a transaction fails that alone (postgres)',
  async () => {
    await withTwo(postgres?.url ?? '', async (pick) => {
      const cut = pick(0)
        .transaction()
        .execute(async (db) => {
          const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
          await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(pick(1))
          // No query waits for an answer on the connection while it ends.
          await vi.waitUntil(async () => {
            const gone = sql`select 1 from pg_stat_activity where pid = ${rows[0]?.pid}`
            return (await gone.execute(pick(1))).rows.length === 0
          })
          await sql`select 1`.execute(db)
        })
      await expect(cut).rejects.toThrow()
      expect((await sql`select 1`.execute(pick(0))).rows).toHaveLength(1)
    })
  },
)
