import { randomBytes } from 'node:crypto'
import {
  access,
  constants,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  statfs,
  writeFile,
} from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { z } from 'zod'
import { BACKUP_REASONS, chooseKept, isAhead } from '#domain/files/kept-backups.ts'
import { BackupRefusal } from './refusal.ts'
import { hideName, SALT_BYTES } from './sealed/seal-format.ts'
import type { Sealing } from './sealed/seal.ts'
import { syncFolder } from './sync-folder.ts'

/** Where the files of all kept backups lie once, by their hashes. */
export const FILES = 'files'
const NAME = /^plate-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}-\d{3}Z\.zip$/
const NOTE = /^plate-[\dTZ-]+\.zip\.json$/
const PART_OR_FILE =
  /^(plate-[\dTZ-]+\.zip(\.json)?\.part|(brought|sent)-[0-9a-f-]{36}\.zip|[0-9a-f]{64}\.\w{3,4}(\.[0-9a-f-]{36})?)$/
/** A scratch database of a process that was killed: see scratch-folder.ts. */
const SCRATCH = /^plate-backup-\w{6}$/
const PLACE = /^[0-9a-f]{16}$/
/** A half backup of a process that was killed is taken away after that time. */
const LEFT_OVER_MS = 6 * 3_600_000

const Note = z.object({
  made_at: z.string(),
  reason: z.enum(BACKUP_REASONS),
  rows: z.record(z.string(), z.number()),
  /** What a file with everything weighs, about. */
  bytes: z.number(),
  files: z.array(z.string().regex(/^[0-9a-f]{64}\.\w{3,4}$/)),
  /** Under which folder of files its own lie: one for each passphrase, none where nothing is encrypted. */
  place: z
    .string()
    .regex(/^([0-9a-f]{16})?$/)
    .default(''),
  /** Of all entries, to see whether a row has changed since. */
  sum: z.string(),
})

/** What a file of a backup is called among the files of kept ones. Where they are encrypted its hash would tell what it is. */
export const nameInFolder = (entry: string, sealing?: Required<Sealing>) =>
  sealing ? `${hideName(basename(entry), sealing)}.bin` : basename(entry)

/** What is noted of a backup once it was read back and restored. Without its note it does not count. */
export type Note = z.infer<typeof Note>
export type KeptBackup = Omit<Note, 'files'> & { name: string; fileNames: string[] }

/** The name of a backup that is made now. */
export const nameAt = (now: Date) => `plate-${now.toISOString().replaceAll(/[:.]/g, '-')}.zip`

/** When a backup with such a name was made (ISO 8601). */
export const momentOf = (name: string) =>
  name.slice('plate-'.length, -'.zip'.length).replace(/T(..)-(..)-(..)-/, 'T$1:$2:$3.')

/** Whether a name is that of a kept backup: anything else is never made part of a path. */
export const isBackupName = (name: string) => NAME.test(name)

const noteOf = (name: string) => `${name}.json`

/** What the system says of a folder that somebody has to give the site the right to. */
const FORBIDDEN: unknown[] = ['EACCES', 'EPERM', 'EROFS']

/** Makes the folder, where there is none, and proves that it can be written to. Throws a BackupRefusal, or what the system says. */
export async function openFolder(folder: string): Promise<void> {
  await writeProbe(folder).catch((error: unknown) => {
    throw isForbidden(error) ? refusalTo('write to', folder) : error
  })
}

const isForbidden = (error: unknown) =>
  error instanceof Error && 'code' in error && FORBIDDEN.includes(error.code)

const refusalTo = (what: string, folder: string) =>
  new BackupRefusal(`The site may not ${what} the folder of its backups, ${folder}.`)

async function writeProbe(folder: string): Promise<void> {
  await mkdir(join(folder, FILES), { recursive: true, mode: 0o700 })
  await access(join(folder, FILES), constants.W_OK)
  const probe = join(folder, '.probe')
  await writeFile(probe, '', { mode: 0o600 })
  await rm(probe)
}

/** What the passphrase of this folder is salted with, made once. */
export async function readFolderSalt(folder: string): Promise<Buffer> {
  const file = join(folder, 'salt')
  const known = await readFile(file).catch(() => undefined)
  if (known?.length === SALT_BYTES) return known
  const salt = randomBytes(SALT_BYTES)
  await writeFile(`${file}.part`, salt, { mode: 0o600, flush: true })
  await rename(`${file}.part`, file)
  return salt
}

/** The backups that count, newest first. Empty where there is no folder. Throws a BackupRefusal where it may not be read. */
export async function listKept(folder: string): Promise<KeptBackup[]> {
  const names = await readdir(folder).catch((error: unknown): string[] => {
    if (isMissing(error)) return []
    throw isForbidden(error) ? refusalTo('read', folder) : error
  })
  const kept: KeptBackup[] = []
  for (const name of names.filter(isBackupName)) {
    if (!names.includes(noteOf(name))) continue
    const note = readNote(await readFile(join(folder, noteOf(name)), 'utf8'))
    if (note) kept.push({ ...note, name, fileNames: note.files })
  }
  return kept.sort((a, b) => (a.made_at < b.made_at ? 1 : -1))
}

/** The newest backup of a list. One from further ahead than the clocks of two machines differ holds up no other: the clock was fast. */
export const lastOf = (kept: KeptBackup[], now: Date): KeptBackup | undefined =>
  kept.find((backup) => !isAhead(backup, now))

/** The same for a screen, which says why none can be listed. */
export async function lookForKept(folder: string): Promise<{ kept: KeptBackup[]; unread?: string }> {
  try {
    return { kept: await listKept(folder) }
  } catch (error) {
    if (error instanceof BackupRefusal) return { kept: [], unread: error.message }
    throw error
  }
}

function readNote(text: string): Note | undefined {
  try {
    return Note.parse(JSON.parse(text))
  } catch {
    // A disk that lost the end of the note: the backup does not count.
    return undefined
  }
}

/**
 * Makes a backup count: writes its note, then gives the file its name. The name comes last, so a process that is killed in
 * between leaves a part, which `tidyFolder` knows.
 */
export async function countBackup(folder: string, part: string, name: string, note: Note): Promise<void> {
  const file = join(folder, noteOf(name))
  try {
    await writeFile(`${file}.part`, JSON.stringify(note), { mode: 0o600, flush: true })
    await rename(`${file}.part`, file)
    await rename(part, join(folder, name))
    await syncFolder(folder)
  } catch (error) {
    await rm(`${file}.part`, { force: true })
    await removeBackup(folder, name)
    throw error
  }
}

/** Takes away the backups whose time is over, files that none names any more, and what was left half done. */
export async function tidyFolder(folder: string, now: Date): Promise<void> {
  const all = await listKept(folder)
  const kept = chooseKept(all, now)
  for (const backup of all) if (!kept.has(backup)) await removeBackup(folder, backup.name)
  const named = new Set(
    [...kept].flatMap(({ place, fileNames }) => fileNames.map((name) => join(place, name))),
  )
  const places = (await readdir(join(folder, FILES))).filter((name) => PLACE.test(name))
  for (const place of [folder, ...['', ...places].map((name) => join(folder, FILES, name))]) {
    const names = new Set(await readdir(place))
    for (const name of names) {
      if (!isLeftOver(name, names) || named.has(relative(join(folder, FILES), join(place, name)))) continue
      // Another process may be writing it just now.
      const { mtimeMs } = await stat(join(place, name))
      if (now.getTime() - mtimeMs > LEFT_OVER_MS)
        await rm(join(place, name), { force: true, recursive: SCRATCH.test(name) })
    }
  }
}

/** Whether a file is one that the site makes on its way to something else, or a note without its backup. */
const isLeftOver = (name: string, names: Set<string>) =>
  SCRATCH.test(name) ||
  PART_OR_FILE.test(name) ||
  (NOTE.test(name) && !names.has(name.slice(0, -'.json'.length)))

/** The note goes first: what is half removed does not count. */
async function removeBackup(folder: string, name: string) {
  await rm(join(folder, noteOf(name)), { force: true })
  await rm(join(folder, name), { force: true })
}

/** Bytes that may still be written to the disk of a folder, which need not be there yet. */
export async function freeBytes(folder: string): Promise<number> {
  const found = await statfs(folder).catch((error: unknown) => {
    if (isMissing(error) && dirname(folder) !== folder) return undefined
    throw error
  })
  return found ? found.bavail * found.bsize : freeBytes(dirname(folder))
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'
