import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import manifest from '../../package.json' with { type: 'json' }
import { type AppModule, openBuiltSite } from './built-site.ts'
import type { Config } from '../config.ts'
import type { Database } from '../data/database/database.ts'
import { listUnfinished } from '../data/imports/work.ts'
import { openVersionReader, type VersionReader } from '../data/changes/version-reader.ts'
import { makeDrainable } from './drain.ts'
import type { ProcessResources } from '../context.ts'
import { type DamageWatch, watchDamage } from '../middleware/damage-watch.ts'
import { makeHourly } from '../backups/make-hourly.ts'
import { createRunBeside } from '../backups/run-beside.ts'
import { createGuardedFetch, type GuardedFetch } from '../guarded-fetch/guarded-fetch.ts'
import { createHelperLock } from '../concurrency/helper-lock.ts'
import { createHttpServer } from './http-server.ts'
import { startImporter } from '../import/importer.ts'
import { type JobRunner, startJobs } from '../jobs/job-runner.ts'
import { checkLinks } from '../jobs/check-links.ts'
import { bringPictures } from '../media/bring-pictures.ts'
import { createPictureEncoder, type PictureEncoder } from '../media/picture-encoder.ts'
import { bufferLines } from '../page-cache/line-buffer.ts'
import type { ImportNews } from '../import/progress.ts'
import { purgeTrash } from '../jobs/purge-trash.ts'
import { openReadings } from '../reading/readings.ts'
import { startRecipeReader } from '../reading/recipe-reader.ts'
import { rereadStored } from '../jobs/reread-stored.ts'

type Site = ProcessResources & { contentVersion: VersionReader; closing: AbortSignal; damage: DamageWatch }

/** As long as browsers and proxies keep a connection that they do not use. */
const LINGER_MS = 5_000
const LIMIT_MS = 9_000
/** Several changes in a row, such as those of an import, are waited for. */
const WARM_AFTER_MS = 250

export type SiteProcess = Awaited<ReturnType<typeof openSiteProcess>>

/**
 * Serves the site over a database that is ready for it, alone or as one of several processes. Other sites are asked on the
 * Internet, unless a test has them elsewhere.
 */
export async function openSiteProcess(
  config: Config,
  db: Database,
  broadcast: (news: ImportNews) => void = () => {},
  guardedFetch = createGuardedFetch(),
) {
  // Here and not in the site, which is bundled: it starts a program that lies beside its own file.
  const lock = createHelperLock()
  const encodePicture = createPictureEncoder({ mostAtOnce: config.processes > 1 ? 1 : 2, lock })
  const jobs = config.outgoing ? startOutgoingJobs(db, encodePicture, guardedFetch) : undefined
  let restoreShare: number | undefined
  const run = createRunBeside(
    {
      databaseUrl: config.databaseUrl,
      passphrase: config.backupPassphrase,
      secondPlace: config.secondPlace,
    },
    lock,
    (share) => (restoreShare = share < 1 ? share : undefined),
  )
  const backups = {
    folder: config.backupFolder,
    run,
    isSecondPlaceSet: config.secondPlace !== undefined,
    restoreShare: () => restoreShare,
  }
  const reader = startRecipeReader(lock)
  const readings = openReadings(db, reader.read, (error) => {
    // What is not read when the site ends is read after its next start.
    if (!reader.isStopped()) logErrorOf('labels')(error)
  })
  const keeping = startJobs({
    db,
    jobs: {
      trash: purgeTrash({ db }),
      backups: makeHourly({ db, ...backups, logError: logErrorOf('backups') }),
      rereading: rereadStored({ db, readings, logError: logErrorOf('labels') }),
    },
    logError: logErrorOf('jobs'),
  })
  const importer = startImporter({
    databaseUrl: config.databaseUrl,
    broadcast,
    lock,
    // It may have asked for pictures, and its recipes are to be read for their pages.
    onWorked: () => {
      jobs?.wake('pictures')
      keeping.wake('rereading')
    },
    logError: logErrorOf('import'),
  })
  const contentVersion = openVersionReader(config.databaseUrl, db)
  const closing = new AbortController()
  const hurry = new AbortController()
  const openSite = config.production ? builtSite : editableSite
  const server = createHttpServer(
    await openSite({
      config,
      db,
      importer,
      jobs,
      reread: () => keeping.wake('rereading'),
      readings,
      encodePicture,
      backups,
      contentVersion,
      closing: closing.signal,
      damage: watchDamage(config.databaseUrl, closing.signal),
    }),
  )
  const drain = makeDrainable(server)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(config.port, config.host, resolve)
  })
  const address = server.address()

  return {
    /** Configured as 0, it is the one that the system chose. */
    port: typeof address === 'object' && address ? address.port : config.port,
    /** Does what an earlier process could not finish, and what an older version folded and judged by other rules. */
    async resumeWork() {
      for (const id of await listUnfinished(db)) void importer.work(id, new Date())
      jobs?.resume('pictures')
      jobs?.resume('links')
      keeping.resume('trash')
      keeping.resume('backups')
      keeping.resume('rereading')
    },
    /** Others work on an import that this process may be asked about. */
    noteImportProgress: importer.noteProgress,
    async restart() {
      console.error('A single process cannot be replaced while it runs. Set WEB_CONCURRENCY=2 for that.')
    },
    /** Answers what is in flight or on its way, takes nothing new, and is done after ten seconds at the latest. */
    async stop() {
      closing.abort()
      // A developer starts the site again at once.
      const lingerMs = config.production ? LINGER_MS : 0
      await drain({ lingerMs, limitMs: LIMIT_MS, hurry: hurry.signal })
      await Promise.all([importer.stop(), jobs?.stop(), reader.stop(), keeping.stop()])
      contentVersion.close()
      await db.destroy()
    },
    /** Waits no longer for what may be on its way. */
    hurry: () => hurry.abort(),
  }
}

/** The work that asks other sites. */
function startOutgoingJobs(
  db: Database,
  encode: PictureEncoder,
  { fetchPicture, askStatus }: GuardedFetch,
): JobRunner {
  return startJobs({
    db,
    jobs: { pictures: bringPictures({ db, fetchPicture, encode }), links: checkLinks({ db, askStatus }) },
    logError: logErrorOf('jobs'),
  })
}

const logErrorOf = (work: 'import' | 'labels' | 'jobs' | 'backups') => (error: unknown) =>
  console.log(JSON.stringify({ level: 'error', [work]: String(error) }))

function resources(site: Site) {
  return { ...site, version: manifest.version, writeLine: console.log }
}

async function builtSite(site: Site): Promise<RequestListener> {
  const log = bufferLines(console.log, site.config.processes > 1 ? 'shared' : 'own')
  return openBuiltSite({ ...resources(site), log, warmAfterMs: WARM_AFTER_MS })
}

/** The same site through Vite, loaded afresh for each request so that edits show at once. */
async function editableSite(site: Site): Promise<RequestListener> {
  const { createServer } = await import('vite')
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
  const listener = getRequestListener(async (request, env) => {
    const app = await vite.ssrLoadModule('/server/app.ts')
    const createApp: AppModule['createApp'] = app.createApp
    const readCacheKeys: AppModule['readCacheKeys'] = app.readCacheKeys
    const response = await createApp({ ...resources(site), keys: readCacheKeys() }).fetch(request, env)
    // Vite puts styles into the page and opens a socket, both of which our policy rightly forbids.
    response.headers.delete('Content-Security-Policy')
    return response
  })
  return (request, response) => vite.middlewares(request, response, () => void listener(request, response))
}
