import { fetchPage, NEVER_CACHED } from './fetch-page.ts'
import { requestInSequence, toRequest } from './keep-alive-client.ts'
import type { Site } from './ready-site.ts'

/**
 * How long at most (milliseconds) another visitor waits for a cached page while one page is rendered: as long as that
 * keeps the process from everything else. One figure for each of so many requests.
 */
export async function longestWait(site: Site, path: string, requests: number): Promise<number[]> {
  const question = {
    request: toRequest('/about', new URL(site.address).host, 'br'),
    expected: { status: 200 },
  }
  await fetchPage(`${site.address}/about`)
  const longest: number[] = []
  for (let request = 0; request < requests; request++) {
    let isOver = false
    let most = 0
    const rendered = fetchPage(site.address + path, NEVER_CACHED).finally(() => (isOver = true))
    await requestInSequence(
      site.port,
      () => (isOver ? undefined : question),
      (ms) => {
        most = Math.max(most, ms)
      },
    )
    await rendered
    longest.push(most)
  }
  return longest
}
