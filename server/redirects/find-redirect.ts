import { data, redirect } from 'react-router'
import { decodePathPart } from '#domain/addresses/public-path.ts'
import { listOldPaths } from '#domain/addresses/redirect.ts'
import { slugify } from '#domain/addresses/slug.ts'
import type { Database } from '../data/database/database.ts'
import { findFirstRedirect } from '../data/redirects/read.ts'
import { findLivingPath } from './living-page.ts'

/**
 * What stands in the place of a page that was not found: where its address leads since, 410 for a page that is gone, or the
 * page whose address was only written another way. Undefined where nobody has said anything. To be asked after all that
 * lives: so it costs a living page nothing.
 */
export async function findRedirect(db: Database, path: string, now: Date, query = new URLSearchParams()) {
  const said = await findSetRedirect(db, path, query)
  if (said) return said
  const usual = toUsualPath(path)
  const living = usual === path ? undefined : await findLivingPath(db, usual, now)
  return living === undefined ? undefined : redirect(living, 301)
}

/** The first half of it: what the chef has said of this address. */
export async function findSetRedirect(db: Database, path: string, query: URLSearchParams) {
  const found = await findFirstRedirect(db, listOldPaths(path, query))
  if (!found) return undefined
  return found.leads_to === null ? gone() : redirect(found.leads_to, 301)
}

/** A path as this site writes it: `//recipes/Cr%C3%A8me-Brulee.` becomes `/recipes/creme-brulee`. Begins with one slash. */
function toUsualPath(path: string): string {
  const parts = path.split('/').filter((part) => part !== '')
  const [kind = '', slug = ''] = parts
  if (parts.length !== 2 || !/^(?:recipes|equipment|blog|guide)$/i.test(kind)) return `/${parts.join('/')}`
  const name = decodePathPart(slug)
  // Nobody links to an address with a control character.
  return /\p{Cc}/u.test(name) ? path : `/${kind.toLowerCase()}/${encodeURIComponent(slugify(name))}`
}

/** There was such a page, and it will not come back. */
const gone = () => data(null, { status: 410 })
