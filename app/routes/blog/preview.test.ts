import { expect, test } from 'vitest'
import { insertPost, updatePost } from '#server/data/posts/write.ts'
import { findPost } from '#server/data/posts/row.ts'
import { previewPath } from '#server/preview-link.ts'
import { aPost } from '#test/fixtures.ts'
import { pageText } from '#test/page-text.ts'
import { createTestSite, NOW } from '#test/site.ts'
import { XSS_PAYLOADS } from '#test/xss-payloads.ts'

const DAY_MS = 24 * 60 * 60 * 1000

async function createPreview(fields = {}) {
  const site = await createTestSite()
  const post = aPost({
    title: 'Secret soup',
    status: 'draft',
    content: 'Words<script>alert(1)</script>',
    ...fields,
  })
  const id = await insertPost(site.db, post, NOW)
  const path = await previewPath(site.db, { id, updated_at: NOW.toISOString() }, NOW)
  const at = async (moment: number) =>
    (await createTestSite({ db: site.db, now: new Date(NOW.getTime() + moment) })).get(path)
  return { site, id, path, at }
}

test('a preview link shows a post that is not public, for seven days and not a second longer', async () => {
  const { at } = await createPreview()
  const answer = await at(0)
  expect(answer.status).toBe(200)
  const html = await answer.text()
  expect(pageText(html)).toContain('This is a preview. The post is not published.')
  expect(pageText(html)).toContain('Secret soup')
  expect(html).not.toContain('<script>alert')
  expect((await at(7 * DAY_MS - 1_000 - (NOW.getTime() % 1000))).status).toBe(200)
  const expired = await at(7 * DAY_MS)
  expect(expired.status).toBe(404)
  expect(await expired.text()).not.toContain('Secret soup')
})

test('a preview is kept by nobody and listed nowhere, and neither is a refused one', async () => {
  const { site, path } = await createPreview()
  const dataOf = (address: string) => address.replace('?', '.data?')
  for (const address of [path, dataOf(path), `${path}x`, dataOf(`${path}x`)]) {
    const { headers } = await site.get(address)
    expect(headers.get('cache-control'), address).toBe('no-store')
    expect(headers.get('x-robots-tag'), address).toBe('noindex, nofollow')
    expect(headers.get('referrer-policy'), address).toBe('no-referrer')
  }
  expect((await site.read(path)).html).toContain('<meta name="robots" content="noindex"/>')
})

test('what stands in the query of a preview does nothing', async () => {
  const { site, path } = await createPreview()
  for (const payload of XSS_PAYLOADS) {
    const value = encodeURIComponent(payload.toWellFormed())
    const { status, html } = await site.read(
      `${path}&${value}=${value}&title=${value}&until=${value}&signature=${value}`,
    )
    expect(status, payload).toBe(200)
    if (payload.includes('<')) expect(html, payload).not.toContain(payload)
  }
})

test('a link that was changed in any part shows nothing', async () => {
  const { site, id, path } = await createPreview()
  const other = await insertPost(site.db, aPost({ title: 'Other', status: 'draft' }), NOW)
  const query = new URLSearchParams(path.slice(path.indexOf('?')))
  const [until = '', saved = '', signature = ''] = query.values()
  const link = (id: string, until: string, signature: string) =>
    `/preview/${id}?until=${until}&saved=${saved}&signature=${signature}`
  for (const address of [
    link(other, until, signature),
    link(id, String(Number(until) + 1), signature),
    link(id, `0${until}`, signature),
    link(id, until, signature.slice(1)),
    link(id, until, 'A'.repeat(signature.length)),
    link(id, until, '%00'),
    link(id, '9e99', signature),
    link(id, '', ''),
    path.replace('saved=', 'saved=1'),
    path.replace(/&saved=\d+/, ''),
    `/preview/${id}`,
  ]) {
    const { status, html } = await site.read(address)
    expect(status, address).toBe(404)
    expect(html, address).not.toContain('Secret soup')
  }
})

test('saving a post again ends the links to what it was before', async () => {
  const { site, id, path, at } = await createPreview()
  const later = new Date(NOW.getTime() + 60_000)
  await updatePost(
    site.db,
    id,
    { fields: aPost({ title: 'Second thoughts', status: 'draft' }), author_id: null },
    later,
  )
  expect((await at(0)).status).toBe(404)
  expect((await site.read(path)).html).not.toContain('Second thoughts')
  const updated_at = (await findPost(site.db, id))?.updated_at ?? ''
  const { html } = await site.read(await previewPath(site.db, { id, updated_at }, NOW))
  expect(pageText(html)).toContain('Second thoughts')
})

test('once a post is public, its preview leads to it; once it is deleted, nowhere', async () => {
  const { site, id, at } = await createPreview({ status: 'published', published_at: '2026-03-05T00:00:00Z' })
  expect((await at(0)).status).toBe(200)
  expect((await at(DAY_MS)).headers.get('location')).toBe('/blog/secret-soup')
  await site.db.deleteFrom('blog_posts').where('id', '=', id).execute()
  expect((await at(0)).status).toBe(404)
})
