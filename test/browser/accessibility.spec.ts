import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { layTable } from './laid-table.ts'
import { openPage } from './open-page.ts'
import { expect, test } from './site.ts'

/** WCAG 2.2, levels A and AA, with all that came before. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']
const SIZES = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 800 } }

// A colour on its way to another is neither of the two.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [place, viewport] of Object.entries(SIZES)) {
    test.describe(() => {
      test.use({ colorScheme, viewport })

      test(`no public page shuts anybody out, in the ${colorScheme}, on a ${place}`, async ({ page, db }) => {
        test.slow()
        for (const { path } of await layTable(db)) {
          await openPage(page, path)
          expect(await violations(page), path).toEqual([])
        }
      })

      test(`nor do an empty site and its passing states, in the ${colorScheme}, on a ${place}`, async ({
        page,
        db,
        faults,
      }) => {
        test.slow()
        for (const path of ['/', '/recipes', '/equipment', '/blog']) {
          await openPage(page, path)
          expect(await violations(page), `${path}, empty`).toEqual([])
        }

        await layTable(db)
        await openPage(page, '/recipes?diet=vegan&difficulty=easy')
        if (place === 'phone') await page.getByRole('button', { name: 'Menu' }).click()
        expect(await violations(page), 'menu and filters').toEqual([])

        let release = () => {}
        const released = new Promise<void>((resolve) => (release = resolve))
        await page.route('**/*.data*', async (route) => {
          await released
          await route.continue()
        })
        await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Equipment' }).click()
        await expect(page.getByRole('status')).toHaveText('Loading equipment...')
        expect(await violations(page), 'loading').toEqual([])
        release()
        await expect(page.getByRole('link', { name: 'Steady Blender', exact: true })).toBeVisible()

        faults.expect(/"level":"error"/)
        faults.expect(/status of 500 .*\/recipes\)/)
        await db.schema.dropTable('recipe_dietary_restrictions').execute()
        await page.goto('/recipes')
        await expect(page.getByRole('alert')).toContainText('Error loading recipes')
        expect(await violations(page), 'error').toEqual([])
      })
    })
  }
}

/** What axe finds, in a line each. */
async function violations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  )
}
