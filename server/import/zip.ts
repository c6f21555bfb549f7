import { crc32, inflateRawSync } from 'node:zlib'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { withoutStackedMarks } from '#domain/clean-text.ts'
import { formatNumber } from '#domain/format-number.ts'
import { MAX_UPLOAD, MAX_UPLOAD_BYTES } from '#domain/upload.ts'

export type Unzipped = { ok: true; files: OpenedFile[] } | { ok: false; detail: string }

/** A file of so many bytes, which are made when they are asked for. */
export type OpenedFile = { name: string; size: number; read: () => Uint8Array }

const MAX_ENTRIES = 10_000
const MAX_UNZIPPED_BYTES = 200 * 1024 * 1024
/** The same in words. */
export const MOST_UNZIPPED = `${MAX_UNZIPPED_BYTES / 1024 ** 2} MB`

const FILE_TYPES = 0o170000
const REGULAR_FILE = 0o100000
const FOLDER = 0o040000

/** How many bytes may still come out of the archives of one upload. */
export type Allowance = { bytes: number }
export const anAllowance = (): Allowance => ({ bytes: MAX_UNZIPPED_BYTES })

/** Why an archive is refused: a sentence for the person who sent it. */
class Refusal extends Error {}

/**
 * The files of a ZIP archive, all of them looked at before one is used: none gives more bytes than the archive says. One
 * that was looked at before (`isChecked`) is only opened. Names are shown, and never used as paths.
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
    if (files.length === 0) throw new Refusal('The archive holds no files.')
    if (!isChecked) checkBytes(files, allowance)
    return { ok: true, files }
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, detail: error.message }
    throw error
  }
}

/** A file that cannot be read has cost as much as one that can. */
function checkBytes(files: OpenedFile[], allowance: Allowance) {
  const others = allowance.bytes < MAX_UNZIPPED_BYTES ? ', together with the archives before it' : ''
  for (const { size, read } of files) {
    allowance.bytes -= size
    if (allowance.bytes < 0) throw new Refusal(`The archive holds more than ${MOST_UNZIPPED}${others}.`)
    read()
  }
}

async function openArchive(bytes: Buffer): Promise<ZipFile> {
  // Older programs of Windows part folders with backslashes, which are read as slashes before names are checked.
  return fromBufferPromise(bytes, { strictFileNames: false }).catch(() => {
    throw new Refusal('The file is not a ZIP archive, or a damaged one.')
  })
}

async function listFiles(zip: ZipFile, bytes: Buffer): Promise<OpenedFile[]> {
  const files: OpenedFile[] = []
  const names = new Set<string>()
  const taken: { from: number; to: number }[] = []
  for await (const entry of readEntries(zip)) {
    const name = entry.fileName.replaceAll(HERE, '')
    const known = withoutStackedMarks(name).normalize('NFC').toLowerCase()
    if (names.has(known)) throw new Refusal(`The archive holds two files called ${name}.`)
    names.add(known)
    checkKind(entry)
    const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true }).catch(damaged)
    const end = fileDataStart + entry.compressedSize
    taken.push({ from: entry.relativeOffsetOfLocalHeader, to: end })
    if (entry.fileName.endsWith('/') || isLitter(name)) continue
    if (entry.uncompressedSize > MAX_UPLOAD_BYTES) throw new Refusal(`${name} holds more than ${MAX_UPLOAD}.`)
    const packed = bytes.subarray(fileDataStart, end)
    files.push({ name, size: entry.uncompressedSize, read: () => unpack(entry, packed) })
  }
  taken.sort((a, b) => a.from - b.from)
  if (taken.some(({ to }, place) => to > (taken[place + 1]?.from ?? to)))
    throw new Refusal('The files in the archive overlap.')
  return files
}

/** The folder that a name is in already: programs that pack what a search found write `./leek.json`. */
const HERE = /(?<=^|\/)\.\//g

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
  if (!entry.canDecodeFileData())
    throw new Refusal('The archive uses a compression that this site cannot read.')
  if (/\.(zip|gz|tgz|tar|7z|rar|bz2|xz)$/i.test(fileName))
    throw new Refusal(
      `The archive holds another archive, ${fileName}. Please unpack it, and upload the files that are inside.`,
    )
}

/** What file managers add by themselves. A name of an older encoding may have lost all but its ending. */
const isLitter = (name: string) => /(^|\/)(__MACOSX\/|\.(?!json$)|Thumbs\.db$|desktop\.ini$)/i.test(name)

/**
 * In one piece: the library's streams took five times as long for 10,000 files, and 100 MB more memory for large ones.
 * They would not check the sum either.
 */
function unpack(entry: Entry, packed: Buffer): Uint8Array {
  const bytes = entry.isCompressed() ? inflate(entry, packed) : packed
  if (bytes.byteLength !== entry.uncompressedSize || crc32(bytes) !== entry.crc32) damaged()
  return bytes
}

/** Ends soon after the declared size: what follows is never unpacked. */
function inflate({ fileName, uncompressedSize }: Entry, packed: Buffer): Buffer {
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, uncompressedSize) })
  } catch (error) {
    const isTooLong = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
    if (isTooLong) throw new Refusal(`${fileName} holds more than the archive says.`)
    damaged()
  }
}

function damaged(): never {
  throw new Refusal('The archive is damaged.')
}
