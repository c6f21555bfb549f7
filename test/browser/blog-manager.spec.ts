import type { Page } from '@playwright/test'
import type { Database } from '#server/data/database.ts'
import { expect, test } from './site.ts'

test.use({ timezoneId: 'Europe/London' })

/** Opens a form of the manager and waits until its editor is there. */
async function openEditor(page: Page, path: string) {
  await page.goto(path)
  const content = page.getByRole('textbox', { name: 'Content' })
  await expect(content).toHaveAttribute('contenteditable', 'true')
  return content
}

const storedPosts = (db: Database) => db.selectFrom('blog_posts').selectAll().orderBy('created_at').execute()

test('a post is written with the keyboard, and stored as one block a line', async ({ admin: page, db }) => {
  const content = await openEditor(page, '/admin/blog/new')
  await page.getByRole('textbox', { name: 'Title' }).fill('A quiet table')
  await content.focus()
  await page.keyboard.type('Words are ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('bold')
  await page.keyboard.press('Control+b')
  await page.keyboard.type(' here.')
  await page.keyboard.press('Enter')
  await page.screenshot({ path: '/tmp/blog-1.png', fullPage: true })

  // From the title, Tab leads over the toolbar, which is one stop, into the text.
  const toolbar = page.getByRole('toolbar', { name: 'Text' })
  await toolbar.getByRole('button', { name: 'Bold' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(toolbar.getByRole('button', { name: 'Heading', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(toolbar.getByRole('button', { name: 'Heading', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(content).toBeFocused()
  await page.keyboard.type('The pot')
  await page.keyboard.press('Enter')
  await page.keyboard.type('- one')
  await page.keyboard.press('Enter')
  await page.keyboard.type('two')
  await page.getByRole('button', { name: 'Create Post' }).click()
  await expect(page.getByText('Post created successfully')).toBeVisible()
  expect(await storedPosts(db)).toMatchObject([
    {
      slug: 'a-quiet-table',
      status: 'draft',
      content: 'Words are <strong>bold</strong> here.\n<h2>The pot</h2>\n<ul><li>one</li><li>two</li></ul>',
    },
  ])
  await page.screenshot({ path: '/tmp/blog-2.png', fullPage: true })
})
