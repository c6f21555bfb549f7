import { insertEquipment } from '#server/data/equipment/write.ts'
import { insertPost } from '#server/data/posts/write.ts'
import { insertRecipe } from '#server/data/recipes/write/write.ts'
import { aPieceOfEquipment, aPost, aRecipe } from '../fixtures.ts'
import { expectNothingLost, expectSaid, MORE_WAYS } from './failing-connection.ts'
import { openFold, openWhole } from './open-fold.ts'
import { openPage, reloadPage } from './open-page.ts'
import { expect, NOW, test } from './site.ts'

// spec.md section 8: a failure stays on the screen on which it happened. Each change and each load is
// tried while nobody answers; a save also with a 500, behind a proxy, and in a network that wants a sign-in.

test('recipes', async ({ admin: page, db, faults }) => {
  test.slow()
  await insertRecipe(db, { fields: aRecipe({ name: 'Carrot Soup' }) }, NOW)
  faults.confirm('Are you sure you want to delete "Carrot Soup"? This action cannot be undone.')
  await openPage(page, '/admin/recipes/list')
  const row = page.getByRole('row', { name: /Carrot Soup/ })
  const rowStays = async () => expect(row).toBeVisible()

  await test.step('a search', async () => {
    const search = page.getByLabel('Search recipes')
    await expectNothingLost(page, faults, {
      act: async () => search.fill('leek'),
      title: 'Error',
      text: 'Failed to load recipes.',
      stays: async () => {
        await expect(search).toHaveValue('leek')
        await rowStays()
      },
      done: async () => expect(page.getByText('No recipes found')).toBeVisible(),
    })
    await page.goBack()
  })

  await test.step('a form', async () => {
    await expectNothingLost(page, faults, {
      act: async () => page.getByRole('link', { name: 'Carrot Soup', exact: true }).click(),
      title: 'Error',
      text: 'Failed to load the recipe.',
      stays: rowStays,
      done: async () => expect(page.getByRole('button', { name: 'Save recipe' })).toBeVisible(),
    })
  })

  await test.step('a save', async () => {
    const name = page.getByRole('textbox', { name: 'Name' })
    await name.fill('Carrot Soup')
    await openFold(page, 'Description')
    await page.getByRole('textbox', { name: 'Description' }).fill('Silky.')
    await expectNothingLost(page, faults, {
      act: async () => page.getByRole('button', { name: 'Save recipe' }).click(),
      title: 'Error',
      text: 'Failed to save recipe.',
      more: MORE_WAYS,
      stays: async () => expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('Silky.'),
      done: async () => expectSaid(page, 'Recipe saved'),
    })
  })

  await test.step('restoring a version', async () => {
    await row.getByRole('link', { name: 'Carrot Soup', exact: true }).click()
    await openFold(page, 'Description')
    await openFold(page, 'Versions')
    await expectNothingLost(page, faults, {
      act: async () =>
        page
          .getByRole('button', { name: /^Restore the version/ })
          .first()
          .click(),
      title: 'Error',
      text: 'Failed to restore the version.',
      stays: async () => expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('Silky.'),
      done: async () => expectSaid(page, 'Version restored'),
    })
    await expect(page.locator('[name=description]')).not.toHaveValue('Silky.')
  })

  await test.step('a list', async () => {
    await expectNothingLost(page, faults, {
      act: async () =>
        page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Recipes' }).click(),
      title: 'Error',
      text: 'Failed to load recipes.',
      stays: async () => expect(page.getByRole('button', { name: 'Save recipe' })).toBeVisible(),
      done: rowStays,
    })
  })

  await test.step('a deletion, and its undo', async () => {
    await expectNothingLost(page, faults, {
      act: async () => page.getByRole('button', { name: 'Delete Carrot Soup' }).click(),
      title: 'Error',
      text: 'Failed to delete recipe.',
      stays: rowStays,
      done: async () => expect(page.getByText('No recipes yet')).toBeVisible(),
    })
    await expectNothingLost(page, faults, {
      act: async () => page.getByRole('button', { name: 'Undo' }).click(),
      title: 'Error',
      text: 'Failed to undo the deletion.',
      stays: async () => expect(page.getByText('No recipes yet')).toBeVisible(),
      done: async () => expect(row).toBeVisible(),
    })
  })
})

const file = (name: string, content: unknown) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(content)),
})

test('equipment', async ({ admin: page, db, faults }) => {
  test.slow()
  await insertEquipment(db, [aPieceOfEquipment()], NOW)
  faults.confirm('Are you sure you want to delete "Steady Blender"? This action cannot be undone.')
  await openPage(page, '/admin/equipment/new')
  const name = page.getByRole('textbox', { name: 'Name' })
  await name.fill('Fine Sieve')
  await expectNothingLost(page, faults, {
    act: async () => page.getByRole('button', { name: 'Save draft' }).click(),
    title: 'Error',
    text: 'Failed to save equipment.',
    stays: async () => expect(name).toHaveValue('Fine Sieve'),
    done: async () => expectSaid(page, 'Equipment saved'),
  })

  await expectNothingLost(page, faults, {
    act: async () => page.getByRole('button', { name: 'Delete Steady Blender' }).click(),
    title: 'Error',
    text: 'Failed to delete equipment.',
    stays: async () => expect(page.getByRole('row', { name: /Steady Blender/ })).toBeVisible(),
    done: async () => expectSaid(page, 'Equipment deleted'),
  })

  await page.getByRole('link', { name: 'Import Data' }).first().click()
  await page.getByRole('heading', { name: 'Import Equipment' }).waitFor()
  await expectNothingLost(page, faults, {
    act: async () =>
      page
        .getByLabel('Choose a file')
        .nth(1)
        .setInputFiles(file('kit.json', [{ name: 'Pan' }])),
    title: 'Upload failed',
    stays: async () => expect(page.getByRole('heading', { name: 'Import Equipment' })).toBeVisible(),
    done: async () => expectSaid(page, 'File uploaded successfully'),
  })

  const preview = page.getByRole('heading', { name: 'Preview' })
  await expectNothingLost(page, faults, {
    act: async () => page.getByRole('button', { name: 'Publish Equipment' }).click(),
    title: 'Publishing failed',
    text: 'Failed to publish equipment to database.',
    stays: async () => expect(preview).toBeVisible(),
    done: async () => expectSaid(page, 'Equipment published successfully!'),
  })
  await expectNothingLost(page, faults, {
    act: async () =>
      page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Equipment' }).click(),
    title: 'Error',
    text: 'Failed to load equipment.',
    stays: async () => expect(page.getByRole('heading', { name: 'Add equipment' })).toBeVisible(),
    done: async () => expect(page.getByRole('row', { name: /\bPan\b/ })).toBeVisible(),
  })
})

test('posts', async ({ admin: page, db, faults }) => {
  test.slow()
  await insertPost(db, aPost({ title: 'Old' }), NOW)
  faults.confirm('Are you sure you want to delete this post?')
  await openPage(page, '/admin/blog/new')
  const title = page.getByLabel('Title')
  const editor = page.getByRole('textbox', { name: 'Content' })
  await expect(editor).toHaveAttribute('contenteditable', 'true')
  await title.fill('First')
  await editor.fill('Words.')
  const formStays = (value: string) => async () => {
    await expect(title).toHaveValue(value)
    await expect(editor).toHaveText('Words.')
  }
  await expectNothingLost(page, faults, {
    act: async () => page.getByRole('button', { name: 'Create Post' }).click(),
    title: 'Error creating post',
    stays: formStays('First'),
    done: async () => expectSaid(page, 'Post created successfully'),
  })

  await page.getByRole('link', { name: 'Edit: First' }).click()
  await expect(editor).toHaveAttribute('contenteditable', 'true')
  await title.fill('Second')
  await expectNothingLost(page, faults, {
    act: async () => page.getByRole('button', { name: 'Update Post' }).click(),
    title: 'Error updating post',
    stays: formStays('Second'),
    done: async () => expectSaid(page, 'Post updated successfully'),
  })

  await expectNothingLost(page, faults, {
    act: async () => page.getByRole('button', { name: 'Delete: Second' }).click(),
    title: 'Error deleting post',
    stays: async () => expect(page.getByRole('heading', { name: 'Second' })).toBeVisible(),
    done: async () => expectSaid(page, 'Post deleted successfully'),
  })
  await expectNothingLost(page, faults, {
    act: async () => page.getByRole('link', { name: /^Drafts/ }).click(),
    title: 'Error',
    text: 'Failed to load posts.',
    stays: async () => expect(page.getByRole('heading', { name: 'Old' })).toBeVisible(),
    done: async () => expect(page).toHaveURL(/state=draft/),
  })
})

test('an import under review', async ({ admin: page, faults }) => {
  test.slow()
  const soup = (name: string) => ({ '@type': 'Recipe', name, recipeIngredient: ['600 g carrots'] })
  await openPage(page, '/admin/import')
  const drop = page.getByRole('heading', { name: 'Import Recipes' })
  await expectNothingLost(page, faults, {
    act: async () =>
      page
        .getByLabel('Choose a file')
        .first()
        .setInputFiles(file('soups.json', ['One', 'Two', 'Three', 'Four'].map(soup))),
    title: 'Upload failed',
    stays: async () => expect(drop).toBeVisible(),
    done: async () => expectSaid(page, 'Ready for review'),
  })
  await openWhole(page)
  await openFold(page, 'Author')
  const author = page.locator('[name=author_name]')
  await author.fill('Ines')
  const typedStays = async () => expect(author).toHaveValue('Ines')
  await expectNothingLost(page, faults, {
    act: async () => page.getByRole('link', { name: 'Next' }).click(),
    title: 'Error',
    text: 'Failed to load the import.',
    stays: typedStays,
    done: async () => expect(author).toHaveValue(''),
  })
  await page.getByRole('link', { name: 'Previous' }).click()
  await typedStays()
  await expectNothingLost(page, faults, {
    act: async () => page.getByRole('button', { name: 'Save recipe' }).click(),
    title: 'Error',
    text: 'Failed to save recipe.',
    stays: typedStays,
    done: async () => expectSaid(page, 'Recipe saved'),
  })
  const review = page.getByRole('heading', { name: 'Ready for review: 1 of 3' })
  const reviewed = page.getByText('Every recipe of this import is reviewed.')
  const lastTwo = page.getByRole('heading', { name: 'Ready for review: 1 of 2' })
  await expectNothingLost(page, faults, {
    act: async () => page.getByRole('button', { name: 'Skip this one' }).click(),
    title: 'Error',
    text: 'Failed to skip the recipe.',
    stays: async () => expect(review).toBeVisible(),
    done: async () => expect(lastTwo).toBeVisible(),
  })
  await expectNothingLost(page, faults, {
    act: async () => page.getByRole('button', { name: 'Save all (2)' }).click(),
    title: 'Error',
    text: 'Failed to save the recipes.',
    stays: async () => expect(lastTwo).toBeVisible(),
    done: async () => expect(reviewed).toBeVisible(),
  })
  await expectNothingLost(page, faults, {
    act: async () => page.getByRole('button', { name: 'Close import' }).click(),
    title: 'Error',
    text: 'Failed to close the import.',
    stays: async () => expect(reviewed).toBeVisible(),
    done: async () => expect(drop).toBeVisible(),
  })
})

test('the account', async ({ admin: page, faults }) => {
  test.slow()
  faults.expect(/status of 422/)
  await openPage(page, '/admin/account')
  const current = page.getByRole('form', { name: 'Set up' }).getByLabel('Current password')
  await current.fill('not the one')
  await expectNothingLost(page, faults, {
    act: async () => page.getByRole('button', { name: 'Set up' }).click(),
    title: 'Error',
    text: 'Failed to change the account.',
    stays: async () => expect(current).toHaveValue('not the one'),
    done: async () => expect(current).toHaveAccessibleDescription(/./),
  })
})

test('a screen to which a change led once is no longer one that follows it', async ({
  admin: page,
  faults,
}) => {
  faults.expect(/ERR_CONNECTION_REFUSED/)
  await openPage(page, '/admin/recipes/new')
  await page.getByRole('textbox', { name: 'Name' }).fill('Congee')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expectSaid(page, 'Recipe saved')
  const sidebar = page.getByRole('navigation', { name: 'Admin' })
  await sidebar.getByRole('link', { name: 'Equipment' }).click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Equipment')
  await page.route(/\.data(\?|$)/, async (route) => route.abort('connectionrefused'))
  await sidebar.getByRole('link', { name: 'Recipes' }).click()
  await expect(page.getByRole('alert')).toContainText('This screen stays as it was.')
  await expect(heading).toHaveText('Equipment')
})

test('a way back that another click overtakes is forgotten: the next load is a real one', async ({
  admin: page,
  faults,
}) => {
  faults.expect(/ERR_CONNECTION_REFUSED/)
  await openPage(page, '/admin/equipment')
  const sidebar = page.getByRole('navigation', { name: 'Admin' })
  const toBlog = sidebar.getByRole('link', { name: 'Blog' })
  // Once the failure is told, and before the router has turned round.
  await toBlog.evaluate((link: HTMLElement) =>
    addEventListener('plate:notice', () => queueMicrotask(() => link.click()), { once: true }),
  )
  await page.route(/admin\/recipes.*\.data/, async (route) => route.abort('connectionrefused'))
  await sidebar.getByRole('link', { name: 'Recipes' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog')
  const answered = page.waitForResponse(/admin\/blog\.data/)
  await toBlog.click()
  expect((await answered).status()).toBe(200)
})

test('a tall notice is closed at its top, beside the title', async ({ admin: page, context, faults }) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED/)
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, '/admin/recipes/new')
  await page.getByRole('textbox', { name: 'Name' }).fill('Congee')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Save draft' }).click()
  const notice = page.getByRole('alert')
  const title = await notice.getByText('Error', { exact: true }).boundingBox()
  const close = await notice.getByRole('button', { name: 'Close' }).boundingBox()
  const middle = (box: typeof title) => (box ? box.y + box.height / 2 : Number.NaN)
  expect(Math.abs(middle(close) - middle(title))).toBeLessThan(4)
})

test('without any network a screen stays, and the network is used when it comes back', async ({
  admin: page,
  context,
  faults,
}) => {
  test.slow()
  faults.expect(/ERR_INTERNET_DISCONNECTED/)
  await openPage(page, '/admin/recipes/new')
  const name = page.getByRole('textbox', { name: 'Name' })
  await name.fill('Congee')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Save draft' }).click()
  const notice = page.getByRole('alert')
  await expect(notice).toContainText('Failed to save recipe.You are offline. Nothing on this screen is lost.')
  await expect(name).toHaveValue('Congee')
  // What is typed after that is sent, too.
  await name.fill('Slow Congee')
  await context.setOffline(false)
  await notice.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('"Slow Congee" has been saved.')).toBeVisible()
})

test('what is typed into a review without a connection survives a reload, and is sent when the connection returns', async ({
  admin: page,
  browser,
  context,
  baseURL,
  faults,
}) => {
  test.slow()
  faults.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  const soup = { '@type': 'Recipe', name: 'Leek Soup', recipeIngredient: ['600 g leeks'] }
  await openPage(page, '/admin/import')
  await page.getByLabel('Choose a file').first().setInputFiles(file('soup.json', soup))
  const name = page.getByRole('textbox', { name: 'Name' })
  await openWhole(page)
  await expect(name).toHaveValue('Leek Soup')
  await context.setOffline(true)
  await name.fill('Silky Leek Soup')
  await openFold(page, 'Kind')
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Soup')
  await expect(page.getByText(/Your edits are kept in this browser/)).toBeVisible()
  await page.route('**/admin/import/keep', async (route) => route.abort())
  await context.setOffline(false)
  await reloadPage(page)
  await openWhole(page)
  await expect(name).toHaveValue('Silky Leek Soup')
  await expect(page.locator('[name=recipe_category]')).toHaveValue('Soup')
  await page.unroute('**/admin/import/keep')
  await expect(page.getByText('Your edits are kept.')).toBeVisible()

  const other = await browser.newContext({ storageState: await context.storageState(), baseURL })
  const elsewhere = await other.newPage()
  await elsewhere.goto('/admin/import')
  await elsewhere.getByRole('link', { name: 'Look at it' }).click()
  await openWhole(elsewhere)
  await expect(elsewhere.getByRole('textbox', { name: 'Name' })).toHaveValue('Silky Leek Soup')
  await other.close()
})
