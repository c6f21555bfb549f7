import type { Corrections } from '#domain/food/corrections.ts'
import {
  decodeFingerprint,
  type Fingerprint,
  type FingerprintFile,
  MOST_FINGERPRINTS,
} from '#domain/gut/fingerprint.ts'
import { fingerprintOf, GUT_RULES } from '#domain/gut/read-gut.ts'
import type { WrittenRecipe } from '#domain/recipe/recipe.ts'
import type { Database } from '../database.ts'
import { countPublicRecipes } from './found.ts'
import { endOfPublic, isPublic } from './numbers.ts'

/** The fingerprint of a recipe, and by which rules it was made. */
export function gutColumns(fields: WrittenRecipe, corrections: Corrections) {
  return { gut: fingerprintOf(fields, corrections), gut_rules: GUT_RULES }
}

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
