import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '#server/data/database/database.ts'
import { startReady } from '../bench/ready-site.ts'
import { signIn } from '#test/sign-in.ts'
import { toTable } from '../bench/table.ts'
import { type Checked, together } from './check.ts'
import { fillInRestore } from './disk-restore.ts'
import { onSmallDisk, type SmallDisk } from './small-disk.ts'

const RECOVERY_MS = 10_000

/**
 * What a site on a small, real disk answers while that is full, and whether it recovers; then the same of a restore in
 * whose middle the disk fills. Needs root.
 */
export async function checkDisk(): Promise<Checked> {
  return together(
    async () => onSmallDisk('16m', fillDisk),
    async () => onSmallDisk('48m', fillInRestore),
  )
}

async function fillDisk({ folder, fill, makeRoom }: SmallDisk): Promise<Checked> {
  const DATABASE_URL = `file:${join(folder, 'site.db')}`
  const site = await startReady({ DATABASE_URL })
  const db = openDatabase(DATABASE_URL)
  const headers = await signIn(db, site.address)
  const ask = async (path: string, init: RequestInit = {}) =>
    fetch(site.address + path, { redirect: 'manual', ...init }).then(async (answer) => {
      await answer.arrayBuffer()
      return answer.status
    })
  const fields = { title: 'Broth', content: 'Four bones. '.repeat(1_000), status: 'draft' }
  const save = async () =>
    ask('/admin/blog/new', { method: 'POST', headers, body: new URLSearchParams(fields) })
  const look = async () => [await ask('/recipes?search=soup'), await save(), await ask('/health')]

  const before = await look()
  fill()
  const atOnce = await ask('/health')
  await wait(RECOVERY_MS)
  const full = await look()
  makeRoom()
  await wait(RECOVERY_MS)
  const after = await look()
  await db.destroy()
  await site.stop()

  const looks = [
    { when: 'with room', statuses: before, wanted: [200, 302, 200] },
    { when: 'full', statuses: full, wanted: [200, 507, 503] },
    { when: 'with room again', statuses: after, wanted: [200, 302, 200] },
  ]
  return {
    table: toTable(
      ['a disk of 16 MB', 'a page', 'saving', '/health'],
      looks.map(({ when, statuses }) => [when, ...statuses.map(String)]),
    ),
    broken: [
      ...(atOnce === 503 ? [] : [`disk just full: /health answers ${atOnce}`]),
      ...looks
        .filter(({ statuses, wanted }) => String(statuses) !== String(wanted))
        .map(({ when, statuses }) => `disk ${when}: ${statuses.join(', ')}`),
    ],
  }
}
