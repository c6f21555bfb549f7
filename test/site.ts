import { createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import type { Database } from '#server/data/database.ts'
import { createTestDatabase } from './database.ts'

export const NOW = new Date('2026-03-04T05:06:07Z')

/** The real site over an empty database, driven by plain requests. `now` is the moment it believes it is. */
export async function createTestSite({
  db,
  now = NOW,
  env = {},
}: { db?: Database; now?: Date; env?: Record<string, string> } = {}) {
  const database = db ?? (await createTestDatabase())
  const config = readConfig({ SITE_URL: 'https://plate.test', ...env })
  const log: string[] = []
  const app = createApp({
    config,
    db: database,
    version: 'test',
    writeLine: (line) => log.push(line),
    now: () => now,
  })
  const get = async (path: string, init: RequestInit = {}) => app.request(path, init)

  return {
    db: database,
    now,
    /** Lines of the log so far. */
    log,
    request: get,
    get,
    /** The status of an answer and its HTML, or JSON, as text. */
    async read(path: string) {
      const response = await get(path)
      return { status: response.status, html: await response.text() }
    },
  }
}
