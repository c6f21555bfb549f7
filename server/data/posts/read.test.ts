import { expect } from 'vitest'
import type { PostFields } from '#domain/post/post.ts'
import { testEachDatabase } from '#test/database.ts'
import { aPost } from '#test/fixtures.ts'
import type { Database } from '../database/database.ts'
import { findMovedPost, findPublicPost, listNewestPosts, listPostPage, listPostsNaming } from './read.ts'
import { insertPost } from './write.ts'

const now = new Date('2026-03-04T05:06:07.000Z')
const after = (milliseconds: number) => new Date(now.getTime() + milliseconds)

const titlesAt = async (db: Database, moment: Date) =>
  (await listPostPage(db, 1, moment)).posts.map(({ title }) => title)

const NO_POSTS = { posts: [], count: 0, page: 1, pages: 1 }

/** Stores a post and remembers an address that it once had. */
async function insertMovedPost(db: Database, old: string, fields: Partial<PostFields> = {}) {
  const id = await insertPost(db, aPost(fields), now)
  await db.insertInto('old_slugs').values({ kind: 'post', slug: old, target_id: id }).execute()
}

testEachDatabase(
  'spec.md section 7: the list has exactly the fields of a card and its drawing, and one post has its content too',
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
      drawn: {
        kind: 'plate',
        dish: null,
        slug: 'a-stock-worth-standing-over',
        category: 'Salad',
      },
    }
    expect(await listPostPage(db, 1, now)).toEqual({ posts: [card], count: 1, page: 1, pages: 1 })
    expect(await listNewestPosts(db, 3, now)).toEqual([card])
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
  expect(await listPostPage(db, 1, now)).toEqual(NO_POSTS)
  expect(await listNewestPosts(db, 3, now)).toEqual([])
  expect(await findPublicPost(db, 'draft', now)).toBeUndefined()
  expect(await findPublicPost(db, 'undated-draft', now)).toBeUndefined()
})

testEachDatabase(
  'spec.md section 4: a scheduled post becomes public at its moment, by itself',
  async (db) => {
    await insertPost(db, aPost({ title: 'Later', published_at: after(1_000).toISOString() }), now)
    for (const moment of [now, after(999)]) {
      expect(await listPostPage(db, 1, moment)).toEqual(NO_POSTS)
      expect(await listNewestPosts(db, 3, moment)).toEqual([])
      expect(await findPublicPost(db, 'later', moment)).toBeUndefined()
    }
    for (const moment of [after(1_000), after(1_001)]) {
      expect(await titlesAt(db, moment)).toEqual(['Later'])
      expect((await listPostPage(db, 1, moment)).count).toBe(1)
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
    expect((await listNewestPosts(db, 3, now)).map((post) => post.published_at)).toEqual([
      now.toISOString(),
      now.toISOString(),
    ])
  },
)

testEachDatabase(
  'spec.md section 4: an empty publish date means now when the post is published',
  async (db) => {
    await insertPost(db, aPost({ published_at: null }), now)
    expect((await listNewestPosts(db, 1, now))[0]?.published_at).toBe(now.toISOString())
  },
)

testEachDatabase(
  'spec.md section 7: posts come newest first, and pages neither repeat nor miss one',
  async (db) => {
    for (const day of ['03', '01', '05', '02', '04', '04'])
      await insertPost(db, aPost({ title: `Day ${day}`, published_at: `2026-02-${day}T08:00:00.000Z` }), now)
    const newest = ['Day 05', 'Day 04', 'Day 04', 'Day 03', 'Day 02', 'Day 01']
    expect(await titlesAt(db, now)).toEqual(newest)
    for (let older = 0; older < 19; older++) await insertPost(db, aPost({ title: `Older ${older}` }), now)
    const [first, second] = [await listPostPage(db, 1, now), await listPostPage(db, 2, now)]
    expect(first).toMatchObject({ count: 25, page: 1, pages: 2 })
    expect([first.posts.length, second.posts.length]).toEqual([24, 1])
    const all = [...first.posts, ...second.posts]
    expect(all.slice(0, 6).map(({ title }) => title)).toEqual(newest)
    expect(new Set(all.map(({ id }) => id)).size).toBe(25)
    expect(await listNewestPosts(db, 2, now)).toEqual(all.slice(0, 2))
    expect(await listPostPage(db, 1_000, now)).toEqual(second)
  },
)

testEachDatabase('two posts of one title have two addresses', async (db) => {
  await insertPost(db, aPost(), now)
  await insertPost(db, aPost(), now)
  await insertPost(db, { ...aPost(), slug: 'Chosen Address' }, now)
  const slugs = (await listNewestPosts(db, 3, now)).map(({ slug }) => slug)
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

testEachDatabase('a recipe is told the posts whose text leads to it, and no others', async (db) => {
  const leadsTo = (path: string) => `<p>One.</p>\n<p>See <a href="${path}">it</a>.</p>`
  await insertPost(db, aPost({ title: 'Names it', content: leadsTo('/recipes/pea_soup') }), now)
  await insertPost(db, aPost({ title: 'Names another', content: leadsTo('/recipes/peaxsoup') }), now)
  await insertPost(db, aPost({ title: 'Longer', content: leadsTo('/recipes/pea_soup-two') }), now)
  await insertPost(db, aPost({ status: 'draft', content: leadsTo('/recipes/pea_soup') }), now)
  expect(await listPostsNaming(db, '/recipes/pea_soup', 3, now)).toEqual([
    { slug: 'names-it', title: 'Names it' },
  ])
})
