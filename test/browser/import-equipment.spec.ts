import { recordChange } from '#server/data/changes/content-version.ts'
import { deleteImport, listImports } from '#server/data/imports/files.ts'
import { beginSaving } from '#server/data/imports/work.ts'
import { listUsers } from '#server/data/people/users.ts'
import { expectNoViolations } from './no-violations.ts'
import { openPage, reloadPage } from './open-page.ts'
import { overflow } from './room.ts'
import { expect, test } from './site.ts'

const NAMES = ['Drum Sieve', 'Steady Blender', 'Flat Scale', 'Bamboo Steamer', 'Small Pan']

const kit = {
  name: 'kit.json',
  mimeType: 'application/json',
  buffer: Buffer.from(
    JSON.stringify(
      NAMES.map((name, place) => ({
        name,
        price: 40 + place,
        features: ['One', 'Two', 'Three', 'Four', 'Five'],
        affiliate_links: [
          { url: `https://shop.example/${place}`, program: 'Kitchen Supply', label: 'Kitchen Shop' },
        ],
      })),
    ),
  ),
}

test('five pieces are published from a file, and their buy links are on the site', async ({ admin }) => {
  await openPage(admin, '/admin/import')
  await admin.getByLabel('Choose a file').nth(1).setInputFiles(kit)
  await expect(admin).toHaveURL(/\/admin\/equipment\/add$/)
  await expect(admin.getByRole('status').filter({ hasText: 'File uploaded successfully' })).toContainText(
    'Parsed 5 equipment items.',
  )
  await reloadPage(admin)
  await expect(admin.getByText('... and 2 more').first()).toBeVisible()
  await expect(admin.getByRole('heading', { level: 3 })).toHaveText(NAMES)
  await admin.getByRole('button', { name: 'Publish Equipment' }).click()
  await expect(
    admin.getByRole('status').filter({ hasText: 'Equipment published successfully!' }),
  ).toBeVisible()
  await expect(admin.getByRole('heading', { name: 'Preview' })).toHaveCount(0)
  await admin.goto('/equipment')
  const links = admin.getByRole('link', { name: /Quick Buy · Kitchen Shop/ })
  await expect(links).toHaveCount(5)
  await expect(links.first()).toHaveAttribute('href', 'https://shop.example/3')
})

test('the end of slow work is said, also when the screen hears of it before the bar does', async ({
  admin,
  db,
}) => {
  await openPage(admin, '/admin/equipment/add')
  await admin.getByLabel('Choose a file').setInputFiles(kit)
  await expect(admin.getByRole('heading', { name: 'Preview' })).toBeVisible()
  const [user] = await listUsers(db)
  const [waiting] = await listImports(db, user?.id ?? '', 'equipment')
  const id = waiting?.id ?? ''
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>()
  await admin.route('**/admin/import/progress*', async (route) => {
    await mayAnswer
    await route.continue()
  })
  await beginSaving(db, id, { status: 'published', duplicates: 'update' })
  await reloadPage(admin)
  await expect(admin.getByRole('progressbar')).toBeVisible()
  const heard = admin.waitForResponse((response) => response.url().includes('/admin/equipment/add.data'))
  await deleteImport(db, id)
  await recordChange(db, { isPublic: true })
  await heard
  answer()
  await expect(
    admin.getByRole('status').filter({ hasText: 'Equipment published successfully!' }),
  ).toContainText('5 equipment items have been added to the database.')
  await expect(admin.getByRole('progressbar')).toHaveCount(0)
})

test('the preview passes axe and fits a phone', async ({ admin }) => {
  await openPage(admin, '/admin/equipment/add')
  await admin.getByLabel('Choose a file').setInputFiles(kit)
  await expect(admin.getByRole('heading', { name: 'Preview' })).toBeVisible()
  await expectNoViolations(admin, 'preview')
  for (const width of [1280, 390, 320]) {
    await admin.setViewportSize({ width, height: 900 })
    await expect.poll(() => overflow(admin), String(width)).toEqual([])
  }
})
