import type { Page } from '@playwright/test'
import { hashPassword } from '#server/auth/password.ts'
import type { Database } from '#server/data/database.ts'
import { insertEquipment } from '#server/data/equipment/write.ts'
import { insertPost } from '#server/data/posts/write.ts'
import { insertRecipe } from '#server/data/recipes/write.ts'
import { insertUser } from '#server/data/people/users.ts'
import { aPieceOfEquipment, aPost, aRecipe } from '../fixtures.ts'
import { openPage } from './open-page.ts'
import { expect, NOW, test } from './site.ts'

// Every message of spec.md sections 5 and 8 that an administrator can meet: provoked in the running site, and
// compared in its words and in its kind.

const EMAIL = 'ines@plate.test'
const PASSWORD = 'poached in its own steam'

type Said = { kind: 'success' | 'destructive'; title: string; text?: string }

/** Waits for a notice, and closes it so that the next one is not mistaken for it. */
async function expectNotice(page: Page, { kind, title, text }: Said) {
  const notice = page
    .getByRole(kind === 'success' ? 'status' : 'alert')
    .filter({ has: page.getByRole('button', { name: 'Close' }) })
    .filter({ hasText: title })
  await expect(notice.getByText(title, { exact: true })).toBeVisible()
  if (text) await expect(notice.getByText(text, { exact: true })).toBeVisible()
  await notice.getByRole('button', { name: 'Close' }).click()
  await expect(notice).toBeHidden()
}

/** Takes a table away while something is tried, as a database does that fails. */
async function withoutTable(
  db: Database,
  table: 'versions' | 'blog_posts' | 'sign_in_limits',
  tried: () => Promise<void>,
) {
  await db.schema.alterTable(table).renameTo('away').execute()
  await tried()
  await db.schema.alterTable('away').renameTo(table).execute()
}

test('sign-in', async ({ page, db, faults }) => {
  await insertUser(
    db,
    { email: EMAIL, password_hash: await hashPassword(PASSWORD), role: 'administrator' },
    NOW,
  )
  faults.expect(/status of 401/)
  faults.expect(/status of 500/)
  faults.expect(/"level":"error"/)
  await openPage(page, '/auth')
  const signIn = async (password: string) => {
    await page.getByLabel('Email').fill(EMAIL)
    await page.getByLabel('Password').fill(password)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  }
  await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email')
  for (const label of ['Email', 'Password'])
    await expect(page.getByLabel(label)).toHaveAttribute('required', '')

  await signIn('fried in a hurry, at noon')
  await expectNotice(page, {
    kind: 'destructive',
    title: 'Login failed',
    text: 'The email or the password is wrong. After five wrong tries you must wait before each further try, for up to 15 minutes.',
  })

  await withoutTable(db, 'sign_in_limits', async () => {
    await signIn(PASSWORD)
    await expectNotice(page, { kind: 'destructive', title: 'Error', text: 'An unexpected error occurred.' })
  })

  await signIn(PASSWORD)
  await expect(page).toHaveURL('/')
  await expectNotice(page, {
    kind: 'success',
    title: 'Welcome back!',
    text: 'You have been successfully logged in.',
  })
})

test('recipes', async ({ admin: page, db, faults }) => {
  await insertRecipe(db, { fields: aRecipe({ name: 'Silky "Carrot" Soup' }) }, NOW)
  faults.confirm('Are you sure you want to delete "Silky "Carrot" Soup"? This action cannot be undone.')
  faults.expect(/"level":"error"/)
  faults.expect(/status of 500/)
  await openPage(page, '/admin/recipes')
  const remove = page.getByRole('button', { name: 'Delete Silky "Carrot" Soup' })

  await withoutTable(db, 'versions', async () => {
    await remove.click()
    await expectNotice(page, { kind: 'destructive', title: 'Error', text: 'Failed to delete recipe.' })
  })
  await remove.click()
  await expectNotice(page, {
    kind: 'success',
    title: 'Recipe deleted',
    text: '"Silky "Carrot" Soup" has been successfully deleted. It waits in the trash for 30 days.',
  })

  await db.schema.alterTable('recipes').renameColumn('author_name', 'away').execute()
  await page.goto('/admin/recipes/list')
  const alert = page.getByRole('alert')
  await expect(alert.getByText('Error', { exact: true })).toBeVisible()
  await expect(alert.getByText('Failed to load recipes.', { exact: true })).toBeVisible()
})

test('equipment', async ({ admin: page, db, faults }) => {
  await insertEquipment(db, [aPieceOfEquipment()], NOW)
  faults.confirm('Are you sure you want to delete "Steady Blender"? This action cannot be undone.')
  faults.expect(/"level":"error"/)
  faults.expect(/status of 500/)
  await openPage(page, '/admin/equipment/list')
  const remove = page.getByRole('button', { name: 'Delete Steady Blender' })

  await withoutTable(db, 'versions', async () => {
    await remove.click()
    await expectNotice(page, { kind: 'destructive', title: 'Error', text: 'Failed to delete equipment.' })
  })
  await remove.click()
  await expectNotice(page, { kind: 'success', title: 'Equipment deleted' })

  await insertEquipment(db, [aPieceOfEquipment()], NOW)
  await db.updateTable('kitchen_equipment').set({ features: 'no list' }).execute()
  await page.goto('/admin/equipment/list')
  await expect(page.getByRole('alert').getByText('Failed to load equipment.', { exact: true })).toBeVisible()
})

test('posts', async ({ admin: page, db, faults }) => {
  await insertPost(db, aPost({ title: 'Taken' }), NOW)
  faults.confirm('Are you sure you want to delete this post?')
  faults.expect(/"level":"error"/)
  faults.expect(/status of 500/)
  faults.expect(/status of 422/)
  const editor = page.getByRole('textbox', { name: 'Content' })
  await openPage(page, '/admin/blog/new')
  await expect(editor).toHaveAttribute('contenteditable', 'true')
  await page.getByLabel('Title').fill('First')
  await page.getByLabel('Slug').fill('taken')
  await editor.fill('Words.')

  await page.getByRole('button', { name: 'Create Post' }).click()
  await expectNotice(page, {
    kind: 'destructive',
    title: 'Error creating post',
    text: 'Another post has this address.',
  })
  await page.getByLabel('Slug').fill('')
  await page.getByRole('button', { name: 'Create Post' }).click()
  await expectNotice(page, { kind: 'success', title: 'Post created successfully' })

  await page.getByRole('link', { name: 'Edit: First' }).click()
  await expect(editor).toHaveAttribute('contenteditable', 'true')
  await page.getByLabel('Title').fill('Second')
  await withoutTable(db, 'versions', async () => {
    await page.getByRole('button', { name: 'Update Post' }).click()
    await expectNotice(page, { kind: 'destructive', title: 'Error updating post' })
  })
  await page.getByRole('button', { name: 'Update Post' }).click()
  await expectNotice(page, { kind: 'success', title: 'Post updated successfully' })

  const remove = page.getByRole('button', { name: 'Delete: Second' })
  await withoutTable(db, 'versions', async () => {
    await remove.click()
    await expectNotice(page, { kind: 'destructive', title: 'Error deleting post' })
  })
  await remove.click()
  await expectNotice(page, { kind: 'success', title: 'Post deleted successfully' })
})

/** A file as a chooser hands it over. */
const file = (name: string, content: unknown) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
})

test('recipe files', async ({ admin: page, faults }) => {
  faults.expect(/status of 422/)
  await openPage(page, '/admin/import')
  const upload = page.locator('section', { has: page.getByRole('heading', { name: 'Import Recipes' }) })
  for (const [name, content, message] of [
    ['soup.txt', '{}', 'Please upload a JSON file'],
    ['soup.json', '{"name":', 'Failed to parse JSON file. Please check the file format.'],
    [
      'soup.json',
      { '@type': 'Recipe', name: 'Soup' },
      'Invalid recipe JSON format. Please ensure it contains name and ingredients.',
    ],
  ] as const) {
    await upload.getByLabel('Choose a file').setInputFiles(file(name, content))
    // Beside the file; or below, where reading it took so long that a bar was shown.
    const alert = page.getByRole('main').getByRole('alert').filter({ hasText: message })
    await expect(alert).toContainText(name)
  }
  const soup = { '@type': 'Recipe', name: 'Soup', recipeIngredient: ['600 g carrots'] }
  await upload.getByLabel('Choose a file').setInputFiles(file('soup.json', soup))
  await expectNotice(page, {
    kind: 'success',
    title: 'Ready for review',
    text: '1 recipe is ready for review.',
  })
})

test('equipment files', async ({ admin: page, db, faults }) => {
  faults.expect(/status of 422/)
  faults.expect(/kitchen_equipment/)
  await openPage(page, '/admin/equipment/add')
  const chooser = page.getByLabel(/^Choose (a|another) file$/)
  const link = { url: 'https://shop.example/sieve', program: 'Shop' }
  for (const [name, content, title, text] of [
    ['kit.txt', '[]', 'Invalid file type', 'Please select a JSON file.'],
    ['kit.json', '[', 'Upload failed', 'Failed to parse the JSON file.'],
    ['kit.json', '{}', 'Upload failed', 'JSON file must contain an array of equipment objects'],
    ['kit.json', [{ name: 'A' }, {}], 'Upload failed', 'Equipment item 2 must have a name'],
    [
      'kit.json',
      [{ name: 'A', affiliate_links: 'none' }],
      'Upload failed',
      'Equipment item 1: affiliate_links must be an array',
    ],
    [
      'kit.json',
      [{ name: 'A', affiliate_links: [link, { program: 'Shop' }] }],
      'Upload failed',
      'Equipment item 1, affiliate link 2: url is required',
    ],
    [
      'kit.json',
      [{ name: 'A', affiliate_links: [{ url: link.url }] }],
      'Upload failed',
      'Equipment item 1, affiliate link 1: program is required',
    ],
  ] as const) {
    await chooser.setInputFiles(file(name, content))
    await expectNotice(page, { kind: 'destructive', title, text })
  }

  await chooser.setInputFiles(file('kit.json', [{ name: 'Sieve', affiliate_links: [link] }, { name: 'Pot' }]))
  await expectNotice(page, {
    kind: 'success',
    title: 'File uploaded successfully',
    text: 'Parsed 2 equipment items.',
  })
  const publish = page.getByRole('button', { name: 'Publish Equipment' })
  await db.schema.alterTable('kitchen_equipment').renameColumn('features', 'away').execute()
  await publish.click()
  await expectNotice(page, {
    kind: 'destructive',
    title: 'Publishing failed',
    text: 'Failed to publish equipment to database.',
  })
  await db.schema.alterTable('kitchen_equipment').renameColumn('away', 'features').execute()
  await publish.click()
  await expectNotice(page, {
    kind: 'success',
    title: 'Equipment published successfully!',
    text: '2 equipment items have been added to the database.',
  })
  await expect(publish).toBeHidden()
})
