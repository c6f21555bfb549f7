import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** WCAG 2.2, levels A and AA, with all that came before. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

/** Lets axe look at the page as it is now, in the light and in the dark theme. `state` names it in the failure. */
export async function expectNoViolations(page: Page, state: string) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  for (const colorScheme of ['light', 'dark'] as const) {
    // What is on its way from one colour to another is neither.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await page.evaluate(findViolations, RULES), `${state}, ${colorScheme}`).toEqual([])
  }
}

/** Runs in the page. Listing everything that is right as well would take most of the time. */
async function findViolations(rules: string[]): Promise<string[]> {
  const { violations } = await window.axe.run({ runOnly: rules, resultTypes: ['violations'] })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  )
}
