import { mkdtempSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openSqlite } from './open-sqlite.ts'

test('a new database and what lies beside it belong to their owner, in a folder that was there before', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'plate-')), 'site.db')
  const sqlite = openSqlite(path)
  sqlite.exec('create table t (n integer)')
  const modes = ['', '-wal', '-shm'].map((end) => (statSync(path + end).mode & 0o777).toString(8))
  sqlite.close()
  expect(modes).toEqual(['600', '600', '600'])
})
