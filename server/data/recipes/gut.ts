import {
  decodeFingerprint,
  type Fingerprint,
  type FingerprintFile,
  MOST_FINGERPRINTS,
} from '#domain/gut/fingerprint.ts'
import type { Database } from '../database.ts'
import { countPublicRecipes } from './found.ts'
import { endOfPublic, isPublic } from './numbers.ts'

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

/** The fingerprints of some recipes, by slug; those that are not read are left out. */
export async function listPrints(db: Database, slugs: string[]): Promise<Map<string, Fingerprint>> {
  if (slugs.length === 0) return new Map()
  const rows = await db.selectFrom('recipes').select(['slug', 'gut']).where('slug', 'in', slugs).execute()
  return new Map(
    rows.flatMap(({ slug, gut }) => {
      const print = decodeFingerprint(gut)
      return print ? [[slug, print] as const] : []
    }),
  )
}
