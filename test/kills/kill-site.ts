import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '#server/data/database/database.ts'
import { migrate } from '#server/data/database/migrate.ts'
import { ensurePerson } from '../people.ts'
import { startSite } from '../running-site.ts'
import { signIn } from '../sign-in.ts'
import type { Activity, Ask } from './activity.ts'
import { findFault } from './find-fault.ts'
import { importAgainAndAgain } from './imports.ts'
import { publishAgainAndAgain } from './publications.ts'
import { uploadAgainAndAgain } from './uploads.ts'

const SITE_KINDS = ['import', 'publication', 'upload'] as const
type SiteKind = (typeof SITE_KINDS)[number]

/** How many kills cut something of each kind short, and a sentence for each thing that was not as it must be. */
export type Tally<Kind extends string> = { kills: Record<Kind, number>; broken: string[] }

/** The latest moment of a kill: an import of these sizes takes less, but for its first one. */
const MOST_MS = 2_000

/**
 * Starts a site, lets it import, publish and receive pictures at once, and kills it at a random moment; so many times, on one
 * database, which may hold other recipes. What was under way is a kill of its kind. After each: the engine's own checks, no
 * half of anything, and once it has started again, nothing lost that was answered.
 */
export async function killSite(DATABASE_URL: string, lives: number): Promise<Tally<SiteKind>> {
  const now = new Date()
  const db = openDatabase(DATABASE_URL)
  await migrate(db)
  const activities: Record<SiteKind, Activity> = {
    import: importAgainAndAgain(db, await ensurePerson(db, 'admin', now)),
    publication: await publishAgainAndAgain(db, now),
    upload: await uploadAgainAndAgain(db),
  }
  const tally: Tally<SiteKind> = { kills: { import: 0, publication: 0, upload: 0 }, broken: [] }
  const env = {
    DATABASE_URL,
    SAMPLE_CONTENT: 'off',
    BACKUP_DIR: join(mkdtempSync(join(tmpdir(), 'plate-')), 'kept'),
  }
  for (let life = 0; life <= lives && tally.broken.length === 0; life++) {
    const site = await startSite(env)
    if (site.address === '') {
      tally.broken.push(`the site did not start: ${site.said()}`)
      break
    }
    const headers = await signIn(db, site.address)
    const ask: Ask = async (path, init = {}) =>
      fetch(site.address + path, {
        redirect: 'manual',
        ...init,
        headers: { ...headers, ...init.headers },
      })
    for (const kind of SITE_KINDS) tally.broken.push(...(await activities[kind].findLosses(ask)))
    if (life === lives) {
      await site.stop()
      break
    }
    let isKilled = false
    const running = SITE_KINDS.map(async (kind) =>
      activities[kind].run(ask).catch((error: unknown) => {
        // Whoever is killed does not answer.
        if (!isKilled) tally.broken.push(`${kind}: ${String(error)}`)
      }),
    )
    await wait(Math.random() * MOST_MS)
    isKilled = true
    site.process.kill('SIGKILL')
    await site.ended
    await Promise.all(running)
    for (const kind of SITE_KINDS) {
      const { wasCut, halves } = await activities[kind].lookAfterKill()
      if (wasCut) tally.kills[kind]++
      tally.broken.push(...halves)
    }
    const fault = await findFault(DATABASE_URL)
    if (fault !== undefined) tally.broken.push(fault)
  }
  await db.destroy()
  return tally
}
