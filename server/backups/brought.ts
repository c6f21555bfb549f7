import { createWriteStream } from 'node:fs'
import { access, mkdir, open, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { FILES, isBackupName, listKept } from './folder.ts'

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

/** Stores a file that somebody brought until it is restored, and answers its name. Half of one leaves nothing. */
export async function storeBrought(folder: string, file: File): Promise<string> {
  const name = `brought-${crypto.randomUUID()}.zip`
  const path = join(folder, name)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    await pipeline(file.stream(), createWriteStream(path, { mode: 0o600 }))
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
  return name
}

/** Takes a file away that somebody brought, once it was restored. One that is kept stays. */
export async function forgetBrought(folder: string, name: string): Promise<void> {
  if (BROUGHT.test(name)) await rm(join(folder, name), { force: true })
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
