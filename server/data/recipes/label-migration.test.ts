import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createEmptyDatabase } from '#test/database.ts'
import { type Database, engineOf } from '../database.ts'
import { migrate } from '../migrate.ts'
import * as content from '../migrations/0001-content.ts'
import * as recipeSearch from '../migrations/0002-recipe-search.ts'
import * as sessions from '../migrations/0003-sessions.ts'
import * as signIn from '../migrations/0004-sign-in.ts'
import * as versions from '../migrations/0005-versions.ts'
import * as media from '../migrations/0006-media.ts'
import * as imports from '../migrations/0007-imports.ts'
import * as passkeyCounter from '../migrations/0008-passkey-counter.ts'
import * as importReader from '../migrations/0009-import-reader.ts'
import * as newestFirst from '../migrations/0010-newest-first.ts'
import { findPublicRecipe } from './read.ts'
import { findRecipe } from './row.ts'

/** The schema before labels had givers, as the migrations of then made it. */
const BEFORE: Record<string, { up(db: Database, engine: 'sqlite' | 'postgres'): Promise<void> }> = {
  ...{ '0001-content': content, '0002-recipe-search': recipeSearch, '0003-sessions': sessions },
  ...{ '0004-sign-in': signIn, '0005-versions': versions, '0006-media': media, '0007-imports': imports },
  ...{ '0008-passkey-counter': passkeyCounter, '0009-import-reader': importReader },
  '0010-newest-first': newestFirst,
}

for (const engine of ['sqlite', 'postgres'] as const)
  test(`labels from before count as given by software, by rules that are over (${engine})`, async () => {
    const db = await createEmptyDatabase(engine)
    await sql`create table migrations (name text primary key, applied_at text not null)`.execute(db)
    for (const [name, migration] of Object.entries(BEFORE)) {
      await migration.up(db, engineOf(db))
      await sql`insert into migrations (name, applied_at) values (${name}, '2026-01-01')`.execute(db)
    }
    await sql`insert into recipes (id, number, slug, status, name, keywords, created_at, updated_at, search_name, search_text, diets)
      values ('a', 1, 'soup', 'published', 'Soup', '[]', '2026-01-01', '2026-01-01', 'soup', 'soup', 2)`.execute(
      db,
    )
    await sql`insert into recipe_dietary_restrictions (recipe_id, dietary_restriction) values ('a', 'vegan')`.execute(
      db,
    )
    await migrate(db)
    expect((await findPublicRecipe(db, 'soup', new Date('2026-01-02')))?.labels).toEqual([
      { dietary_restriction: 'vegan', given_by: 'software' },
    ])
    expect((await findRecipe(db, 'a'))?.decisions).toEqual([])
    expect(await db.selectFrom('recipes').select('diet_rules').execute()).toEqual([{ diet_rules: 0 }])
  })
