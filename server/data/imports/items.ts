import { sql } from 'kysely'
import type { DietVerdict } from 'food-verdicts/diet/judge-diets'
import type { EquipmentFields } from '#domain/equipment/equipment.ts'
import { foldForSearch } from 'recipe-basics/text/fold'
import type { RecipeFields } from 'recipe-basics/recipe/recipe'
import type { FieldReport } from 'recipe-import/report'
import type { WaitingName } from '#domain/import/group-names.ts'
import type { Status } from '#domain/publishing/status.ts'
import { type Database, onReadThread } from '../database/database.ts'

/** Where an imported recipe comes from, and what the importer says of it. */
export type RecipeOrigin = {
  source_url: string | null
  source: unknown
  report: FieldReport[]
  diets: DietVerdict[]
}

/** What the importer says of a piece of equipment. */
export type EquipmentOrigin = { report: FieldReport[]; slug?: string | null }

export type NewItem = { file_name: string; needs_look: boolean } & (
  | { fields: RecipeFields; origin: RecipeOrigin }
  | { fields: EquipmentFields; origin: EquipmentOrigin }
)

/** Stores what was read from files, `after` so many that were stored before. */
export async function insertItems(
  db: Database,
  import_id: string,
  items: NewItem[],
  after: number,
): Promise<void> {
  if (items.length === 0) return
  const numbered = items.map((item, index) => ({ ...item, position: after + index + 1 }))
  const insert = async (db: Database) => {
    await db
      .insertInto('import_items')
      .values(
        numbered.map(({ position, file_name, needs_look, fields, origin }) => ({
          import_id,
          position,
          file_name,
          name: fields.name,
          search_name: foldForSearch(fields.name),
          source_url: 'source_url' in origin ? origin.source_url : null,
          needs_look: needs_look ? 1 : 0,
          outcome: 'waiting',
        })),
      )
      .execute()
    await db
      .insertInto('import_contents')
      .values(
        numbered.map(({ position, fields, origin }) => ({
          import_id,
          position,
          fields: JSON.stringify(fields),
          origin: JSON.stringify(origin),
        })),
      )
      .execute()
  }
  await (db.isTransaction ? insert(db) : db.transaction().execute(insert))
}

/** Takes away what was read from an import, so that it can be read from the beginning. */
export async function deleteItems(db: Database, import_id: string): Promise<void> {
  await db.deleteFrom('import_items').where('import_id', '=', import_id).execute()
}

/** How many of an import are in which state. `undone`: they were saved, and that was taken back. */
export async function countItems(
  db: Database,
  import_id: string,
): Promise<{ waiting: number; saved: number; discarded: number; undone: number; needsLook: number }> {
  const rows = await db
    .selectFrom('import_items')
    .select(['outcome', 'needs_look', (eb) => eb.fn.countAll().as('count')])
    .select((eb) => eb.fn.count('saved_id').as('withSaved'))
    .where('import_id', '=', import_id)
    .groupBy(['outcome', 'needs_look'])
    .execute()
  const count = { waiting: 0, saved: 0, discarded: 0, undone: 0, needsLook: 0 }
  for (const row of rows) {
    const undone = row.outcome === 'discarded' ? Number(row.withSaved) : 0
    count.undone += undone
    count[row.outcome] += Number(row.count) - undone
    if (row.outcome === 'waiting' && row.needs_look === 1) count.needsLook += Number(row.count)
  }
  return count
}

/** How many recipes wait for review in all imports of a person. */
export async function countWaiting(db: Database, user_id: string): Promise<number> {
  const { count } = await onReadThread(db)
    .selectFrom('import_items')
    .innerJoin('imports', 'imports.id', 'import_items.import_id')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('imports.user_id', '=', user_id)
    .where('imports.kind', '=', 'recipes')
    .where('imports.status', '=', 'ready')
    .where('import_items.outcome', '=', 'waiting')
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The recipes that wait for review, by name. */
export async function listWaiting(
  db: Database,
  import_id: string,
): Promise<(WaitingName & { file_name: string })[]> {
  const rows = await onReadThread(db)
    .selectFrom('import_items')
    .select(['position', 'name', 'file_name', 'search_name', 'source_url', 'needs_look'])
    .where('import_id', '=', import_id)
    .where('outcome', '=', 'waiting')
    .orderBy('position')
    .execute()
  return rows.map((row) => ({ ...row, needs_look: row.needs_look === 1 }))
}

/** Marks a waiting item as saved or discarded. False when somebody was faster. */
export async function markItem(
  db: Database,
  import_id: string,
  position: number,
  outcome: 'saved' | 'discarded',
): Promise<boolean> {
  const row = await db
    .updateTable('import_items')
    .set({ outcome })
    .where('import_id', '=', import_id)
    .where('position', '=', position)
    .where('outcome', '=', 'waiting')
    .returning('position')
    .executeTakeFirst()
  return row !== undefined
}

/** As what an item was saved: how the import left it, and what that took the place of; null where it was new. */
export type SavedAs = { saved_id: string; saved_at: string; replaced_at: string | null }

/** Marks waiting items as saved, as what. Answers those ids, but for items that somebody else has marked. */
export async function markItemsSaved(
  db: Database,
  import_id: string,
  items: (SavedAs & { position: number })[],
): Promise<Set<string>> {
  if (items.length === 0) return new Set()
  const byPosition = (name: keyof SavedAs) => {
    const values = items.map((item) => sql`when ${item.position} then ${item[name]}`)
    return sql<string>`case position ${sql.join(values, sql` `)} end`
  }
  const rows = await db
    .updateTable('import_items')
    .set({
      outcome: 'saved',
      saved_id: byPosition('saved_id'),
      saved_at: byPosition('saved_at'),
      replaced_at: byPosition('replaced_at'),
    })
    .where('import_id', '=', import_id)
    .where(
      'position',
      'in',
      items.map(({ position }) => position),
    )
    .where('outcome', '=', 'waiting')
    .returning('saved_id')
    .execute()
  return new Set(rows.flatMap(({ saved_id }) => saved_id ?? []))
}

/** Remembers as what an item was saved. */
export async function setSaved(
  db: Database,
  import_id: string,
  position: number,
  { saved_id, saved_at, replaced_at }: SavedAs,
) {
  await db
    .updateTable('import_items')
    .set({ outcome: 'saved', saved_id, saved_at, replaced_at })
    .where('import_id', '=', import_id)
    .where('position', '=', position)
    .execute()
}

/** What an import has saved, drafts before what is published, the last first; and how many are published by now. */
export async function listSaved(
  db: Database,
  import_id: string,
  limit: number,
): Promise<{ items: { id: string; name: string; slug: string; status: Status }[]; published: number }> {
  const saved = db
    .selectFrom('import_items')
    .innerJoin('recipes', 'recipes.id', 'import_items.saved_id')
    .where('import_id', '=', import_id)
    .where('outcome', '=', 'saved')
  const published = await saved
    .where('recipes.status', '=', 'published')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  const items = await saved
    .select(['recipes.id', 'recipes.name', 'recipes.slug', 'recipes.status'])
    .orderBy('recipes.status')
    .orderBy('recipes.updated_at', 'desc')
    .orderBy('import_items.position', 'desc')
    .limit(limit)
    .execute()
  return { items, published: Number(published.count) }
}
