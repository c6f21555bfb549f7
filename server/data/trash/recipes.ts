import { sql } from 'kysely'
import { foldForSearch } from 'recipe-basics/text/fold'
import type { WrittenRecipe } from 'recipe-basics/recipe/recipe'
import type { Status } from '#domain/publishing/status.ts'
import { endOfWait } from '#domain/publishing/trash.ts'
import { type Author, mayWrite } from '../changes/change.ts'
import { type Database, engineOf } from '../database/database.ts'
import { rememberRecipes } from '../recipes/read/known.ts'
import { RecipeSnapshot } from '../recipes/write/versions.ts'
import { findDeleted } from '../changes/versions.ts'
import { isInTrash } from './list.ts'

/** A recipe in the trash, as it would come back. */
export type TrashedRecipe = { id: string; status: Status; deleted_at: string; fields: WrittenRecipe }

/**
 * The recipes in the trash that an author may bring back, by what `findSameRecipe` goes by, held in memory: for imports, which
 * ask whether a recipe was deleted. Of those of one name or page the last one that was deleted is meant.
 */
export async function loadTrashedRecipes(db: Database, author: Author, now: Date) {
  const said = engineOf(db) === 'sqlite' ? inSqlite : inPostgres
  const rows = await db
    .selectFrom('versions')
    .select(['target_id as id', 'name'])
    .select([said.source_url.as('source_url'), said.status.as('status')])
    .where(isInTrash('recipe'))
    .where('created_at', '>', endOfWait(now))
    .orderBy('created_at', 'desc')
    .execute()
  return rememberRecipes(
    rows
      .filter(({ status }) => mayWrite(author, status))
      .map(({ id, name, source_url }) => ({ id, search_name: foldForSearch(name), source_url })),
  )
}

/** What was deleted under this id, or undefined. */
export async function findTrashedRecipe(db: Database, id: string): Promise<TrashedRecipe | undefined> {
  const found = await findDeleted(db, 'recipe', id)
  if (!found) return undefined
  const { status, fields } = RecipeSnapshot.parse(found.snapshot)
  return { id, status, deleted_at: found.deleted_at, fields }
}

const inSqlite = {
  source_url: sql<string | null>`json_extract(snapshot, '$.source.source_url')`,
  status: sql<Status>`json_extract(snapshot, '$.status')`,
}

const inPostgres = {
  source_url: sql<string | null>`snapshot::json #>> '{source,source_url}'`,
  status: sql<Status>`snapshot::json ->> 'status'`,
}
