import cluster from 'node:cluster'
import { readConfig } from '../config.ts'
import { openDatabase } from '../data/database/database.ts'
import { migrate } from '../data/database/migrate.ts'
import { explain } from './explain.ts'
import { goOnWithoutLog } from './go-on-without-log.ts'
import { isImportNews, type NoStart, type Order } from './process-messages.ts'
import { openSiteProcess, type SiteProcess } from './site-process.ts'

// One of several processes that serve a site. Started by workers.ts, and by nobody else.

goOnWithoutLog()

// A terminal or a service manager may tell all of them: the first one decides for all.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGUSR2'] as const) process.on(signal, () => {})

try {
  const config = readConfig(process.env)
  // The code may be newer than that of the first process.
  const starting = openDatabase(config.databaseUrl, { mayCreate: false })
  await migrate(starting)
  await starting.destroy()
  const db = openDatabase(config.databaseUrl, { mayCreate: false, isPatient: false })
  const site = await openSiteProcess(config, db, (news) => process.send?.(news))
  const obey = ordersOf(site)
  process.on('message', (message) => {
    if (isImportNews(message)) site.noteImportProgress(message)
    else obey.find(([order]) => order === message)?.[1]()
  })
} catch (error) {
  const reason = explain(error)
  if (typeof reason !== 'string' || !process.send) {
    console.error(reason)
    process.exit(1)
  }
  const message: NoStart = { noStart: reason }
  process.send(message, () => process.exit(1))
}

function ordersOf(site: SiteProcess): [Order, () => void][] {
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    process.once('disconnect', () => process.exit(0))
    await site.stop()
    // Answered after all connections that were on their way to us: those go to others.
    cluster.worker?.disconnect()
  }
  return [
    ['resume-work', () => void site.resumeWork()],
    ['hurry', site.hurry],
    ['stop', () => void stop()],
  ]
}
