import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, expect, type Page, test as playwrightTest } from '@playwright/test'
import { createRunBeside } from '#server/backups/run-beside.ts'
import { openBuiltSite } from '#server/process/built-site.ts'
import { readConfig } from '#server/config.ts'
import { type Database, openDatabase } from '#server/data/database/database.ts'
import { migrate } from '#server/data/database/migrate.ts'
import { openVersionReader } from '#server/data/changes/version-reader.ts'
import { createPictureEncoder } from '#server/media/picture-encoder.ts'
import { startImporter } from '#server/import/importer.ts'
import { openReadings } from '#server/reading/readings.ts'
import { startRecipeReader } from '#server/reading/recipe-reader.ts'
import { findPostgres, startPostgres } from '../postgres.ts'
import { signIn } from './sign-in.ts'
import { slowDown } from './slow-machine.ts'

export { expect }

/** The moment at which every site of these tests believes to be. */
export const NOW = new Date('2026-03-04T05:06:07Z')

// These hold nothing of a site, and take longer to start than most tests.
const encodePicture = createPictureEncoder()
const reader = startRecipeReader()

export type Engine = 'sqlite' | 'postgres'

export type Faults = {
  add: (fault: string) => void
  /** Faults that this test provokes. They must occur, too. */
  expect: (fault: RegExp) => void
  /** Faults that this test provokes only if one of two things happens to come first. */
  allow: (fault: RegExp) => void
  /** Questions of the browser that this test answers with yes. They must be asked, too. */
  confirm: (question: string) => void
  /** What is to be answered to a question. */
  isConfirmed: (question: string) => boolean
}

/**
 * Each test gets its own server over its own empty database, a copy of one that its worker has migrated; no data is
 * shared. A test fails on whatever a visitor's browser complains about, on dialogs, and on any request that leaves the
 * site. `admin` is the page of a browser in which an administrator is signed in.
 */
export const test = playwrightTest.extend<
  {
    databaseUrl: string
    db: Database
    baseURL: string
    /** What the server has written into its log. */
    log: string[]
    faults: Faults
    admin: Page
  },
  { engine: Engine; databases: Databases }
>({
  engine: ['sqlite', { option: true, scope: 'worker' }],

  databases: [
    async ({ engine }, use) => {
      const databases = await (engine === 'postgres' ? openPostgres() : openFiles())
      await use(databases)
      await databases.remove()
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this pattern
  faults: async ({}, use) => {
    const found: string[] = []
    const expected: RegExp[] = []
    const allowed: RegExp[] = []
    const questions: string[] = []
    const asked: string[] = []
    await use({
      add: (fault) => found.push(fault),
      expect: (fault) => expected.push(fault),
      allow: (fault) => allowed.push(fault),
      confirm: (question) => questions.push(question),
      isConfirmed(question) {
        asked.push(question)
        return questions.includes(question)
      },
    })
    expect(asked).toEqual(expect.arrayContaining(questions))
    const known = [...expected, ...allowed]
    expect(found.filter((fault) => !known.some((pattern) => pattern.test(fault)))).toEqual([])
    for (const pattern of expected)
      await expect.poll(() => found).toContainEqual(expect.stringMatching(pattern))
  },

  databaseUrl: async ({ databases }, use) => use(await databases.create()),

  db: async ({ databaseUrl }, use) => {
    const db = openDatabase(databaseUrl)
    await use(db)
    await db.destroy()
  },

  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this pattern
  log: async ({}, use) => use([]),

  baseURL: async ({ db, databaseUrl, faults, log: written }, use) => {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
    const listening = server.address()
    if (listening === null || typeof listening === 'string') throw new Error('no port')
    const address = `http://localhost:${listening.port}`
    const importer = startImporter({
      databaseUrl,
      logError: (error) => faults.add(String(error)),
    })
    const contentVersion = openVersionReader(databaseUrl, db)
    const folder = mkdtempSync(join(tmpdir(), 'plate-'))
    const log = (line: string) => {
      written.push(line)
      if (line.includes('"level":"error"')) faults.add(line)
    }
    const listener = await openBuiltSite({
      config: readConfig({ SITE_URL: address }),
      db,
      contentVersion,
      importer,
      jobs: { wake() {} },
      reread() {},
      readings: openReadings(db, reader.read, (error) => faults.add(String(error))),
      version: 'test',
      now: () => NOW,
      encodePicture,
      backups: {
        folder: join(folder, 'backups'),
        run: createRunBeside({ databaseUrl }),
      },
      writeLine: log,
      log,
    })
    server.on('request', listener)
    await use(address)
    server.close()
    server.closeAllConnections()
    contentVersion.close()
    await importer.stop()
    rmSync(folder, { recursive: true })
  },

  context: async ({ context, baseURL, faults }, use) => {
    await watch(context, baseURL, faults)
    if (process.env.SLOW_BROWSER) await slowDown(context)
    await use(context)
  },

  admin: async ({ page, context, db, baseURL }, use) => {
    await signIn(context, { db, baseURL, now: NOW })
    await use(page)
  },
})

/** The databases of a worker's tests, each at an address of its own. */
type Databases = { create: () => string | Promise<string>; remove: () => void | Promise<void> }

/** Files, because the importer's thread has a connection of its own. */
async function openFiles(): Promise<Databases> {
  const folder = mkdtempSync(join(tmpdir(), 'plate-browser-'))
  const template = join(folder, 'template.db')
  await migrateOnce(`file:${template}`)
  return {
    create() {
      const file = join(folder, `${crypto.randomUUID()}.db`)
      copyFileSync(template, file)
      return `file:${file}`
    },
    remove: () => rmSync(folder, { recursive: true }),
  }
}

/** A real Postgres, one for each worker. */
async function openPostgres(): Promise<Databases> {
  const programs = findPostgres()
  if (!programs) throw new Error('Postgres is not installed')
  const server = await startPostgres(programs)
  const template = await server.createDatabase()
  await migrateOnce(template)
  return { create: async () => server.createDatabase(template), remove: server.stop }
}

async function migrateOnce(url: string) {
  const db = openDatabase(url)
  await migrate(db)
  await db.destroy()
}

async function watch(context: BrowserContext, site: string, faults: Faults) {
  const documents = new Set<string>()
  context.on('console', (message) => {
    const text = message.text()
    const { url } = message.location()
    if (!['error', 'warning', 'assert'].includes(message.type())) return
    // A missing page that somebody asked for is an answer; a missing part of a page is a fault.
    if (documents.has(url) && text.includes('status of 404')) return
    faults.add(`console: ${text} (${url})`)
  })
  context.on('weberror', (error) => faults.add(`error: ${String(error.error())}`))
  context.on('dialog', (dialog) => {
    if (faults.isConfirmed(dialog.message())) return void dialog.accept()
    faults.add(`dialog: ${dialog.message()}`)
    return void dialog.dismiss()
  })
  context.on('request', (request) => {
    const address = request.url()
    if (request.isNavigationRequest()) documents.add(address)
    if (address.startsWith('http') && !address.startsWith(`${site}/`)) faults.add(`request: ${address}`)
  })
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (violation) => {
      console.error(`policy: ${violation.violatedDirective} forbids ${violation.blockedURI}`)
    })
  })
}
