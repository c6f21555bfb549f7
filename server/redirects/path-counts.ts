import { isAskedByPeople, toOldPath } from '#domain/addresses/redirect.ts'
import type { Database } from '../data/database/database.ts'
import { addAsked, addMissing } from '../data/redirects/write.ts'
import { isFixedPage } from './living-page.ts'

const WRITE_AFTER_MS = 30_000
/** Paths that are counted until the next writing. More of them are made up by a program. */
const MOST_AT_ONCE = 500

/** Counts an address that was not found, or led on. Of one that was not found, only the path is looked at. */
export type CountPath = (address: Pick<URL, 'pathname' | 'search'>, status: number) => void

/** Counts in memory and writes in the background, at most twice a minute, whatever anybody asks for. */
export function openPathCounts(db: Database, onError: (error: unknown) => void, now: () => Date) {
  let missing = new Map<string, number>()
  let led = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined

  async function write() {
    const [missed, asked] = [missing, led]
    missing = new Map()
    led = new Map()
    timer = undefined
    if (missed.size > 0) await addMissing(db, missed, now().toISOString().slice(0, 'yyyy-mm-dd'.length))
    if (asked.size > 0) await addAsked(db, asked)
  }

  const count: CountPath = ({ pathname, search }, status) => {
    const counted = status === 404 ? missing : led
    if (![301, 404, 410].includes(status) || (status === 404 && !isAskedByPeople(pathname))) return
    const path = toOldPath(status === 404 ? pathname : pathname + search)
    if (path === undefined || isFixedPage(path) || (counted.size === MOST_AT_ONCE && !counted.has(path)))
      return
    counted.set(path, (counted.get(path) ?? 0) + 1)
    timer ??= setTimeout(() => void write().catch(onError), WRITE_AFTER_MS).unref()
  }
  return { count, write }
}
