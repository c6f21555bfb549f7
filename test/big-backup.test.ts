import { randomBytes } from 'node:crypto'
import { mkdtempSync, openAsBlob, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeBackup } from '#server/backups/make-backup.ts'
import { readSigningKey } from '#server/backups/signing-key.ts'
import { openDatabase } from '#server/data/database/database.ts'
import { migrate } from '#server/data/database/migrate.ts'
import { insertUser } from '#server/data/people/users.ts'
import { pageText } from './page-text.ts'
import { newDatabaseFile, startSite } from './running-site.ts'
import { shortOrLong } from './short-or-long.ts'
import { fillWholeSite } from './whole-site.ts'

const NOW = new Date('2026-03-04T05:06:07Z')
const MB = 1024 * 1024
/** More than the memory that the site may need for it. */
const FILE_MB = shortOrLong(150, 300)

test(
  'a large backup comes to a new site by its set-up link, and the site needs little more memory meanwhile',
  { timeout: 600_000 },
  async () => {
    const { file, answers } = await shortOrLong(makeNone, makeLarge)()
    expect(file.size).toBeGreaterThanOrEqual(FILE_MB * MB)
    const site = await startSite({ SAMPLE_CONTENT: 'off' })
    const before = peakMegabytes(site.process.pid)
    const form = new FormData()
    form.append('code', /set-up#([\w-]{32})\n/.exec(site.said())?.[1] ?? '')
    form.append('file', file, 'large.zip')
    const headers = { Origin: site.address, 'Sec-Fetch-Site': 'same-origin' }
    const answer = await fetch(`${site.address}/auth/set-up/backup`, { method: 'POST', headers, body: form })
    expect(pageText(await answer.text())).toContain(answers)
    expect(peakMegabytes(site.process.pid) - before).toBeLessThan(100)
    await site.stop()
  },
)

type Large = { file: Blob; answers: string }

/** A file that is no backup comes as far as one, and takes no minutes to make. */
async function makeNone(): Promise<Large> {
  const file = join(mkdtempSync(join(tmpdir(), 'plate-')), 'large.zip')
  writeFileSync(file, '')
  truncateSync(file, FILE_MB * MB)
  return { file: await openAsBlob(file), answers: 'The file is not a backup of this software' }
}

/** A backup with uploads that cannot be made smaller. */
async function makeLarge(): Promise<Large> {
  const databaseUrl = `file:${newDatabaseFile()}`
  const db = openDatabase(databaseUrl)
  await migrate(db)
  await fillWholeSite(db)
  await insertUser(db, { email: 'ines@old.test', password_hash: 'x', role: 'administrator' }, NOW)
  for (let position = 1; position <= FILE_MB / 10; position++)
    await db
      .insertInto('import_files')
      .values({ import_id: 'import', position, name: `${position}.json`, content: randomBytes(10 * MB) })
      .execute()
  const file = join(mkdtempSync(join(tmpdir(), 'plate-')), 'large.zip')
  await makeBackup(databaseUrl, file, { key: await readSigningKey(db, NOW), now: NOW })
  await db.destroy()
  return { file: await openAsBlob(file), answers: 'This file holds a site' }
}

/** The most memory that a process has ever used. */
function peakMegabytes(pid: number | undefined): number {
  const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}
