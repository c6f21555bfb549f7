import { readContentVersion } from './content-version.ts'
import type { Database } from '../database/database.ts'
import { openSqliteReadOnly } from '../engines/open-sqlite.ts'

/** Reads how often content has changed, never as it was before the question, whichever process changed it. */
export type VersionReader = {
  read: () => number | Promise<number>
  /**
   * The same for a request that has just come in: read once for all that came in together. Not for timers: requests
   * that come in after one are answered in the same iteration of the loop.
   */
  readForRequest: () => number | Promise<number>
  close: () => void
}

export function openVersionReader(url: string, db: Database): VersionReader {
  const isFile = url.startsWith('file:') && url !== 'file::memory:'
  return isFile ? readFromFile(url.slice('file:'.length)) : coalesceReads(db)
}

/** A connection of its own that waits for nobody: a microsecond or two. */
function readFromFile(path: string): VersionReader {
  const sqlite = openSqliteReadOnly(path)
  const select = sqlite.prepare('select version from content_version')
  const read = () => Number(select.get()?.version)
  let known: number | undefined
  return {
    read,
    readForRequest() {
      if (known !== undefined) return known
      // Before the loop looks for further requests.
      setImmediate(() => {
        known = undefined
      })
      known = read()
      return known
    },
    close: () => sqlite.close(),
  }
}

/** One query for all reads that come while the one before it is under way. */
function coalesceReads(db: Database): VersionReader {
  let current: Promise<number> | undefined
  let next: Promise<number> | undefined
  const start = () => {
    const query = readContentVersion(db).finally(() => {
      current = undefined
    })
    current = query
    return query
  }
  const read = () => {
    if (!current) return start()
    // The query under way may have read before this one was wanted.
    next ??= current
      .catch(() => undefined)
      .then(() => {
        next = undefined
        return start()
      })
    return next
  }
  return { read, readForRequest: read, close() {} }
}
