import { ConfigError, readConfig, type Config } from './config.ts'
import { openDatabase } from './data/database.ts'
import { announceSite, prepareSite } from './prepare-site.ts'
import { openSiteProcess } from './site-process.ts'

const OLDEST_NODE = 24

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
  await prepareSite(db, config)
  const site = await openSiteProcess(config, db)
  await announceSite(db, config, site.port)
  await site.resumeImports()

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
}
