import { expect, test } from 'vitest'
import { insertEquipment } from '#server/data/equipment/write.ts'
import { insertPost } from '#server/data/posts/write.ts'
import { findRecipe } from '#server/data/recipes/row/row.ts'
import { insertRecipe } from '#server/data/recipes/write/write.ts'
import { aPieceOfEquipment, aPost, aRecipe } from '#test/fixtures.ts'
import { noticeOf } from '#test/form-fields.ts'
import { createTestSite, NOW } from '#test/site.ts'

const LATER = new Date(NOW.getTime() + 60_000).toISOString()

/** What the checkboxes of a table would send. */
const boxesOf = (html: string) =>
  [...html.matchAll(/<input\b[^>]*name="selected"[^>]*>/g)].map(
    ([box]) => / value="([^"]*)"/.exec(box)?.[1] ?? '',
  )

for (const table of ['/admin/recipes/list', '/admin/equipment/list', '/admin/blog', '/admin/blog/list'])
  test(`selected rows are unpublished, published and deleted, with one Undo (${table})`, async () => {
    const site = await createTestSite()
    const { db } = site
    const admin = await site.as('admin')
    for (const name of ['One', 'Two']) {
      await insertRecipe(db, { fields: aRecipe({ name }) }, NOW)
      await insertEquipment(db, [aPieceOfEquipment({ name })], NOW)
      await insertPost(db, aPost({ title: name }), NOW)
    }
    const left = `${table}?search=o`
    const before = (await admin.read(left)).html
    expect(before).toContain('aria-label="Select One"')
    const send = async (bulk: string) => {
      const answer = await admin.post(left, { bulk, selected: boxesOf((await admin.read(left)).html) })
      expect([bulk, answer.status, answer.headers.get('location')]).toEqual([bulk, 302, left])
      return noticeOf(answer)
    }
    expect(await send('unpublish')).toMatchObject({
      kind: 'success',
      title: expect.stringMatching(/^2 .*s? .*unpublished$/),
    })
    expect((await admin.read(left)).html.match(/>Draft</g)).toHaveLength(2)
    expect(await send('publish')).toMatchObject({ title: expect.stringMatching(/ published$/) })
    const deleted = await send('delete')
    expect(boxesOf((await admin.read(left)).html)).toEqual([])
    const undo = deleted?.undo?.action ?? ''
    const undone = await admin.post(undo)
    expect(noticeOf(undone)).toMatchObject({ kind: 'success' })
    expect(boxesOf((await admin.read(left)).html)).toHaveLength(2)
    // Without scripts, the browser leaves the page, and comes back to it.
    const headers = {
      Origin: 'https://plate.test',
      'Sec-Fetch-Site': 'same-origin',
      'Sec-Fetch-Mode': 'navigate',
    }
    const back = await admin.get(undo, { method: 'POST', headers, body: new FormData() })
    expect(back.headers.get('location')).toBe(left)
    expect(noticeOf(await admin.post(left, { bulk: 'delete' }))).toMatchObject({ kind: 'destructive' })
    for (const bulk of ['nonsense', 'constructor', 'toString'])
      expect(noticeOf(await admin.post(left, { bulk, selected: boxesOf(before) }))).toMatchObject({
        kind: 'destructive',
        text: 'Select some rows first.',
      })
  })

test('selected recipes get a category or a keyword, and never a diet', async () => {
  const site = await createTestSite()
  const admin = await site.as('admin')
  const { id } = await insertRecipe(site.db, { fields: aRecipe(), published_at: LATER }, NOW)
  const send = async (fields: Record<string, string>) =>
    admin.post('/admin/recipes', { ...fields, selected: boxesOf((await admin.read('/admin/recipes')).html) })
  await send({ bulk: 'category', category: 'Dinner' })
  await send({ bulk: 'keyword', keyword: ' for  guests ' })
  expect(await findRecipe(site.db, id)).toMatchObject({
    status: 'published',
    published_at: LATER,
    fields: { recipe_category: 'Dinner', keywords: ['weekday', 'for guests'] },
  })
  const wrongs: Record<string, string>[] = [
    { bulk: 'category', category: 'Poison' },
    { bulk: 'keyword', keyword: ' ' },
    { bulk: 'diet', diet: 'vegan' },
  ]
  for (const wrong of wrongs) expect(noticeOf(await send(wrong))).toMatchObject({ kind: 'destructive' })
  await send({ bulk: 'publish' })
  expect(await findRecipe(site.db, id)).toMatchObject({ published_at: NOW.toISOString() })
})

test('a moment that is none, and a table that is none, is taken back by nobody', async () => {
  const admin = await (await createTestSite()).as('admin')
  for (const path of [
    '/admin/bulk/recipes/undo',
    '/admin/bulk/recipes/undo?at=x',
    '/admin/bulk/users/undo?at=2026-01-01',
  ])
    expect([path, (await admin.post(path)).status]).toEqual([path, 404])
})
