import { expect } from 'vitest'
import type { PostFields } from '#domain/post/post.ts'
import { testEachDatabase } from '#test/database.ts'
import { aPost } from '#test/fixtures.ts'
import type { Database } from '../database.ts'
import { countPublicPosts, findMovedPost, findPublicPost, listPublicPosts } from './read.ts'
import { insertPost } from './write.ts'

const now = new Date('2026-03-04T05:06:07.000Z')
const after = (milliseconds: number) => new Date(now.getTime() + milliseconds)

const titlesAt = async (db: Database, moment: Date) =>
  (await listPublicPosts(db, moment)).map(({ title }) => title)

/** Stores a post and remembers an address that it once had. */
async function insertMovedPost(db: Database, old: string, fields: Partial<PostFields> = {}) {
  const id = await insertPost(db, aPost(fields), now)
  await db.insertInto('old_slugs').values({ kind: 'post', slug: old, target_id: id }).execute()
}

testEachDatabase(
  'spec.md section 7: the list has exactly the fields of a card, and one post has its content too',
  async (db) => {
    const id = await insertPost(db, aPost({ featured_image_url: 'https://pictures.example/a.jpg' }), now)
    const card = {
      id,
      title: 'A stock worth standing over',
      slug: 'a-stock-worth-standing-over',
      excerpt: 'The broth that starts half the recipes.',
      featured_image_url: 'https://pictures.example/a.jpg',
      published_at: '2026-01-02T08:00:00.000Z',
      created_at: now.toISOString(),
    }
    expect(await listPublicPosts(db, now)).toEqual([card])
    expect(await findPublicPost(db, card.slug, now)).toEqual({
      ...card,
      content: aPost().content,
      updated_at: now.toISOString(),
    })
  },
)

testEachDatabase('spec.md section 4: a draft is in no list, no count and at no address', async (db) => {
  await insertPost(db, aPost({ title: 'Draft', status: 'draft' }), now)
  await insertPost(db, aPost({ title: 'Undated draft', status: 'draft', published_at: null }), now)
  expect(await listPublicPosts(db, now)).toEqual([])
  expect(await countPublicPosts(db, now)).toBe(0)
  expect(await findPublicPost(db, 'draft', now)).toBeUndefined()
  expect(await findPublicPost(db, 'undated-draft', now)).toBeUndefined()
})

testEachDatabase(
  'spec.md section 4: a scheduled post becomes public at its moment, by itself',
  async (db) => {
    await insertPost(db, aPost({ title: 'Later', published_at: after(1_000).toISOString() }), now)
    for (const moment of [now, after(999)]) {
      expect(await listPublicPosts(db, moment)).toEqual([])
      expect(await countPublicPosts(db, moment)).toBe(0)
      expect(await findPublicPost(db, 'later', moment)).toBeUndefined()
    }
    for (const moment of [after(1_000), after(1_001)]) {
      expect(await titlesAt(db, moment)).toEqual(['Later'])
      expect(await countPublicPosts(db, moment)).toBe(1)
      expect((await findPublicPost(db, 'later', moment))?.title).toBe('Later')
    }
  },
)

testEachDatabase(
  'spec.md section 4: dates without milliseconds or in another zone mean the same moment',
  async (db) => {
    await insertPost(db, aPost({ title: 'Seconds', published_at: '2026-03-04T05:06:07Z' }), now)
    await insertPost(db, aPost({ title: 'Zone', published_at: '2026-03-04T07:06:07+02:00' }), now)
    expect(await titlesAt(db, after(-1))).toEqual([])
    expect((await titlesAt(db, now)).sort()).toEqual(['Seconds', 'Zone'])
    expect((await listPublicPosts(db, now)).map((post) => post.published_at)).toEqual([
      now.toISOString(),
      now.toISOString(),
    ])
  },
)

testEachDatabase(
  'spec.md section 4: an empty publish date means now when the post is published',
  async (db) => {
    await insertPost(db, aPost({ published_at: null }), now)
    expect((await listPublicPosts(db, now))[0]?.published_at).toBe(now.toISOString())
  },
)

testEachDatabase(
  'spec.md section 7: posts come newest first, and pages neither repeat nor miss one',
  async (db) => {
    for (const day of ['03', '01', '05', '02', '04', '04']) {
      await insertPost(db, aPost({ title: `Day ${day}`, published_at: `2026-01-${day}T08:00:00.000Z` }), now)
    }
    const all = await listPublicPosts(db, now)
    expect(all.map(({ title }) => title)).toEqual([
      'Day 05',
      'Day 04',
      'Day 04',
      'Day 03',
      'Day 02',
      'Day 01',
    ])
    const pages = [
      await listPublicPosts(db, now, { limit: 2 }),
      await listPublicPosts(db, now, { limit: 2, offset: 2 }),
      await listPublicPosts(db, now, { limit: 2, offset: 4 }),
    ]
    expect(pages.flat()).toEqual(all)
    expect(await listPublicPosts(db, now, { offset: 1_000_000 })).toEqual([])
    expect(await countPublicPosts(db, now)).toBe(6)
  },
)

testEachDatabase('two posts of one title have two addresses', async (db) => {
  await insertPost(db, aPost(), now)
  await insertPost(db, aPost(), now)
  await insertPost(db, { ...aPost(), slug: 'Chosen Address' }, now)
  const slugs = (await listPublicPosts(db, now)).map(({ slug }) => slug)
  expect(slugs.sort()).toEqual([
    'a-stock-worth-standing-over',
    'a-stock-worth-standing-over-2',
    'chosen-address',
  ])
})

testEachDatabase('an old address knows the new one, but only of a post that is public', async (db) => {
  await insertMovedPost(db, 'old', { title: 'Public' })
  await insertMovedPost(db, 'old-draft', { title: 'Draft', status: 'draft' })
  await insertMovedPost(db, 'old-later', { title: 'Later', published_at: after(1_000).toISOString() })
  await db.insertInto('old_slugs').values({ kind: 'recipe', slug: 'old-recipe', target_id: 'x' }).execute()
  expect(await findMovedPost(db, 'old', now)).toBe('public')
  expect(await findMovedPost(db, 'old-draft', now)).toBeUndefined()
  expect(await findMovedPost(db, 'old-later', now)).toBeUndefined()
  expect(await findMovedPost(db, 'old-later', after(1_000))).toBe('later')
  expect(await findMovedPost(db, 'old-recipe', now)).toBeUndefined()
})

testEachDatabase('an address that is none finds nothing, whatever it holds', async (db) => {
  await insertPost(db, aPost(), now)
  for (const slug of ['', '%', '_', "' or 1=1 --", '\0', 'a\0b', '😀', 'a'.repeat(10_000)]) {
    expect(await findPublicPost(db, slug, now), JSON.stringify(slug.slice(0, 20))).toBeUndefined()
    expect(await findMovedPost(db, slug, now)).toBeUndefined()
  }
})

testEachDatabase('what is stored of a post is harmless already', async (db) => {
  await insertPost(db, aPost({ content: 'Soup<script>alert(1)</script>\n<h2 onclick="x()">Pot</h2>' }), now)
  const { content } = await db.selectFrom('blog_posts').select('content').executeTakeFirstOrThrow()
  expect(content).toBe('Soup\n<h2>Pot</h2>')
})
