import type { Locator, Page } from '@playwright/test'
import { pictureAddress } from '#domain/files/picture.ts'
import { MAX_UPLOAD_BYTES } from 'recipe-basics/text/upload'
import { listPicturePage } from '#server/data/media/pictures.ts'
import { insertRecipe } from '#server/data/recipes/write/write.ts'
import { aRecipe } from '../fixtures.ts'
import { aPicture } from '../pictures.ts'
import { expectNoViolations } from './no-violations.ts'
import { openPage } from './open-page.ts'
import { overflow, smallerThan } from './room.ts'
import { expect, NOW, test } from './site.ts'

const NO_PICTURE = 'That is not a picture we can read. We take JPEG, PNG, WebP, AVIF, HEIC and GIF.'

/** A picture is made ready when nobody else needs the processor. */
const IN_TIME = { timeout: 30_000 }
test.slow()

const photo = (width = 900) => aPicture({ width, height: 600 }).jpeg().toBuffer()

test('pictures are uploaded, described, shown on a page, and deleted when nothing shows them', async ({
  admin,
  db,
  faults,
}) => {
  faults.expect(/status of 415/)
  await openPage(admin, '/admin/media')
  await expect(admin.getByRole('heading', { name: 'No pictures yet' })).toBeVisible()

  const chosen = admin.waitForEvent('filechooser')
  await admin.getByRole('button', { name: 'Choose pictures' }).click()
  const chooser = await chosen
  expect(chooser.isMultiple()).toBe(true)
  await chooser.setFiles([
    { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg/>') },
    { name: 'bowl.jpg', mimeType: 'image/jpeg', buffer: await photo() },
  ])
  await expect(admin.getByRole('alert')).toHaveText(NO_PICTURE, IN_TIME)
  await expect(admin.getByRole('heading', { name: '1 picture', exact: true })).toBeVisible(IN_TIME)

  const row = rowOf(admin, 'bowl.jpg')
  await expect(row).toContainText('900 × 600')
  await expect(row).toContainText('Not in use')
  await row.getByLabel('What the picture shows').fill('A blue bowl of soup')
  await row.getByRole('button', { name: 'Save' }).click()
  await expect(admin.getByText('Description of the picture saved')).toBeVisible()
  const thumbnail = row.getByRole('img', { name: 'A blue bowl of soup' })
  await expect.poll(() => sourceOf(thumbnail)).toMatch(/\.avif$/)

  const [picture] = (await listPicturePage(db)).pictures
  const image_url = pictureAddress(picture!)
  const { id, slug } = await insertRecipe(db, { fields: aRecipe({ image_url }) }, NOW)
  await openPage(admin, `/recipes/${slug}`)
  await expect
    .poll(() => sourceOf(admin.getByRole('img', { name: 'A blue bowl of soup' })))
    .toMatch(/\.avif$/)
  await openPage(admin, '/admin/media')
  await expect(row.getByRole('link', { name: 'Silky Carrot Soup' })).toHaveAttribute(
    'href',
    `/admin/recipes/${id}/edit`,
  )
  await expect(row.getByRole('button', { name: 'Delete' })).toHaveCount(0)

  await db.updateTable('recipes').set({ image_url: null }).execute()
  await openPage(admin, '/admin/media')
  await answerQuestions(admin, false)
  await row.getByRole('button', { name: 'Delete bowl.jpg' }).click()
  expect(await answerQuestions(admin, true)).toBe(
    'Are you sure you want to delete "bowl.jpg"? The trash keeps it for 30 days.',
  )
  await expect(row).toBeVisible()
  await row.getByRole('button', { name: 'Delete bowl.jpg' }).click()
  await expect(admin.getByText('Picture deleted')).toBeVisible()
  await expect(row).toHaveCount(0)
})

test('a picture field takes what is chosen, dropped or pasted, and says what it shows', async ({
  admin,
  db,
  faults,
}) => {
  faults.expect(/status of 415/)
  await openPage(admin, '/admin/blog/new')
  const field = admin.getByLabel('Featured Image')
  await expect(field).toHaveValue('')

  await choose(admin, { name: 'bowl.png', mimeType: 'image/png', buffer: await photo(500) })
  await expect(field).toHaveValue(/^\/media\/[0-9a-f]{64}-500x600$/, IN_TIME)
  const preview = admin.getByRole('img', { name: 'Current picture' })
  await expect.poll(() => sourceOf(preview)).toMatch(/400\.avif$/)
  const words = admin.getByLabel('What the picture shows')
  await words.fill('A bowl on the table')
  await words.press('Enter')
  await expect(admin.getByText('Saved.')).toBeVisible()
  await expect(admin).toHaveURL('/admin/blog/new')

  await give(field, 'drop', 'image/jpeg', await photo(620))
  await expect(field).toHaveValue(/-620x600$/, IN_TIME)
  await expect(words).toHaveValue('')
  await give(field, 'paste', 'image/jpeg', await photo(640))
  await expect(field).toHaveValue(/-640x600$/, IN_TIME)
  await give(field, 'paste', 'image/jpeg', Buffer.from('%PDF-1.4'))
  await expect(admin.getByText(NO_PICTURE)).toBeVisible()
  await expect(field).toHaveValue(/-640x600$/, IN_TIME)

  await admin.getByRole('button', { name: 'Remove the picture' }).click()
  await expect(field).toHaveValue('')
  await expect(preview).toHaveCount(0)
  const { pictures } = await listPicturePage(db)
  expect(pictures.map(({ width, alt_text }) => [width, alt_text])).toContainEqual([
    500,
    'A bowl on the table',
  ])
})

test('a file that is dropped beside its place takes nobody away, and on the media screen any place will do', async ({
  admin,
}) => {
  await openPage(admin, '/admin/blog/new')
  expect(await give(admin.getByRole('heading', { level: 1 }), 'drop', 'image/jpeg', await photo())).toBe(
    'prevented',
  )
  await openPage(admin, '/admin/media')
  await give(admin.locator('body'), 'paste', 'image/jpeg', await photo(510))
  await expect(admin.getByText('510 × 600')).toBeVisible(IN_TIME)
  await give(admin.getByRole('heading', { name: 'Media' }), 'drop', 'image/jpeg', await photo(520))
  await expect(admin.getByText('520 × 600')).toBeVisible(IN_TIME)
  await expect(admin.getByText('2 pictures')).toBeVisible()
})

test('a picture is uploaded in the form of a recipe, and stands on its page', async ({ admin }) => {
  await openPage(admin, '/admin/recipes/new')
  await admin.getByLabel('Name', { exact: true }).fill('Plain Congee')
  await choose(admin, { name: 'congee.jpg', mimeType: 'image/jpeg', buffer: await photo() })
  await expect(admin.getByLabel('Image', { exact: true })).toHaveValue(/-900x600$/, IN_TIME)
  await admin.getByLabel('What the picture shows').fill('Congee in a white bowl')
  await admin.getByText('Publish now').click()
  await admin.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(admin).not.toHaveURL('/admin/recipes/new')
  await openPage(admin, '/recipes/plain-congee')
  const shown = admin.getByRole('img', { name: 'Congee in a white bowl' })
  await expect.poll(() => sourceOf(shown)).toMatch(/\.avif$/)
})

test('an upload shows how far it is, and a lost connection is told', async ({ admin, context, faults }) => {
  await openPage(admin, '/admin/blog/new')
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await context.route('**/admin/media/upload?*', async (route) => {
    await held
    await route.abort()
  })
  faults.expect(/net::ERR_FAILED/)
  await choose(admin, { name: 'bowl.jpg', mimeType: 'image/jpeg', buffer: await photo() })
  await expect(admin.getByRole('progressbar', { name: 'Upload' })).toBeVisible()
  await expect(admin.getByRole('status').filter({ hasText: 'Uploading the picture.' })).toBeAttached()
  answer()
  await expect(admin.getByText('The upload was interrupted.')).toBeVisible()
  await expect(admin.getByRole('progressbar')).toHaveCount(0)
})

test('whoever was signed out meanwhile is told so, and keeps what was typed', async ({ admin, context }) => {
  await openPage(admin, '/admin/blog/new')
  await admin.getByLabel('Title').fill('A post that I was writing')
  const buffer = await photo()
  const chooser = admin.waitForEvent('filechooser')
  await admin.getByRole('button', { name: 'Choose a picture' }).click()
  await context.clearCookies()
  await (await chooser).setFiles({ name: 'bowl.jpg', mimeType: 'image/jpeg', buffer })
  await expect(admin.getByText('You are not signed in any more.')).toBeVisible()
  await expect(admin.getByLabel('Title')).toHaveValue('A post that I was writing')
})

test('a file that is too large is refused before it is sent', async ({ admin }) => {
  await openPage(admin, '/admin/media')
  await admin.getByRole('button', { name: 'Choose pictures' }).evaluate((target, size) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([new Uint8Array(size)], 'photo.jpg', { type: 'image/jpeg' }))
    target.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
  }, MAX_UPLOAD_BYTES + 1)
  await expect(admin.getByRole('alert')).toContainText('larger than 20 MB')
})

test('a click and the arrow keys move the point that cuts keep, in a form and on a screen of its own', async ({
  admin,
  db,
}) => {
  await openPage(admin, '/admin/blog/new')
  await choose(admin, { name: 'bowl.jpg', mimeType: 'image/jpeg', buffer: await photo() })
  const ring = admin.getByRole('button', { name: /^The point that every cut keeps/ })
  await expect(ring).toBeVisible(IN_TIME)
  const box = await ring.boundingBox()
  await ring.click({ position: { x: (box?.width ?? 0) * 0.25, y: (box?.height ?? 0) * 0.75 } })
  await expect(ring).toHaveAccessibleName(/ 25 % from the left, 75 % from the top/)
  await expect(admin.getByText('Saved.')).toBeVisible()
  await ring.press('Shift+ArrowUp')
  await ring.press('ArrowLeft')
  await admin.getByLabel('What the picture shows').focus()
  const pointOf = async () =>
    (await listPicturePage(db)).pictures.map(({ point_x, point_y }) => [point_x, point_y])
  await expect.poll(pointOf).toEqual([[24, 65]])

  // The post is not saved, and its form would ask before it is left.
  const media = await admin.context().newPage()
  const shown = media.getByRole('button', { name: /^The point that every cut keeps/ })
  await openPage(media, '/admin/media')
  await media.getByRole('link', { name: 'Move what the cuts keep' }).click()
  await expect(shown).toHaveAccessibleName(/ 24 % from the left/)
  await shown.press('ArrowRight')
  await expect(media.getByRole('spinbutton', { name: 'From the left' })).toHaveValue('25')
  await expectRoom(media)
  await media.getByRole('button', { name: 'Save' }).click()
  await expect(media.getByText('Point moved')).toBeVisible()
  await expect.poll(pointOf).toEqual([[25, 65]])
  await media.getByRole('button', { name: 'Undo' }).click()
  await expect(media.getByRole('spinbutton', { name: 'From the left' })).toHaveValue('24')
})

test('a picture field fits a phone, and nothing is found wrong with it', async ({ admin }) => {
  await openPage(admin, '/admin/blog/new')
  await choose(admin, { name: 'bowl.jpg', mimeType: 'image/jpeg', buffer: await photo() })
  await expect(admin.getByRole('img', { name: 'Current picture' })).toBeVisible(IN_TIME)
  await expectRoom(admin)
})

test('the media screen fits a phone, and nothing is found wrong with it', async ({ admin }) => {
  await openPage(admin, '/admin/media')
  const name = `${'IMG_'.repeat(30)}.jpg`
  await admin
    .locator('input[type=file][multiple]')
    .setInputFiles({ name, mimeType: 'image/jpeg', buffer: await photo() })
  await expect(rowOf(admin, name)).toBeVisible(IN_TIME)
  await expectRoom(admin)
})

async function expectRoom(page: Page) {
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    await expect.poll(() => overflow(page), `${width} wide`).toEqual([])
    const controls = page.getByRole('main').locator('a, button, input:not([hidden])')
    await expect.poll(() => smallerThan(44, controls), `${width} wide`).toEqual([])
  }
  await expectNoViolations(page, 'on a phone')
}

/** Answers the browser's questions from now on; tells what was asked before. */
const answerQuestions = (page: Page, answer: boolean) =>
  page.evaluate((answer) => {
    const asked = document.documentElement.dataset.asked
    window.confirm = (question) => {
      document.documentElement.dataset.asked = question
      return answer
    }
    return asked
  }, answer)

const rowOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })

const sourceOf = (img: Locator) =>
  img.evaluate((img) => (img instanceof HTMLImageElement && img.naturalWidth > 0 ? img.currentSrc : ''))

type File = { name: string; mimeType: string; buffer: Buffer }

async function choose(page: Page, file: File) {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a picture' }).click()
  await (await chooser).setFiles(file)
}

/** Drops or pastes a file, as a browser tells a page of it; tells whether the page took it from the browser. */
async function give(target: Locator, how: 'drop' | 'paste', type: string, content: Buffer) {
  return target.evaluate(
    (element, { how, type, content }) => {
      const data = new DataTransfer()
      data.items.add(
        new File([Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))], '', { type }),
      )
      const init = { bubbles: true, cancelable: true }
      const untouched = element.dispatchEvent(
        how === 'drop'
          ? new DragEvent('drop', { ...init, dataTransfer: data })
          : new ClipboardEvent('paste', { ...init, clipboardData: data }),
      )
      return untouched ? 'left to the browser' : 'prevented'
    },
    { how, type, content: content.toString('base64') },
  )
}
