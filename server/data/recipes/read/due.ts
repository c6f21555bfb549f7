import { type Database, onReadThread } from '../../database/database.ts'

/** Recipes, drafts too, whose day for a new look was before `today` ('yyyy-mm-dd'), the longest ago first: at most `limit`, and how many there are. */
export async function listDueRecipes(db: Database, today: string, limit: number) {
  const due = onReadThread(db).selectFrom('recipes').where('review_on', '<', today)
  const { count } = await due.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow()
  const recipes = await due
    .select(['id', 'name', 'review_on'])
    .orderBy('review_on')
    .orderBy('number', 'desc')
    .limit(limit)
    .execute()
  return { count: Number(count), recipes }
}

export type DueRecipes = Awaited<ReturnType<typeof listDueRecipes>>
