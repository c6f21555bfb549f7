import { readSchema } from '../data/backups/columns.ts'
import { replaceContents } from '../data/backups/replace.ts'
import { openDatabase } from '../data/database/database.ts'
import { migrate } from '../data/database/migrate.ts'
import { fillScratch } from './fill-scratch.ts'
import { withScratch } from './scratch-folder.ts'
import { openBackup, type Opening } from './open-backup.ts'
import { BackupRefusal } from './refusal.ts'
import { takeChosen } from './restore.ts'

/**
 * Builds an empty database at the schema that a backup was made with, so that the release of that time starts on it, and
 * puts all rows back. Of a file that was not made under this passphrase only the accounts to `take` come, for a new database
 * knows nobody who could have signed it. Answers the name of its last migration, and the addresses of the others. Throws a BackupRefusal, also when the database is not empty.
 */
export async function restoreAsItWas(
  databaseUrl: string,
  file: string,
  { take, ...opening }: Omit<Opening, 'key'> & { take: readonly string[] },
): Promise<{ schema: string; left: string[] }> {
  return withScratch(file, async (scratch) => {
    const backup = await openBackup(file, opening)
    const { isOwn, manifest } = backup
    const { schema } = manifest
    try {
      await fillScratch(backup, scratch)
    } finally {
      backup.close()
    }
    const left = isOwn ? [] : takeChosen(scratch, take)
    const db = openDatabase(databaseUrl)
    try {
      await checkEmpty(db)
      await migrate(db, { only: schema })
      await replaceContents(db, scratch, {})
    } finally {
      await db.destroy()
    }
    return { schema: schema.at(-1) ?? '', left }
  })
}

async function checkEmpty(db: ReturnType<typeof openDatabase>) {
  const tables = await db.introspection.getTables()
  const isEmpty = !tables.some(({ name }) => name === 'migrations') || (await readSchema(db)).length === 0
  if (!isEmpty)
    throw new BackupRefusal('--as-it-was builds a new database. Set DATABASE_URL to an empty one.')
}
