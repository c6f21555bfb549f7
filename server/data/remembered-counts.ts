import { readContentVersion } from './content-version.ts'
import type { Database } from './database.ts'
import type { Counts } from './found-recipes.ts'

const MAX_REMEMBERED = 1000

const remembered = new WeakMap<Database, { version: number; counts: Map<string, Counts> }>()

/**
 * What was counted under this name since content last changed, and otherwise what `count` answers. To count a hundred
 * thousand recipes takes longer than to show some.
 */
export async function rememberCounts(
  db: Database,
  name: string,
  count: () => Promise<Counts>,
): Promise<Counts> {
  const version = await readContentVersion(db)
  let known = remembered.get(db)
  if (known?.version !== version || known.counts.size >= MAX_REMEMBERED)
    remembered.set(db, (known = { version, counts: new Map() }))
  const before = known.counts.get(name)
  if (before) return before
  // Counted after the version was read: a change meanwhile makes the count newer than it claims, never older.
  const counted = await count()
  known.counts.set(name, counted)
  return counted
}
