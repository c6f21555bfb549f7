import type { Page } from '@playwright/test'

/** Opens all fields of the recipe under review, and not only those that ask. */
export const openWhole = async (page: Page) =>
  page.locator('summary', { hasText: /^(The whole recipe|Everything else)/ }).click()
