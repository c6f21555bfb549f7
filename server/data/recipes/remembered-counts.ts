import { readContentVersion } from '../content-version.ts'
import type { Database } from '../database.ts'

const MAX_REMEMBERED = 1000

const remembered = new WeakMap<Database, { version: number; counts: Map<string, Promise<number[]>> }>()

/**
 * What was counted under this name since content last changed, and otherwise what `count` answers. To count a hundred
 * thousand recipes takes longer than to show some.
 */
export async function rememberCounts(
  db: Database,
  name: string,
  count: () => Promise<number[]>,
): Promise<number[]> {
  const version = await readContentVersion(db)
  let known = remembered.get(db)
  if (known?.version !== version || known.counts.size >= MAX_REMEMBERED)
    remembered.set(db, (known = { version, counts: new Map() }))
  const { counts } = known
  const before = counts.get(name)
  if (before) return before
  // A change meanwhile may be in the count, or in a part of it: both are forgotten at the next question.
  const counted = count()
  counts.set(name, counted)
  counted.catch(() => counts.delete(name))
  return counted
}
