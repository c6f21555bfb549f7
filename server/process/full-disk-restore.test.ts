import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { hashPassword } from '../auth/password.ts'
import { openDatabase } from '../data/database/database.ts'
import { RECIPE, startAdministered } from '#test/administered-site.ts'
import { findFault } from '#test/kills/find-fault.ts'
import { childrenOf } from '#test/processes.ts'

const PASSWORD = 'four wooden spoons in a jar'
const PROGRESS = '/admin/keeping/backups/restore/progress'
/** As much of a restore as keeping the present state is. */
const KEPT = 0.4
const SLOW = { timeout: 180_000 }

async function startWithBackup() {
  const site = await startAdministered()
  const db = openDatabase(`file:${site.file}`)
  await db
    .updateTable('users')
    .set({ password_hash: await hashPassword(PASSWORD) })
    .execute()
  await db.destroy()
  await site.post('/admin/keeping/backups')
  const folder = join(dirname(site.file), 'backups')
  const listZips = () => readdirSync(folder).filter((name) => name.includes('.zip'))
  const [name = ''] = listZips().filter((name) => name.endsWith('.zip'))
  expect((await site.post('/admin/recipes/new', RECIPE)).status).toBe(302)
  const restore = async () =>
    site.post(`/admin/keeping/backups/restore?backup=${name}`, { password: PASSWORD })
  const share = async (): Promise<number> =>
    JSON.parse((await site.read(PROGRESS, site.access))[1]).share ?? 0
  return { ...site, restore, share, listZips }
}

/** From now on, a process can write nothing to files, as on a full disk. */
const takeRoom = (pid: number | undefined) =>
  execFileSync('prlimit', ['--pid', String(pid), '--fsize=0:unlimited'])

for (const [moment, from] of [
  ['before the present state is kept', 0],
  ['after the present state was kept', KEPT],
] as const)
  test(
    `a disk that is full in the middle of a restore, ${moment}, leaves the site as it was, and the screen says so`,
    SLOW,
    async () => {
      const site = await startWithBackup()
      const answer = site.restore()
      const [helper] = await vi.waitUntil(
        async () => {
          const helpers = childrenOf(site.process.pid)
          return helpers.length > 0 && (await site.share()) >= from && helpers
        },
        { interval: 2, timeout: 60_000 },
      )
      takeRoom(helper)
      const { status, headers } = await answer
      expect([status, headers.get('Location')]).toEqual([302, '/admin/keeping/backups'])
      const notice = decodeURIComponent(headers.getSetCookie().join(' '))
      expect(notice).toContain('Not restored. Nothing was changed.')
      expect(notice).toContain('The disk of the site is full.')
      expect(site.listZips().filter((name) => name.includes('.part'))).toEqual([])
      expect(await findFault(`file:${site.file}`)).toBeUndefined()
      expect((await site.read('/recipes'))[1]).toContain('Broth')
      // Saves wait no longer, and the next restore succeeds.
      expect((await site.post('/admin/recipes/new', { ...RECIPE, name: 'Stew' })).status).toBe(302)
      expect((await site.restore()).headers.get('Location')).toBe('/auth')
      expect((await site.read('/recipes'))[1]).not.toContain('Broth')
    },
  )
