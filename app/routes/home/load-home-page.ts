import { href } from 'react-router'
import { MOST_ON_TABLE } from '../../ui/picture/drawing-address.ts'
import { pick } from 'recipe-basics/fields/field'
import { withDay } from '#domain/post/post.ts'
import { NO_FILTER, recipeFilterQuery } from '#domain/recipe/filter.ts'
import type { SiteContext } from '#server/context.ts'
import { rememberContent } from '#server/data/changes/remember-content.ts'
import type { Database } from '#server/data/database/database.ts'
import { listNewestPosts } from '#server/data/posts/read.ts'
import { listPrinted } from '#server/data/recipes/read/gut.ts'
import { listNewestRecipes } from '#server/data/recipes/read/read.ts'
import type { HomePageData } from './home-page.tsx'
import { HOME_WORDS } from './home-words.ts'
import type { EasyDish } from './low-energy.tsx'
import { loadDays } from './load-days.ts'
import { toNewRecipes } from './new-this-month.ts'

const MOST_EASY = 3
const EASY = { ...NO_FILTER, eases: ['15-min' as const] }

/** What the home page shows: what is new, and the words around it. */
export async function loadHomePage(
  db: Database,
  { now, words }: Pick<SiteContext, 'now' | 'words'>,
): Promise<HomePageData> {
  const { newest, posts, days, easy } = await readContent(db, now)
  const dishes = newest.map(({ dish, slug, recipe_category: category }) => ({ dish, slug, category }))
  return {
    dishes,
    days,
    easy,
    ...toNewRecipes(newest, now, words.time_zone),
    posts: posts.map((post) => withDay(post, words.time_zone)),
    words: pick(HOME_WORDS, words),
  }
}

const readContent = rememberContent(async (db, now) => ({
  newest: await listNewestRecipes(db, MOST_ON_TABLE, now),
  posts: await listNewestPosts(db, 3, now),
  days: await loadDays(db, now),
  easy: await loadLowEnergy(db, now),
}))

/** The newest dishes that keep nobody on their feet for long, those of fewest minutes first, and the list of all. */
async function loadLowEnergy(db: Database, now: Date): Promise<{ dishes: EasyDish[]; to: string }> {
  const printed = await listPrinted(db, EASY, now)
  const dishes = printed.flatMap(({ slug, name, gut, print: { texture, fibre, lowEnergy } }): EasyDish[] => {
    const { handsOn } = lowEnergy
    if (handsOn === null) return []
    return [{ slug, name, gut, handsOn, texture, fibre, isOnePot: lowEnergy['one-pot'] === 'yes' }]
  })
  return {
    dishes: dishes.toSorted((one, other) => one.handsOn - other.handsOn).slice(0, MOST_EASY),
    to: href('/recipes') + recipeFilterQuery(EASY),
  }
}
