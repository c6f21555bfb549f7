import type { ImportedRecipe } from '#domain/recipe-import/report.ts'
import type { Database } from './data/database.ts'
import { findSameRecipe, insertRecipe, updateRecipe } from './data/recipes.ts'
import type { RecipeSource } from './data/stored-recipe.ts'

/** What became of an import, and its address; `known` was stored already and is left as it was. */
export type Saved = { outcome: 'stored' | 'updated' | 'known'; slug: string }

/** Stores an imported recipe with its source and report. The same recipe again replaces the stored one only by `update`. */
export async function saveImport(
  db: Database,
  { fields, parsed, source, report }: ImportedRecipe,
  { update }: { update: boolean },
  now: Date,
): Promise<Saved> {
  const origin: RecipeSource = { source_url: parsed.source_url, source, report }
  const same = await findSameRecipe(db, { name: fields.name, source_url: parsed.source_url })
  if (!same) {
    const { slug } = await insertRecipe(db, { fields, source: origin }, now)
    return { outcome: 'stored', slug }
  }
  if (!update) return { outcome: 'known', slug: same.slug }
  await updateRecipe(db, same.id, { fields, source: origin, author_id: null }, now)
  return { outcome: 'updated', slug: same.slug }
}
