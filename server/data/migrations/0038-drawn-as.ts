import { sql, type Kysely } from 'kysely'

// Frozen: imports nothing from this codebase, and never changes once it has run anywhere.

/**
 * What the chef chose to be drawn of a piece of equipment, of a post and of a recipe; null where the words tell. `shows` of
 * a post: the addresses of the recipes that its text shows as cards, up to six, a JSON list.
 */
export async function up(db: Kysely<unknown>) {
  await sql`alter table kitchen_equipment add column drawn_as text`.execute(db)
  await sql`alter table blog_posts add column drawn_as text`.execute(db)
  await sql`alter table blog_posts add column shows text not null default '[]'`.execute(db)
  await sql`alter table recipes add column plate text`.execute(db)
  const { rows } = await sql<{ id: string; content: string }>`
    select id, content from blog_posts where content like '%"/recipes/%'`.execute(db)
  for (const { id, content } of rows) {
    const shown = content.split('\n').flatMap((line) => CARD.exec(line)?.[1] ?? [])
    const shows = JSON.stringify([...new Set(shown)].slice(0, 6))
    await sql`update blog_posts set shows = ${shows} where id = ${id}`.execute(db)
  }
}

/** A line that is nothing but a link to a recipe. */
const CARD = /^<a href="\/recipes\/([a-z0-9-]+)"[^<>]*>[^<>]*<\/a>$/
