import type { Page } from '@playwright/test'
import { insertPost } from '#server/data/posts/write.ts'
import { aPost } from '../fixtures.ts'
import { XSS_PAYLOADS } from '../xss-payloads.ts'
import { openPage } from './open-page.ts'
import { expect, NOW, test } from './site.ts'

const PAYLOADS = XSS_PAYLOADS.map((payload) => payload.replaceAll('alert(1)', "alert(window.__pwn='yes')"))

// The pages must hold by themselves: the content policy, which would stop most of it, is switched off.
test.use({ bypassCSP: true })
test.describe.configure({ timeout: 120_000 })

const ran = (page: Page) => page.evaluate(() => Reflect.get(window, '__pwn'))

/** Elements and attributes of the text that no post may hold. */
const strangers = (page: Page) =>
  page
    .locator('.ProseMirror')
    .evaluateAll((texts) =>
      texts.flatMap((text) =>
        [...text.querySelectorAll('*')].flatMap((element) =>
          /^(script|style|iframe|object|embed|form|input|svg|math|video|audio|base|meta|link)$/.test(
            element.localName,
          ) ||
          [...element.attributes].some(
            ({ name, value }) => /^on|^style$/.test(name) || /^\s*javascript:/i.test(value),
          )
            ? [element.outerHTML]
            : [],
        ),
      ),
    )

test('nothing in stored posts runs where they are listed and edited, even if it was never sanitised', async ({
  admin: page,
  db,
}) => {
  const ids: string[] = []
  for (const payload of PAYLOADS)
    ids.push(await insertPost(db, aPost({ title: payload, excerpt: payload }), NOW))
  for (const [place, id] of ids.entries())
    await db
      .updateTable('blog_posts')
      .set({ content: (PAYLOADS[place] ?? '').replaceAll('\0', '') })
      .where('id', '=', id)
      .execute()
  for (const path of [
    '/admin/blog',
    '/admin/blog?page=2',
    ...ids.slice(0, 6).map((id) => `/admin/blog/${id}`),
  ]) {
    await openPage(page, path)
    await expect(page.getByRole('heading', { name: 'Blog' })).toBeVisible()
    expect(await ran(page), path).toBeUndefined()
    expect(await strangers(page), path).toEqual([])
  }
})

test('nothing that is pasted runs, nor stays in the text', async ({ admin: page, faults }) => {
  faults.expect(/status of 404/)
  await openPage(page, '/admin/blog/new')
  const content = page.getByRole('textbox', { name: 'Content' })
  await expect(content).toHaveAttribute('contenteditable', 'true')
  await content.evaluate((content, payloads) => {
    for (const payload of payloads) {
      for (const html of [
        payload,
        `<p>words ${payload} words</p>`,
        `<div data-pm-slice="0 0 []">${payload}</div>`,
      ]) {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text/html', html)
        clipboardData.setData('text/plain', payload)
        content.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      }
    }
  }, PAYLOADS)
  await expect(content).toContainText('words')
  await page.waitForLoadState('networkidle')
  expect(await ran(page)).toBeUndefined()
  expect(await strangers(page)).toEqual([])
  await page.getByRole('textbox', { name: 'Title' }).fill('Pasted')
  await page.getByRole('button', { name: 'Create Post' }).click()
  await expect(page.getByText('Post created successfully')).toBeVisible()
  expect(await ran(page)).toBeUndefined()
})
