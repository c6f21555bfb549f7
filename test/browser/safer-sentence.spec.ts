import { expectNoViolations } from './no-violations.ts'
import { openPage } from './open-page.ts'
import { expect, test } from './site.ts'
import { openFold } from './open-fold.ts'

test('a sentence that promises is replaced by a safer one with one tap, and then it saves', async ({
  admin: page,
  faults,
}) => {
  faults.expect(/status of 422/)
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, '/admin/recipes/new')
  await page.getByRole('textbox', { name: 'Name' }).fill('Leek Soup')
  await page.getByRole('textbox', { name: 'ingredient 1' }).fill('leeks')
  await openFold(page, 'Description')
  const description = page.getByRole('textbox', { name: 'Description' })
  await description.fill('Peel the leeks. This soup heals colitis. Serve warm.')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(description).toHaveAccessibleDescription(
    /no food may promise.*such as “I eat this when …; you may not.”/,
  )
  await page.getByRole('button', { name: 'Use this sentence instead' }).click()
  await expect(description).toHaveValue('Peel the leeks. I eat this when …; you may not. Serve warm.')
  await expect(page.getByText('Done. Fill in what the dots stand for.')).toBeVisible()
  await expectNoViolations(page, 'a safer sentence')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page).toHaveURL(/\/admin\/recipes(?!\/new)/)
})

test('in the text of a post, which only its editor may change, the author is told to look', async ({
  admin: page,
  faults,
}) => {
  faults.expect(/status of 422/)
  faults.confirm('')
  await openPage(page, '/admin/blog/new')
  await page.getByRole('textbox', { name: 'Title' }).fill('Leeks')
  const content = page.getByRole('textbox', { name: 'Content' })
  await content.click()
  await page.keyboard.type('This soup heals colitis.')
  await page.getByRole('button', { name: 'Create post' }).click()
  await page.getByRole('button', { name: 'Use this sentence instead' }).click()
  await expect(page.getByText('Look for it in the text, and write it there.')).toBeVisible()
  await expect(content).toHaveText('This soup heals colitis.')
  await page.goto('/admin/blog')
})
