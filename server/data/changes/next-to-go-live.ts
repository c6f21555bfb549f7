import type { Database } from '../database/database.ts'
import { endOfPublic, momentOf } from './recipe-numbers.ts'

/** What goes live next, from when on (ISO 8601, UTC), and what it is. */
export type NextToGoLive = { at: string; kind: 'recipe' | 'equipment' | 'post'; id: string; name: string }

/** The scheduled recipe, piece of equipment or post that goes live first; undefined without one. */
export async function findNextToGoLive(db: Database, now: Date): Promise<NextToGoLive | undefined> {
  const moment = now.toISOString()
  const recipe = await db
    .selectFrom('recipes')
    .select(['id', 'name', 'number'])
    .where('status', '=', 'published')
    .where('number', '>=', endOfPublic(now))
    .orderBy('number')
    .limit(1)
    .executeTakeFirst()
  const equipment = await db
    .selectFrom('kitchen_equipment')
    .select(['id', 'name', 'published_at as at'])
    .where('status', '=', 'published')
    .where('published_at', '>', moment)
    .orderBy('published_at')
    .limit(1)
    .executeTakeFirst()
  const post = await db
    .selectFrom('blog_posts')
    .select(['id', 'title as name', 'published_at as at'])
    .where('status', '=', 'published')
    .where('published_at', '>', moment)
    .orderBy('published_at')
    .limit(1)
    .executeTakeFirst()
  const found: NextToGoLive[] = []
  if (recipe) {
    const at = new Date(momentOf(Number(recipe.number))).toISOString()
    found.push({ kind: 'recipe', id: recipe.id, name: recipe.name, at })
  }
  if (equipment?.at) found.push({ ...equipment, kind: 'equipment', at: equipment.at })
  if (post?.at) found.push({ ...post, kind: 'post', at: post.at })
  return found.sort((a, b) => Date.parse(a.at) - Date.parse(b.at))[0]
}
