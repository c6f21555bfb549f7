import { knowVerdicts } from 'food-verdicts/diet/judge-recipe'
import type { ImportedRecipe } from '#domain/import/label-recipe.ts'
import { slugify } from '#domain/addresses/slug.ts'
import { changeContent, recordChange, countChanges } from '../data/changes/content-version.ts'
import type { Database } from '../data/database/database.ts'
import { loadKnownRecipes } from '../data/recipes/read/known.ts'
import { insertRecipes, loadSlugs } from '../data/recipes/write/batches.ts'
import type { StoreReading } from '../data/recipes/labels/read-for-store.ts'
import { loadTrashedRecipes } from '../data/trash/recipes.ts'
import { updateRecipe } from '../data/recipes/write/write.ts'
import { undeleteThing } from '../data/things/change-one.ts'
import { RECIPES } from '../data/things/recipe-thing.ts'

/**
 * How many were stored, replaced, left because they are known, and brought back from the trash; names that another recipe has,
 * too; and names of those that were left in the trash.
 */
export type Saved = {
  stored: number
  updated: number
  known: number
  restored: number
  namesakes: string[]
  trashed: string[]
}

/** What is done with a recipe that is in the trash: it is left there, brought back, or stored as a new one. */
type TrashedChoice = 'leave' | 'restore' | 'new'

/** An imported recipe, and what was read of it ahead, as if the chef had corrected nothing. */
export type RecipeToSave = ImportedRecipe & { reading?: StoreReading }

type Options = { update: boolean; trashed?: TrashedChoice }

type Lookup = {
  known: Awaited<ReturnType<typeof loadKnownRecipes>>
  trash: Awaited<ReturnType<typeof loadTrashedRecipes>>
  slugs: Awaited<ReturnType<typeof loadSlugs>>
}

/**
 * Stores imported recipes with their sources and reports, each batch in one transaction. The same recipe again replaces
 * the stored one only by `update`. What is stored, and what is in the trash, is looked up in memory, and read again when somebody else has changed
 * content since the last batch.
 */
export function openImport(db: Database, { update, trashed = 'leave' }: Options) {
  let last: { lookup: Lookup; changes: number } | undefined
  return {
    async save(recipes: RecipeToSave[], now: Date): Promise<Saved> {
      return changeContent(db, async (db) => {
        const before = await countChanges(db)
        const lookup = last?.changes === before ? last.lookup : await loadLookup(db, now)
        const saved = await saveBatch(db, recipes, lookup, { update, trashed, now })
        if (saved.stored > 0) await recordChange(db, { isPublic: true })
        // Whatever was replaced may have had another name.
        last = saved.updated + saved.restored > 0 ? undefined : { lookup, changes: await countChanges(db) }
        return saved
      })
    },
  }
}

async function loadLookup(db: Database, now: Date): Promise<Lookup> {
  return {
    known: await loadKnownRecipes(db),
    trash: await loadTrashedRecipes(db, COMMAND_LINE, now),
    slugs: await loadSlugs(db),
  }
}

const COMMAND_LINE = { author_id: null }

async function saveBatch(
  db: Database,
  recipes: RecipeToSave[],
  { known, trash, slugs }: Lookup,
  { update, trashed, now }: Required<Options> & { now: Date },
): Promise<Saved> {
  const saved: Saved = { stored: 0, updated: 0, known: 0, restored: 0, namesakes: [], trashed: [] }
  const judge = knowVerdicts(recipes)
  const fresh: Parameters<typeof insertRecipes>[2] = []

  for (const { fields, parsed, source, report, reading } of recipes) {
    const recipe = { fields, source: { source_url: parsed.source_url, source, report } }
    const same = { name: fields.name, source_url: parsed.source_url }
    const trashed_id = known.find(same) === undefined ? trash.find(same) : undefined
    if (trashed_id !== undefined && trashed === 'leave') {
      saved.trashed.push(fields.name)
      continue
    }
    if (trashed_id !== undefined && trashed === 'restore') {
      await storeFresh() // their addresses are theirs
      if (await undeleteThing(db, RECIPES, trashed_id, COMMAND_LINE, now, { scheduledAsDraft: true })) {
        known.add(trashed_id, same)
        saved.restored++
      }
    }
    const stored_id = known.find(same)
    if (stored_id === undefined) {
      const id = crypto.randomUUID()
      known.add(id, same)
      fresh.push({ id, status: 'published', ...recipe, reading })
    } else if (update) {
      await storeFresh() // it may be the one to update
      await updateRecipe(db, stored_id, { ...recipe, ...COMMAND_LINE }, now)
      saved.updated++
    } else if (trashed_id === undefined) saved.known++
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
