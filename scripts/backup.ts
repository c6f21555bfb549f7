import { parseArgs } from 'node:util'
import { formatCount } from '#domain/format-number.ts'
import { makeBackup } from '#server/backups/make-backup.ts'
import { readSigningKey } from '#server/backups/signing-key.ts'
import { readConfig } from '#server/config.ts'
import { withDatabase } from './with-database.ts'

const USAGE = `npm run backup -- FILE   write everything that the site holds into one file, while the site goes on
The file opens the site to whoever has it: keep it like a key.`

const { positionals } = parseArgs({ allowPositionals: true })
const [file] = positionals
if (file === undefined || positionals.length > 1) {
  console.error(USAGE)
  process.exit(1)
}

await withDatabase(async (db) => {
  const now = new Date()
  const { databaseUrl, backupPassphrase: passphrase } = readConfig(process.env)
  const { rows, files } = await makeBackup(databaseUrl, file, {
    key: await readSigningKey(db, now),
    now,
    passphrase,
  })
  console.log(
    `${file} holds ${formatCount(rows['recipes'] ?? 0, 'recipe')}, ${formatCount(rows['kitchen_equipment'] ?? 0, 'piece')} of equipment, ` +
      `${formatCount(rows['blog_posts'] ?? 0, 'post')}, ${formatCount(rows['media'] ?? 0, 'picture')} in ${formatCount(files, 'file')}, ` +
      `and ${formatCount(rows['users'] ?? 0, 'account')}. It was read back and restored into a scratch database. ${passphrase === undefined ? 'Keep it like a key.' : 'It is encrypted with BACKUP_PASSPHRASE: keep that elsewhere.'}`,
  )
})
