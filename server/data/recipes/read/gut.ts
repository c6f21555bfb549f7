import { decodeFingerprint, type Fingerprint, listSigns } from 'food-verdicts/gut/fingerprint'
import type { RecipeFilter } from '#domain/recipe/filter.ts'
import type { Database } from '../../database/database.ts'
import { searchRecipes } from '../search/search.ts'

/**
 * One page of the recipes public at `now` that a filter finds, in its order: what they are called, and their fingerprints. Those
 * that are not read are left out.
 */
export async function listPrinted(
  db: Database,
  filter: RecipeFilter,
  now: Date,
): Promise<{ slug: string; name: string; gut: string; print: Fingerprint }[]> {
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
    return print ? { slug: row.slug, name: row.name, gut: listSigns(row.gut), print } : []
  })
}
