import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { basename, join } from 'node:path'
import type { Readable } from 'node:stream'
import {
  type Entry,
  fromRandomAccessReaderPromise,
  openPromise,
  RandomAccessReader,
  type ZipFile,
} from 'yauzl'
import { isSignedBy, type Manifest, MANIFEST, MAX_MANIFEST_BYTES, readManifest } from './manifest.ts'
import { BackupRefusal, damaged } from './refusal.ts'
import { openSealed, type SealedFile } from './sealed/open-sealed.ts'
import { nameOfKey } from './sealed/seal-format.ts'

const MAX_ENTRIES = 400_000
const MAX_IMAGE_BYTES = 256 * 1024 * 1024
/** Of all rows together, unpacked. */
const MAX_ROW_BYTES = 8 * 1024 * 1024 * 1024
/** Of one row. A version of a recipe holds the file that it was imported from, too. */
const MAX_LINE_BYTES = 64 * 1024 * 1024
const STORED = 0
const DEFLATED = 8
/** What a computer adds when somebody packs files: its folders, and notes of its own. Never read. */
const ADDED = /\/$|^__MACOSX\/|(?:^|\/)(?:\._[^/]*|\.DS_Store|Thumbs\.db|desktop\.ini)$/
const FILE_TYPES = 0o170000
const REGULAR_FILE = 0o100000

export type Backup = {
  manifest: Manifest
  /** The same as it stands in the file. */
  manifestBytes: Buffer
  /** Made by this site, and not changed since. */
  isOwn: boolean
  /** The lines of an entry, whose bytes and sum are checked meanwhile. Throws a BackupRefusal. */
  lines(name: string): AsyncIterable<string>
  /** The bytes of an entry, checked in the same way. */
  stream(name: string): AsyncIterable<Buffer>
  /** All bytes of an entry at once. */
  bytes(name: string): Promise<Buffer>
  close(): void
}

/**
 * Opens a backup and checks all that can be known before its entries are read. Throws a BackupRefusal. Entries are read by
 * name from an index in memory, and nothing is ever written to where a name leads. With a `filesFolder`, files that are not
 * in the archive are read from there. Throws a LockedBackup for one that the passphrase does not open.
 */
export async function openBackup(
  file: string,
  key: string | undefined,
  place?: string,
  passphrase?: string,
): Promise<Backup> {
  const sealed = await openSealed(file, passphrase)
  const zip = await openZip(file, sealed).catch(notAnArchive)
  const filesFolder = place === undefined ? undefined : folderOfFiles(place, sealed, passphrase)
  try {
    const found = await listEntries(zip)
    const manifestBytes = await readAll(zip, toManifestEntry(found))
    const manifest = readManifest(manifestBytes)
    checkEntries(manifest, found, filesFolder !== undefined)
    const isOwn = key !== undefined && isSignedBy(manifest, key)
    const wantedOf = (name: string) => manifest.entries[name] ?? missing(name)
    const read = (name: string) => {
      const wanted = wantedOf(name)
      const entry = found.get(name)
      if (!entry && filesFolder === undefined) return missing(name)
      return checkedStream(
        name,
        async () =>
          entry ? openStream(zip, entry) : openFile(join(filesFolder ?? '', basename(name)), passphrase),
        wanted,
      )
    }
    return {
      manifest,
      manifestBytes,
      isOwn,
      stream: read,
      lines: (name) => readLines(read(name)),
      async bytes(name) {
        const chunks: Uint8Array[] = []
        for await (const chunk of read(name)) chunks.push(chunk)
        return Buffer.concat(chunks)
      },
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    throw error
  }
}

const OPTIONS = { autoClose: false, strictFileNames: true }

const openZip = async (file: string, sealed: SealedFile | undefined): Promise<ZipFile> =>
  sealed
    ? fromRandomAccessReaderPromise(new SealedReader(sealed), sealed.size, OPTIONS)
    : openPromise(file, OPTIONS)

class SealedReader extends RandomAccessReader {
  readonly #sealed: SealedFile

  constructor(sealed: SealedFile) {
    super()
    this.#sealed = sealed
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return this.#sealed.read(start, end)
  }

  override close(done: (error: Error | null) => void): void {
    this.#sealed.close().then(() => done(null), done)
  }
}

/** Files that were encrypted alike lie together: see keep-backup.ts. */
const folderOfFiles = (place: string, sealed: SealedFile | undefined, passphrase: string | undefined) =>
  sealed && passphrase !== undefined ? join(place, nameOfKey(passphrase, sealed.salt)) : place

async function openFile(path: string, passphrase: string | undefined): Promise<Readable> {
  const sealed = await openSealed(path, passphrase)
  if (!sealed) return createReadStream(path)
  const stream = sealed.read(0, sealed.size)
  stream.once('close', () => void sealed.close())
  return stream
}

function notAnArchive(error: unknown): never {
  if (isSystemError(error) || error instanceof BackupRefusal) throw error
  throw new BackupRefusal('The file is not a backup of this software, or a damaged one.')
}

/** Of the disk, say: the file is not to blame. */
const isSystemError = (error: unknown) => error instanceof Error && 'syscall' in error

const missing = (name: string): never => {
  throw damaged(`${name} is missing`)
}

async function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > MAX_ENTRIES) throw new BackupRefusal('The archive holds too many files.')
  const found = new Map<string, Entry>()
  try {
    for await (const entry of zip.eachEntry()) {
      if (ADDED.test(entry.fileName)) continue
      if (found.has(entry.fileName)) throw damaged(`it holds ${short(entry.fileName)} twice`)
      checkKind(entry)
      found.set(entry.fileName, entry)
    }
  } catch (error) {
    if (error instanceof BackupRefusal || isSystemError(error)) throw error
    throw damaged('its list of entries cannot be read, or holds a name that is not allowed')
  }
  return withoutFolder(found)
}

/**
 * A browser may unpack what it downloads, and who packs the folder again puts its name before all others. The sums still
 * say whether everything is there as it was.
 */
function withoutFolder(found: Map<string, Entry>): Map<string, Entry> {
  const folder = [...found.keys()].find((name) => name.endsWith(`/${MANIFEST}`))?.slice(0, -MANIFEST.length)
  if (folder === undefined || found.has(MANIFEST)) return found
  const cut = (name: string) => (name.startsWith(folder) ? name.slice(folder.length) : name)
  return new Map([...found].map(([name, entry]) => [cut(name), entry]))
}

const short = (name: string) => JSON.stringify(name.slice(0, 80))

function checkKind(entry: Entry) {
  const type = (entry.externalFileAttributes >>> 16) & FILE_TYPES
  const isFile = type === 0 || type === REGULAR_FILE
  const isKnown = entry.compressionMethod === STORED || entry.compressionMethod === DEFLATED
  if (!isFile || !isKnown || entry.isEncrypted())
    throw damaged(`${short(entry.fileName)} is of a kind that no backup holds`)
}

function toManifestEntry(found: Map<string, Entry>): Entry {
  const entry = found.get(MANIFEST)
  if (!entry) throw new BackupRefusal('The file is not a backup of this software: it has no manifest.')
  if (entry.uncompressedSize > MAX_MANIFEST_BYTES) throw damaged('its manifest is too large')
  return entry
}

/** What the manifest names is there in that size, and there is nothing else. */
function checkEntries({ entries, rows }: Manifest, found: Map<string, Entry>, hasFolder: boolean) {
  let rowBytes = 0
  for (const [name, { bytes }] of Object.entries(entries)) {
    const isRows = name.startsWith('data/')
    const isElsewhere = hasFolder && !isRows && !found.has(name)
    if (!isElsewhere && found.get(name)?.uncompressedSize !== bytes)
      throw damaged(`${name} is missing or cut`)
    if (isRows) rowBytes += bytes
    else if (bytes > MAX_IMAGE_BYTES)
      throw new BackupRefusal(`${name} is larger than any file of this software.`)
  }
  if (rowBytes > MAX_ROW_BYTES)
    throw new BackupRefusal('The backup holds more text than this software can restore.')
  const unknown = [...found.keys()].find((name) => name !== MANIFEST && !entries[name])
  if (unknown !== undefined) throw damaged(`it holds ${short(unknown)}, which its manifest does not name`)
  for (const table of Object.keys(rows)) if (!entries[`data/${table}.jsonl`]) missing(`data/${table}.jsonl`)
}

async function readAll(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  try {
    for await (const chunk of await openStream(zip, entry)) chunks.push(chunk)
  } catch (error) {
    if (error instanceof BackupRefusal || isSystemError(error)) throw error
    throw damaged('its manifest cannot be unpacked')
  }
  return Buffer.concat(chunks)
}

const openStream = async (zip: ZipFile, entry: Entry): Promise<Readable> => zip.openReadStreamPromise(entry)

/** The bytes of an entry. The end comes only when they were those that the manifest names. */
async function* checkedStream(
  name: string,
  open: () => Promise<Readable>,
  wanted: { bytes: number; sha256: string },
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  let bytes = 0
  try {
    for await (const chunk of await open()) {
      if (!Buffer.isBuffer(chunk)) continue
      hash.update(chunk)
      bytes += chunk.byteLength
      yield chunk
    }
  } catch (error) {
    if (error instanceof BackupRefusal || isSystemError(error)) throw error
    throw damaged(`${name} cannot be unpacked`)
  }
  if (bytes !== wanted.bytes || hash.digest('hex') !== wanted.sha256)
    throw damaged(`${name} is not what its sum says`)
}

const NEWLINE = 0x0a

async function* readLines(stream: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let rest: Buffer[] = []
  let restBytes = 0
  for await (const chunk of stream) {
    let start = 0
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      yield toText(Buffer.concat([...rest, chunk.subarray(start, end)]))
      rest = []
      restBytes = 0
      start = end + 1
    }
    rest.push(chunk.subarray(start))
    restBytes += chunk.length - start
    if (restBytes > MAX_LINE_BYTES) throw damaged('a row is too long')
  }
  if (restBytes > 0) throw damaged('its last row is cut')
}

function toText(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw damaged('a row is not UTF-8 text')
  }
}
