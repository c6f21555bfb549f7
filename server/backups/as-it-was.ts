import { keepOnly } from '../data/backups/people.ts'
import { readSchema } from '../data/backups/columns.ts'
import { replaceContents } from '../data/backups/replace.ts'
import { openDatabase } from '../data/database.ts'
import { migrate } from '../data/migrate.ts'
import { fillScratch } from './fill-scratch.ts'
import { withScratch } from './scratch-folder.ts'
import { openBackup } from './open-backup.ts'
import { BackupRefusal } from './refusal.ts'
import { checkTaken, readBackupPeople } from './restore.ts'

/**
 * Builds an empty database at the schema that a backup was made with, so that the release of that time starts on it, and
 * puts all rows back, but of the accounts only those to `take`: a new database knows nobody who could have signed the file.
 * Answers the name of its last migration. Throws a BackupRefusal, also when the database is not empty.
 */
export async function restoreAsItWas(
  databaseUrl: string,
  file: string,
  {
    take,
    filesFolder,
    passphrase,
  }: { take: readonly string[]; filesFolder?: string | undefined; passphrase?: string | undefined },
): Promise<string> {
  checkTaken(await readBackupPeople(file, { filesFolder, passphrase }), take)
  return withScratch(file, async (scratch) => {
    const backup = await openBackup(file, undefined, filesFolder, passphrase)
    const { schema } = backup.manifest
    try {
      await fillScratch(backup, scratch)
    } finally {
      backup.close()
    }
    keepOnly(scratch, take)
    const db = openDatabase(databaseUrl)
    try {
      await checkEmpty(db)
      await migrate(db, { only: schema })
      await replaceContents(db, scratch, {})
    } finally {
      await db.destroy()
    }
    return schema.at(-1) ?? ''
  })
}

async function checkEmpty(db: ReturnType<typeof openDatabase>) {
  const tables = await db.introspection.getTables()
  const isEmpty = !tables.some(({ name }) => name === 'migrations') || (await readSchema(db)).length === 0
  if (!isEmpty)
    throw new BackupRefusal('--as-it-was builds a new database. Set DATABASE_URL to an empty one.')
}
