import { onReadThread, type Database } from '../database/database.ts'

/** Drafts that wait for somebody: how many, the oldest of them, and how many recipes have no servings. */
export type WaitingDrafts = {
  recipes: { count: number; withoutServings: number; first: { id: string; name: string } | undefined }
  posts: number
  /** Recipes that are no samples, drafts among them. */
  own: number
}

/** The drafts of recipes and posts, without the samples that nobody has touched. */
export async function readDrafts(db: Database): Promise<WaitingDrafts> {
  const reads = onReadThread(db)
  const samples = (kind: 'recipe' | 'post') =>
    reads.selectFrom('samples').select('target_id').where('kind', '=', kind)
  const drafts = reads
    .selectFrom('recipes')
    .where('status', '=', 'draft')
    .where('id', 'not in', samples('recipe'))
  const recipes = await drafts
    .select(({ fn }) => [fn.countAll().as('count'), fn.count('servings').as('withServings')])
    .executeTakeFirstOrThrow()
  const first = await drafts
    .select(['id', 'name'])
    .orderBy('created_at')
    .orderBy('number')
    .limit(1)
    .executeTakeFirst()
  const posts = await reads
    .selectFrom('blog_posts')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('status', '=', 'draft')
    .where('id', 'not in', samples('post'))
    .executeTakeFirstOrThrow()
  const own = await reads
    .selectFrom('recipes')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('id', 'not in', samples('recipe'))
    .executeTakeFirstOrThrow()
  const count = Number(recipes.count)
  return {
    recipes: { count, withoutServings: count - Number(recipes.withServings), first },
    posts: Number(posts.count),
    own: Number(own.count),
  }
}
