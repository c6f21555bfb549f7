import type { Page } from '@playwright/test'

/** Opens a part of a form that is one sentence until then, by its title. */
export const openFold = async (page: Page, title: string) =>
  page.locator('summary', { hasText: new RegExp(`^${title}`) }).click()

/** Opens all fields of the recipe under review, and not only those that ask. */
export const openWhole = async (page: Page) => openFold(page, '(The whole recipe|Everything else)')
