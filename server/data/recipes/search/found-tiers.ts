import { type FoldedSearch, foldSearch } from '#domain/search/folded-search.ts'
import type { Database } from '../../database/database.ts'
import { listFound } from './search-index.ts'
import { separateWords } from './words-apart.ts'
import { type Bits, emptyBits, setBit } from '../sets/bits.ts'
import { readSets } from '../sets/current-sets.ts'
import type { RecipeSets } from '../sets/recipe-sets.ts'

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
  const lists = await listFoundApart(db, folded)
  const current = await readSets(db)
  const tiers = lists.map((numbers) => toBits(current, numbers))
  findingsOf(current).set(name, tiers)
  return { sets: current, tiers }
}

/** The numbers by tiers. Words that begin no word of a text are looked for apart first: "onepot" is "one pot". */
async function listFoundApart(db: Database, folded: FoldedSearch): Promise<number[][]> {
  const lists = await listFound(db, folded)
  const isBegun = lists.slice(0, lists.length / 2).some(({ length }) => length > 0)
  const apart = isBegun ? undefined : await separateWords(db, folded)
  if (!apart) return lists
  const found = await listFound(db, apart)
  const listed = new Set(found.flat())
  return [...found, ...lists.map((numbers) => numbers.filter((number) => !listed.has(number)))]
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
