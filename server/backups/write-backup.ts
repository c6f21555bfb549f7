import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { open, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import type { Column, TableColumns } from '../data/backups/columns.ts'
import type { Moment } from '../data/backups/moment.ts'
import type { BackupRow, ReadRow } from '../data/backups/tables.ts'
import { MANIFEST, type UnsignedManifest, writeManifest } from './manifest.ts'
import { nameInFolder } from './folder.ts'
import { type Sealing, sealBytes, sealStream } from './sealed/seal.ts'
import { sealedSize } from './sealed/seal-format.ts'

/** All entries say the same: when a backup was made stands in its manifest alone. */
const MTIME = new Date('2000-01-01T00:00:00Z')
/** Lines are joined until they have about so many characters. */
const CHUNK = 64 * 1024

type Entries = UnsignedManifest['entries']
type Bytes = { name: string; table: TableColumns['table']; key: (string | number)[] }

/**
 * Writes all rows and files of a database as they are at one moment into a ZIP archive. It can be read when this has
 * ended: the caller gives it a name of its own until then. With a `filesFolder`, files lie there and not in the archive. With
 * a `sealing`, both are encrypted.
 */
export async function writeBackup(
  moment: Moment,
  file: string,
  {
    key,
    site_version,
    now,
    filesFolder,
    sealing,
  }: {
    key: string
    site_version: string
    now: Date
    filesFolder?: string
    sealing?: Required<Sealing> | undefined
  },
): Promise<UnsignedManifest> {
  const zip = new ZipFile()
  const entries: Entries = {}
  const rows: Record<string, number> = {}
  const written = writeTo(zip, file, sealing)
  // Whatever fails first, it is said where the entries are added.
  written.catch(() => {})
  for (const { table, columns } of moment.tables) {
    const bytes: Bytes[] = []
    const lines = toLines(moment, { table, columns }, (count) => (rows[table.name] = count), bytes)
    const name = `data/${table.name}.jsonl`
    entries[name] = await addEntry(zip, written, name, lines, { compress: true })
    for (const { name, table, key } of bytes) {
      if (entries[name]) continue
      const content = await moment.bytes(table, key)
      entries[name] =
        filesFolder === undefined
          ? await addEntry(zip, written, name, [content], { compress: false })
          : await layFile(join(filesFolder, nameInFolder(name, sealing)), content, sealing)
    }
  }
  const manifest = { site_version, made_at: now.toISOString(), schema: moment.schema, rows, entries }
  zip.addBuffer(writeManifest(manifest, key, sealing), MANIFEST, { mtime: MTIME })
  zip.end()
  await written
  return manifest
}

/** Lays a file where all kept backups find it, unless it is there in its full size. */
async function layFile(file: string, content: Uint8Array, sealing?: Sealing): Promise<Entries[string]> {
  const entry = { bytes: content.byteLength, sha256: createHash('sha256').update(content).digest('hex') }
  const there = await stat(file).catch(() => undefined)
  // As old as its last use: what was used lately is not taken away.
  const size = sealing ? sealedSize(entry.bytes) : entry.bytes
  if (there?.size === size) await utimes(file, new Date(), new Date())
  else {
    const part = `${file}.${crypto.randomUUID()}`
    try {
      await writeFile(part, sealing ? await sealBytes(content, sealing) : content, {
        mode: 0o600,
        flush: true,
      })
      await rename(part, file)
    } catch (error) {
      await rm(part, { force: true })
      throw error
    }
  }
  return entry
}

/** Writes entries of a backup once more, with this manifest, into one archive. */
export async function writeEntries(
  file: string,
  { entries, manifestBytes, read }: Source,
  sealing?: Sealing,
): Promise<void> {
  const zip = new ZipFile()
  const written = writeTo(zip, file, sealing)
  written.catch(() => {})
  for (const name of entries)
    await addEntry(zip, written, name, read(name), { compress: name.startsWith('data/') })
  zip.addBuffer(manifestBytes, MANIFEST, { mtime: MTIME })
  zip.end()
  await written
}

type Source = {
  entries: string[]
  manifestBytes: Buffer
  read: (name: string) => AsyncIterable<Uint8Array>
}

/** The archive on its way to the disk; done when it is there to stay. */
async function writeTo(zip: ZipFile, file: string, sealing?: Sealing) {
  const output = createWriteStream(file, { mode: 0o600 })
  zip.on('error', (error: Error) => output.destroy(error))
  if (sealing) zip.outputStream.pipe(sealStream(sealing)).pipe(output)
  else zip.outputStream.pipe(output)
  await finished(output)
  const handle = await open(file)
  await handle.sync()
  await handle.close()
}

/** Adds one entry and waits until all of it has been taken, so that little is in memory at once. */
async function addEntry(
  zip: ZipFile,
  written: Promise<void>,
  name: string,
  content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  { compress }: { compress: boolean },
): Promise<Entries[string]> {
  const hash = createHash('sha256')
  let bytes = 0
  async function* counted() {
    for await (const chunk of content) {
      hash.update(chunk)
      bytes += chunk.byteLength
      yield chunk
    }
  }
  const stream = Readable.from(counted(), { objectMode: false })
  zip.addReadStream(stream, name, { mtime: MTIME, compress })
  await Promise.race([once(stream, 'end'), written])
  return { bytes, sha256: hash.digest('hex') }
}

async function* toLines(
  moment: Moment,
  { table, columns }: TableColumns,
  sayCount: (count: number) => void,
  bytes: Bytes[],
): AsyncGenerator<Uint8Array> {
  let count = 0
  let text = ''
  for await (const row of moment.rows(table, columns)) {
    const kept = toBackupRow(row, columns)
    count++
    text += `${JSON.stringify(kept)}\n`
    if (table.bytes) {
      const key = table.key.map((name) => kept[name] ?? '')
      bytes.push({ name: entryOf(table.name, kept), table, key })
    }
    if (text.length > CHUNK) {
      yield Buffer.from(text)
      text = ''
    }
  }
  if (text !== '') yield Buffer.from(text)
  sayCount(count)
}

function toBackupRow(row: ReadRow, columns: readonly Column[]): BackupRow {
  return Object.fromEntries(
    columns.map(({ name, kind }) => {
      const value = row[name] ?? null
      if (value instanceof Uint8Array) return [name, createHash('sha256').update(value).digest('hex')]
      if (value === null || kind === 'text') return [name, value === null ? null : String(value)]
      return [name, Number(value)]
    }),
  )
}

const EXTENSIONS: Record<string, string> = { avif: 'avif', webp: 'webp', jpeg: 'jpg' }

/** Where the bytes of a row lie in a backup. */
export function entryOf(table: string, { content, format }: BackupRow): string {
  if (table === 'import_files') return `uploads/${content}.bin`
  return `images/${content}.${table === 'logo_icons' ? 'png' : EXTENSIONS[String(format)]}`
}
