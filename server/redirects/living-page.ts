import { decodePathPart } from '#domain/addresses/public-path.ts'
import type { Database } from '../data/database/database.ts'
import { findEquipmentAt } from '../data/equipment/read.ts'
import { listGuidePages } from '../data/guide/read.ts'
import { findMovedPost, findPublicPost } from '../data/posts/read.ts'
import { findMovedRecipe, findRecipeCard } from '../data/recipes/read/read.ts'

/** Pages that are there whatever is published, and that a sitemap lists, by the names that stand on their links. */
export const FIXED_PAGES = [
  { name: 'Home', to: '/' },
  { name: 'Recipes', to: '/recipes' },
  { name: 'Equipment', to: '/equipment' },
  { name: 'Blog', to: '/blog' },
  { name: 'How we know', to: '/how-we-know' },
  { name: 'Your profile', to: '/profile' },
  { name: 'About', to: '/about' },
  { name: 'Privacy', to: '/privacy' },
]
/** Pages of every site that a sitemap leaves out, or lists only where they hold something. */
const OTHERS = ['/guide', '/search', '/imprint', '/api/docs']

/** Where people sign in and work, and what the site answers itself. */
const OWN = /^\/(?:admin|auth|assets|health)(?:\/|$)/

/** Whether this is a page of every site. It may be empty yet; nothing leads on from it. */
export const isFixedPage = (path: string): boolean =>
  FIXED_PAGES.some(({ to }) => to === path) || OTHERS.includes(path) || OWN.test(path)

/** The path of the page that visitors find here: this one, or where the site itself leads them because the page has moved. */
export async function findLivingPath(db: Database, path: string, now: Date): Promise<string | undefined> {
  if (isFixedPage(path)) return path
  const [, kind, encoded = ''] = /^\/(recipes|equipment|blog|guide)\/([^/]+)$/.exec(path) ?? []
  const slug = kind && (await findSlug(db, kind, decodePathPart(encoded), now))
  return slug && `/${kind}/${encodeURIComponent(slug)}`
}

async function findSlug(db: Database, kind: string, slug: string, now: Date): Promise<string | undefined> {
  if (kind === 'recipes')
    return (await findRecipeCard(db, slug, now))?.slug ?? (await findMovedRecipe(db, slug, now))
  if (kind === 'equipment') return (await findEquipmentAt(db, slug, now))?.slug
  if (kind === 'guide') return (await listGuidePages(db)).find((page) => page.slug === slug)?.slug
  return (await findPublicPost(db, slug, now))?.slug ?? (await findMovedPost(db, slug, now))
}
