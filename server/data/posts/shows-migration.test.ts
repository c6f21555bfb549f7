import { sql } from 'kysely'
import { expect } from 'vitest'
import { testEachDatabase } from '#test/database.ts'
import { aPost } from '#test/fixtures.ts'
import { NOW } from '#test/site.ts'
import type { Database } from '../database.ts'
import * as drawnAs from '../migrations/0038-drawn-as.ts'
import { insertPost } from './write.ts'

const migration: { up(db: Database): Promise<void> } = drawnAs

testEachDatabase('posts of earlier releases learn which recipes they show, as new ones do', async (db) => {
  const content = [
    '<a href="/recipes/soup">Soup</a> and more',
    '<a href="/recipes/rice">Rice</a>',
    '<a href="/equipment/pan">Pan</a>',
    '<a href="/recipes/rice">Rice again</a>',
    '<a href="/recipes/cod" title="x">Cod</a>',
  ].join('\n')
  const id = await insertPost(db, aPost({ content }), NOW)
  const shows = async () =>
    (await db.selectFrom('blog_posts').select('shows').where('id', '=', id).executeTakeFirstOrThrow()).shows
  expect(await shows()).toBe('["rice","cod"]')
  for (const column of [
    'blog_posts.drawn_as',
    'blog_posts.shows',
    'kitchen_equipment.drawn_as',
    'recipes.plate',
  ]) {
    const [table = '', name = ''] = column.split('.')
    await sql`alter table ${sql.table(table)} drop column ${sql.ref(name)}`.execute(db)
  }
  await migration.up(db)
  expect(await shows()).toBe('["rice","cod"]')
})
