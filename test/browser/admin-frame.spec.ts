import { insertPost } from '#server/data/posts/write.ts'
import { aPost } from '../fixtures.ts'
import { delayResponses } from './delay-responses.ts'
import { openPage, reloadPage, waitUntilAlive } from './open-page.ts'
import { expect, NOW, test } from './site.ts'

const WEEK_SECONDS = 604_800

test('the sidebar folds to icons, by its button and by Ctrl and B, and stays so for a week', async ({
  admin: page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openPage(page, '/admin/blog')
  const sidebar = page.getByRole('navigation', { name: 'Admin' })
  const width = async () => (await sidebar.locator('..').boundingBox())?.width
  await expect.poll(width).toBe(16 * 16)
  await expect(sidebar.getByRole('link', { name: 'Blog' })).toHaveAttribute('aria-current', 'page')

  await page.getByRole('button', { name: 'Toggle sidebar (Ctrl+B)' }).click()
  await expect.poll(width).toBe(3 * 16)
  await expect(sidebar.getByRole('link', { name: 'Import Data' })).toBeVisible()
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'sidebar')
  expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - WEEK_SECONDS)).toBeLessThan(60)

  await reloadPage(page)
  await expect.poll(width).toBe(3 * 16)
  await page.keyboard.press('Control+b')
  await expect.poll(width).toBe(16 * 16)
})

test('below 768 pixels the sidebar is a drawer that keeps the focus and closes when a place is chosen', async ({
  admin: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, '/admin/blog')
  await expect(page.getByRole('navigation', { name: 'Admin' })).toBeHidden()
  await page.getByRole('button', { name: 'Toggle sidebar (Ctrl+B)' }).click()
  const drawer = page.getByRole('dialog', { name: 'Admin' })
  await expect(drawer).toBeVisible()
  await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(18 * 16)
  for (let tabs = 0; tabs < 20; tabs++) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main') ?? null)).toBeNull()
  }
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()

  await page.keyboard.press('Control+b')
  await drawer.getByRole('link', { name: 'Media' }).click()
  await expect(page.getByRole('heading', { name: 'Media', level: 1 })).toBeVisible()
  await expect(drawer).toBeHidden()
})

test('the drawer opens before the scripts have come, and stays', async ({ admin: page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const letGo = await delayResponses(page, '**/assets/*.js')
  await page.goto('/admin/blog', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Toggle sidebar (Ctrl+B)' }).click()
  const drawer = page.getByRole('dialog', { name: 'Admin' })
  await expect(drawer).toBeVisible()
  letGo()
  await waitUntilAlive(page)
  await drawer.getByRole('link', { name: 'Media' }).click()
  await expect(page.getByRole('heading', { name: 'Media', level: 1 })).toBeVisible()
  await expect(drawer).toBeHidden()
})

test('what changes elsewhere appears on the open screen, and what is typed stays', async ({
  admin: page,
  db,
}) => {
  await openPage(page, '/admin/blog/new')
  await page.getByLabel('Title').fill('What I am typing')
  await insertPost(db, aPost({ title: 'Written elsewhere' }), NOW)
  await expect(page.getByText('Written elsewhere')).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue('What I am typing')
})

test('a preview that is rendered meanwhile does not keep what changes elsewhere from the screen', async ({
  admin: page,
  db,
}) => {
  await openPage(page, '/admin/blog/new')
  const letGo = await delayResponses(page, '**/admin/blog/new.data')
  const asked = page.waitForRequest('**/admin/blog/new.data')
  await insertPost(db, aPost({ title: 'Written elsewhere' }), NOW)
  await asked
  await page.getByLabel('Title').fill('What I am typing')
  await page.getByRole('textbox', { name: 'Content' }).fill('A text to look at')
  await page.getByRole('button', { name: 'Show the finished text below' }).click()
  await expect(page.getByText('A text to look at')).toHaveCount(2)
  letGo()
  await expect(page.getByText('Written elsewhere')).toBeVisible()
})

test('a preview that comes while its post is being saved does not leave the post out of the list', async ({
  admin: page,
}) => {
  await openPage(page, '/admin/blog/new')
  const letPreview = await delayResponses(page, /admin\/blog\/rendered/)
  // However often it is asked for: what changed is told to every open screen, this one too.
  const letList = await delayResponses(page, /admin\/blog\.data/)
  const previewAsked = page.waitForRequest(/admin\/blog\/rendered/)
  await page.getByLabel('Title').fill('What I wrote')
  await page.getByRole('textbox', { name: 'Content' }).fill('A text to look at')
  await page.getByRole('button', { name: 'Show the finished text below' }).click()
  await previewAsked
  const listAsked = page.waitForRequest(/admin\/blog\.data/)
  await page.getByRole('button', { name: 'Create Post' }).click()
  await listAsked
  letPreview()
  await expect(page.getByText('A text to look at')).toHaveCount(2)
  letList()
  await expect(page.getByRole('listitem').filter({ hasText: 'What I wrote' })).toBeVisible()
})

test('a stream that broke is taken up again after a second, and what was missed is shown', async ({
  admin: page,
  db,
  faults,
}) => {
  faults.expect(/ERR_FAILED .*\/admin\/events/)
  await page.route('**/admin/events', (route) => route.abort(), { times: 1 })
  const takenUp = page.waitForResponse('**/admin/events')
  await openPage(page, '/admin/blog')
  await insertPost(db, aPost({ title: 'Written elsewhere' }), NOW)
  await takenUp
  await expect(page.getByText('Written elsewhere')).toBeVisible()
  await insertPost(db, aPost({ title: 'Written later' }), NOW)
  await expect(page.getByText('Written later')).toBeVisible()
})

test('a tab that nobody sees asks for nothing, and shows what it missed when it is seen again', async ({
  admin: page,
  db,
}) => {
  const streams: string[] = []
  page.on('request', (request) => request.url().endsWith('/admin/events') && streams.push(request.url()))
  const show = (hidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, hidden)
  await openPage(page, '/admin/blog')
  await insertPost(db, aPost({ title: 'Written before' }), NOW)
  await expect(page.getByText('Written before')).toBeVisible()
  await show(true)
  await insertPost(db, aPost({ title: 'Written meanwhile' }), NOW)
  expect(streams).toHaveLength(1)
  await show(false)
  await expect(page.getByText('Written meanwhile')).toBeVisible()
  expect(streams).toHaveLength(2)
})

test('without scripts the sidebar lies open on a phone', async ({ browser, admin, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL,
    viewport: { width: 390, height: 844 },
    storageState: await admin.context().storageState(),
  })
  const page = await context.newPage()
  await page.goto('/admin/blog')
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Media' }).click()
  await expect(page.getByRole('heading', { name: 'Media', level: 1 })).toBeVisible()
  await context.close()
})
