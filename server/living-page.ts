import { decodePathPart } from '#domain/public-path.ts'
import type { Database } from './data/database.ts'
import { findEquipmentAt } from './data/equipment/read.ts'
import { findMovedPost, findPublicPost } from './data/posts/read.ts'
import { findMovedRecipe, findRecipeCard } from './data/recipes/read.ts'

const FIXED = [
  '/',
  '/recipes',
  '/equipment',
  '/blog',
  '/guide',
  '/how-we-know',
  '/profile',
  '/diary',
  '/search',
  '/about',
  '/privacy',
  '/imprint',
  '/api/docs',
]

/** Whether this is a page of every site. It may be empty yet; nothing leads on from it. */
export const isFixedPage = (path: string): boolean => FIXED.includes(path)

/** The path of the page that visitors find here: this one, or where the site itself leads them because the page has moved. */
export async function findLivingPath(db: Database, path: string, now: Date): Promise<string | undefined> {
  if (isFixedPage(path)) return path
  const [, kind, encoded = ''] = /^\/(recipes|equipment|blog)\/([^/]+)$/.exec(path) ?? []
  const slug = kind && (await findSlug(db, kind, decodePathPart(encoded), now))
  return slug && `/${kind}/${encodeURIComponent(slug)}`
}

async function findSlug(db: Database, kind: string, slug: string, now: Date): Promise<string | undefined> {
  if (kind === 'recipes')
    return (await findRecipeCard(db, slug, now))?.slug ?? (await findMovedRecipe(db, slug, now))
  if (kind === 'equipment') return (await findEquipmentAt(db, slug, now))?.slug
  return (await findPublicPost(db, slug, now))?.slug ?? (await findMovedPost(db, slug, now))
}
