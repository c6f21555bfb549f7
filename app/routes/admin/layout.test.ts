import { expect, test } from 'vitest'
import { pageText } from '#test/page-text.ts'
import { createTestSite } from '#test/site.ts'

test('the admin area opens with the import for an administrator, and for nobody else', async () => {
  const site = await createTestSite()
  const admin = await site.as('admin')
  expect((await admin.get('/admin')).headers.get('location')).toBe('/admin/import')
  expect((await site.get('/admin')).headers.get('location')).toBe('/auth?next=%2Fadmin')

  const denied = await (await site.as('user')).get('/admin')
  expect(denied.status).toBe(403)
  const text = pageText(await denied.text())
  expect(text).toContain('Access Denied')
  expect(text).toContain("You don't have admin privileges to access this page.")
  expect(text).not.toContain('Import Data')
})

test('an editor is told of a screen that is for administrators alone', async () => {
  const site = await createTestSite()
  const denied = await (await site.as('editor')).get('/admin/settings')
  expect(denied.status).toBe(403)
  const text = pageText(await denied.text())
  expect(text).toContain("You don't have admin privileges to access this page.")
  expect(text).not.toContain('Something went wrong')
})
