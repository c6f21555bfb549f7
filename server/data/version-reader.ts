import { DatabaseSync } from 'node:sqlite'
import { readContentVersion } from './content-version.ts'
import type { Database } from './database.ts'

/** Reads how often content has changed, as often as once a request. */
export type VersionReader = { read: () => number | Promise<number>; close: () => void }

/** Never answers with a version from before it was asked, whichever process changed the content. */
export function openVersionReader(url: string, db: Database): VersionReader {
  const isFile = url.startsWith('file:') && url !== 'file::memory:'
  return isFile ? readFromFile(url.slice('file:'.length)) : askTogether(db)
}

/** A connection of its own that waits for nobody: some microseconds, once for all requests of a turn of the loop. */
function readFromFile(path: string): VersionReader {
  const sqlite = new DatabaseSync(path, { readOnly: true })
  const select = sqlite.prepare('select version from content_version')
  let known: number | undefined
  return {
    read() {
      if (known !== undefined) return known
      setImmediate(() => {
        known = undefined
      })
      known = Number(select.get()?.version)
      return known
    },
    close: () => sqlite.close(),
  }
}

/** One question for all who ask while the one before it is under way. */
function askTogether(db: Database): VersionReader {
  let asking: Promise<number> | undefined
  let next: Promise<number> | undefined
  const ask = () => {
    const question = readContentVersion(db).finally(() => {
      asking = undefined
    })
    asking = question
    return question
  }
  return {
    read() {
      if (!asking) return ask()
      // The one under way may have been answered before this one was asked.
      next ??= asking
        .catch(() => undefined)
        .then(() => {
          next = undefined
          return ask()
        })
      return next
    },
    close() {},
  }
}
