import { type Author, mayWrite } from '../changes/change.ts'
import { removeThing } from '../things/change-one.ts'
import { THINGS } from '../things/things.ts'
import type { Database } from '../database/database.ts'
import { findStoredEquipment } from '../equipment/row.ts'
import { EquipmentSnapshot } from '../equipment/versions.ts'
import { updateEquipment } from '../equipment/write.ts'
import { putBackRecipe } from '../recipes/write/restore.ts'
import { findRecipe } from '../recipes/row/row.ts'
import type { ImportKind } from './files.ts'

/**
 * What became of things that an import saved, when that was taken back: they were new and wait in the trash now; have
 * what they were before again; were changed or deleted by somebody since, and stay so; are not the author's to change.
 */
export type Undone = { trashed: number; restored: number; elsewhere: number; refused: number }

type Undoing = { import_id: string; kind: ImportKind; author: Author; now: Date }

/** One thing and how the import has left it. Several items of a file may have been saved as the same thing, one after the other. */
type SavedThing = { id: string; saved_at: string; replaced_at: string | null }

/** How many things of an import could be taken back. */
export async function countUndoable(db: Database, import_id: string): Promise<number> {
  const { count } = await selectSaved(db, import_id)
    .select((eb) => eb.fn.count('saved_id').distinct().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * Takes the next `limit` things of an import back, of those whose id follows `after`, within the transaction of the caller.
 * Answers the last id, or undefined when there were none.
 */
export async function undoSome(
  db: Database,
  { import_id, ...undoing }: Undoing,
  undone: Undone,
  { after, limit }: { after: string; limit: number },
): Promise<string | undefined> {
  const things = await listSavedThings(db, import_id, { after, limit })
  for (const thing of things) {
    const outcome = await undoOne(db, thing, undoing)
    undone[outcome]++
    if (outcome === 'trashed' || outcome === 'restored') await markUndone(db, import_id, thing.id)
  }
  return things.at(-1)?.id
}

async function listSavedThings(
  db: Database,
  import_id: string,
  { after, limit }: { after: string; limit: number },
): Promise<SavedThing[]> {
  const ids = await selectSaved(db, import_id)
    .select('saved_id')
    .distinct()
    .where('saved_id', '>', after)
    .orderBy('saved_id')
    .limit(limit)
    .execute()
  if (ids.length === 0) return []
  const rows = await selectSaved(db, import_id)
    .select(['saved_id', 'saved_at', 'replaced_at'])
    .where(
      'saved_id',
      'in',
      ids.flatMap(({ saved_id }) => saved_id ?? []),
    )
    .orderBy('saved_id')
    .orderBy('saved_at')
    .execute()
  const things = new Map<string, SavedThing>()
  for (const { saved_id: id, saved_at, replaced_at } of rows) {
    if (id === null || saved_at === null) continue
    // As the last item has left it, in the place of what was there before the first one.
    const first = things.get(id)
    things.set(id, { id, saved_at, replaced_at: first ? first.replaced_at : replaced_at })
  }
  return [...things.values()]
}

async function undoOne(
  db: Database,
  { id, saved_at, replaced_at }: SavedThing,
  { kind, author, now }: Omit<Undoing, 'import_id'>,
): Promise<keyof Undone> {
  const stored = await (kind === 'recipes' ? findRecipe : findStoredEquipment)(db, id)
  if (stored?.updated_at !== saved_at) return 'elsewhere'
  if (!mayWrite(author, stored.status)) return 'refused'
  if (replaced_at === null) {
    await removeThing(db, THINGS[kind === 'recipes' ? 'recipe' : 'equipment'], id, author, now)
    return 'trashed'
  }
  const version = await db
    .selectFrom('versions')
    .select('snapshot')
    .where('target_id', '=', id)
    .where('saved_at', '=', replaced_at)
    .where('deleted', '=', 0)
    .executeTakeFirst()
  // One that so many others came after is not kept any more.
  if (!version) return 'elsewhere'
  const snapshot: unknown = JSON.parse(version.snapshot)
  if (kind === 'recipes') await putBackRecipe(db, id, snapshot, author, now)
  else {
    const { fields } = EquipmentSnapshot.parse(snapshot)
    await updateEquipment(db, id, { fields, ...author }, now)
  }
  return 'restored'
}

/** As what they were saved stays noted: once that goes for good, what the file said of it goes, too. */
const markUndone = async (db: Database, import_id: string, saved_id: string) =>
  db
    .updateTable('import_items')
    .set({ outcome: 'discarded' })
    .where('import_id', '=', import_id)
    .where('saved_id', '=', saved_id)
    .execute()

const selectSaved = (db: Database, import_id: string) =>
  db
    .selectFrom('import_items')
    .where('import_id', '=', import_id)
    .where('outcome', '=', 'saved')
    .where('saved_at', 'is not', null)
