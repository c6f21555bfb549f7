import type { Locator, Page } from '@playwright/test'
import type { Database } from '#server/data/database/database.ts'
import { insertPost, updatePost } from '#server/data/posts/write.ts'
import { findPost } from '#server/data/posts/row.ts'
import { aPost } from '../fixtures.ts'
import { BY_DAY_AND_LAMPLIGHT, expectNoViolations } from './no-violations.ts'
import { openPage } from './open-page.ts'
import { overflow } from './room.ts'
import { expect, NOW, test } from './site.ts'

// An editor and a page or two, on a machine that may be busy.
test.describe.configure({ timeout: 90_000 })
test.use({ timezoneId: 'America/New_York', contextOptions: { reducedMotion: 'reduce' } })

/** Opens a form of the manager and waits until its editor is there. */
async function openEditor(page: Page, path: string) {
  await openPage(page, path)
  const content = page.getByRole('textbox', { name: 'Content' })
  await expect(content).toHaveAttribute('contenteditable', 'true')
  return content
}

const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Text' }).getByRole('button', { name, exact: true })

const storedPosts = (db: Database) => db.selectFrom('blog_posts').selectAll().orderBy('created_at').execute()

/** What the form would send as content. */
const lines = (page: Page) => page.locator('textarea[name=content]').inputValue()

/** Takes everything out of the editor, and waits until it has heard of it. */
async function empty(page: Page, content: Locator) {
  await content.press('Control+a')
  await content.press('Backspace')
  await content.press('Backspace')
  await expect.poll(() => lines(page)).toBe('')
}

/** Answers the questions of the page with yes, and keeps them. */
async function sayYes(page: Page) {
  await page.addInitScript(() => {
    window.confirm = (question) => {
      sessionStorage.setItem('asked', String(question))
      return true
    }
  })
}

test('a post is written with the keyboard, and stored as one block a line', async ({ admin: page, db }) => {
  const content = await openEditor(page, '/admin/blog/new')
  await page.getByRole('textbox', { name: 'Title' }).fill('A quiet table')
  await page.getByText('Content', { exact: true }).click()
  await expect(content).toBeFocused()
  await page.keyboard.type('Words are ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('bold')
  await page.keyboard.press('Control+b')
  await page.keyboard.type(' here.')
  await page.keyboard.press('Enter')

  // The toolbar is one stop for Tab, and the arrows go from one button to the next.
  await page.keyboard.press('Shift+Tab')
  await expect(tool(page, 'Bold')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(tool(page, 'Heading')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(tool(page, 'Heading')).toHaveAttribute('aria-pressed', 'true')
  await expect(content).toBeFocused()
  await page.keyboard.type('The pot')
  await page.keyboard.press('Enter')
  await page.keyboard.type('- one')
  await page.keyboard.press('Enter')
  await page.keyboard.type('two')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')

  await page.keyboard.type('A ladle')
  await page.keyboard.press('Control+Shift+ArrowLeft')
  await page.keyboard.press('Control+k')
  await page.getByRole('textbox', { name: 'Address' }).fill('javascript:alert(1)')
  await page.keyboard.press('Enter')
  await expect(page.getByText('That is not a web address.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Address' }).fill('shop.example/ladle')
  await page.getByRole('checkbox', { name: 'Affiliate link' }).check()
  await page.getByRole('button', { name: 'Set link' }).click()
  await expect(content).toBeFocused()
  await expect(tool(page, 'Link')).toHaveAttribute('aria-pressed', 'true')

  await page.keyboard.press('End')
  await page.keyboard.type('.')
  await page.keyboard.press('Enter')
  await tool(page, 'Picture').click()
  await page.getByRole('textbox', { name: 'Address of the picture' }).fill('/favicon.svg')
  await page.getByRole('textbox', { name: 'Alternative text' }).fill('A bowl "of" soup')
  await page.getByRole('button', { name: 'Set picture' }).click()
  await expect(content).toBeFocused()
  await page.keyboard.type('Six litres.')
  await tool(page, 'Undo').click()
  await tool(page, 'Redo').click()

  await page.getByRole('button', { name: 'Create Post' }).click()
  await expect(page.getByText('Post created successfully')).toBeVisible()
  expect(await storedPosts(db)).toMatchObject([
    {
      slug: 'a-quiet-table',
      status: 'draft',
      content: [
        'Words are <strong>bold</strong> here.',
        '<h2>The pot</h2>',
        '<ul><li>one</li><li>two</li></ul>',
        'A <a href="https://shop.example/ladle" target="_blank" rel="sponsored nofollow noopener">ladle</a>.',
        '<figure><img src="/favicon.svg" alt="A bowl &quot;of&quot; soup" referrerpolicy="no-referrer" loading="lazy"><figcaption>Six litres.</figcaption></figure>',
      ].join('\n'),
    },
  ])
})

test('a post is scheduled in the chef’s own zone, published, edited, deleted and brought back', async ({
  admin: page,
  db,
}) => {
  await sayYes(page)
  const content = await openEditor(page, '/admin/blog/new')
  await page.getByRole('textbox', { name: 'Title' }).fill('Later')
  await content.fill('Words')
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Published')
  await expect(
    page.getByText('Your time zone: America/New_York. The post goes live as soon as you save it.'),
  ).toBeVisible()
  await page.getByLabel('Publish Date').fill('2026-03-08T08:00')
  await expect(page.getByText('The post goes live on Sunday, March 8, 2026 at 8:00.')).toBeVisible()
  await page.getByRole('button', { name: 'Schedule' }).click()
  await expect(page.getByText('Goes live Sunday, March 8, 2026 at 8:00')).toBeVisible()
  expect((await storedPosts(db))[0]?.published_at).toBe('2026-03-08T12:00:00.000Z')

  await page.getByRole('link', { name: 'Edit: Later' }).click()
  await expect(page.getByLabel('Publish Date')).toHaveValue('2026-03-08T08:00')
  await page.getByLabel('Publish Date').fill('')
  await page.getByRole('button', { name: 'Update Post' }).click()
  await expect(page.getByText('Post updated successfully')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Later' })).toContainText('Published')

  await page.getByRole('button', { name: 'Delete: Later' }).click()
  await expect(page.getByText('Post deleted successfully')).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('asked'))).toBe(
    'Are you sure you want to delete this post?',
  )
  await expect(page.getByText('No blog posts yet')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Later' })).toBeVisible()
})

test('what was not saved is offered back after a crash, and gone once it is saved', async ({
  admin: page,
  db,
}) => {
  const id = await insertPost(db, aPost({ content: 'As it was', status: 'draft' }), NOW)
  const content = await openEditor(page, `/admin/blog/${id}`)
  await content.fill('Half a thought')
  await page.getByRole('textbox', { name: 'Title' }).fill('Unsaved')
  // A crash asks nobody.
  const context = page.context()
  await page.close()
  page = await context.newPage()
  await openEditor(page, `/admin/blog/${id}`)
  await expect(page.getByText('You have unsaved changes')).toBeVisible()
  await expect.poll(() => lines(page)).toBe('As it was')
  await page.getByRole('button', { name: 'Restore them' }).click()
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Unsaved')
  await expect(page.getByRole('textbox', { name: 'Content' })).toHaveText('Half a thought')
  await page.getByRole('button', { name: 'Update Post' }).click()
  await expect(page.getByText('Post updated successfully')).toBeVisible()
  expect((await findPost(db, id))?.fields).toMatchObject({ title: 'Unsaved', content: 'Half a thought' })
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('plate:draft'))))
    .toEqual([])
})

test('a post that was changed elsewhere is shown beside one’s own, and nothing is lost', async ({
  admin: page,
  db,
  faults,
}) => {
  faults.expect(/status of 409/)
  const id = await insertPost(db, aPost({ content: 'First words', status: 'draft' }), NOW)
  const content = await openEditor(page, `/admin/blog/${id}`)
  await content.fill('My words')
  const elsewhere = await page.context().newPage()
  await (await openEditor(elsewhere, `/admin/blog/${id}`)).fill('Their words')
  await elsewhere.getByRole('button', { name: 'Update Post' }).click()
  await expect(elsewhere.getByText('Post updated successfully')).toBeVisible()

  await page.getByRole('button', { name: 'Update Post' }).click()
  await expect(page.getByText('This post was changed elsewhere since you opened it')).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'Keep mine' })).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Content: their version' })).toHaveValue('Their words')
  await expect(page.getByRole('textbox', { name: 'Content: your version' })).toHaveValue('My words')
  expect((await findPost(db, id))?.fields.content).toBe('Their words')
  await page.getByRole('button', { name: 'Take theirs' }).click()
  await expect(page.getByRole('textbox', { name: 'Content', exact: true })).toHaveText('Their words')
  await page.getByRole('button', { name: 'Restore them' }).first().click()
  await expect(page.getByRole('textbox', { name: 'Content', exact: true })).toHaveText('My words')
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await page.getByRole('button', { name: 'Update Post' }).click()
  await expect(page.getByText('Post updated successfully')).toBeVisible()
  expect((await findPost(db, id))?.fields.content).toBe('My words')
})

/** Puts something into the clipboard's place and pastes it. */
async function paste(page: Page, html: string, text = '') {
  await page.getByRole('textbox', { name: 'Content', exact: true }).evaluate(
    (content, { html, text }) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', html)
      clipboardData.setData('text/plain', text)
      content.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    { html, text },
  )
}

const FROM_WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm; font-family:"Calibri",sans-serif;} --></style><!--[if gte mso 9]><xml></xml><![endif]--></head>
<body lang=EN-GB style='tab-interval:36.0pt'><!--StartFragment-->
<h2><span style='mso-fareast-language:EN-GB'>Week one<o:p></o:p></span></h2>
<p class=MsoNormal style='margin-bottom:8.0pt'>The <b style='mso-bidi-font-weight:normal'>squash</b> <i>arrived</i><span style='mso-spacerun:yes'>  </span>early.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>soup<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>purée<o:p></o:p></p>
<!--EndFragment--></body></html>`

test('what is pasted from Word and the web comes out clean', async ({ admin: page }) => {
  const content = await openEditor(page, '/admin/blog/new')
  await content.focus()
  await paste(page, FROM_WORD)
  await expect(content.getByRole('listitem')).toHaveCount(2)
  await expect
    .poll(() => lines(page))
    .toBe(
      [
        '<h2>Week one</h2>',
        'The <strong>squash</strong> <em>arrived</em> early.',
        '<ul><li>soup</li><li>purée</li></ul>',
      ].join('\n'),
    )
  await paste(page, '<p><img src="file:///C:/Temp/clip_image001.png"></p>')
  await expect(page.getByText('The pictures were not pasted')).toBeVisible()
  await empty(page, content)
  await page.keyboard.type('Before ')
  await paste(
    page,
    '<p style="color:red" onclick="x()">a <a href="https://a.example/" class="x">link</a><script>alert(1)</script><img src="javascript:alert(1)" onerror="alert(1)"></p>',
  )
  await expect(content.getByRole('link')).toBeVisible()
  await page.keyboard.type(' after')
  await expect
    .poll(() => lines(page))
    .toBe('Before a <a href="https://a.example/" rel="noopener">link</a> after')
  await empty(page, content)
  const { origin } = new URL(page.url())
  await paste(page, `<a href="${origin}/about">us</a><iframe src="https://video.example/1"></iframe>`)
  await expect(page.getByText('A film or a part of another page was not pasted')).toBeVisible()
  await expect.poll(() => lines(page)).toBe('<a href="/about">us</a>')
  await empty(page, content)
  await paste(page, '', 'One\n\nTwo')
  await expect(content).toContainText('Two')
  await expect.poll(() => lines(page)).toBe('One\nTwo')
})

test('where the editor does not come, the text is written as HTML, and the form says why', async ({
  admin: page,
  faults,
}) => {
  faults.expect(/ERR_FAILED/)
  await page.route(/rich-editor/, async (route) => route.abort())
  await openPage(page, '/admin/blog/new')
  await expect(page.getByText('The editor could not be loaded.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Title' }).fill('Stock')
  await page.getByRole('textbox', { name: 'Content' }).fill('<p>Keep it warm.</p>')
  await page.getByRole('button', { name: 'Create Post' }).click()
  await expect(page.getByText('Post created successfully')).toBeVisible()
})

test('what the editor cannot show stays as it is, in HTML', async ({ admin: page, db }) => {
  const table = '<table><tbody><tr><td>Rice</td><td>12 min</td></tr></tbody></table>'
  const id = await insertPost(db, aPost({ content: `Times\n${table}`, status: 'draft' }), NOW)
  await openPage(page, `/admin/blog/${id}`)
  const raw = page.getByRole('textbox', { name: 'Content' })
  await expect(page.getByText('This text holds HTML that the editor cannot show')).toBeVisible()
  await expect(raw).toHaveValue(`Times\n${table}`)
  await raw.fill('Times <b>only</b>')
  await tool(page, 'HTML').click()
  await expect(raw).toHaveAttribute('contenteditable', 'true')
  await expect(raw).toHaveText('Times only')
  await tool(page, 'HTML').click()
  await expect(raw).toHaveValue('Times <b>only</b>')
  await expect(raw).toBeFocused()
  await page.getByRole('button', { name: 'Update Post' }).click()
  await expect(page.getByText('Post updated successfully')).toBeVisible()
  expect((await findPost(db, id))?.fields.content).toBe('Times <b>only</b>')
})

test('the preview shows what the public page would, while it is written', async ({ admin: page }) => {
  await page.setViewportSize({ width: 1600, height: 900 })
  const content = await openEditor(page, '/admin/blog/new')
  await page.getByRole('button', { name: 'Show the finished text below' }).click()
  const preview = page.getByRole('region', { name: 'As readers see the text' })
  await page.getByRole('textbox', { name: 'Title' }).fill('Soup')
  await expect(preview.getByRole('heading', { name: 'Soup' })).toBeVisible()
  await tool(page, 'HTML').click()
  await content.fill('One\n<h2>Two</h2>\n<img src=x onerror="alert(1)"><script>alert(1)</script>')
  await expect(preview.getByRole('heading', { name: 'Two' })).toBeVisible()
  await expect(preview.locator('script, [onerror]')).toHaveCount(0)
})

test('the manager is usable at 390 pixels, and shuts nobody out by day or by lamplight', async ({
  admin: page,
  db,
}) => {
  await insertPost(db, aPost({ title: 'Published' }), NOW)
  await insertPost(db, aPost({ title: 'Scheduled', published_at: '2026-05-01T08:00:00Z' }), NOW)
  const id = await insertPost(
    db,
    aPost({ title: 'Draft', status: 'draft', content: 'Words\n<h2>Two</h2>' }),
    NOW,
  )
  await openEditor(page, `/admin/blog/${id}`)
  await tool(page, 'Link').click()
  await expect(page.getByRole('textbox', { name: 'Address' })).toBeFocused()
  for (const width of [320, 390, 1600]) {
    await page.setViewportSize({ width, height: 844 })
    await expect.poll(() => overflow(page), `${width}`).toEqual([])
    if (width === 390) await expectNoViolations(page, 'the form', BY_DAY_AND_LAMPLIGHT)
  }
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await tool(page, 'Picture').click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Mine')
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Published')
  await updatePost(db, id, { fields: aPost({ title: 'Theirs' }), author_id: null }, NOW)
  await expect(page.getByText('This post was changed elsewhere')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => overflow(page)).toEqual([])
  await expectNoViolations(page, 'both versions')
  const link = await page.getByRole('link', { name: 'View: Scheduled' }).getAttribute('href')
  const preview = await page.context().newPage()
  await preview.goto(link ?? '')
  await expectNoViolations(preview, 'a preview')
})

test('whoever leaves a text that is not saved is asked, and finds it again', async ({ admin: page }) => {
  await sayYes(page)
  await openEditor(page, '/admin/blog/new')
  await page.getByRole('textbox', { name: 'Title' }).fill('Half a thought')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByText('No blog posts yet')).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('asked'))).toContain('Leave without saving?')
  await page.getByRole('link', { name: 'New Post' }).click()
  await expect(page.getByText('“Half a thought”')).toBeVisible()
  await page.getByRole('button', { name: 'Discard them' }).click()
  await expect(page.getByText('You have unsaved changes')).toBeHidden()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByText('Create your first post')).toBeVisible()
})

test('visitors load nothing of the editor', async ({ page, db }) => {
  await insertPost(db, aPost({ title: 'Soup' }), NOW)
  await openPage(page, '/blog')
  await page.getByRole('main').getByRole('link', { name: 'Soup', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Soup', level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const addresses = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  )
  const loaded = await Promise.all(addresses.map(async (address) => (await page.request.get(address)).text()))
  expect(loaded.length).toBeGreaterThan(3)
  expect(
    loaded.filter((text) => /ProseMirror|readLines|Bulleted list|Recipe or equipment/.test(text)),
  ).toEqual([])
})
