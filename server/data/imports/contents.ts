import type { ImportedEquipment } from '#domain/equipment/import.ts'
import type { EquipmentFields } from '#domain/equipment/equipment.ts'
import { foldForSearch } from 'recipe-basics/text/fold'
import type { LabelDecision } from 'food-verdicts/diet/label-decisions'
import type { WrittenRecipe } from 'recipe-basics/recipe/recipe'
import type { ReviewValues } from '#domain/import/review-values.ts'
import type { Database } from '../database/database.ts'
import type { EquipmentOrigin, RecipeOrigin } from './items.ts'
import { fromOwnJson } from '../columns/json-text.ts'
import { readStagedEdit } from './staged-edit.ts'

export type WaitingRecipe = {
  position: number
  file_name: string
  needs_look: boolean
  fields: WrittenRecipe
  /** What the chef has decided about its labels. */
  decisions: LabelDecision[]
  /** What was typed over the fields and cannot be stored as it is; 'unknown' where only another release can read it. */
  typed: ReviewValues | 'unknown' | null
  origin: RecipeOrigin
}

/** A recipe that waits for review, or undefined when there is none at this place any more. */
export async function findWaitingRecipe(
  db: Database,
  import_id: string,
  position: number,
): Promise<WaitingRecipe | undefined> {
  const row = await selectContents(db, import_id)
    .where('import_items.position', '=', position)
    .executeTakeFirst()
  return row && toWaitingRecipe(row)
}

/** The next `limit` waiting recipes after a place, in their order. */
export async function listWaitingRecipes(
  db: Database,
  import_id: string,
  { after, limit }: { after: number; limit: number },
): Promise<WaitingRecipe[]> {
  const rows = await selectContents(db, import_id)
    .where('import_items.position', '>', after)
    .orderBy('import_items.position')
    .limit(limit)
    .execute()
  return rows.map(toWaitingRecipe)
}

/** The waiting recipes at some places. */
export async function listWaitingAt(
  db: Database,
  import_id: string,
  positions: number[],
): Promise<WaitingRecipe[]> {
  if (positions.length === 0) return []
  const rows = await selectContents(db, import_id).where('import_items.position', 'in', positions).execute()
  return rows.map(toWaitingRecipe)
}

/** The waiting pieces of equipment, in their order: all, or the first of them. */
export async function listWaitingEquipment(
  db: Database,
  import_id: string,
  limit = Number.MAX_SAFE_INTEGER,
): Promise<(ImportedEquipment & { position: number })[]> {
  const rows = await selectContents(db, import_id).orderBy('import_items.position').limit(limit).execute()
  return rows.map(({ position, fields, origin }) => {
    // Items that an older release has read have neither.
    const { report = [], slug = null } = fromOwnJson<Partial<EquipmentOrigin> | null>(origin) ?? {}
    return { position, fields: fromOwnJson<EquipmentFields>(fields), slug, report }
  })
}

type Waiting = {
  fields?: WrittenRecipe
  decisions?: LabelDecision[]
  typed: ReviewValues | null
  needs_look?: boolean
}

/** Keeps what was made of a waiting recipe. `typed` is null where `fields` say all of it. */
export async function updateWaiting(
  db: Database,
  import_id: string,
  position: number,
  { fields, decisions, typed, needs_look = true }: Waiting,
): Promise<void> {
  await db
    .updateTable('import_contents')
    .set({
      typed: typed && JSON.stringify(typed),
      ...(fields && { fields: JSON.stringify(fields) }),
      ...(decisions && { decisions: JSON.stringify(decisions) }),
    })
    .where('import_id', '=', import_id)
    .where('position', '=', position)
    .execute()
  if (!fields) return
  await db
    .updateTable('import_items')
    .set({ name: fields.name, search_name: foldForSearch(fields.name), needs_look: needs_look ? 1 : 0 })
    .where('import_id', '=', import_id)
    .where('position', '=', position)
    .where('outcome', '=', 'waiting')
    .execute()
}

const selectContents = (db: Database, import_id: string) =>
  db
    .selectFrom('import_items')
    .innerJoin('import_contents', (join) =>
      join
        .onRef('import_contents.import_id', '=', 'import_items.import_id')
        .onRef('import_contents.position', '=', 'import_items.position'),
    )
    .select([
      'import_items.position',
      'import_items.file_name',
      'import_items.needs_look',
      'import_contents.fields',
      'import_contents.typed',
      'import_contents.decisions',
      'import_contents.origin',
    ])
    .where('import_items.import_id', '=', import_id)
    .where('import_items.outcome', '=', 'waiting')

type ContentRow = {
  position: number
  file_name: string
  needs_look: number
  fields: string
  typed: string | null
  decisions: string | null
  origin: string
}

function toWaitingRecipe({
  needs_look,
  fields,
  typed,
  decisions,
  origin,
  ...row
}: ContentRow): WaitingRecipe {
  return {
    ...row,
    needs_look: needs_look === 1,
    fields: fromOwnJson(fields),
    typed: typed === null ? null : readStagedEdit(typed),
    decisions: decisions === null ? [] : fromOwnJson(decisions),
    origin: fromOwnJson(origin),
  }
}
