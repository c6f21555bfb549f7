import type { Page } from '@playwright/test'

/** What the browser complains about, scripts that the policy of a page forbids among it. */
export async function listenForFaults(page: Page) {
  const faults: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(message.text())
  })
  page.on('pageerror', (error) => faults.push(String(error)))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`policy: ${violatedDirective} forbids ${blockedURI}`)
    })
  })
  return faults
}
