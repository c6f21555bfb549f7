import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { readConfig } from '#server/config.ts'
import { type Database, openDatabase } from '#server/data/database/database.ts'
import { migrate } from '#server/data/database/migrate.ts'
import { explain } from '#server/process/explain.ts'

/**
 * Runs a command over the configured database, brought up to date. Ends with 1 when it fails, and says why. A database that is
 * not there is named, and with `mustExist` not made: whoever forgot DATABASE_URL would work on an empty one.
 */
export async function withDatabase(
  run: (db: Database) => Promise<void>,
  { mustExist = false }: { mustExist?: boolean } = {},
) {
  try {
    const { databaseUrl } = readConfig(process.env)
    if (isMissing(databaseUrl)) {
      if (mustExist) return refuse(noSiteIn(databaseUrl))
      console.error(
        `There was no site in ${nameDatabase(databaseUrl)}: a new one is made there. If yours is elsewhere, set DATABASE_URL to its database.`,
      )
    }
    const db = openDatabase(databaseUrl)
    try {
      if (mustExist && !(await hasTables(db))) return refuse(noSiteIn(databaseUrl))
      await migrate(db)
      await run(db)
    } finally {
      await db.destroy()
    }
  } catch (error) {
    refuse(explain(error))
  }
}

/** Ends the command with 1, and says why. */
export function refuse(reason: unknown) {
  console.error(reason)
  process.exitCode = 1
}

const noSiteIn = (databaseUrl: string) =>
  `There is no site in ${nameDatabase(databaseUrl)}. Set DATABASE_URL to the database of your site, as its service does, and try again.`

/** A database by its path, or by its host and name: without the password of its address. */
export function nameDatabase(databaseUrl: string): string {
  if (databaseUrl.startsWith('file:')) return resolve(databaseUrl.slice('file:'.length))
  if (!URL.canParse(databaseUrl)) return 'the database of DATABASE_URL'
  const { host, pathname } = new URL(databaseUrl)
  return host + pathname
}

const isMissing = (databaseUrl: string) =>
  databaseUrl.startsWith('file:') && !existsSync(databaseUrl.slice('file:'.length))

const hasTables = async (db: Database) =>
  (await db.introspection.getTables()).some(({ name }) => name === 'recipes')
