import { globSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { listKept } from '#server/backups/folder.ts'
import { openDatabase } from '#server/data/database.ts'
import { insertPost } from '#server/data/posts/write.ts'
import { aPost } from '#test/fixtures.ts'
import { newDatabaseFile } from '#test/running-site.ts'
import { fetchPage } from '../bench/fetch-page.ts'
import { startReady } from '../bench/ready-site.ts'
import { signIn } from '#test/sign-in.ts'
import { seconds, toTable } from '../bench/table.ts'
import { above, type Checked } from './check.ts'

const LIBRARY = '/usr/lib/*/faketime/libfaketime.so.1'
const HOUR_MS = 3_600_000
/** What was due while the clock was set is public so soon after it. */
const SEEN_MS = 2_000
/** A backup that is due is begun within a minute of a clock that is set forward, and takes a while on a busy machine. */
const KEPT_MS = 120_000

/** A running site whose clock is set forward and back by Debian's faketime: `apt-get install faketime`. */
export async function checkClock(): Promise<Checked> {
  const [library] = globSync(LIBRARY)
  if (library === undefined) return { table: '', broken: ['clock: faketime is not installed'] }
  const offset = join(mkdtempSync(join(tmpdir(), 'plate-clock-')), 'offset')
  const setClock = (hours: number) => writeFileSync(offset, `${hours < 0 ? '' : '+'}${hours}h`)
  setClock(0)
  const file = newDatabaseFile()
  const DATABASE_URL = `file:${file}`
  const site = await startReady({
    DATABASE_URL,
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: offset,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  })
  const db = openDatabase(DATABASE_URL)
  const chef = aBrowser(site.address, await signIn(db, site.address))
  const now = new Date()
  const published_at = new Date(now.getTime() + 12 * HOUR_MS).toISOString()
  await insertPost(db, aPost({ title: 'For tomorrow', published_at }), now)
  const shows = async () => (await fetchPage(`${site.address}/blog`)).text.includes('For tomorrow')
  const isKnown = async () => (await chef('/admin/blog')) === 200
  const countKept = async () => (await listKept(join(dirname(file), 'backups'))).length

  const rows: string[][] = []
  const broken: string[] = []
  for (const { hours, isPublic } of [
    { hours: 0, isPublic: false },
    { hours: 24, isPublic: true },
    { hours: 0, isPublic: false },
    { hours: 11, isPublic: false },
    { hours: 13, isPublic: true },
    { hours: -24, isPublic: false },
  ]) {
    setClock(hours)
    const sawAfter = await timeUntil(async () => (await shows()) === isPublic, SEEN_MS)
    const signedIn = await isKnown()
    broken.push(...above(`clock ${hours} h: the post`, sawAfter, SEEN_MS, 'ms'))
    if (!signedIn) broken.push(`clock ${hours} h: the chef is signed out`)
    rows.push([`${hours} h`, isPublic ? 'public' : 'not public', seconds(sawAfter), signedIn ? 'yes' : 'no'])
  }
  // The site has run for less than five minutes: only its clock says that a backup is due.
  const before = await countKept()
  setClock(2)
  const keptAfter = await timeUntil(async () => (await countKept()) > before, KEPT_MS)
  broken.push(...above('a backup after the clock was set forward', keptAfter, KEPT_MS, 'ms'))
  rows.push(['2 h', 'a backup is made', seconds(keptAfter), 'yes'])
  await db.destroy()
  await site.stop()
  return { table: toTable(['the clock says', 'then', 'seen after', 'still signed in'], rows), broken }
}

/** Asks for pages and keeps the cookies that it gets, as a browser does: a session is renewed now and then. */
function aBrowser(address: string, { Cookie }: { Cookie: string }) {
  const cookies = new Map(Cookie.split('; ').map((cookie) => [cookie.split('=', 1)[0], cookie]))
  return async (path: string): Promise<number> => {
    const headers = { Cookie: [...cookies.values()].join('; ') }
    const answer = await fetch(address + path, { headers, redirect: 'manual' })
    await answer.arrayBuffer()
    for (const set of answer.headers.getSetCookie()) {
      const [cookie = ''] = set.split(';', 1)
      cookies.set(cookie.split('=', 1)[0], cookie)
    }
    return answer.status
  }
}

/** How long it took until something was so (milliseconds); a little more than `most` where it was not. */
async function timeUntil(isSo: () => Promise<boolean>, most: number): Promise<number> {
  const begun = performance.now()
  while (!(await isSo()) && performance.now() - begun <= most) await wait(50)
  return performance.now() - begun
}
