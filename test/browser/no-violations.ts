import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** WCAG 2.2, levels A and AA, with all that came before. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

// Its smaller form is read in half the time.
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** For a few pages: `palettes.test.ts` compares all texts with their grounds in every theme. */
export const BY_DAY_AND_LAMPLIGHT = ['light', 'dark'] as const

/** Lets axe look at the page as it is now. `state` names it in the failure. */
export async function expectNoViolations(
  page: Page,
  state: string,
  themes: readonly ('light' | 'dark')[] = ['light'],
) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  for (const colorScheme of themes) {
    // What is on its way from one colour to another is neither.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await page.evaluate(findViolations, RULES), `${state}, ${colorScheme}`).toEqual([])
  }
}

/** Runs in the page. Listing everything that is right as well would take most of the time. */
async function findViolations(rules: string[]): Promise<string[]> {
  // What one scrolls past the bar at the bottom is no smaller for it.
  const bar = document.querySelector<HTMLElement>('[data-part-bar]')
  if (bar) bar.style.position = 'static'
  const { violations } = await window.axe.run({ runOnly: rules, resultTypes: ['violations'] })
  if (bar) bar.style.position = ''
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  )
}
