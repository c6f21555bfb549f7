import { sql, type Kysely } from 'kysely'

// Frozen: imports nothing from this codebase, and never changes once it has run anywhere.

/**
 * Lists are narrowed by foods, which are found where the rules for that are, beside the first requests. Lists are made from
 * sets in memory: what has changed since they were read is noted here, whichever release changed it.
 */
export async function up(db: Kysely<unknown>, engine: 'sqlite' | 'postgres') {
  await sql`alter table recipes add column foods text not null default '[]'`.execute(db)
  await sql`alter table recipes add column foods_complete integer not null default 0`.execute(db)
  await sql`alter table recipes add column food_rules integer not null default 0`.execute(db)
  await sql`create index recipes_by_food_rules on recipes (food_rules)`.execute(db)
  await sql`create table recipe_changes (
    number ${sql.raw(engine === 'sqlite' ? 'integer' : 'bigint')} primary key,
    version bigint not null
  )`.execute(db)
  await sql`create index recipe_changes_by_version on recipe_changes (version)`.execute(db)
  // Lists walk no index of these any more.
  for (const index of ['recipes_by_difficulty', 'recipes_by_cuisine'])
    await db.schema.dropIndex(index).execute()
  await (engine === 'sqlite' ? createSqliteTriggers(db) : createPostgresTriggers(db))
}

/** Every change that people make sets the last of them. */
const CHANGING =
  'number, status, difficulty, recipe_category, cuisine, diets, total_time_minutes, foods, foods_complete, updated_at'

async function createSqliteTriggers(db: Kysely<unknown>) {
  const note = (numbers: string) =>
    sql.raw(`insert into recipe_changes (number, version)
      select changed.number, content_version.version from (${numbers}) as changed, content_version where true
      on conflict (number) do update set version = excluded.version`)
  const trigger = async (name: string, event: string, numbers: string) =>
    sql`create trigger ${sql.raw(name)} after ${sql.raw(event)} begin ${note(numbers)}; end`.execute(db)
  const ofRecipe = 'select number from recipes where id = new.recipe_id'
  await trigger('recipe_changes_insert', 'insert on recipes', 'select new.number as number')
  await trigger('recipe_changes_delete', 'delete on recipes', 'select old.number as number')
  await trigger(
    'recipe_changes_update',
    `update of ${CHANGING} on recipes`,
    'select old.number as number union select new.number',
  )
  await trigger('recipe_changes_insert_nutrition', 'insert on recipe_nutrition', ofRecipe)
  await trigger('recipe_changes_update_nutrition', 'update on recipe_nutrition', ofRecipe)
}

async function createPostgresTriggers(db: Kysely<unknown>) {
  const note = (numbers: string) =>
    `insert into recipe_changes (number, version)
      select changed.number, content_version.version from (${numbers}) as changed, content_version
      on conflict (number) do update set version = excluded.version;`
  const define = async (name: string, body: string) =>
    sql
      .raw(
        `create function ${name}() returns trigger language plpgsql as $$ begin ${body} return null; end $$`,
      )
      .execute(db)
  await define(
    'note_recipe_change',
    `if tg_op <> 'INSERT' then ${note('select old.number')} end if;
    if tg_op <> 'DELETE' then ${note('select new.number')} end if;`,
  )
  await define(
    'note_nutrition_change',
    note('select recipes.number from recipes where recipes.id = new.recipe_id'),
  )
  await sql`create trigger recipe_changes after insert or delete or update of ${sql.raw(CHANGING)} on recipes
    for each row execute function note_recipe_change()`.execute(db)
  await sql`create trigger recipe_changes_nutrition after insert or update on recipe_nutrition
    for each row execute function note_nutrition_change()`.execute(db)
}
