import { knowVerdicts } from '#domain/diet/judge-recipe.ts'
import type { ImportedRecipe } from '#domain/recipe-import/report.ts'
import { slugify } from '#domain/slug.ts'
import { changeContent, recordChange, countChanges } from './data/content-version.ts'
import type { Database } from './data/database.ts'
import { loadKnownRecipes } from './data/recipes/known.ts'
import { insertRecipes, loadSlugs } from './data/recipes/batches.ts'
import { updateRecipe } from './data/recipes/write.ts'

/** How many were stored, replaced, and left because they are known; and names that another recipe has, too. */
export type Saved = { stored: number; updated: number; known: number; namesakes: string[] }

type Lookup = {
  known: Awaited<ReturnType<typeof loadKnownRecipes>>
  slugs: Awaited<ReturnType<typeof loadSlugs>>
}

/**
 * Stores imported recipes with their sources and reports, each batch in one transaction. The same recipe again replaces
 * the stored one only by `update`. What is stored is looked up in memory, and read again when somebody else has changed
 * content since the last batch.
 */
export function openImport(db: Database, { update }: { update: boolean }) {
  let last: { lookup: Lookup; changes: number } | undefined
  return {
    async save(recipes: ImportedRecipe[], now: Date): Promise<Saved> {
      return changeContent(db, async (db) => {
        const before = await countChanges(db)
        const lookup = last?.changes === before ? last.lookup : await loadLookup(db)
        const saved = await saveBatch(db, recipes, lookup, { update, now })
        if (saved.stored > 0) await recordChange(db, { isPublic: true })
        // Whatever was replaced may have had another name.
        last = saved.updated > 0 ? undefined : { lookup, changes: await countChanges(db) }
        return saved
      })
    },
  }
}

async function loadLookup(db: Database): Promise<Lookup> {
  return { known: await loadKnownRecipes(db), slugs: await loadSlugs(db) }
}

async function saveBatch(
  db: Database,
  recipes: ImportedRecipe[],
  { known, slugs }: Lookup,
  { update, now }: { update: boolean; now: Date },
): Promise<Saved> {
  const saved: Saved = { stored: 0, updated: 0, known: 0, namesakes: [] }
  const judge = knowVerdicts(recipes)
  const fresh: Parameters<typeof insertRecipes>[2] = []

  for (const { fields, parsed, source, report } of recipes) {
    const recipe = { fields, source: { source_url: parsed.source_url, source, report } }
    const same = { name: fields.name, source_url: parsed.source_url }
    const stored_id = known.find(same)
    if (stored_id === undefined) {
      const id = crypto.randomUUID()
      known.add(id, same)
      fresh.push({ id, status: 'published', ...recipe })
    } else if (update) {
      await storeFresh() // it may be the one to update
      await updateRecipe(db, stored_id, { ...recipe, author_id: null }, now)
      saved.updated++
    } else saved.known++
  }
  await storeFresh()
  return saved

  async function storeFresh() {
    saved.stored += fresh.length
    await insertRecipes(db, { find: findSlug }, fresh.splice(0), now, judge)
  }

  function findSlug(name: string) {
    const slug = slugs.find(name)
    if (slug !== slugify(name)) saved.namesakes.push(name)
    return slug
  }
}
