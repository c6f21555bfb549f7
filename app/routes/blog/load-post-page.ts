import { type PostCard, type PublicPost, withDay } from '#domain/post/post.ts'
import type { SiteContext } from '#server/context.ts'
import { rememberContent } from '#server/data/changes/remember-content.ts'
import type { Database } from '#server/data/database/database.ts'
import { findShownPicture } from '#server/data/media/pictures.ts'
import { listNewestPosts } from '#server/data/posts/read.ts'
import { listLinkedRecipes } from '#server/post-html/card-links.ts'
import { listCardsAt } from '#server/data/recipes/read/read.ts'
import { loadShownBlocks } from '#server/pages/post-cards.ts'
import type { PostPageData, ShownPost } from './post-page.tsx'

const NEXT_POSTS = 3
const MOST_DISHES = 12

/** What the page of a post shows, `others` below it. */
export async function loadPostPage(
  db: Database,
  { content, ...fields }: PublicPost,
  others: PostCard[],
  { now, words }: Pick<SiteContext, 'now' | 'words'>,
): Promise<PostPageData> {
  const photo = await findShownPicture(db, fields.featured_image_url)
  const post: ShownPost = withDay({ ...fields, featured_image_url: photo.address }, words.time_zone)
  const blocks = await loadShownBlocks(db, content, { now, words })
  const cards = new Set(blocks.flatMap(({ card }) => (card?.kind === 'recipe' ? card.recipe.slug : [])))
  const linked = listLinkedRecipes(content, MOST_DISHES).filter((slug) => !cards.has(slug))
  return {
    post,
    dishes: await listCardsAt(db, linked, now),
    photoAlt: photo.alt,
    blocks,
    others: others.map((other) => withDay(other, words.time_zone)),
  }
}

const readNewest = rememberContent((db, now) => listNewestPosts(db, NEXT_POSTS + 1, now))

/** The newest posts but the one that is read. */
export async function listNextPosts(db: Database, id: string, now: Date): Promise<PostCard[]> {
  const newest = await readNewest(db, now)
  return newest.filter((other) => other.id !== id).slice(0, NEXT_POSTS)
}
