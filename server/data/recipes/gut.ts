import {
  decodeFingerprint,
  type Fingerprint,
  type FingerprintFile,
  MOST_FINGERPRINTS,
} from '#domain/gut/fingerprint.ts'
import type { RecipeFilter } from '#domain/recipe/filter.ts'
import type { Database } from '../database.ts'
import { countPublicRecipes } from './found.ts'
import { endOfPublic, isPublic } from './numbers.ts'
import { searchRecipes } from './search.ts'

/** The fingerprints of the newest recipes that are public at `now`. */
export async function listFingerprints(db: Database, now: Date): Promise<FingerprintFile> {
  const rows = await db
    .selectFrom('recipes')
    .select(['slug', 'gut'])
    .where(isPublic(endOfPublic(now)))
    .orderBy('number', 'desc')
    .limit(MOST_FINGERPRINTS)
    .execute()
  const read = rows.filter(({ gut }) => gut !== '')
  return {
    total: await countPublicRecipes(db, now),
    recipes: Object.fromEntries(read.map(({ slug, gut }) => [slug, gut])),
  }
}

/**
 * One page of the recipes public at `now` that a filter finds, in its order: what they are called, and their fingerprints. Those
 * that are not read are left out.
 */
export async function listPrinted(
  db: Database,
  filter: RecipeFilter,
  now: Date,
): Promise<{ slug: string; name: string; print: Fingerprint }[]> {
  const { numbers } = await searchRecipes(db, filter, now)
  if (numbers.length === 0) return []
  const rows = await db
    .selectFrom('recipes')
    .select(['number', 'slug', 'name', 'gut'])
    .where('number', 'in', numbers)
    .execute()
  const byNumber = new Map(rows.map((row) => [Number(row.number), row]))
  return numbers.flatMap((number) => {
    const row = byNumber.get(number)
    const print = row && decodeFingerprint(row.gut)
    return print ? { slug: row.slug, name: row.name, print } : []
  })
}
