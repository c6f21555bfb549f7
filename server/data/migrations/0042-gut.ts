import { sql, type Kysely } from 'kysely'

// Frozen: imports nothing from this codebase, and never changes once it has run anywhere.

/**
 * What software reads of a dish for the gut, as one short code, and the texture that the chef confirmed. The code is made where
 * the rules for it are, beside the first requests. Lists are told when it changes.
 */
export async function up(db: Kysely<unknown>, engine: 'sqlite' | 'postgres') {
  await sql`alter table recipes add column texture text`.execute(db)
  await sql`alter table recipes add column gut text not null default ''`.execute(db)
  await sql`alter table recipes add column gut_rules integer not null default 0`.execute(db)
  await sql`create index recipes_by_gut_rules on recipes (gut_rules)`.execute(db)
  if (engine === 'postgres')
    await sql`create trigger recipe_changes_gut after update of gut on recipes
      for each row execute function note_recipe_change()`.execute(db)
  else
    await sql`create trigger recipe_changes_update_gut after update of gut on recipes begin
      insert into recipe_changes (number, version)
        select new.number, content_version.version from content_version where true
        on conflict (number) do update set version = excluded.version;
    end`.execute(db)
}
