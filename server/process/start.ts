import { ConfigError, readConfig, type Config } from '../config.ts'
import { type Database, openDatabase } from '../data/database/database.ts'
import { explain } from './explain.ts'
import { goOnWithoutLog } from './go-on-without-log.ts'
import { announceSite, prepareSite } from './prepare-site.ts'

const OLDEST_NODE = 24

goOnWithoutLog()

try {
  const [major] = process.versions.node.split('.')
  if (Number(major) < OLDEST_NODE) {
    throw new ConfigError([
      `Node ${process.versions.node}: start with npm start, which brings Node ${OLDEST_NODE}`,
    ])
  }
  await start(readConfig(process.env))
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}

async function start(config: Config) {
  const db = await openPrepared(config)
  const site = await open(config, db)
  // Before the site says that it is ready: a program that waits for that may send a signal next.
  obeySignals(site)
  await announceSite(db, config, site.port)
  await site.resumeWork()
}

/** A start waits for other starts, and for its own migrations, as long as they take. The site waits for no answer so long. */
async function openPrepared(config: Config): Promise<Database> {
  const { databaseUrl } = config
  const db = openDatabase(databaseUrl)
  await prepareSite(db, config)
  if (databaseUrl.startsWith('file:')) return db
  await db.destroy()
  return openDatabase(databaseUrl, { isPatient: false })
}

/** The process that only holds the port loads nothing of the site. */
async function open(config: Config, db: Database) {
  if (config.processes > 1) return (await import('./workers.ts')).openWorkers(config, db)
  return (await import('./site-process.ts')).openSiteProcess(config, db)
}

function obeySignals(site: Awaited<ReturnType<typeof open>>) {
  let stopping = false
  const stop = async () => {
    // Who asks a second time does not want to wait.
    if (stopping) return site.hurry()
    stopping = true
    // Vite, in development, hears the signal too, and may be done first.
    process.exitCode = 0
    await site.stop()
    process.exit()
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop())
  process.on('SIGUSR2', () => void site.restart())
}
