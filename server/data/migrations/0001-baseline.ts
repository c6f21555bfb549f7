import { sql, type Kysely } from 'kysely'
import { content } from './baseline/content.ts'
import { ENGINE_TYPES } from './baseline/engine-types.ts'
import { imports } from './baseline/imports.ts'
import { people } from './baseline/people.ts'
import { pictures } from './baseline/pictures.ts'
import { postgres } from './baseline/postgres.ts'
import { recipes } from './baseline/recipes.ts'
import { sqlite } from './baseline/sqlite.ts'
import { upkeep } from './baseline/upkeep.ts'

// Frozen with its folder: imports nothing else of this codebase, and never changes once it has run anywhere.

/** The columns of a recipe that lists in memory hold. */
const LISTED =
  'number, status, difficulty, recipe_category, cuisine, diets, total_time_minutes, foods, foods_complete, updated_at'

const ROWS = [
  `insert into content_version (id, version) values (1, 1)`,
  `insert into counters (name, value) values ('live', 1), ('stored', 0), ('order', 0)`,
  `insert into jobs (id, status, begun_at) values
    ('links', 'working', '2026-01-01T00:00:00.000Z'), ('trash', 'working', '2026-01-01T00:00:00.000Z'),
    ('backups', 'working', '2026-01-01T00:00:00.000Z'), ('rereading', 'working', '2026-01-01T00:00:00.000Z')`,
]

export async function up(db: Kysely<unknown>, engine: 'sqlite' | 'postgres') {
  const types = ENGINE_TYPES[engine]
  const tables = [people(types), recipes(types), content(types), pictures(types), imports(types), upkeep]
  const statements = [
    ...tables.flatMap((text) => text.split(';\n')),
    ...(engine === 'sqlite' ? sqlite : postgres)(LISTED),
    ...ROWS,
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
