import { createDecipheriv } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { damaged, LockedBackup } from '../refusal.ts'
import { CHUNK, CIPHER, HEADER_BYTES, nonceOf, openHeader, readSalt, TAG_BYTES } from './seal-format.ts'

/** A file as it was before it was encrypted, read from any place. */
export type SealedFile = {
  salt: Buffer
  /** Bytes of what was encrypted. */
  size: number
  read(start: number, end: number): Readable
  close(): Promise<void>
}

const SEALED_CHUNK = CHUNK + TAG_BYTES

/** Opens an encrypted file; undefined when it is not encrypted. Throws a LockedBackup for a passphrase that is not its own. */
export async function openSealed(
  path: string,
  passphrase: string | undefined,
): Promise<SealedFile | undefined> {
  const handle = await open(path)
  try {
    const { buffer: header, bytesRead } = await handle.read({
      buffer: Buffer.alloc(HEADER_BYTES),
      position: 0,
    })
    const salt = readSalt(header)
    if (!salt) {
      await handle.close()
      return undefined
    }
    if (bytesRead < HEADER_BYTES) throw damaged('its end is missing')
    if (passphrase === undefined) throw new LockedBackup(NEEDS_ONE)
    const key = openHeader(header, passphrase)
    if (!key) throw new LockedBackup(WRONG)
    const sealedBytes = (await handle.stat()).size - HEADER_BYTES
    const chunks = Math.ceil(sealedBytes / SEALED_CHUNK)
    const size = sealedBytes - chunks * TAG_BYTES
    if (size < 0) throw damaged('its end is missing')
    const file = { handle, key, chunks, sealedBytes }
    // The end is bound to its place: a file that was cut is noticed here.
    await readChunk(file, chunks - 1)
    return {
      salt: Buffer.from(salt),
      size,
      read: (start, end) => Readable.from(readRange(file, start, end), { objectMode: false }),
      close: async () => handle.close(),
    }
  } catch (error) {
    await handle.close()
    throw error
  }
}

const NEEDS_ONE = 'The backup is encrypted. Give the passphrase that was set when it was made.'
const WRONG = 'This passphrase does not open the backup. Give the one that was set when it was made.'

type Opened = { handle: FileHandle; key: Buffer; chunks: number; sealedBytes: number }

async function* readRange(file: Opened, start: number, end: number): AsyncGenerator<Buffer> {
  for (let at = start; at < end;) {
    const index = Math.floor(at / CHUNK)
    const chunk = await readChunk(file, index)
    const from = at - index * CHUNK
    const part = chunk.subarray(from, Math.min(chunk.length, end - index * CHUNK))
    if (part.length === 0) throw damaged('it ends too early')
    yield part
    at += part.length
  }
}

async function readChunk({ handle, key, chunks, sealedBytes }: Opened, index: number): Promise<Buffer> {
  const isLast = index === chunks - 1
  const length = isLast ? sealedBytes - index * SEALED_CHUNK : SEALED_CHUNK
  if (index < 0 || length < TAG_BYTES) throw damaged('its end is missing')
  const position = HEADER_BYTES + index * SEALED_CHUNK
  const { buffer } = await handle.read({ buffer: Buffer.alloc(length), position })
  const decipher = createDecipheriv(CIPHER, key, nonceOf(index, isLast))
  decipher.setAuthTag(buffer.subarray(length - TAG_BYTES))
  const plain = decipher.update(buffer.subarray(0, length - TAG_BYTES))
  try {
    decipher.final()
  } catch {
    throw damaged('a part of it is not what was encrypted, or not in its place')
  }
  return plain
}
