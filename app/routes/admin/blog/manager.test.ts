import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createPost, insertPost } from '#server/data/posts/write.ts'
import { findPost } from '#server/data/posts/row.ts'
import { listVersions } from '#server/data/changes/versions.ts'
import { readNotice } from '#domain/notice.ts'
import { createTestDatabase } from '#test/database.ts'
import { aPost } from '#test/fixtures.ts'
import { pageLinks, pageText } from '#test/page-text.ts'
import { createTestSite, NOW } from '#test/site.ts'

const FORM = {
  title: 'A quiet table',
  slug: '',
  excerpt: 'Six dishes.',
  content: 'Words',
  featured_image_url: '',
  status: 'draft',
  published_at: '',
  time_zone: 'UTC',
}

const noticeOf = (response: Response) =>
  readNotice(
    response.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; '),
  )
const stored = async (site: Awaited<ReturnType<typeof createTestSite>>) =>
  site.db.selectFrom('blog_posts').selectAll().orderBy('created_at').execute()

async function createAdminSite(now = NOW) {
  const site = await createTestSite({ now })
  return { ...(await site.as('admin')), visitor: site }
}

test('spec.md section 2: without posts, every address of the manager says so and offers to write the first', async () => {
  const admin = await createAdminSite()
  for (const path of ['/admin/blog', '/admin/blog/list', '/admin/blog/scheduled']) {
    const { status, html } = await admin.read(path)
    expect(status).toBe(200)
    expect(pageText(html)).toContain('No blog posts yet Create your first post')
    expect(pageLinks(html)).toContainEqual({ href: '/admin/blog/new', text: 'New Post' })
  }
})

test('spec.md section 4: each post has its badge and its date in words, the newest first', async () => {
  const admin = await createAdminSite()
  const add = (title: string, fields: object, at: string) =>
    insertPost(admin.db, aPost({ title, ...fields }), new Date(at))
  await add('Old', {}, '2026-01-01T00:00:00Z')
  await add('Soon', { published_at: '2026-03-08T07:30:00Z' }, '2026-01-02T00:00:00Z')
  await add('Unfinished', { status: 'draft', published_at: null }, '2026-01-03T00:00:00Z')
  const text = pageText((await admin.read('/admin/blog')).html)
  expect(text).toMatch(
    /Draft Edited January 3, 2026 Unfinished .* Scheduled Goes live Sunday, March 8, 2026 at 7:30 Soon .* Published January 2, 2026 Old/,
  )
  const scheduled = pageText((await admin.read('/admin/blog/scheduled')).html)
  expect(scheduled).toContain('Soon')
  expect(scheduled).not.toContain('Unfinished')
  expect(pageText((await admin.read('/admin/blog?state=draft')).html)).not.toContain('Soon')
  const found = pageText((await admin.read('/admin/blog?search=unFINished')).html)
  expect(found).toContain('Unfinished')
  expect(found).not.toContain('Old')
  expect(pageText((await admin.read('/admin/blog?search=nothing')).html)).toContain('No posts found')
})

test('many posts are paged', async () => {
  const admin = await createAdminSite()
  for (let number = 1; number <= 30; number++)
    await insertPost(admin.db, aPost({ title: `Post ${number}.` }), new Date(NOW.getTime() + number))
  const first = (await admin.read('/admin/blog')).html
  expect(pageText(first)).toContain('Post 30.')
  expect(pageText(first)).not.toContain('Post 5.')
  expect(pageLinks(first).map(({ href }) => href)).toContain('/admin/blog?page=2')
  expect(pageText((await admin.read('/admin/blog?page=2')).html)).toContain('Post 5.')
})

test('spec.md section 2: the form has the fields and rows of the specification', async () => {
  const admin = await createAdminSite()
  const { html } = await admin.read('/admin/blog/new')
  for (const label of ['Title', 'Slug', 'Excerpt', 'Content', 'Featured Image', 'Status', 'Publish Date'])
    expect(html).toMatch(new RegExp(`<label[^>]*>${label}</label>`))
  expect(html).toMatch(/<textarea[^>]*name="title"/)
  expect(html).toMatch(/<textarea[^>]*name="excerpt"[^>]*rows="2"|<textarea[^>]*rows="2"[^>]*name="excerpt"/)
  expect(html).toMatch(
    /<textarea[^>]*name="content"[^>]*rows="15"|<textarea[^>]*rows="15"[^>]*name="content"/,
  )
  expect(html).toMatch(
    /<input[^>]*type="url"[^>]*name="featured_image_url"|<input[^>]*name="featured_image_url"[^>]*type="url"/,
  )
  expect(html).toMatch(/<input[^>]*type="datetime-local"/)
  expect(pageText(html)).toContain('Your time zone: UTC.')
  expect(html).not.toContain(' style=')
})

test("spec.md section 8: 'Post created successfully', and the post is as it was written", async () => {
  const admin = await createAdminSite()
  const answer = await admin.post('/admin/blog/new', {
    ...FORM,
    content: 'One\r\n<h2 onclick="x()">Two</h2><script>alert(1)</script>',
    status: 'published',
    published_at: '2026-03-29T08:00',
    time_zone: 'Europe/London',
    featured_image_url: 'https://pictures.example/a.jpg',
  })
  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toBe('/admin/blog')
  expect(noticeOf(answer)).toEqual({
    kind: 'success',
    title: 'Post created successfully',
    text: 'It goes live on Sunday, March 29, 2026 at 8:00. Left out: <script>. A post cannot hold that. Put a link there instead.',
  })
  expect(await stored(admin.visitor)).toMatchObject([
    {
      title: 'A quiet table',
      slug: 'a-quiet-table',
      content: 'One\n<h2>Two</h2>',
      excerpt: 'Six dishes.',
      featured_image_url: 'https://pictures.example/a.jpg',
      status: 'published',
      published_at: '2026-03-29T07:00:00.000Z',
      author_id: admin.user_id,
    },
  ])
})

test('what a post cannot hold is left out, and the notice says so', async () => {
  const admin = await (await createTestSite()).as('admin')
  const content =
    '<p>Watch.</p>\n<iframe src="https://video.example/1"></iframe>\n<img src="data:image/png;base64,AA" alt="">'
  const saved = await admin.post('/admin/blog/new', { title: 'Watch', content, status: 'draft' })
  expect(noticeOf(saved)).toMatchObject({
    title: 'Post created successfully',
    text: 'Left out: <iframe>. A post cannot hold that. Put a link there instead. A pasted picture was left out. Add it with the Picture button.',
  })
  const whole = await admin.post('/admin/blog/new', {
    title: 'Code',
    content: '<p>An &lt;iframe&gt; is a frame. <img src="https://photos.example/a.jpg" alt=""></p>',
    status: 'draft',
  })
  expect(noticeOf(whole)?.text).toBeUndefined()
})

test('spec.md section 4: published without a date means now; a draft needs none', async () => {
  const admin = await createAdminSite()
  await admin.post('/admin/blog/new', { ...FORM, title: 'Now', status: 'published' })
  await admin.post('/admin/blog/new', { ...FORM, title: 'Draft' })
  const posts = await stored(admin.visitor)
  expect(posts.find(({ title }) => title === 'Now')?.published_at).toBe(NOW.toISOString())
  expect(posts.find(({ title }) => title === 'Draft')?.published_at).toBeNull()
  expect((await admin.visitor.get('/blog/now')).status).toBe(200)
  expect((await admin.visitor.get('/blog/draft')).headers.get('location')).toBe('/blog')
})

test("spec.md section 8: 'Error creating post', with what is wrong beside the field and everything still there", async () => {
  const admin = await createAdminSite()
  await insertPost(admin.db, aPost({ title: 'A quiet table' }), NOW)
  for (const [fields, message] of [
    [{ title: ' ' }, 'Title is required'],
    [{ content: '' }, 'Content is required'],
    [{ slug: 'a-quiet-table' }, 'Another post has this address.'],
    [
      { featured_image_url: 'javascript:alert(1)' },
      'Featured Image must be a web address that begins with https:// or http://',
    ],
    [{ status: 'gone' }, 'Status must be draft or published'],
    [
      { published_at: '2026-05-01T08:00', time_zone: 'Mars/Olympus' },
      'Publish Date must be a date and time from 1970 to 2199, such as 2025-03-01T08:00:00Z',
    ],
    [
      { published_at: 'soon' },
      'Publish Date must be a date and time from 1970 to 2199, such as 2025-03-01T08:00:00Z',
    ],
  ] as const) {
    const answer = await admin.post('/admin/blog/new', { ...FORM, excerpt: 'Kept as it was', ...fields })
    expect(answer.status).toBe(422)
    expect(noticeOf(answer)).toEqual({ kind: 'destructive', title: 'Error creating post', text: message })
    const html = await answer.text()
    expect(html).toMatch(/aria-invalid="true"/)
    expect(pageText(html)).toContain(message)
    expect(html).toContain('Kept as it was')
  }
  expect(await stored(admin.visitor)).toHaveLength(1)
})

test("spec.md section 8: 'Post updated successfully'; an untouched date stays as it was, to the second", async () => {
  const admin = await createAdminSite()
  const id = await insertPost(admin.db, aPost({ published_at: '2026-05-01T07:00:42Z' }), NOW)
  const before = await findPost(admin.db, id)
  const answer = await admin.post(`/admin/blog/${id}`, {
    ...FORM,
    title: 'Changed',
    slug: 'moved',
    status: 'published',
    published_at: '2026-05-01T09:00',
    time_zone: 'Europe/Berlin',
    based_on: before?.updated_at ?? '',
  })
  expect(noticeOf(answer)).toEqual({
    kind: 'success',
    title: 'Post updated successfully',
    text: 'It goes live on Friday, May 1, 2026 at 9:00.',
  })
  const after = await findPost(admin.db, id)
  expect(after).toMatchObject({
    slug: 'moved',
    fields: { title: 'Changed', published_at: '2026-05-01T07:00:42.000Z' },
  })
})

test("spec.md section 8: 'Error updating post', when it was changed or deleted elsewhere, and neither version is lost", async () => {
  const admin = await createAdminSite()
  const id = await insertPost(admin.db, aPost({ content: 'Their words' }), NOW)
  const mine = { ...FORM, content: 'My words', based_on: '2020-01-01T00:00:00.000Z' }
  const answer = await admin.post(`/admin/blog/${id}`, mine)
  expect(answer.status).toBe(409)
  expect(noticeOf(answer)).toMatchObject({
    title: 'Error updating post',
    text: 'The post was changed elsewhere since you opened it.',
  })
  const html = await answer.text()
  expect(pageText(html)).toContain('My words')
  expect(pageText(html)).toContain('Their words')
  expect((await findPost(admin.db, id))?.fields.content).toBe('Their words')

  // Without scripts, sending the form again is the choice to keep one's own.
  const based_on = /name="based_on" value="([^"]+)"/.exec(html)?.[1] ?? ''
  expect((await admin.post(`/admin/blog/${id}`, { ...mine, based_on })).status).toBe(302)
  expect((await findPost(admin.db, id))?.fields.content).toBe('My words')

  await admin.post(`/admin/blog/${id}/delete`)
  const gone = await admin.post(`/admin/blog/${id}`, mine)
  expect(gone.status).toBe(409)
  expect(noticeOf(gone)).toMatchObject({ kind: 'destructive', title: 'Error updating post' })
  expect(await gone.text()).toContain('My words')
})

test("spec.md section 8: 'Post deleted successfully' with Undo, and 'Error deleting post' for one that is gone", async () => {
  const admin = await createAdminSite()
  const id = await insertPost(admin.db, aPost(), NOW)
  const answer = await admin.post(`/admin/blog/${id}/delete`, { list: '/admin/blog?state=published' })
  expect(answer.headers.get('location')).toBe('/admin/blog?state=published')
  expect(noticeOf(answer)).toEqual({
    kind: 'success',
    title: 'Post deleted successfully',
    text: 'It waits in the trash for 30 days.',
    undo: { action: `/admin/blog/${id}/undelete`, label: 'Undo' },
  })
  expect(await findPost(admin.db, id)).toBeUndefined()
  const again = await admin.post(`/admin/blog/${id}/delete`, { list: '//evil.example' })
  expect(again.headers.get('location')).toBe('/admin/blog')
  expect(noticeOf(again)).toMatchObject({ kind: 'destructive', title: 'Error deleting post' })

  const undone = await admin.post(`/admin/blog/${id}/undelete`)
  expect(noticeOf(undone)).toMatchObject({ kind: 'success', title: 'Post restored' })
  expect((await findPost(admin.db, id))?.slug).toBe('a-stock-worth-standing-over')
  expect(noticeOf(await admin.post('/admin/blog/nobody/undelete'))).toMatchObject({ kind: 'destructive' })
  expect((await admin.get('/admin/blog/nobody')).status).toBe(404)
})

test('below the form of a post, what is done with selected posts is sent to their list', async () => {
  const site = await createTestSite()
  await insertPost(site.db, aPost(), NOW)
  const { html } = await (await site.as('admin')).read('/admin/blog/new')
  const bar = /<form\b[^>]*aria-label="Selected posts"[^>]*>/.exec(html)?.[0]
  expect(bar).toContain('action="/admin/blog"')
})

test('a form that arrives broken deletes nothing', async () => {
  const admin = await createAdminSite()
  const id = await insertPost(admin.db, aPost(), NOW)
  const headers = {
    Origin: 'https://plate.test',
    'Sec-Fetch-Site': 'same-origin',
    'Content-Type': 'multipart/form-data; boundary=x',
  }
  const answer = await admin.request(`/admin/blog/${id}/delete`, { method: 'POST', headers, body: '--x' })
  expect(answer.status).toBe(400)
  expect(await findPost(admin.db, id)).toBeDefined()
})

test('a text longer than a post may be is not rendered', async () => {
  const admin = await createAdminSite()
  const answer = await admin.post('/admin/blog/rendered', { content: 'x'.repeat(500_001) })
  expect(answer.status).toBe(413)
  expect(await answer.text()).toContain('This text is too long')
})

test('spec.md section 8: a database that fails is told of in the notices, and what was written comes back', async () => {
  const admin = await createAdminSite()
  const id = await insertPost(admin.db, aPost(), NOW)
  for (const change of ['insert', 'update', 'delete'])
    await sql`create trigger ${sql.raw(`no_${change}`)} before ${sql.raw(change)} on blog_posts
      begin select raise(abort, 'disk is full'); end`.execute(admin.db)
  const created = await admin.post('/admin/blog/new', { ...FORM, content: 'My words' })
  expect(created.status).toBe(500)
  expect(noticeOf(created)).toMatchObject({ kind: 'destructive', title: 'Error creating post' })
  expect(await created.text()).toContain('My words')
  const updated = await admin.post(`/admin/blog/${id}`, { ...FORM, content: 'My words' })
  expect(updated.status).toBe(500)
  expect(noticeOf(updated)).toMatchObject({ kind: 'destructive', title: 'Error updating post' })
  expect(await updated.text()).toContain('My words')
  const deleted = await admin.post(`/admin/blog/${id}/delete`)
  expect(noticeOf(deleted)).toMatchObject({ kind: 'destructive', title: 'Error deleting post' })
  expect(await findPost(admin.db, id)).toBeDefined()
})

test('spec.md section 6: nobody but an administrator reads or changes anything of the manager', async () => {
  const admin = await createAdminSite()
  const id = await insertPost(admin.db, aPost({ status: 'draft', title: 'Canary' }), NOW)
  const user = await admin.visitor.as('user')
  for (const path of [
    '/admin/blog',
    '/admin/blog/list',
    '/admin/blog/scheduled',
    '/admin/blog/new',
    `/admin/blog/${id}`,
  ]) {
    for (const address of [path, `${path}.data`]) {
      const visitor = await admin.visitor.get(address)
      const reader = await user.get(address)
      expect(await visitor.text(), address).not.toContain('Canary')
      expect(await reader.text(), address).not.toContain('Canary')
      expect(visitor.status, address).not.toBe(200)
    }
    expect((await admin.visitor.get(path)).headers.get('location')).toBe(
      `/auth?next=${encodeURIComponent(path)}`,
    )
    expect((await user.get(path)).status).toBe(403)
  }
  for (const path of [
    '/admin/blog/new',
    `/admin/blog/${id}`,
    `/admin/blog/${id}/delete`,
    `/admin/blog/${id}/undelete`,
    '/admin/blog/rendered',
  ]) {
    expect((await user.post(path, FORM)).status, path).toBe(403)
    expect((await admin.visitor.post(path, FORM)).status, path).toBe(302)
  }
  expect(await stored(admin.visitor)).toMatchObject([{ id, title: 'Canary' }])
})

test('a scheduled post appears at its second, and an unpublished one is gone', async () => {
  const db = await createTestDatabase()
  await createPost(
    db,
    { fields: aPost({ title: 'Later', published_at: '2026-03-04T06:00:00Z' }), slug: null, author_id: null },
    NOW,
  )
  const at = async (moment: string) => {
    const site = await createTestSite({ db, now: new Date(moment) })
    return [(await site.get('/blog/later')).status, (await site.read('/blog')).html.includes('Later')]
  }
  expect(await at('2026-03-04T05:59:59.999Z')).toEqual([302, false])
  expect(await at('2026-03-04T06:00:00.000Z')).toEqual([200, true])
})

test('the versions of a post stand below its form, and each can be restored', async () => {
  const admin = await createAdminSite()
  const id = await insertPost(admin.db, aPost({ content: 'First words' }), NOW)
  const path = `/admin/blog/${id}`
  expect((await admin.post(path, { ...FORM, content: 'Second words' })).status).toBe(302)
  const [version] = await listVersions(admin.db, 'post', id)
  expect(pageText((await admin.read(path)).html)).toContain('Versions')
  const restored = await admin.post(path, { restore: version?.id ?? '' })
  expect(restored.headers.get('location')).toBe(path)
  expect(noticeOf(restored)).toEqual({ kind: 'success', title: 'Version restored' })
  expect((await findPost(admin.db, id))?.fields.content).toBe('First words')
  expect((await admin.post(path, { restore: 'nothing' })).status).toBe(404)
})
