import { href, redirect } from 'react-router'
import type { Database } from '#server/data/database/database.ts'
import { findMovedRecipe } from '#server/data/recipes/read/read.ts'
import { notFound } from '#server/forms/responses.ts'
import { findRedirect } from '#server/redirects/find-redirect.ts'

/** What answers for a recipe that is not at `slug`: the way to where it is now, `to` that, or that it is missing. */
export async function movedOrMissing(db: Database, slug: string, now: Date, to = toRecipe) {
  const moved = await findMovedRecipe(db, slug, now)
  if (moved) return redirect(to(moved), 301)
  return (await findRedirect(db, toRecipe(slug), now)) ?? notFound()
}

const toRecipe = (slug: string) => href('/recipes/:slug', { slug })
