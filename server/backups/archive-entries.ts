import type { Entry, ZipFile } from 'yauzl'
import { type Manifest, MANIFEST, MAX_MANIFEST_BYTES } from './manifest.ts'
import { BackupRefusal, damaged } from './refusal.ts'

const MAX_ENTRIES = 400_000
const MAX_IMAGE_BYTES = 256 * 1024 * 1024
/** Of all rows together, unpacked. */
const MAX_ROW_BYTES = 8 * 1024 * 1024 * 1024
/**
 * A file that this site did not make unpacks to at most so many times its bytes, and some more. Recipes pack to a tenth; what
 * unpacks to a hundred times itself was made for that.
 */
const MOST_UNPACKED = 100
const UNPACKED_BYTES = 64 * 1024 * 1024
const STORED = 0
const DEFLATED = 8
/** What a computer adds when somebody packs files: its folders, and notes of its own. Never read. */
const ADDED = /\/$|^__MACOSX\/|(?:^|\/)(?:\._[^/]*|\.DS_Store|Thumbs\.db|desktop\.ini)$/
const FILE_TYPES = 0o170000
const REGULAR_FILE = 0o100000

/** The entries of an archive by name, as far as a backup can hold them. Throws a BackupRefusal. */
export async function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
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
  const inside = new Map([...found].map(([name, entry]) => [cut(name), entry]))
  if (inside.size < found.size) throw damaged('it holds a name twice')
  return inside
}

const short = (name: string) => JSON.stringify(name.slice(0, 80))

function checkKind(entry: Entry) {
  const type = (entry.externalFileAttributes >>> 16) & FILE_TYPES
  const isFile = type === 0 || type === REGULAR_FILE
  const isKnown = entry.compressionMethod === STORED || entry.compressionMethod === DEFLATED
  if (!isFile || !isKnown || entry.isEncrypted())
    throw damaged(`${short(entry.fileName)} is of a kind that no backup holds`)
}

export function toManifestEntry(found: Map<string, Entry>): Entry {
  const entry = found.get(MANIFEST)
  if (!entry) throw new BackupRefusal('The file is not a backup of this software: it has no manifest.')
  if (entry.uncompressedSize > MAX_MANIFEST_BYTES) throw damaged('its manifest is too large')
  return entry
}

/** What the manifest names is there in that size, and there is nothing else. */
export function checkEntries({ entries, rows }: Manifest, found: Map<string, Entry>, hasFolder: boolean) {
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

/** Refuses a small file that would fill the disk. Answers how many bytes of files its rows may name. */
export function checkUnpacked(
  { entries }: Manifest,
  found: Map<string, Entry>,
  archiveBytes: number,
): number {
  let packed = archiveBytes
  let unpacked = 0
  let fileBytes = 0
  for (const [name, { bytes }] of Object.entries(entries)) {
    unpacked += bytes
    if (!found.has(name)) packed += bytes
    if (!name.startsWith('data/')) fileBytes += bytes
  }
  if (unpacked > MOST_UNPACKED * packed + UNPACKED_BYTES) throw new BackupRefusal(UNPACKS)
  return fileBytes + packed + UNPACKED_BYTES
}

export const UNPACKS = 'The backup would unpack to far more than it holds.'

export const missing = (name: string): never => {
  throw damaged(`${name} is missing`)
}

/** Of the disk, say: the file is not to blame. */
export const isSystemError = (error: unknown) => error instanceof Error && 'syscall' in error
