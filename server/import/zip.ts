import { crc32, inflateRawSync } from 'node:zlib'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { withoutStackedMarks } from '#domain/clean-text.ts'
import { formatNumber } from '#domain/format-number.ts'

export type Unzipped = { ok: true; files: ZippedFile[] } | { ok: false; detail: string }
/** A file in an archive. Its bytes are made when they are asked for; `undefined` where it holds something else. */
type ZippedFile = { name: string; read: () => Uint8Array }

const MAX_ENTRIES = 10_000
const MAX_UNZIPPED_BYTES = 200 * 1024 * 1024
const MAX_FILE_BYTES = 20 * 1024 * 1024

const STORED = 0
const DEFLATED = 8
const LOCAL_HEADER_BYTES = 30
const FILE_TYPES = 0o170000
const REGULAR_FILE = 0o100000
const FOLDER = 0o040000

/** How many bytes may still come out of the archives of one upload. */
export type Allowance = { bytes: number }
export const anAllowance = (): Allowance => ({ bytes: MAX_UNZIPPED_BYTES })

/** Why an archive is refused: a sentence for the person who sent it. */
class Refusal extends Error {}

/**
 * The files of a ZIP archive, all of them looked at before one is used: bytes are counted as they come out, whatever
 * the archive says of them. One that was looked at before (`isChecked`) is only opened. Names are shown, and never used as
 * paths.
 */
export async function unzip(
  archive: Uint8Array,
  { isChecked = false, allowance = anAllowance() } = {},
): Promise<Unzipped> {
  try {
    const bytes = Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength)
    const zip = await openArchive(bytes)
    if (zip.entryCount > MAX_ENTRIES)
      throw new Refusal(`The archive holds more than ${formatNumber(MAX_ENTRIES)} files.`)
    const files = await listFiles(zip, bytes)
    if (!isChecked) checkBytes(files, allowance)
    return { ok: true, files }
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, detail: error.message }
    throw error
  }
}

/** A file that cannot be read has cost as much as the largest that can. */
function checkBytes(files: ZippedFile[], allowance: Allowance) {
  const others = allowance.bytes < MAX_UNZIPPED_BYTES ? ', together with the archives before it' : ''
  for (const { read } of files) {
    if (allowance.bytes >= 0) {
      allowance.bytes -= MAX_FILE_BYTES
      allowance.bytes += MAX_FILE_BYTES - read().byteLength
    }
    if (allowance.bytes < 0) throw new Refusal(`The archive holds more than 200 MB${others}.`)
  }
}

async function openArchive(bytes: Buffer): Promise<ZipFile> {
  return fromBufferPromise(bytes, { strictFileNames: true }).catch(() => {
    throw new Refusal('The file is not a ZIP archive, or a damaged one.')
  })
}

async function listFiles(zip: ZipFile, bytes: Buffer): Promise<ZippedFile[]> {
  const files: ZippedFile[] = []
  const names = new Set<string>()
  const taken: { from: number; to: number }[] = []
  for await (const entry of readEntries(zip)) {
    const name = entry.fileName
    const known = withoutStackedMarks(name).normalize('NFC').toLowerCase()
    if (names.has(known)) throw new Refusal(`The archive holds two files called ${name}.`)
    names.add(known)
    checkKind(entry)
    const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true }).catch(damaged)
    const packed = bytes.subarray(fileDataStart, fileDataStart + entry.compressedSize)
    if (packed.byteLength !== entry.compressedSize) damaged()
    taken.push({ from: entry.relativeOffsetOfLocalHeader, to: fileDataStart + packed.byteLength })
    if (name.endsWith('/') || isLitter(name)) continue
    files.push({ name, read: () => unpack(entry, packed) })
  }
  taken.sort((a, b) => a.from - b.from)
  if (
    taken.some(({ from, to }, place) => to < from + LOCAL_HEADER_BYTES || to > (taken[place + 1]?.from ?? to))
  )
    throw new Refusal('The files in the archive overlap.')
  return files
}

/** The entries, whose names the library refuses where they lead out of the archive. */
async function* readEntries(zip: ZipFile) {
  try {
    yield* zip.eachEntry()
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal('The archive is damaged, or holds a file name that is not allowed.')
  }
}

function checkKind(entry: Entry) {
  const { fileName, externalFileAttributes, versionMadeBy } = entry
  if (/\p{Cc}/u.test(fileName)) throw new Refusal('The archive holds a file name that is not allowed.')
  const type = (externalFileAttributes >>> 16) & FILE_TYPES
  if (versionMadeBy >>> 8 !== 0 && type !== 0 && type !== REGULAR_FILE && type !== FOLDER)
    throw new Refusal(`${fileName} is a link or a device, not a file.`)
  if (entry.isEncrypted()) throw new Refusal('The archive is locked with a password.')
  if (entry.compressionMethod !== STORED && entry.compressionMethod !== DEFLATED)
    throw new Refusal('The archive uses a compression that this site cannot read.')
  if (/\.(zip|gz|tgz|tar|7z|rar|bz2|xz)$/i.test(fileName))
    throw new Refusal(`The archive holds another archive, ${fileName}.`)
}

/** What file managers add by themselves. */
const isLitter = (name: string) => /(^|\/)(__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/i.test(name)

function unpack(entry: Entry, packed: Buffer): Uint8Array {
  const bytes = entry.compressionMethod === STORED ? packed : inflate(entry, packed)
  if (bytes.byteLength > MAX_FILE_BYTES) tooLarge(entry)
  if (bytes.byteLength !== entry.uncompressedSize || crc32(bytes) !== entry.crc32) damaged()
  return bytes
}

function inflate(entry: Entry, packed: Buffer): Buffer {
  if (entry.uncompressedSize > MAX_FILE_BYTES) tooLarge(entry)
  try {
    return inflateRawSync(packed, { maxOutputLength: MAX_FILE_BYTES })
  } catch (error) {
    if (error instanceof RangeError) tooLarge(entry)
    damaged()
  }
}

function tooLarge({ fileName }: Entry): never {
  throw new Refusal(`${fileName} holds more than 20 MB.`)
}

function damaged(): never {
  throw new Refusal('The archive is damaged.')
}
