import type { Page } from '@playwright/test'

/** What a page asks for from now on: all that is sent with it, and each request by its method and path, once. */
export function recordRequests(page: Page, baseURL: string) {
  const sent: string[] = []
  const requests = new Set<string>()
  page.on('request', (request) => {
    const path = request.url().replace(baseURL, '')
    // What is prefetched while a page is idle differs from visit to visit.
    if (!/^\/assets\/|\.data\?|\/plates\/|\/__manifest/.test(path))
      requests.add(`${request.method()} ${path}`)
    sent.push(request.url(), request.postData() ?? '', JSON.stringify(request.headers()))
  })
  return { sent, requests }
}
