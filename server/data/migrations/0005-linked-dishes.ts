import type { Kysely } from 'kysely'

// Frozen: imports nothing from this codebase, and never changes once it has run anywhere.

type Tables = { blog_posts: { id: string; content: string; shows: string } }

const MOST_DRAWN = 6

/** A post shows the recipes that it links, wherever it does; before, those alone that stood on lines of their own. */
export async function up(db: Kysely<Tables>) {
  const posts = await db
    .selectFrom('blog_posts')
    .select(['id', 'content'])
    .where('content', 'like', '%/recipes/%')
    .execute()
  for (const { id, content } of posts) {
    const names = Array.from(content.matchAll(/<a [^>]*\bhref="\/recipes\/([^"/?#]+)"/g), ([, name = '']) =>
      decode(name),
    )
    const shows = JSON.stringify([...new Set(names)].slice(0, MOST_DRAWN))
    await db.updateTable('blog_posts').set({ shows }).where('id', '=', id).execute()
  }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
