import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { writeNotice } from '#domain/notice.ts'
import type { Site } from './ready-site.ts'
import { median } from './statistics.ts'

/** Who has a notice to read gets a page of their own. */
export const NEVER_CACHED = { Cookie: `notice=${writeNotice({ kind: 'success', title: 'Measured' })}` }

const agent = new Agent({ keepAlive: true })

/** Milliseconds of a rendered page: in the server, by its own log, and as the client saw them. */
export type Renders = { server: number; whole: number }

type Answer = { text: string; ms: number; id: string }

/** Fetches a page and reads it whole. Throws unless it is there, and a page that ends. */
export async function fetchPage(address: string, headers: Record<string, string> = {}): Promise<Answer> {
  const begun = performance.now()
  const { text, id } = await read(address, headers)
  if (!text.trimEnd().endsWith('</html>')) throw new Error(`${address} is no whole page`)
  return { text, id, ms: performance.now() - begun }
}

/** A server may end a connection that has rested, just while the next request is on its way: that one is sent again. */
async function read(address: string, headers: Record<string, string>): Promise<{ text: string; id: string }> {
  return new Promise((resolve, reject) => {
    const asked = request(address, { agent, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => (text += chunk))
      response.on('error', reject)
      response.on('end', () =>
        response.statusCode === 200
          ? resolve({ text, id: String(response.headers['x-request-id'] ?? '') })
          : reject(new Error(`${address} answered ${response.statusCode}`)),
      )
    })
    asked.on('error', (error) => {
      const hasRested = asked.reusedSocket && 'code' in error && error.code === 'ECONNRESET'
      if (hasRested) resolve(read(address, headers))
      else reject(error)
    })
    asked.end()
  })
}

/** Has a page rendered again and again, one after the other. */
export async function renderInSequence(site: Site, path: string, requests: number): Promise<Renders> {
  const from = site.logged()
  const answers: Answer[] = []
  for (let request = 0; request < requests; request++)
    answers.push(await fetchPage(site.address + path, NEVER_CACHED))
  if (answers.some(({ id }) => id === '')) throw new Error(`${path} came from the cache`)
  return {
    server: median(await serverTimes(site, from, answers)),
    whole: median(answers.map(({ ms }) => ms)),
  }
}

/** What the site's own log, from a place in it on, says that these answers took. */
async function serverTimes(site: Site, from: number, answers: Answer[]): Promise<number[]> {
  for (;;) {
    const lines = site.said(from)
    const known = new Map(
      [...lines.matchAll(/"id":"([^"]+)".*"ms":([\d.]+)\}/g)].map(([, id = '', ms]) => [id, Number(ms)]),
    )
    const times = answers.flatMap(({ id }) => known.get(id) ?? [])
    if (times.length === answers.length) return times
    await wait(5)
  }
}
