import { basename, dirname, join } from 'node:path'
import { formatCount } from '#domain/format-number.ts'
import { checkBackupSource } from '#server/backups/backup-target.ts'
import { FILES, isBackupName } from '#server/backups/folder.ts'
import { BackupRefusal } from '#server/backups/refusal.ts'
import { restoreAsItWas } from '#server/backups/as-it-was.ts'
import { replaceSite } from '#server/backups/replace-site.ts'
import { readBackupPeople } from '#server/backups/restore.ts'
import { readSigningKey } from '#server/backups/signing-key.ts'
import { readConfig } from '#server/config.ts'
import { readCommandLine } from './command-line.ts'
import { sayRows } from './say-rows.ts'
import { nameDatabase, refuse, withDatabase } from './with-database.ts'

const USAGE = `npm run restore -- FILE                put what a backup holds in the place of all that the site holds
                --with EMAIL           of a backup that another site made: take this account too; once for each
npm run restore -- --as-it-was FILE    build an empty database as the release had it that made the backup, with the accounts
                                       that --with names`

const { positionals, values } = readCommandLine(
  {
    allowPositionals: true,
    options: {
      with: { type: 'string', multiple: true, default: [] },
      'as-it-was': { type: 'boolean', default: false },
    },
  },
  USAGE,
)
const [file] = positionals
if (file === undefined || positionals.length > 1) {
  console.error(USAGE)
  process.exit(1)
}

/** Those of a kept backup lie beside it. */
const { databaseUrl, backupFolder: folder, backupPassphrase: passphrase } = readConfig(process.env)
const filesFolder = isBackupName(basename(file)) ? join(dirname(file), FILES) : undefined

try {
  await checkBackupSource(file)
  await (values['as-it-was'] ? asItWas(file) : restore(file))
} catch (error) {
  if (!(error instanceof BackupRefusal)) throw error
  refuse(`${error.message} Nothing was changed.`)
}

async function asItWas(file: string) {
  const choices = { take: values.with, filesFolder, passphrase }
  const schema = await restoreAsItWas(databaseUrl, file, choices)
  await nameTheOthers(file, values.with)
  console.log(
    `The database is as ${schema} left it, with all rows of the backup. Start the release that made the backup.`,
  )
}

async function restore(file: string) {
  let refusal: BackupRefusal | undefined
  await withDatabase(async (db) => {
    try {
      const now = new Date()
      const key = await readSigningKey(db, now)
      const { rows, people, isOwn, before } = await replaceSite({ db, databaseUrl, folder, now }, file, {
        key,
        take: values.with,
        filesFolder,
        passphrase,
      })
      const counts = [...sayRows(rows), formatCount(rows['media'] ?? 0, 'picture')]
      console.log(
        `Restored into ${nameDatabase(databaseUrl)}: ${counts.join(', ')}, and ${formatCount(people.length, 'account')}. Everybody is signed out. The site before is kept as ${join(folder, before)}. Restart the site.`,
      )
      if (!isOwn)
        await nameTheOthers(
          file,
          people.map(({ email }) => email),
        )
    } catch (error) {
      if (!(error instanceof BackupRefusal)) throw error
      refusal = error
    }
  })
  if (refusal) throw refusal
}

/** Names the accounts of a backup that this database cannot know as its own: none comes in unseen, and none is missed. */
async function nameTheOthers(file: string, taken: string[]) {
  console.log('The accounts of the backup:')
  for (const { email, role } of await readBackupPeople(file, { filesFolder, passphrase }))
    console.log(`  ${email}  ${role ?? 'no role'}  ${taken.includes(email) ? 'taken' : 'left out'}`)
  if (taken.length === 0) console.log('None was taken: use the set-up link of the next start.')
}
