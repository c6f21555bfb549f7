import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { insertRecipe } from '#server/data/recipes/write/write.ts'
import { aRecipe } from '../fixtures.ts'
import { delayResponses } from './delay-responses.ts'
import { layTable } from './laid-table.ts'
import { openPage, waitUntilAlive } from './open-page.ts'
import { expect, NOW, test } from './site.ts'

const PHOTO = '/photos/soup.jpg'
/** What an empty plate is drawn with. */
const PLATE = [255, 252, 245]
const RIM = [240, 232, 215]

test('while recipes are on their way there are six empty cards', async ({ page, db }) => {
  await layTable(db)
  await openPage(page, '/')
  const release = await delayResponses(page, '**/recipes.data*')
  await goTo(page, 'Recipes')
  const cards = page.getByRole('main').getByRole('list').last()
  await expect(cards).toHaveAttribute('aria-busy', 'true')
  await expect(cards.getByRole('listitem', { includeHidden: true })).toHaveCount(6)
  await expect(page.getByRole('status')).toHaveText('Loading recipes...')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recipes')
  release()
  await expect(page.getByRole('heading', { name: '31 recipes found' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Silky Carrot Soup' })).toBeVisible()
  await expect(page.getByText('Loading')).toHaveCount(0)
})

test('so there are while a filter waits for its answer, and one can type on', async ({ page, db }) => {
  await layTable(db)
  await openPage(page, '/recipes')
  const release = await delayResponses(page, '**/recipes.data*')
  const box = page.getByLabel('Search recipes')
  await box.pressSequentially('fen')
  await expect(page.getByRole('status').filter({ hasText: 'Loading recipes...' })).toHaveCount(1)
  await box.pressSequentially('nel')
  release()
  await expect(page.getByRole('heading', { name: '1 recipe found' })).toBeVisible()
  await expect(page).toHaveURL('/recipes?search=fennel')
  await expect(box).toHaveValue('fennel')
  await expect(box).toBeFocused()
})

test('equipment and blog say that they are loading', async ({ page, db }) => {
  await layTable(db)
  await openPage(page, '/')
  const releaseEquipment = await delayResponses(page, '**/equipment.data*')
  await goTo(page, 'Equipment')
  await expect(page.getByRole('status')).toHaveText('Loading equipment...')
  releaseEquipment()
  await expect(page.getByRole('link', { name: 'Steady Blender', exact: true })).toBeVisible()
  await expect(page.getByText('Loading equipment...')).toHaveCount(0)

  await openPage(page, '/blog/a-stock-worth-standing-over')
  const releaseBlog = await delayResponses(page, '**/blog.data*')
  await page.getByRole('link', { name: 'Back to Blog' }).click()
  await expect(page.getByRole('status')).toHaveText('Loading blog posts...')
  releaseBlog()
  await expect(page.getByRole('link', { name: 'Note 25', exact: true })).toBeVisible()
  await expect(page.getByText('Loading blog posts...')).toHaveCount(0)
})

test('when recipes cannot be loaded the list says so', async ({ page, db, faults }) => {
  faults.expect(/"level":"error"/)
  // Also of the pages that are fetched ahead once the mouse moves.
  faults.expect(/status of 500 .*\.data/)
  await layTable(db)
  await openPage(page, '/')
  await db.schema.dropTable('recipe_nutrition').execute()
  await goTo(page, 'Recipes')
  await expect(page.getByRole('alert')).toHaveText('Error loading recipesPlease try again later.')
})

for (const moment of ['before', 'after'] as const) {
  test(`a photograph that fails ${moment} scripts have come gives way to the drawing`, async ({
    page,
    db,
    faults,
  }) => {
    faults.expect(/status of 404 .*soup\.jpg/)
    await insertRecipe(db, { fields: aRecipe({ image_url: PHOTO }) }, NOW)
    const releaseScripts = await delayResponses(page, '**/assets/*.js')
    const releasePhoto = await delayResponses(page, `**${PHOTO}`)
    const failed = page.waitForResponse(`**${PHOTO}`).then((response) => response.finished())
    await page.goto('/recipes/silky-carrot-soup', { waitUntil: 'commit' })
    if (moment === 'before') {
      releasePhoto()
      await failed
      releaseScripts()
      await waitUntilAlive(page)
    } else {
      releaseScripts()
      await waitUntilAlive(page)
      await expect(page.getByRole('img', { name: 'Silky Carrot Soup' })).toBeVisible()
      releasePhoto()
    }
    await expect(page.getByRole('img', { name: 'Silky Carrot Soup' })).toHaveCount(0)
    await expectDrawing(page)
  })
}

test('a drawing that does not load leaves an empty plate, of a dish and of a tool', async ({
  page,
  db,
  faults,
}) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED/)
  await layTable(db)
  await page.route('**/plates/**', (route) => route.abort('internetdisconnected'))
  for (const path of ['/recipes/plain-toast', '/equipment', '/recipes']) {
    await openPage(page, path)
    const plate = page.getByRole('main').locator('.empty-plate:has(img[aria-hidden])').first()
    await expect(plate, path).toHaveCSS('background-image', /^radial-gradient/)
    expect((await plate.boundingBox())?.height, path).toBeGreaterThan(40)
  }
})

test('so do a drawing without a frame, and one that fills its place', async ({ page, db, faults }) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED/)
  await layTable(db)
  await page.route('**/plates/**', (route) => route.abort('internetdisconnected'))
  for (const [path, drawing] of [
    ['/', 'img[src*="table.svg"]'],
    ['/no/such/page', 'img[src*="/bare/"]'],
    ['/auth', 'img[src*="sign-in-table"]'],
  ] as const) {
    await openPage(page, path)
    const shot = await page.locator(drawing).first().screenshot()
    expect(await colourAt(shot, 0), drawing).toEqual(PLATE)
    expect(await colourAt(shot, 0.87), drawing).toEqual(RIM)
  }
})

/** The colour of a picture so far above its middle: 1 is where a plate ends that is whole in it. */
async function colourAt(picture: Buffer, away: number) {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const radius = Math.min(info.width, info.height) / 2
  const row = Math.round(info.height / 2 - radius * away)
  return [...data.subarray((row * info.width + Math.round(info.width / 2)) * 3).subarray(0, 3)]
}

async function goTo(page: Page, place: string) {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: place }).click()
}

/** A drawing has no name: it is decoration. It stands in the picture's place, fully loaded. */
async function expectDrawing(page: Page) {
  const drawing = page.getByRole('banner').or(page.getByRole('main')).locator('img[src^="/plates/"]').first()
  await expect(drawing).toBeVisible()
  await expect
    .poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
}

test('that the site did not answer is said where the eye is, however far down the link was', async ({
  page,
  db,
  faults,
}) => {
  faults.expect(/ERR_FAILED/)
  await layTable(db)
  await openPage(page, '/equipment')
  await page.route('**/privacy.data*', (route) => route.abort())
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page.getByRole('heading', { name: 'The site did not answer' })).toBeInViewport()
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
})
