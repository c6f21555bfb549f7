import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Site } from './ready-site.ts'

/** With credentials the server renders a fresh page. */
export const NEVER_CACHED = { Authorization: 'Bearer nobody' }

const agent = new Agent({ keepAlive: true })

export type Answer = { text: string; ms: number; id: string }

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

/** What the site's own log, from a place in it on, says that these answers took. */
export async function serverTimes(site: Site, from: number, answers: Answer[]): Promise<number[]> {
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
