import { basename, dirname, join } from 'node:path'
import { formatCount } from 'recipe-basics/text/format-number'
import { type AccountRule, describeOutcome } from '#domain/people/restored-accounts.ts'
import { checkBackupSource } from '#server/backups/backup-target.ts'
import { carryOut } from '#server/backups/carry-out.ts'
import { FILES, isBackupName } from '#server/backups/folder.ts'
import { BackupRefusal, UnencryptedBackup } from '#server/backups/refusal.ts'
import { restoreAsItWas } from '#server/backups/as-it-was.ts'
import { replaceSite } from '#server/backups/replace-site.ts'
import { readSigningKey } from '#server/backups/signing-key.ts'
import type { Summary } from '#server/backups/summary.ts'
import { readConfig } from '#server/config.ts'
import type { Database } from '#server/data/database/database.ts'
import { toEmailAddress } from '#domain/people/email-address.ts'
import { readCommandLine } from './command-line.ts'
import { sayRows } from './say-rows.ts'
import { nameDatabase, refuse, withDatabase } from './with-database.ts'

const USAGE = `npm run restore -- FILE                put what a backup holds in the place of all that the site holds. Accounts stay as they are
                --dry-run              say what would come, and change nothing
                --accounts-as-they-were   of a backup of this site: accounts become as they were, too
                --with EMAIL           of a backup that this site does not know: take this account; once for each
                --unencrypted          take a file that is not encrypted, though BACKUP_PASSPHRASE is set
npm run restore -- --as-it-was FILE    build an empty database as the release had it that made the backup`

const { positionals, values } = readCommandLine(
  {
    allowPositionals: true,
    options: {
      with: { type: 'string', multiple: true, default: [] },
      'as-it-was': { type: 'boolean', default: false },
      'accounts-as-they-were': { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      unencrypted: { type: 'boolean', default: false },
    },
  },
  USAGE,
)
const [file] = positionals
if (file === undefined || positionals.length > 1) {
  console.error(USAGE)
  process.exit(1)
}

const { databaseUrl, backupFolder: folder, backupPassphrase: passphrase } = readConfig(process.env)
const { with: take, unencrypted, 'accounts-as-they-were': asTheyWere } = values
/** Those of a kept backup lie beside it. */
const filesFolder = isBackupName(basename(file)) ? join(dirname(file), FILES) : undefined
const source = { file, ...(filesFolder !== undefined && { filesFolder }), unencrypted }

try {
  await checkBackupSource(file)
  await (values['as-it-was'] ? asItWas(file) : restore(file))
} catch (error) {
  if (!(error instanceof BackupRefusal)) throw error
  const hint =
    error instanceof UnencryptedBackup ? ' If you know where it comes from, add --unencrypted.' : ''
  refuse(`${error.message}${hint} Nothing was changed.`)
}

async function asItWas(file: string) {
  const { schema, left } = await restoreAsItWas(databaseUrl, file, {
    take,
    filesFolder,
    passphrase,
    unencrypted,
  })
  for (const email of left) console.log(`${email} does not come. Name it with --with ${email}.`)
  console.log(
    `The database is as ${schema} left it, with all rows of the backup. Start the release that made the backup.`,
  )
}

async function restore(file: string) {
  let refusal: BackupRefusal | undefined
  await withDatabase(async (db) => {
    try {
      const summary = await carryOut('inspect', { databaseUrl, passphrase }, source, () => {})
      sayAccounts(summary)
      if (values['dry-run']) console.log('Nothing was changed.')
      else await replace(db, file)
    } catch (error) {
      if (!(error instanceof BackupRefusal)) throw error
      refusal = error
    }
  })
  if (refusal) throw refusal
}

async function replace(db: Database, file: string) {
  const now = new Date()
  const key = await readSigningKey(db, now)
  const choices = { key, take, asTheyWere, filesFolder, passphrase, unencrypted }
  const { rows, people, before } = await replaceSite({ db, databaseUrl, folder, now }, file, choices)
  const counts = [...sayRows(rows), formatCount(rows['media'] ?? 0, 'picture')]
  console.log(
    `Restored into ${nameDatabase(databaseUrl)}: ${counts.join(', ')}, and ${formatCount(people.length, 'account')}. Everybody is signed out. The site before is kept as ${join(folder, before)}. Restart the site.`,
  )
  if (people.length === 0) console.log('There is no account: use the set-up link of the next start.')
}

/** Says of each account what comes of it: none comes in unseen, and none is missed. */
function sayAccounts({ isOwn, isNew, accounts, consequences }: Summary) {
  console.log(
    isOwn
      ? 'The backup is one of this site.'
      : 'This site does not know the backup as its own: another site may have made it.',
  )
  const chosen = take.map(toEmailAddress)
  const rule: AccountRule = { isOwn, isNew, asTheyWere, chosen }
  for (const account of accounts) console.log(`  ${account.email}  ${describeOutcome(account, rule)}`)
  if (!isOwn || isNew || consequences.length === 0) return
  console.log(asTheyWere ? 'Accounts become as they were:' : 'With --accounts-as-they-were:')
  for (const consequence of consequences) console.log(`  ${consequence}`)
}
