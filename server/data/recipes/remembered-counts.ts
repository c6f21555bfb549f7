import { readContentVersion } from '../content-version.ts'
import type { Database } from '../database.ts'
import { findNextPublication } from '../next-publication.ts'

const MAX_REMEMBERED = 1000

type Remembered = { version: number; until: number; counts: Map<string, Promise<number[]>> }

const remembered = new WeakMap<Database, Remembered>()

/**
 * What was counted under this name since what is public at `now` last changed, and otherwise what `count` answers. To count
 * a hundred thousand recipes takes longer than to show some.
 */
export async function rememberCounts(
  db: Database,
  name: string,
  now: Date,
  count: () => Promise<number[]>,
): Promise<number[]> {
  const version = await readContentVersion(db)
  let known = remembered.get(db)
  const isCurrent = known?.version === version && now.getTime() < known.until
  if (!known || !isCurrent || known.counts.size >= MAX_REMEMBERED) {
    const until = await findNextPublication(db, now)
    remembered.set(db, (known = { version, until, counts: new Map() }))
  }
  const { counts } = known
  const before = counts.get(name)
  if (before) return before
  // A change meanwhile may be in the count, or in a part of it: both are forgotten at the next question.
  const counted = count()
  counts.set(name, counted)
  counted.catch(() => counts.delete(name))
  return counted
}
