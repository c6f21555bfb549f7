import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy } from '@fastify/busboy'
import { storageFault } from '../data/engines/storage-fault.ts'
import { isFileForm } from '../forms/read-form.ts'
import { nameBrought } from './brought.ts'
import { freeBytes } from './folder.ts'

/** So much of the disk stays free for the scratch database that reads the file, and for the site. */
const ROOM = 2

type Received =
  | { ok: true; name: string; fields: Map<string, string> }
  | { ok: false; reason: 'not-whole' | 'no-room' | 'not-allowed' }

/**
 * Writes the file of a form to disk as it comes, whatever its size, and answers its name in the folder of backups. Fields
 * stand before the file: `isAllowed` is asked about them before a byte of the file is taken. Half a file leaves nothing.
 */
export async function receiveBackup(
  request: Request,
  folder: string,
  isAllowed: (fields: Map<string, string>) => Promise<boolean> = async () => true,
): Promise<Received> {
  const type = request.headers.get('Content-Type') ?? ''
  if (!isFileForm(request) || !request.body) return { ok: false, reason: 'not-whole' }
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const most = Math.floor((await freeBytes(folder)) / ROOM)
  const parser = openParser(type, most)
  if (!parser) return { ok: false, reason: 'not-whole' }
  const fields = new Map<string, string>()
  let storing: Promise<Received> | undefined
  let incoming: Readable | undefined
  parser.on('field', (name, value) => fields.set(name, value))
  parser.on('file', (_field, file) => {
    incoming = file
    storing = store(file, folder, async () => isAllowed(fields)).then((stored) =>
      stored.ok ? { ...stored, fields } : stored,
    )
    // What went wrong is said below, once the form has ended.
    storing.catch(() => {})
  })
  const isWhole = await pipeline(request.body, parser).then(
    () => true,
    () => false,
  )
  // The file of a form that broke off has no end to wait for.
  if (!isWhole) incoming?.destroy()
  const received = await storing
  if (received && (isWhole || !received.ok)) return received
  if (received?.ok) await rm(join(folder, received.name), { force: true })
  return { ok: false, reason: 'not-whole' }
}

/**
 * Not the parser of imports, which held a file of 200 MB in memory. That one stays there: Busboy took 914 ms instead of 37 for
 * 20,000 small files, and copied each.
 */
const openParser = (type: string, fileSize: number) => {
  try {
    const limits = { files: 1, fileSize, fields: 8, fieldSize: 1024, parts: 9 }
    return new Busboy({ headers: { 'content-type': type }, limits })
  } catch {
    // It names no boundary.
    return undefined
  }
}

type Stored = { ok: true; name: string } | { ok: false; reason: 'not-whole' | 'no-room' | 'not-allowed' }

async function store(
  file: Readable & { truncated: boolean; bytesRead: number },
  folder: string,
  isAllowed: () => Promise<boolean>,
): Promise<Stored> {
  if (!(await isAllowed())) {
    // Read to its end and thrown away, so that the answer is heard.
    file.resume()
    return { ok: false, reason: 'not-allowed' }
  }
  const name = nameBrought()
  const path = join(folder, name)
  try {
    await pipeline(file, createWriteStream(path, { mode: 0o600 }))
  } catch (error) {
    await rm(path, { force: true })
    if (storageFault(error) === 'full') return { ok: false, reason: 'no-room' }
    if (error instanceof Error && 'syscall' in error) throw error
    return { ok: false, reason: 'not-whole' }
  }
  if (!file.truncated && file.bytesRead > 0) return { ok: true, name }
  await rm(path, { force: true })
  return { ok: false, reason: file.truncated ? 'no-room' : 'not-whole' }
}
