import { createApp, readCacheKeys } from '#server/app.ts'
import { sessionCookies } from '#server/auth/cookies.ts'
import { startSession } from '#server/auth/sessions.ts'
import { cacheSite } from '#server/process/cached-site.ts'
import { readConfig } from '#server/config.ts'
import type { Database } from '#server/data/database/database.ts'
import type { Backups } from '#server/context.ts'
import { openVersionReader } from '#server/data/changes/version-reader.ts'
import type { Jobs } from '#server/jobs/job-runner.ts'
import { createPictureEncoder } from '#server/media/picture-encoder.ts'
import { requestInProcess } from './request-in-process.ts'
import { createTestDatabase } from './database.ts'
import { importHere } from './importer.ts'
import { readHere } from './readings.ts'
import { ensurePerson, type Role } from './people.ts'

export const NOW = new Date('2026-03-04T05:06:07Z')

const encodePicture = createPictureEncoder()
const noBackups = async () => {
  throw new Error('This site is over a database in memory.')
}

/**
 * The real site over an empty database, with its page cache, driven by plain requests. `now` is the moment it believes it
 * is.
 */
export async function createTestSite({
  db,
  now = NOW,
  env = {},
  jobs = { wake() {} },
  reread = () => {},
  backups = { folder: '/nowhere', run: noBackups },
}: {
  db?: Database
  now?: Date
  env?: Record<string, string>
  jobs?: Jobs
  reread?: () => void
  backups?: Backups
} = {}) {
  const database = db ?? (await createTestDatabase())
  const config = readConfig({ SITE_URL: 'https://plate.test', ...env })
  const log: string[] = []
  const keys = readCacheKeys()
  const app = createApp({
    config,
    keys,
    db: database,
    importer: importHere(database, (error) => log.push(String(error))),
    jobs: config.outgoing ? jobs : undefined,
    reread,
    readings: readHere(database),
    version: 'test',
    writeLine: (line) => log.push(line),
    encodePicture,
    backups,
    now: () => now,
  })
  const fetchCached = requestInProcess(app, (answer) =>
    cacheSite({
      app,
      keys,
      answer,
      config,
      db: database,
      contentVersion: openVersionReader('file::memory:', database),
      log: (line) => log.push(line),
      now: () => now,
    }),
  )
  const { origin } = config.siteUrl

  /** The site as one person meets it: with these cookies, and from its own pages. */
  function visit(cookie?: string) {
    const get = async (path: string, init: RequestInit = {}, env: object = {}) => {
      const headers = new Headers(init.headers)
      if (cookie) headers.set('Cookie', [cookie, headers.get('Cookie')].flatMap((c) => c ?? []).join('; '))
      return fetchCached(path, { ...init, headers }, env)
    }
    return {
      request: get,
      get,
      /** The status of an answer and its HTML, or JSON, as text. */
      async read(path: string) {
        const response = await get(path)
        return { status: response.status, html: await response.text() }
      },
      /** Sends a form of ours, as a browser does without scripts. */
      async post(path: string, fields: Record<string, string | string[]> | FormData = {}, env: object = {}) {
        const headers = { Origin: origin, 'Sec-Fetch-Site': 'same-origin' }
        return get(path, { method: 'POST', headers, body: toForm(fields) }, env)
      },
    }
  }

  return {
    ...visit(),
    /** Asks the site itself, without its cache. */
    render: async (path: string, init?: RequestInit, env: object = {}) => app.request(path, init, env),
    db: database,
    now,
    /** Lines of the log so far. */
    log,
    /** The same site as somebody who is signed in. */
    async as(role: Role) {
      const user_id = await ensurePerson(database, role, now)
      const session = await startSession(database, user_id, 'Test browser', now)
      const cookie = sessionCookies(session, now, config)
        .map((header) => header.split(';')[0])
        .join('; ')
      return { ...visit(cookie), db: database, now, log, user_id, session, cookie }
    },
  }
}

function toForm(fields: Record<string, string | string[]> | FormData): FormData | URLSearchParams {
  if (fields instanceof FormData) return fields
  return new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) => [value].flat().map((each) => [name, each])),
  )
}
