import { type FoldedSearch, foldSearch } from '#domain/search/folded-search.ts'
import type { Database } from '../../database/database.ts'
import { listFound } from './search-index.ts'
import { listInTexts, standsAsWords } from './word-search.ts'
import { separateWords } from './words-apart.ts'
import { addAll, type Bits, countBits, emptyBits, setBit, takeAway } from '../sets/bits.ts'
import { readSets } from '../sets/current-sets.ts'
import type { RecipeSets } from '../sets/recipe-sets.ts'

/** Searches whose findings are kept, of some kilobytes each with 100,000 recipes. */
const MOST_KEPT = 100

/** The published recipes that have the words of a search: those of each tier, the best first; `isWithin` other words alone. */
type Findings = { tiers: Bits[]; isWithin: boolean }

type Kept = { revision: number; findings: Map<string, Findings> }

const kept = new WeakMap<RecipeSets, Kept>()

/** The sets as they are now, and the findings of a search in them; without words there are no tiers. */
export type SetsAndTiers = {
  sets: RecipeSets
  revision: number
  tiers: Bits[] | undefined
  isWithin: boolean
}

/** Where words are looked for: in names, descriptions and keywords, or in all texts, those others last. */
export type Where = 'names' | 'texts'

/** The sets as they are now, and what a search finds. The search index is asked once for each change of content. */
export async function readSetsAndTiers(
  db: Database,
  search: string,
  where: Where = 'names',
): Promise<SetsAndTiers> {
  const folded = foldSearch(search)
  const sets = await readSets(db)
  if (folded.words.length === 0) return { sets, revision: sets.revision, tiers: undefined, isWithin: false }
  const name = JSON.stringify([where, folded])
  const before = findingsOf(sets).get(name)
  if (before) return { sets, revision: sets.revision, ...before }
  const { begun, within } = await listFoundApart(db, folded)
  const isAnywhere = begun.some(({ length }) => length > 0) || (await standsAsWords(db, folded))
  const inTexts = where === 'texts' && isAnywhere ? [await listInTexts(db, folded)] : []
  const current = await readSets(db)
  const [named, ...others] = [...begun, ...inTexts].map((numbers) => toBits(current, numbers))
  const whole = [...(named ? [named] : []), current.keywords.having(folded.words, current.room), ...others]
  const isNone = !isAnywhere && whole.every((tier) => countBits(tier) === 0)
  const isWithin = isNone && within.some(({ length }) => length > 0)
  const tiers = isWithin ? within.map((numbers) => toBits(current, numbers)) : toDisjoint(current, whole)
  findingsOf(current).set(name, { tiers, isWithin })
  return { sets: current, revision: current.revision, tiers, isWithin }
}

/** The same for several searches, in sets that did not change meanwhile. */
export async function readTiersOf(
  db: Database,
  searches: readonly (readonly [search: string, where: Where])[],
): Promise<{ sets: RecipeSets; found: SetsAndTiers[] }> {
  for (;;) {
    const found: SetsAndTiers[] = []
    for (const [search, where] of searches) found.push(await readSetsAndTiers(db, search, where))
    const last = found.at(-1)
    if (last && found.every(({ sets, revision }) => sets === last.sets && revision === last.revision))
      return { sets: last.sets, found }
  }
}

/** Each tier without what stands in one before it. */
export function toDisjoint(sets: RecipeSets, tiers: readonly Bits[]): Bits[] {
  const seen = emptyBits(sets.room)
  return tiers.map((tier) => {
    const own = tier.slice()
    takeAway(own, seen)
    addAll(seen, own)
    return own
  })
}

/**
 * The numbers by tiers: of words that begin with what is looked for, and of those that only hold it. Words that begin no word of a
 * text are looked for apart first: "onepot" is "one pot".
 */
async function listFoundApart(db: Database, folded: FoldedSearch) {
  const lists = await listFound(db, folded)
  const begun = lists.slice(0, lists.length / 2)
  const within = lists.slice(lists.length / 2)
  if (begun.some(({ length }) => length > 0)) return { begun, within }
  const apart = await separateWords(db, folded)
  return { begun: apart ? await listFound(db, apart) : begun, within }
}

function findingsOf(sets: RecipeSets): Map<string, Findings> {
  let found = kept.get(sets)
  if (!found || found.revision !== sets.revision || found.findings.size >= MOST_KEPT)
    kept.set(sets, (found = { revision: sets.revision, findings: new Map() }))
  return found.findings
}

function toBits(sets: RecipeSets, numbers: readonly number[]): Bits {
  const bits = emptyBits(sets.room)
  for (const number of numbers) {
    const place = sets.placeOf(number)
    if (place !== undefined) setBit(bits, place)
  }
  return bits
}
