import { expect, test } from 'vitest'
import { pageText } from '#test/page-text.ts'
import { createTestSite } from '#test/site.ts'
import { noticeHeaders } from './notice.ts'

const { 'Set-Cookie': setCookie } = noticeHeaders({
  kind: 'success',
  title: 'Recipe deleted',
  text: '"Soup <b>" has been successfully deleted.',
  undo: { action: '/admin/recipes/undo', label: 'Undo' },
})
const cookie = `__Host-${setCookie.split(';')[0]}`

test('the next page says a notice, once, without scripts too', async () => {
  const site = await createTestSite()
  const response = await site.get('/', { headers: { cookie } })
  const html = await response.text()
  expect(pageText(html)).toContain('Recipe deleted "Soup <b>" has been successfully deleted.')
  expect(html).toContain('action="/admin/recipes/undo"')
  expect(response.headers.get('set-cookie')).toMatch(/^__Host-notice=; .*Max-Age=0/)
  expect(pageText(await (await site.get('/')).text())).not.toContain('Recipe deleted')
})

test('a notice is bound to this host where browsers can do that', async () => {
  const noticeOf = async (env: Record<string, string>) => {
    const admin = await (await createTestSite({ env })).as('admin')
    const { headers } = await admin.post('/admin/recipes', { delete: 'nobody' })
    return headers.get('set-cookie')
  }
  expect(await noticeOf({ SITE_URL: 'https://plate.test' })).toMatch(
    /^__Host-notice=\S+; Path=\/; .*; Secure$/,
  )
  expect(await noticeOf({ SITE_URL: 'http://plate.test' })).toMatch(/^notice=\S+; Path=\/; .*SameSite=Lax$/)
})
