import { fetchPage, NEVER_CACHED, serverTimes, type Answer } from './fetch-page.ts'
import { requestInSequence, toRequest } from './keep-alive-client.ts'
import { processorTime } from './process-figures.ts'
import { median } from './statistics.ts'
import type { Site } from './ready-site.ts'

/** The cost of rendering one page. */
export type Renders = {
  /** Milliseconds in the server, by its own log, and as the client saw them: one request after the other. */
  server: number
  whole: number
}

/** The throughput of rendering when several clients ask at once. */
export type Rush = {
  perSecond: number
  /** Of the process that was started; workers beside it have theirs. */
  processorMs: number
}

/** Has a page rendered again and again, one after the other. */
export async function renderInSequence(site: Site, path: string, requests: number): Promise<Renders> {
  const from = site.logged()
  const answers: Answer[] = []
  for (let request = 0; request < requests; request++)
    answers.push(await fetchPage(site.address + path, NEVER_CACHED))
  return {
    server: median(await serverTimes(site, from, answers)),
    whole: median(answers.map(({ ms }) => ms)),
  }
}

/** Has a page rendered for several who ask at once, for a while. */
export async function renderConcurrently(
  site: Site,
  path: string,
  { ms, connections }: { ms: number; connections: number },
): Promise<Rush> {
  const before = processorTime(site.pid)
  const request = toRequest(path, new URL(site.address).host, 'identity', NEVER_CACHED)
  const question = { request, expected: { status: 200 } }
  const begun = performance.now()
  let answered = 0
  const next = () => (performance.now() < begun + ms ? question : undefined)
  await Promise.all(
    Array.from({ length: connections }, async () => requestInSequence(site.port, next, () => answered++)),
  )
  const took = performance.now() - begun
  return { perSecond: (answered / took) * 1000, processorMs: (processorTime(site.pid) - before) / answered }
}
