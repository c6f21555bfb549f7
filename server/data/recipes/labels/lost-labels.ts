import type { Database } from '../../database/database.ts'

/** Labels that new rules removed, newest first: at most `limit` of them, and how many there are. */
export async function listLostLabels(db: Database, limit: number) {
  const { count } = await db
    .selectFrom('lost_labels')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  const labels = await db
    .selectFrom('lost_labels')
    .innerJoin('recipes', 'recipes.id', 'lost_labels.recipe_id')
    .select(['recipes.id', 'recipes.name', 'dietary_restriction', 'state', 'line', 'term'])
    .orderBy('lost_at', 'desc')
    .orderBy('recipes.number', 'desc')
    .orderBy('dietary_restriction')
    .limit(limit)
    .execute()
  return { count: Number(count), labels }
}

export type LostLabel = Awaited<ReturnType<typeof listLostLabels>>['labels'][number]

/** Forgets what the chef has read: each a recipe's id and a label, with a space between them. */
export async function forgetLostLabels(db: Database, read: string[]): Promise<void> {
  if (read.length === 0) return
  const keys = read.map((key) => key.split(' '))
  await db
    .deleteFrom('lost_labels')
    .where((where) =>
      where.or(
        keys.map(([recipe_id = '', dietary_restriction = '']) =>
          where.and({ recipe_id, dietary_restriction }),
        ),
      ),
    )
    .execute()
}
