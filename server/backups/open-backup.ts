import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import {
  type Entry,
  fromRandomAccessReaderPromise,
  openPromise,
  RandomAccessReader,
  type ZipFile,
} from 'yauzl'
import {
  checkEntries,
  checkUnpacked,
  isSystemError,
  listEntries,
  missing,
  toManifestEntry,
} from './archive-entries.ts'
import { isMadeUnder, isSignedBy, type Manifest, readManifest } from './manifest.ts'
import { BackupRefusal, damaged, UnencryptedBackup } from './refusal.ts'
import { openSealed, type SealedFile } from './sealed/open-sealed.ts'
import { nameInFolder } from './folder.ts'
import { nameOfKey } from './sealed/seal-format.ts'

/** Of one row. A version of a recipe holds the file that it was imported from, too. */
const MAX_LINE_BYTES = 64 * 1024 * 1024

export type Backup = {
  manifest: Manifest
  /** The same as it stands in the file. */
  manifestBytes: Buffer
  /** Made by this site, or under its passphrase, and not changed since. */
  isOwn: boolean
  /** How many bytes of files its rows may name together. One file can be of several rows. */
  mostFileBytes: number
  /** The lines of an entry, whose bytes and sum are checked meanwhile. Throws a BackupRefusal. */
  lines(name: string): AsyncIterable<string>
  /** The bytes of an entry, checked in the same way. */
  stream(name: string): AsyncIterable<Buffer>
  /** All bytes of an entry at once. */
  bytes(name: string): Promise<Buffer>
  close(): void
}

export type Opening = {
  /** The key that this site signs with. */
  key?: string | undefined
  /** Where the files of a kept backup lie. Those that are not in the archive are read from there. */
  filesFolder?: string | undefined
  passphrase?: string | undefined
  /** Somebody said that it may come without encryption, though a passphrase is set. */
  unencrypted?: boolean | undefined
}

/**
 * Opens a backup and checks all that can be known before its entries are read. Throws a BackupRefusal. Entries are read by
 * name from an index in memory, and nothing is ever written to where a name leads. Throws a LockedBackup for one that the
 * passphrase does not open, and an UnencryptedBackup where a passphrase is set and the file could be anybody's.
 */
export async function openBackup(
  file: string,
  { key, filesFolder: place, passphrase, unencrypted = false }: Opening = {},
): Promise<Backup> {
  const sealed = await openSealed(file, passphrase)
  if (!sealed && passphrase !== undefined && !unencrypted) throw new UnencryptedBackup(NOT_ENCRYPTED)
  const zip = await openZip(file, sealed).catch(notAnArchive)
  const filesFolder = place === undefined ? undefined : folderOfFiles(place, sealed, passphrase)
  try {
    const found = await listEntries(zip)
    const manifestBytes = await readAll(zip, toManifestEntry(found))
    const manifest = readManifest(manifestBytes)
    checkEntries(manifest, found, filesFolder !== undefined)
    const isOwn =
      (key !== undefined && isSignedBy(manifest, key)) ||
      (passphrase !== undefined && isMadeUnder(manifest, passphrase))
    const fileBytes = isOwn ? Infinity : checkUnpacked(manifest, found, zip.fileSize)
    const nameOf = (name: string) =>
      nameInFolder(name, sealed && manifest.format > 1 ? toSealing(sealed, passphrase) : undefined)
    const wantedOf = (name: string) => manifest.entries[name] ?? missing(name)
    const read = (name: string) => {
      const wanted = wantedOf(name)
      const entry = found.get(name)
      if (!entry && filesFolder === undefined) return missing(name)
      return checkedStream(
        name,
        async () =>
          entry ? openStream(zip, entry) : openFile(join(filesFolder ?? '', nameOf(name)), passphrase),
        wanted,
      )
    }
    return {
      manifest,
      manifestBytes,
      isOwn,
      mostFileBytes: fileBytes,
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

const NOT_ENCRYPTED =
  'The backup is not encrypted, so anybody could have made it. This site has a passphrase (BACKUP_PASSPHRASE) and takes encrypted backups.'

const toSealing = ({ salt }: SealedFile, passphrase = '') => ({ passphrase, salt })

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
      if (bytes > wanted.bytes) throw damaged(`${name} holds more than the manifest says`)
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
