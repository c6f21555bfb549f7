import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What the tests of one run keep in files lies in one folder, which goes when they end. */
export default function keepFilesTogether() {
  const folder = mkdtempSync(join(tmpdir(), 'plate-tests-'))
  // Postgres runs as somebody else.
  chmodSync(folder, 0o755)
  process.env.TMPDIR = folder
  // A Postgres that is ending still writes.
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
}
