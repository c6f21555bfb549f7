import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** WCAG 2.2, levels A and AA, with all that came before. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

/** Lets axe look at the page as it is now, by day and by lamplight. `state` names it in the failure. */
export async function expectNoViolations(page: Page, state: string) {
  for (const colorScheme of ['light', 'dark'] as const) {
    // What is on its way from one colour to another is neither.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // No page has frames, so axe need not look for them in a page of its own.
    const { violations } = await new AxeBuilder({ page }).withTags(RULES).setLegacyMode().analyze()
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
    )
    expect(found, `${state}, ${colorScheme}`).toEqual([])
  }
}
