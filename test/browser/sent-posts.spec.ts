import type { Page } from '@playwright/test'
import { openPage } from './open-page.ts'
import { signIn } from './sign-in.ts'
import { expect, NOW, test } from './site.ts'

/** Types a new post, once its editor is there. */
async function typePost(page: Page, typed: { title: string; content: string }) {
  await openPage(page, '/admin/blog/new')
  const content = page.getByRole('textbox', { name: 'Content' })
  await expect(content).toHaveAttribute('contenteditable', 'true')
  await page.getByRole('textbox', { name: 'Title' }).fill(typed.title)
  await content.fill(typed.content)
}

test('a button that is pressed twice creates one post', async ({ admin: page, db }) => {
  await typePost(page, { title: 'Mondays', content: 'Rice.' })
  await page.getByRole('button', { name: 'Create Post' }).dblclick()
  await expect(page.getByText('Post created successfully')).toBeVisible()
  await openPage(page, '/admin/blog')
  expect(await db.selectFrom('blog_posts').select('title').execute()).toEqual([{ title: 'Mondays' }])
})

test('a post that was sent after its session had ended is offered back after the next sign-in', async ({
  admin: page,
  context,
  db,
  baseURL,
}) => {
  const typed = { title: 'Long evening', content: 'All that I wrote since noon.' }
  await typePost(page, typed)
  await context.clearCookies()
  await page.getByRole('button', { name: 'Create Post' }).click()
  await expect(page.getByText('You are signed out')).toBeVisible()
  await signIn(context, { db, baseURL, now: NOW })
  await openPage(page, '/admin/blog/new')
  await page.getByRole('button', { name: 'Restore them' }).click()
  await page.getByRole('button', { name: 'Create Post' }).click()
  await expect(page.getByText('Post created successfully')).toBeVisible()
  expect(await db.selectFrom('blog_posts').select(['title', 'content']).execute()).toEqual([typed])
})
