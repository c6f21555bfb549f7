import { crc32, inflateRawSync } from 'node:zlib'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { withoutStackedMarks } from 'recipe-basics/text/clean-text'
import { formatNumber } from 'recipe-basics/text/format-number'
import { isRecipeArchive } from './file-endings.ts'
import { MAX_UPLOAD, MAX_UPLOAD_BYTES } from 'recipe-basics/text/upload'

/** A file of so many bytes, which are made when they are asked for. */
export type OpenedFile = { name: string; size: number; read: () => Uint8Array; beside?: Beside }

/** What stands beside a file in its archive: the pictures by their paths there, each taken out of the archive when it is used. */
export type Beside = {
  /** The path of the file itself. */
  path: string
  pictures: ReadonlyMap<string, OpenedFile>
  /** Whether the file is the only one with recipes in its folder. */
  isAlone: boolean
  /** The paths of pictures that became those of recipes. */
  used: Set<string>
}

export type Unzipped = { ok: true; files: OpenedFile[] } | { ok: false; detail: string }

const MAX_ENTRIES = 10_000
const MAX_UNZIPPED_BYTES = 200 * 1024 * 1024
/** The same in words. */
export const MOST_UNZIPPED = `${MAX_UNZIPPED_BYTES / 1024 ** 2} MB`

const FILE_TYPES = 0o170000
const REGULAR_FILE = 0o100000
const FOLDER = 0o040000

/** How many bytes and files may still come out of the archives of one upload, and of those inside them. */
export type Allowance = { bytes: number; files: number }
export const anAllowance = (): Allowance => ({ bytes: MAX_UNZIPPED_BYTES, files: MAX_ENTRIES })

/** Why an archive is refused: a sentence for the person who sent it. */
class Refusal extends Error {}
/** One that holds for whatever the archive is in, too: there is no more room. */
class LimitReached extends Refusal {}

/**
 * The files of a ZIP archive, all of them looked at before one is used: none gives more bytes than the archive says. Archives
 * in it that hold recipes are looked at as well, and what is wrong with one of them stops no other file, unless there is no
 * more room; none in those (`isInner`) is. An archive that was looked at before (`isChecked`) is only opened. Names are shown, and never used as paths.
 */
export async function unzip(
  archive: Uint8Array,
  { isChecked = false, isInner = false, allowance = anAllowance() } = {},
): Promise<Unzipped> {
  try {
    return { ok: true, files: await openFiles(archive, isChecked ? undefined : allowance, !isInner) }
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, detail: error.message }
    throw error
  }
}

async function openFiles(archive: Uint8Array, allowance: Allowance | undefined, isOuter: boolean) {
  const bytes = Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength)
  const zip = await openArchive(bytes)
  const most = allowance?.files ?? MAX_ENTRIES
  if (zip.entryCount > most)
    throw new LimitReached(
      `The archive holds more than ${formatNumber(MAX_ENTRIES)} files${isOuter ? '' : ', with those in the archives around it'}.`,
    )
  if (allowance) allowance.files -= zip.entryCount
  const files = await listFiles(zip, bytes)
  if (files.length === 0) throw new Refusal('The archive holds no files.')
  if (allowance) await checkBytes(files, allowance, isOuter)
  return files
}

/** A file that cannot be read has cost as much as one that can. */
async function checkBytes(files: OpenedFile[], allowance: Allowance, isOuter: boolean) {
  const others = allowance.bytes < MAX_UNZIPPED_BYTES ? ', together with the archives before it' : ''
  for (const { name, size, read } of files) {
    allowance.bytes -= size
    if (allowance.bytes < 0) throw new LimitReached(`The archive holds more than ${MOST_UNZIPPED}${others}.`)
    const bytes = read()
    if (isOuter && isRecipeArchive(name)) await openFiles(bytes, allowance, false).catch(passLimits)
  }
}

/** It is named when the files are read. */
function passLimits(error: unknown) {
  if (error instanceof LimitReached || !(error instanceof Refusal)) throw error
}

async function openArchive(bytes: Buffer): Promise<ZipFile> {
  return fromBufferPromise(bytes, { strictFileNames: true }).catch(() => {
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
}

/** What file managers add by themselves. */
const isLitter = (name: string) => /(^|\/)(__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/i.test(name)

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
