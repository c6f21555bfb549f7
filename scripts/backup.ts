import { resolve } from 'node:path'
import { formatCount } from 'recipe-basics/text/format-number'
import { checkBackupTarget } from '#server/backups/backup-target.ts'
import { makeBackup } from '#server/backups/make-backup.ts'
import { BackupRefusal } from '#server/backups/refusal.ts'
import { readSigningKey } from '#server/backups/signing-key.ts'
import { readConfig } from '#server/config.ts'
import { isUntouched } from '#server/data/changes/content-version.ts'
import type { Database } from '#server/data/database/database.ts'
import { hasUsers } from '#server/data/people/users.ts'
import { readCommandLine } from './command-line.ts'
import { sayRows } from './say-rows.ts'
import { nameDatabase, refuse, withDatabase } from './with-database.ts'

const USAGE = `npm run backup -- FILE   write everything that the site holds into one file, while the site goes on
Anybody who has the file can get into the site with it: keep it like a key.`

const { positionals } = readCommandLine({ allowPositionals: true }, USAGE)
const [file] = positionals
if (file === undefined || positionals.length > 1) {
  console.error(USAGE)
  process.exit(1)
}

await withDatabase(
  async (db) => {
    try {
      await backUp(db, file)
    } catch (error) {
      if (!(error instanceof BackupRefusal)) throw error
      refuse(`${error.message} Nothing was written.`)
    }
  },
  { mustExist: true },
)

async function backUp(db: Database, file: string) {
  const now = new Date()
  const { databaseUrl, backupPassphrase: passphrase } = readConfig(process.env)
  const place = nameDatabase(databaseUrl)
  if ((await isUntouched(db)) && !(await hasUsers(db)))
    throw new BackupRefusal(`The site in ${place} is empty. Set DATABASE_URL to the database of your site.`)
  await checkBackupTarget(file)
  const key = await readSigningKey(db, now)
  const { rows, files } = await makeBackup(databaseUrl, file, { key, now, passphrase })
  const counts = [
    ...sayRows(rows),
    `${formatCount(rows['media'] ?? 0, 'picture')} in ${formatCount(files, 'file')}`,
  ]
  console.log(
    `${resolve(file)} holds ${counts.join(', ')}, and ${formatCount(rows['users'] ?? 0, 'account')}, from ${place}. ` +
      `It was read back and restored into a scratch database. ${passphrase === undefined ? 'Keep it like a key.' : 'It is encrypted with BACKUP_PASSPHRASE: keep that elsewhere.'}`,
  )
}
