import { access, open, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { FILES, isBackupName, listKept } from './folder.ts'
import type { RunBeside } from './run-beside.ts'

const BROUGHT = /^brought-[0-9a-f-]{36}\.zip$/

/** Where a backup lies that somebody chose, by its name; undefined when it does not. No other name leads to a file. */
export async function findBackupFile(folder: string, name: string) {
  if (BROUGHT.test(name)) {
    const isThere = await access(join(folder, name)).then(
      () => true,
      () => false,
    )
    return isThere ? { file: join(folder, name) } : undefined
  }
  if (!isBackupName(name)) return undefined
  const isKept = (await listKept(folder)).some((kept) => kept.name === name)
  return isKept ? { file: join(folder, name), filesFolder: join(folder, FILES) } : undefined
}

/** A name for a file that somebody brings, until it is restored. Nobody can guess it. */
export const nameBrought = () => `brought-${crypto.randomUUID()}.zip`

/** Takes a file away that somebody brought, once it was restored. One that is kept stays. */
export async function forgetBrought(folder: string, name: string): Promise<void> {
  if (BROUGHT.test(name)) await rm(join(folder, name), { force: true })
}

/** Writes a locked file anew, as files of this site are, under a name of its own. Undefined where it does not lie there. */
export async function openLocked(
  { folder, run }: { folder: string; run: RunBeside },
  name: string,
  opensWith: string,
) {
  const found = await findBackupFile(folder, name)
  if (!found) return undefined
  const opened = nameBrought()
  const joined = await run('join', { ...found, to: join(folder, opened), opensWith })
  if (!joined.ok) return joined
  await forgetBrought(folder, name)
  return { ok: true, opened } as const
}

/** A path for a file that is sent and then gone. */
export const pathToSend = (folder: string) => join(folder, `sent-${crypto.randomUUID()}.zip`)

/** The bytes of a file, whose name is gone at once, so that nothing is left of it whatever ends the answer. */
export async function openOnce(path: string): Promise<{ stream: ReadableStream; bytes: number }> {
  const { size } = await stat(path)
  const handle = await open(path)
  await rm(path)
  return { stream: Readable.toWeb(handle.createReadStream()) as ReadableStream, bytes: size }
}
