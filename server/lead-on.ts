import { data, redirect } from 'react-router'
import { toOldPath } from '#domain/redirect.ts'
import type { Database } from './data/database.ts'
import { findRedirect } from './data/redirects/read.ts'

/**
 * What stands in the place of a page that was not found: where its address leads since, or 410 for a page that is gone.
 * Undefined where nobody has said anything. To be asked after all that lives: so it costs a living page nothing.
 */
export async function leadOn(db: Database, path: string) {
  const found = await findRedirect(db, toOldPath(path) ?? path)
  if (!found) return undefined
  return found.leads_to === null ? gone() : redirect(found.leads_to, 301)
}

/** There was such a page, and it will not come back. */
const gone = () => data(null, { status: 410 })
