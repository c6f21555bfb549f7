import { expect } from 'vitest'
import { testEachDatabase } from '#test/database.ts'
import { aPost } from '#test/fixtures.ts'
import { listPosts } from './admin.ts'
import { insertPost } from './write.ts'

const now = new Date('2026-03-04T05:06:07Z')
const ALL = { search: '', page: 1 }
const later = (ms: number) => new Date(now.getTime() + ms)

testEachDatabase(
  'spec.md section 7: administrators see every post with its state, the newest first',
  async (db) => {
    await insertPost(db, aPost({ title: 'One' }), now)
    await insertPost(db, aPost({ title: 'Two', published_at: later(2_000).toISOString() }), later(1))
    await insertPost(db, aPost({ title: 'Three', published_at: later(1_000).toISOString() }), later(2))
    await insertPost(db, aPost({ title: 'Four', status: 'draft', published_at: null }), later(3))
    const { posts, counts } = await listPosts(db, ALL, now)
    expect(posts.map(({ title, state }) => [title, state])).toEqual([
      ['Four', 'draft'],
      ['Three', 'scheduled'],
      ['Two', 'scheduled'],
      ['One', 'published'],
    ])
    expect(counts).toEqual({ all: 4, draft: 1, scheduled: 2, published: 1 })
    const scheduled = await listPosts(db, { ...ALL, state: 'scheduled' }, now)
    expect(scheduled.posts.map(({ title }) => title)).toEqual(['Three', 'Two'])
    const published = await listPosts(db, { ...ALL, state: 'published' }, later(1_000))
    expect(published.posts.map(({ title }) => title)).toEqual(['Three', 'One'])
  },
)

testEachDatabase('search folds case and accents in titles and excerpts', async (db) => {
  await insertPost(db, aPost({ title: 'Crème brûlée', excerpt: 'Sugar' }), now)
  await insertPost(db, aPost({ title: 'Soup', excerpt: 'À la CRÈME' }), later(1))
  await insertPost(db, aPost({ title: '100 % rice', excerpt: null }), later(2))
  const found = async (search: string) =>
    (await listPosts(db, { ...ALL, search }, now)).posts.map(({ title }) => title)
  expect(await found('creme')).toEqual(['Soup', 'Crème brûlée'])
  expect(await found('creme soup')).toEqual(['Soup'])
  expect(await found('sugar soup')).toEqual([])
  expect(await found('%')).toEqual(['100 % rice'])
  expect(await found('nothing')).toEqual([])
})

testEachDatabase('a page past the last is the last', async (db) => {
  for (let number = 1; number <= 26; number++)
    await insertPost(db, aPost({ title: `Post ${number}` }), later(number))
  const { posts, page, pages, found } = await listPosts(db, { ...ALL, page: 9 }, now)
  expect({ page, pages, found }).toEqual({ page: 2, pages: 2, found: 26 })
  expect(posts.map(({ title }) => title)).toEqual(['Post 1'])
})
