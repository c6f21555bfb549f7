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

for (const [what, address, path, name, save] of [
  ['the labels of a recipe', '**/admin/recipes/labels*', '/admin/recipes/new', 'ingredient 1', 'Save draft'],
  ['the preview of a post', '**/admin/blog/rendered', '/admin/blog/new', 'Content', 'Create Post'],
] as const)
  test(`who is signed out is told so by the form, and not before by ${what}`, async ({
    admin: page,
    context,
  }) => {
    await openPage(page, path)
    const field = page.getByRole('textbox', { name })
    await expect(field).toBeEditable()
    if (name === 'Content') await page.getByRole('button', { name: 'Show the finished text below' }).click()
    await context.clearCookies()
    const answers: string[] = []
    page.on('response', (response) => answers.push(new URL(response.url()).pathname))
    const answered = page.waitForResponse(address)
    await field.fill('600 g leeks')
    await answered
    await page.getByRole('button', { name: save }).click()
    await expect(page.getByText('You are signed out')).toBeVisible()
    // It says so once, to whoever asks first.
    expect(answers).not.toContain('/auth')
  })
