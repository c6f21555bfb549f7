import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { NOW, openBackupSite } from '#test/backup-site.ts'
import { aRecipe } from '#test/fixtures.ts'
import { isRestoring } from '../data/backups/restoring.ts'
import { changeContent, recordChange } from '../data/changes/content-version.ts'
import {
  countRefusedSignIn,
  listAccountEvents,
  listRefusedSignIns,
  recordAccountEvent,
} from '../data/people/account-events.ts'
import { insertRecipe } from '../data/recipes/write/write.ts'
import { startJobs } from '../jobs/job-runner.ts'
import { listKept } from './folder.ts'
import { makeBackup } from './make-backup.ts'
import { ChangedMeanwhile } from './refusal.ts'
import { replaceSite } from './replace-site.ts'

const SLOW = { timeout: 120_000 }

async function openSite() {
  const site = await openBackupSite()
  const { databaseUrl, db, folder, key } = site
  const file = join(folder, '..', 'before.zip')
  await makeBackup(databaseUrl, file, { key, now: NOW })
  await insertRecipe(db, { fields: aRecipe({ name: 'Soup of after' }) }, NOW)
  const names = async () => (await db.selectFrom('recipes').select('name').execute()).map(({ name }) => name)
  const restore = async () => replaceSite({ db, databaseUrl, folder, now: NOW }, file, { key, take: [] })
  return { ...site, names, restore }
}

test(
  'a restore says how far it is, from the state that it keeps to the last row in its place',
  SLOW,
  async () => {
    const { db, databaseUrl, folder, key } = await openSite()
    const file = join(folder, '..', 'before.zip')
    const shares: number[] = []
    const onShare = (share: number) => void shares.push(share)
    await replaceSite({ db, databaseUrl, folder, now: NOW, onShare }, file, { key, take: [] })
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    expect(shares.at(-1)).toBe(1)
    expect(shares.length).toBeGreaterThan(10)
  },
)

test('a restore takes nothing from what happened to accounts', SLOW, async () => {
  const { db, restore } = await openSite()
  await recordAccountEvent(db, { kind: 'removed', account_name: 'Tom Reyes' }, NOW)
  await countRefusedSignIn(db, new Date(NOW.getTime() + 24 * 60 * 60 * 1000))
  const refused = await listRefusedSignIns(db, 10)
  await restore()
  expect(await listAccountEvents(db, 10)).toContainEqual(
    expect.objectContaining({ kind: 'removed', account: 'Tom Reyes' }),
  )
  expect(await listRefusedSignIns(db, 10)).toEqual(refused)
})

test('a restore that begins while the site reads its recipes anew is not refused for it', SLOW, async () => {
  const { db, folder, names, restore } = await openSite()
  const jobs = startJobs({
    db,
    jobs: {
      rereading: {
        async step() {
          await changeContent(db, async (db) => recordChange(db, { isPublic: true }))
          return 'more'
        },
        async leaveOut() {},
      },
    },
    logError: (error) => expect.unreachable(String(error)),
  })
  onTestFinished(async () => jobs.stop())
  jobs.wake('rereading')
  await restore()
  expect(await names()).not.toContain('Soup of after')
  expect(await isRestoring(db, new Date())).toBe(false)
  expect(await listKept(folder)).toHaveLength(1)
})

test(
  'a restore during which somebody goes on saving is refused, and all that was saved stays',
  SLOW,
  async () => {
    const { db, names, restore } = await openSite()
    let saved = 0
    const save = async () => insertRecipe(db, { fields: aRecipe({ name: `Soup ${++saved}` }) }, NOW)
    const saving = setInterval(() => void save(), 250)
    onTestFinished(() => clearInterval(saving))
    await expect(restore()).rejects.toThrow(ChangedMeanwhile)
    clearInterval(saving)
    expect(await isRestoring(db, new Date())).toBe(false)
    expect(await names()).toEqual(expect.arrayContaining(['Soup of after', 'Soup 1']))
  },
)
