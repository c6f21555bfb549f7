import type { Database } from '../database/database.ts'
import { endOfPublic, momentOf } from './recipe-numbers.ts'

/** The moment (milliseconds) at which the next scheduled recipe, piece of equipment or post goes live; Infinity without one. */
export async function findNextPublication(db: Database, now: Date): Promise<number> {
  const moment = now.toISOString()
  const next = await db
    .selectNoFrom((select) => [
      select
        .selectFrom('recipes')
        .select(({ fn }) => fn.min('number').as('next'))
        .where('status', '=', 'published')
        .where('number', '>=', endOfPublic(now))
        .as('recipe'),
      select
        .selectFrom('kitchen_equipment')
        .select(({ fn }) => fn.min('published_at').as('next'))
        .where('status', '=', 'published')
        .where('published_at', '>', moment)
        .as('equipment'),
      select
        .selectFrom('blog_posts')
        .select(({ fn }) => fn.min('published_at').as('next'))
        .where('status', '=', 'published')
        .where('published_at', '>', moment)
        .as('post'),
    ])
    .executeTakeFirstOrThrow()
  return Math.min(
    next.recipe === null ? Infinity : momentOf(Number(next.recipe)),
    ...[next.equipment, next.post].map((date) => (date === null ? Infinity : Date.parse(date))),
  )
}
