import { createHash } from 'node:crypto'
import type { Column } from '../data/backups/columns.ts'
import { isKnownSchema, makeScratch, RowRefused, type Scratch } from '../data/backups/scratch.ts'
import type { BackupRow } from '../data/backups/tables.ts'
import { findBadValue } from './check-row.ts'
import { UNPACKS } from './archive-entries.ts'
import type { Backup } from './open-backup.ts'
import { BackupRefusal, damaged } from './refusal.ts'
import { countShare, type OnShare, totalOf } from './share.ts'
import { entryOf } from './write-backup.ts'

/**
 * Restores a backup into a new SQLite file at `path`, with the schema that it was made with. Every entry is read and its
 * sum compared; every row is held against our own tables. Throws a BackupRefusal.
 */
export async function fillScratch(backup: Backup, path: string, onShare?: OnShare): Promise<void> {
  const { schema, rows } = backup.manifest
  if (!isKnownSchema(schema))
    throw new BackupRefusal(
      'The backup was made by a version of this software that this one does not know. Update this site first.',
    )
  const scratch = await makeScratch(path, schema)
  const countRow = countShare(totalOf(rows), onShare)
  let fileBytes = 0
  try {
    checkTables(Object.keys(rows), scratch)
    for (const [name, { bytes }] of Object.entries(backup.manifest.entries))
      if (name.startsWith('data/') && bytes > 0 && !(name.slice(5, -6) in rows))
        throw damaged(`${name} is of no table`)
    for (const { table, columns } of scratch.tables) {
      const insert = scratch.insert(table, columns)
      let count = 0
      for await (const line of backup.lines(`data/${table.name}.jsonl`)) {
        const row = toRow(line, table.name, columns, backup)
        const name = table.bytes && entryOf(table.name, row)
        // Any number of rows may name one file, and each takes room of its own.
        fileBytes += name === undefined ? 0 : (backup.manifest.entries[name]?.bytes ?? 0)
        if (fileBytes > backup.mostFileBytes) throw new BackupRefusal(UNPACKS)
        const bytes = name === undefined ? undefined : await readBytes(backup, name)
        insertRow(() => insert(row, bytes), table.name)
        count++
        countRow()
      }
      if (count !== rows[table.name]) throw damaged(`data/${table.name}.jsonl has lost rows`)
    }
    const fault = scratch.findFault()
    if (fault !== undefined) throw damaged(fault)
  } finally {
    scratch.close()
  }
}

/** The tables of the backup are those of its schema. */
function checkTables(named: string[], { tables }: Scratch) {
  const known = new Set<string>(tables.map(({ table }) => table.name))
  const unknown = named.find((name) => !known.has(name))
  if (unknown !== undefined) throw damaged(`it holds a table ${unknown}, which this software does not have`)
  const missing = [...known].find((name) => !named.includes(name))
  if (missing !== undefined) throw damaged(`the table ${missing} is missing`)
}

function insertRow(insert: () => void, table: string) {
  try {
    insert()
  } catch (error) {
    if (error instanceof RowRefused) throw damaged(`a row of ${table} breaks a rule of this software`)
    throw error
  }
}

async function readBytes(backup: Backup, name: string): Promise<Uint8Array> {
  const bytes = await backup.bytes(name)
  const [, hash] = /\/([0-9a-f]{64})\./.exec(name) ?? []
  if (createHash('sha256').update(bytes).digest('hex') !== hash) throw damaged(`${name} is another file`)
  return bytes
}

function toRow(line: string, table: string, columns: readonly Column[], { isOwn }: Backup): BackupRow {
  const read = parse(line, table)
  if (typeof read !== 'object' || read === null || Array.isArray(read))
    throw damaged(`a row of ${table} is none`)
  const values = new Map<string, unknown>(Object.entries(read))
  if (values.size !== columns.length || columns.some(({ name }) => !values.has(name)))
    throw damaged(`a row of ${table} has other columns than this software`)
  const row: BackupRow = {}
  for (const column of columns) {
    const value = values.get(column.name)
    const bad = findBadValue(table, column, value, { isOwn })
    if (bad !== undefined) throw damaged(`${column.name} of a row of ${table} ${bad}`)
    row[column.name] = typeof value === 'string' || typeof value === 'number' ? value : null
  }
  return row
}

function parse(line: string, table: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw damaged(`a row of ${table} is not JSON`)
  }
}
