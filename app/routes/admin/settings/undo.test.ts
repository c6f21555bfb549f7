import { expect, test } from 'vitest'
import { NO_SETTINGS } from '#domain/settings/fields.ts'
import { readSettings } from '#server/data/settings/row.ts'
import { updateSettings } from '#server/data/settings/write.ts'
import { noticeOf } from '#test/form-fields.ts'
import { createTestSite, NOW } from '#test/site.ts'

const PATH = '/admin/settings'

async function openSettings() {
  const site = await createTestSite()
  return { db: site.db, admin: await site.as('admin') }
}

test('Undo takes back what its notice was about, and nothing that was saved since', async () => {
  const { admin, db } = await openSettings()
  const mine = await admin.post(PATH, { closing: 'Mine.', based_on: '' })
  const fields = { ...NO_SETTINGS, closing: 'Theirs.' }
  await updateSettings(db, { fields, author_id: null }, NOW)
  const { action = '' } = noticeOf(mine)?.undo ?? {}
  expect(noticeOf(await admin.post(action))).toMatchObject({
    kind: 'destructive',
    title: 'Nothing was undone',
  })
  expect((await readSettings(db)).fields.closing).toBe('Theirs.')
})

test('Undo that names no change takes none back', async () => {
  const { admin, db } = await openSettings()
  await admin.post(PATH, { closing: 'Mine.', based_on: '' })
  expect(noticeOf(await admin.post(`${PATH}/undo`))).toMatchObject({ title: 'Nothing was undone' })
  expect((await readSettings(db)).fields.closing).toBe('Mine.')
})

test('Undo that is pressed twice does not bring back what it took away', async () => {
  const { admin, db } = await openSettings()
  const { action = '' } = noticeOf(await admin.post(PATH, { closing: 'Mine.', based_on: '' }))?.undo ?? {}
  for (const kind of ['success', 'destructive'])
    expect(noticeOf(await admin.post(action))).toMatchObject({ kind })
  expect((await readSettings(db)).fields.closing).toBeNull()
})
