import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import { deflateRawSync } from 'node:zlib'
import { ZipFile } from 'yazl'
import { openBackup } from '#server/backups/open-backup.ts'
import { MANIFEST, writeManifest } from '#server/backups/manifest.ts'

type Read = { entries: Map<string, Buffer>; rows: Record<string, number>; schema: string[]; version: string }

/** All that a good backup holds, to make bad ones from. */
export async function readWhole(file: string): Promise<Read> {
  const backup = await openBackup(file)
  const entries = new Map<string, Buffer>()
  for (const name of Object.keys(backup.manifest.entries)) entries.set(name, await backup.bytes(name))
  backup.close()
  const { rows, schema, site_version } = backup.manifest
  return { entries, rows, schema, version: site_version }
}

export const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

type Change = {
  /** Changes the entries, whose sums and counts are made to fit afterwards. */
  entries?: (entries: Map<string, Buffer>) => void
  /** Changes what the manifest says. */
  manifest?: (manifest: Record<string, unknown>) => void
  /** Changes what is in the archive beside what its manifest says. */
  archive?: (files: Map<string, Buffer>) => void
}

/** Writes a backup as somebody might who knows how they are made, and has a key of his own. */
export async function writeHostile(file: string, good: Read, change: Change): Promise<void> {
  const entries = new Map(good.entries)
  change.entries?.(entries)
  const named = [...entries].map(([name, bytes]) => [
    name,
    { bytes: bytes.byteLength, sha256: sha256(bytes) },
  ])
  const tables = [...entries].filter(([name]) => name.startsWith('data/'))
  const rows = tables.map(([name, bytes]) => [name.slice(5, -6), bytes.toString().split('\n').length - 1])
  const made = {
    site_version: good.version,
    made_at: '2026-11-24T12:00:00.000Z',
    schema: good.schema,
    rows: Object.fromEntries(rows),
    entries: Object.fromEntries(named),
  }
  const manifest = JSON.parse(writeManifest(made, 'a key of his own').toString())
  change.manifest?.(manifest)
  const files = new Map([...entries, [MANIFEST, Buffer.from(JSON.stringify(manifest))]])
  change.archive?.(files)
  await writeArchive(file, files)
}

async function writeArchive(file: string, files: Map<string, Buffer>) {
  const zip = new ZipFile()
  const output = createWriteStream(file)
  zip.outputStream.pipe(output)
  for (const [name, bytes] of files) zip.addBuffer(bytes, name)
  zip.end()
  await finished(output)
}

/** Lines of a table, changed. */
export const changeRows =
  (table: string, change: (row: Record<string, unknown>, place: number) => unknown) =>
  (entries: Map<string, Buffer>) => {
    const lines = (entries.get(`data/${table}.jsonl`) ?? '').toString().split('\n').slice(0, -1)
    const changed = lines.map((line, place) => `${JSON.stringify(change(JSON.parse(line), place))}\n`)
    entries.set(`data/${table}.jsonl`, Buffer.from(changed.join('')))
  }

/** Puts other bytes in the place of the pictures of a format, under a name and in rows that fit. */
export const changePictures = (format: string, bytes: Buffer) => (entries: Map<string, Buffer>) => {
  const hash = sha256(bytes)
  entries.set(`images/${hash}.${format === 'jpeg' ? 'jpg' : format}`, bytes)
  changeRows('media_variants', (row) => (row['format'] === format ? { ...row, content: hash } : row))(entries)
  const [unused] = [...entries.keys()].filter(
    (name) => name.endsWith(format === 'jpeg' ? '.jpg' : `.${format}`) && !name.includes(hash),
  )
  if (unused !== undefined) entries.delete(unused)
}

/** Renames an entry in the bytes of an archive, in both places where its name stands. The new name is as long as the old one. */
export function renameEntry(archive: Buffer, from: string, to: string): Buffer {
  if (from.length !== to.length) throw new RangeError('Names must be of one length.')
  return Buffer.from(archive.toString('latin1').replaceAll(from, to), 'latin1')
}

/** A ZIP archive whose one entry unpacks to far more than it says. */
export function aBomb(): Buffer {
  const packed = deflateRawSync(Buffer.alloc(64 * 1024 * 1024))
  const name = Buffer.from(MANIFEST)
  const local = Buffer.alloc(30)
  local.writeUInt32LE(0x04034b50, 0)
  local.writeUInt16LE(8, 8)
  local.writeUInt32LE(packed.length, 18)
  local.writeUInt32LE(1_000, 22)
  local.writeUInt16LE(name.length, 26)
  const central = Buffer.alloc(46)
  central.writeUInt32LE(0x02014b50, 0)
  central.writeUInt16LE(8, 10)
  central.writeUInt32LE(packed.length, 20)
  central.writeUInt32LE(1_000, 24)
  central.writeUInt16LE(name.length, 28)
  const body = Buffer.concat([local, name, packed])
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(central.length + name.length, 12)
  end.writeUInt32LE(body.length, 16)
  return Buffer.concat([body, central, name, end])
}
