import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { hashPassword } from '#server/auth/password.ts'
import { migrate } from '#server/data/database/migrate.ts'
import { openDatabase } from '#server/data/database/database.ts'
import { findFault } from '#test/kills/find-fault.ts'
import { signIn } from '#test/sign-in.ts'
import { fillWithRecipes } from '#test/many-recipes.ts'
import { startReady } from '../bench/ready-site.ts'
import { toTable } from '../bench/table.ts'
import type { Checked } from './check.ts'
import type { SmallDisk } from './small-disk.ts'

const RECIPES = 500
const PASSWORD = 'four wooden spoons in a jar'
const BACKUPS = '/admin/keeping/backups'
/** The shares of a restore at which the disk fills: as it begins, and after the present state was kept. */
const SHARES = [0, 0.4]
const REASON = /Not restored\. Nothing was changed\.",".*(The disk of the site is full|MB are free)/

/** Fills the disk in the middle of a restore. The site stays as it was, and says why; with room again it restores. */
export async function fillInRestore({ folder, fill, makeRoom }: SmallDisk): Promise<Checked> {
  const DATABASE_URL = `file:${join(folder, 'site.db')}`
  const db = openDatabase(DATABASE_URL)
  await migrate(db)
  await fillWithRecipes(db, RECIPES)
  const site = await startReady({ DATABASE_URL, SAMPLE_CONTENT: 'off' })
  let headers = await signIn(db, site.address)
  await db
    .updateTable('users')
    .set({ password_hash: await hashPassword(PASSWORD) })
    .execute()
  const post = async (path: string, fields: Record<string, string> = {}) =>
    fetch(site.address + path, {
      method: 'POST',
      headers,
      body: new URLSearchParams(fields),
      redirect: 'manual',
    })
  const listZips = () => readdirSync(join(folder, 'backups')).filter((name) => name.includes('.zip'))
  const saves = async () =>
    (await post('/admin/blog/new', { title: 'Broth', content: 'Four bones.', status: 'draft' })).status ===
    302
  const countPosts = async () => (await db.selectFrom('blog_posts').select('id').execute()).length

  await post(BACKUPS)
  const [backup] = listZips()
  const restore = async () => post(`${BACKUPS}/restore?backup=${backup}`, { password: PASSWORD })
  const share = async (): Promise<number> => {
    const answer = await fetch(`${site.address}${BACKUPS}/restore/progress`, { headers })
    return JSON.parse(await answer.text()).share ?? 0
  }
  await saves()

  const rows: string[][] = []
  const broken: string[] = []
  const note = (when: string, isRight: Record<string, boolean>) => {
    rows.push([when, ...Object.values(isRight).map((right) => (right ? 'yes' : 'no'))])
    for (const [what, right] of Object.entries(isRight)) if (!right) broken.push(`disk, ${when}: not ${what}`)
  }
  for (const from of SHARES) {
    const answer = restore()
    while ((await share()) < from || readdirSync(join(folder, 'backups')).length < 3) await wait(2)
    fill()
    const { headers: said } = await answer
    const notice = decodeURIComponent(said.getSetCookie().join(' '))
    note(`filled at ${from * 100} % of a restore`, {
      'the reason was said': REASON.test(notice),
      'no half backup': !listZips().some((name) => name.includes('.part')),
      'the site as it was': (await countPosts()) > 0 && (await findFault(DATABASE_URL)) === undefined,
    })
    makeRoom()
  }
  const restored = await restore()
  headers = await signIn(db, site.address)
  note('with room again', {
    'the restore was done': restored.headers.get('Location') === '/auth',
    'no half backup': !listZips().some((name) => name.includes('.part')),
    'the backup stands': (await countPosts()) === 0 && (await saves()),
  })
  await db.destroy()
  await site.stop()
  return { table: toTable(['a disk of 48 MB', 'said why', 'no half', 'the site is whole'], rows), broken }
}
