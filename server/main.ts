import { createServer, type RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import manifest from '../package.json' with { type: 'json' }
import { ensureAdministrator } from './auth/accounts.ts'
import { offerSetUp, SET_UP_MINUTES } from './auth/set-up.ts'
import { ConfigError, readConfig, type Config } from './config.ts'
import { openDatabase, type Database } from './data/database.ts'
import { migrate } from './data/migrate.ts'
import { findNextChange, isUntouched } from './data/content-version.ts'
import { openVersionReader } from './data/version-reader.ts'
import { keepPages } from './page-cache/listener.ts'
import { createPictureEncoder } from './media/picture-encoder.ts'
import { listUnfinished } from './data/imports.ts'
import { type Importer, startImporter } from './import/importer.ts'

type AppModule = typeof import('./app.ts')
type Site = { config: Config; db: Database; importer: Importer; closing: AbortSignal }

const DRAIN_MS = 9_000
/** Some two thousand pages. */
const MAX_KEPT_BYTES = 64 * 1024 * 1024

const OLDEST_NODE = 24

// Here and not in the site, which is bundled: it starts a program that lies beside its own file.
const encodePicture = createPictureEncoder()

try {
  const [major] = process.versions.node.split('.')
  if (Number(major) < OLDEST_NODE) {
    throw new ConfigError([
      `Node ${process.versions.node}: start with npm start, which brings Node ${OLDEST_NODE}`,
    ])
  }
  await start(readConfig(process.env))
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error)
  process.exit(1)
}

async function start(config: Config) {
  const db = openDatabase(config.databaseUrl)
  await migrate(db)
  await ensureAdministrator(db, config.administrator, new Date())
  if (config.sampleContent && (await isUntouched(db))) {
    // Loaded only here: the importers know thousands of words that no later start needs.
    const { fillSite } = await import('./sample-content.ts')
    await fillSite(db, new Date())
  }

  const importer = startImporter({
    databaseUrl: config.databaseUrl,
    logError: (error) => console.log(JSON.stringify({ level: 'error', import: String(error) })),
  })
  const closing = new AbortController()
  const openSite = config.production ? builtSite : editableSite
  const server = createServer(await openSite({ config, db, importer, closing: closing.signal }))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(config.port, config.host, resolve)
  })
  const address = server.address()
  // Configured as 0, the port is the one that the system chose.
  const port = typeof address === 'object' && address ? address.port : config.port
  const origin = config.siteUrlIsSet ? config.siteUrl.origin : `http://localhost:${port}`
  for (const warning of config.warnings) console.warn(warning)
  const token = await offerSetUp(db, new Date())
  if (token) {
    console.log(
      `There is no account yet. Who opens this link within ${SET_UP_MINUTES} minutes becomes the administrator: ` +
        `${origin}/auth/set-up#${token}`,
    )
  }
  console.log(`${config.siteName} is ready at ${origin}`)

  // What an earlier process could not finish.
  for (const id of await listUnfinished(db)) void importer.work(id, new Date())

  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop())

  /** Answers what is in flight, takes nothing new, and leaves after ten seconds at the latest. */
  async function stop() {
    closing.abort()
    const closed = new Promise((resolve) => server.close(resolve))
    server.closeIdleConnections()
    setTimeout(() => server.closeAllConnections(), DRAIN_MS).unref()
    await closed
    await importer.stop()
    await db.destroy()
    process.exit(0)
  }
}

function resources(site: Site) {
  return { ...site, version: manifest.version, writeLine: console.log, encodePicture }
}

async function builtSite(site: Site): Promise<RequestListener> {
  const build = new URL('../build/', import.meta.url)
  const { createApp }: AppModule = await import(new URL('server/index.js', build).href)
  const publicFiles = new URL('client', build).pathname
  const app = createApp({ ...resources(site), publicFiles })
  const { db, config } = site
  return keepPages({
    answer: getRequestListener(app.fetch),
    render: async (address) => app.fetch(new Request(config.siteUrl.origin + address)),
    nextChange: (now) => findNextChange(db, now),
    version: openVersionReader(config.databaseUrl, db),
    writeLine: console.log,
    now: () => new Date(),
    maxBytes: MAX_KEPT_BYTES,
  })
}

/** The same site through Vite, loaded afresh for each request so that edits show at once. */
async function editableSite(site: Site): Promise<RequestListener> {
  const { createServer } = await import('vite')
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
  const listener = getRequestListener(async (request, env) => {
    const app = await vite.ssrLoadModule('/server/app.ts')
    const createApp: AppModule['createApp'] = app.createApp
    const response = await createApp(resources(site)).fetch(request, env)
    // Vite puts styles into the page and opens a socket, both of which our policy rightly forbids.
    response.headers.delete('Content-Security-Policy')
    return response
  })
  return (request, response) => vite.middlewares(request, response, () => void listener(request, response))
}
