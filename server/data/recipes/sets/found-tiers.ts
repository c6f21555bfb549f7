import { foldSearch } from '#domain/folded-search.ts'
import type { Database } from '../../database.ts'
import { listFound } from '../search-index.ts'
import { type Bits, emptyBits, setBit } from './bits.ts'
import { readSets } from './current-sets.ts'
import type { RecipeSets } from './recipe-sets.ts'

/** Searches whose findings are kept, of some kilobytes each with 100,000 recipes. */
const MOST_KEPT = 100

type Kept = { revision: number; tiers: Map<string, Bits[]> }

const kept = new WeakMap<RecipeSets, Kept>()

/**
 * The sets as they are now, and the published recipes that have the words of a search: those of each tier, the best first,
 * or undefined without words. The search index is asked once for each change of content.
 */
export async function readSetsAndTiers(
  db: Database,
  search: string,
): Promise<{ sets: RecipeSets; tiers: Bits[] | undefined }> {
  const folded = foldSearch(search)
  const sets = await readSets(db)
  if (folded.words.length === 0) return { sets, tiers: undefined }
  const name = JSON.stringify(folded)
  const before = findingsOf(sets).get(name)
  if (before) return { sets, tiers: before }
  const lists = await listFound(db, folded)
  const current = await readSets(db)
  const tiers = lists.map((numbers) => toBits(current, numbers))
  findingsOf(current).set(name, tiers)
  return { sets: current, tiers }
}

function findingsOf(sets: RecipeSets): Map<string, Bits[]> {
  let findings = kept.get(sets)
  if (!findings || findings.revision !== sets.revision || findings.tiers.size >= MOST_KEPT)
    kept.set(sets, (findings = { revision: sets.revision, tiers: new Map() }))
  return findings.tiers
}

function toBits(sets: RecipeSets, numbers: readonly number[]): Bits {
  const bits = emptyBits(sets.room)
  for (const number of numbers) {
    const place = sets.placeOf(number)
    if (place !== undefined) setBit(bits, place)
  }
  return bits
}
