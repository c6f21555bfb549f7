import { z } from 'zod'
import { snapshotSchemas } from '#domain/fields/field-schema.ts'
import { RECIPE_FIELDS } from 'recipe-basics/recipe/fields'
import { NUTRITION_FACTS } from 'recipe-basics/recipe/nutrition-facts'
import { DIETARY_RESTRICTIONS } from 'recipe-basics/recipe/recipe'
import { STATUSES } from '#domain/publishing/status.ts'
import type { Author } from '../../changes/change.ts'
import type { Database } from '../../database/database.ts'
import type { RecipeSource, WrittenAs } from '../row/row.ts'
import { insertVersions } from '../../changes/versions.ts'

const Text = z.string().nullable()

/**
 * A recipe as a version keeps it. Our own writing, so it has no limits; `source` stands in it only when the change took
 * that too.
 */
export const RecipeSnapshot = z.object({
  slug: z.string(),
  status: z.enum(STATUSES),
  /** None in versions from before recipes had one. */
  published_at: Text.optional(),
  created_at: z.string(),
  updated_at: z.string(),
  fields: z.object({
    ...snapshotSchemas(RECIPE_FIELDS),
    ingredients: z.array(z.object({ ingredient_text: z.string(), section: Text })),
    instructions: z.array(
      z.object({
        step_number: z.number(),
        step_text: z.string(),
        section: Text,
        step_url: Text,
        undone_links: z.array(z.object({ text: z.string(), place: z.number() })).optional(),
      }),
    ),
    nutrition: z.object(snapshotSchemas(NUTRITION_FACTS)).nullable(),
  }),
  /** None in versions from before the chef could decide. */
  decisions: z
    .array(
      z.object({
        diet: z.enum(DIETARY_RESTRICTIONS),
        answer: z.enum(['yes', 'off']),
        reason: Text,
        decided_at: z.string(),
        lines: z.array(z.string()),
      }),
    )
    .optional(),
  /** None in versions from before figures could be stale. */
  givenFor: z.object({ given_for: Text, stale_since: Text }).optional(),
  source: z.object({ source_url: Text, source: z.unknown(), report: z.unknown() }).nullable(),
})

/** A recipe that is about to change. `withSource`: the change takes the imported file away too. */
type Changing = Author & { recipe: WrittenAs; withSource: boolean; deleted?: boolean }

/** Keeps recipes as they are now, before a change. */
export async function insertRecipeVersions(db: Database, changing: Changing[], now: Date): Promise<void> {
  const sources = await findSources(
    db,
    changing.filter(({ withSource }) => withSource).map(({ recipe }) => recipe.id),
  )
  const replaced = changing.map(({ recipe, author_id, withSource, deleted }) => {
    const { id, slug, status, published_at, created_at, updated_at, fields, decisions, givenFor } = recipe
    const source = (withSource && sources.get(id)) || null
    const snapshot: z.output<typeof RecipeSnapshot> = {
      slug,
      status,
      published_at,
      created_at,
      updated_at,
      fields,
      decisions,
      givenFor,
      source,
    }
    return { target_id: id, name: fields.name, snapshot, saved_at: updated_at, author_id, deleted }
  })
  await insertVersions(db, 'recipe', replaced, now)
}

async function findSources(db: Database, recipe_ids: string[]) {
  if (recipe_ids.length === 0) return new Map<string, RecipeSource>()
  const rows = await db
    .selectFrom('recipe_sources')
    .select(['recipe_id', 'source_url', 'source', 'report'])
    .where('recipe_id', 'in', recipe_ids)
    .execute()
  return new Map<string, RecipeSource>(
    rows.map(({ recipe_id, source_url, source, report }) => [
      recipe_id,
      { source_url, source: JSON.parse(source), report: JSON.parse(report) },
    ]),
  )
}
