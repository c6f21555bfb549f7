import { MOST_ON_TABLE } from '#app/ui/drawing-address.ts'
import { pick } from '#domain/field.ts'
import { withDay } from '#domain/post/post.ts'
import type { SiteContext } from '#server/context.ts'
import type { Database } from '#server/data/database.ts'
import { listNewestPosts } from '#server/data/posts/read.ts'
import { listNewestRecipes } from '#server/data/recipes/read.ts'
import type { HomePageData } from './home-page.tsx'
import { HOME_WORDS } from './home-words.ts'
import { loadLowEnergy } from './load-low-energy.ts'
import { loadDays } from './load-days.ts'
import { toNewRecipes } from './new-this-month.ts'

/** What the home page shows: what is new, and the words around it. */
export async function loadHomePage(
  db: Database,
  { now, words }: Pick<SiteContext, 'now' | 'words'>,
): Promise<HomePageData> {
  const [newest, posts] = await Promise.all([
    listNewestRecipes(db, MOST_ON_TABLE, now),
    listNewestPosts(db, 3, now),
  ])
  const dishes = newest.map(({ dish, slug, recipe_category: category }) => ({ dish, slug, category }))
  return {
    dishes,
    days: await loadDays(db, now),
    easy: await loadLowEnergy(db, now),
    ...toNewRecipes(newest, now, words.time_zone),
    posts: posts.map((post) => withDay(post, words.time_zone)),
    words: pick(HOME_WORDS, words),
  }
}
