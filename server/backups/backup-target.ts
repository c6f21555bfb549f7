import { access, constants, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { openBackup } from './open-backup.ts'
import { BackupRefusal, LockedBackup } from './refusal.ts'

/**
 * Refuses a path where a backup must not be written: a folder, a folder that is missing, or a file that is no backup, such as
 * the database itself. An older backup may be replaced. Throws a BackupRefusal.
 */
export async function checkBackupTarget(file: string): Promise<void> {
  const path = resolve(file)
  const found = await findEntry(path)
  if (found?.isDirectory())
    throw new BackupRefusal(`${path} is a folder. Name a file in it, such as ${join(path, 'plate.zip')}.`)
  if (found && !(await isBackup(path)))
    throw new BackupRefusal(
      `${path} is there already, and is not a backup that can be read. Choose another name.`,
    )
  if (!found && !(await findEntry(dirname(path)))?.isDirectory())
    throw new BackupRefusal(
      `There is no folder ${dirname(path)}. Make it first, or name a file in another one.`,
    )
}

/** Refuses a path where there is no file to restore. Throws a BackupRefusal. */
export async function checkBackupSource(file: string): Promise<void> {
  const path = resolve(file)
  const found = await findEntry(path)
  if (!found) throw new BackupRefusal(`There is no file ${path}.`)
  if (found.isDirectory()) throw new BackupRefusal(`${path} is a folder. Name the file of the backup in it.`)
  // A pipe can be read once, from its beginning to its end.
  if (!found.isFile()) throw new BackupRefusal(`${path} is not a file on a disk.`)
  if (!(await mayRead(path))) throw mayNotRead(path)
}

const mayRead = async (path: string) =>
  access(path, constants.R_OK).then(
    () => true,
    () => false,
  )

const mayNotRead = (path: string) =>
  new BackupRefusal(`This command may not read ${path}. Run it as the user to whom the site belongs.`)

/** What is at a path; undefined where nothing is. */
async function findEntry(path: string) {
  try {
    return await stat(path)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (/^(ENOENT|ENOTDIR|ELOOP)$/.test(code)) return undefined
    if (code === 'EACCES') throw mayNotRead(path)
    throw error
  }
}

/** Whether a file is a backup, a locked one too. */
async function isBackup(path: string): Promise<boolean> {
  try {
    // A kept backup is not whole without the folder of its pictures, but a backup it is.
    const backup = await openBackup(path, { filesFolder: dirname(path) })
    backup.close()
    return true
  } catch (error) {
    if (error instanceof LockedBackup) return true
    if (error instanceof BackupRefusal) return false
    throw error
  }
}
