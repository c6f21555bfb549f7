import { href, redirect } from 'react-router'
import { namesOf } from 'recipe-basics/fields/field'
import { oneOf } from 'recipe-basics/text/one-of'
import { requireRight } from '#server/pages/guard.ts'
import { databaseContext, siteContext } from '#server/context.ts'
import { undoMany } from '#server/data/things/change-many.ts'
import { POSTS } from '#server/data/things/post-thing.ts'
import { EQUIPMENT } from '#server/data/things/equipment-thing.ts'
import { RECIPES } from '#server/data/things/recipe-thing.ts'
import { authorOf } from '#server/data/changes/change.ts'
import { notFound } from '#server/forms/responses.ts'
import { tableOf } from '../table-address.ts'
import { undone } from '../undo.ts'
import { toNotice } from './change-selected.ts'
import { NAMES } from './kinds.ts'
import type { Route } from './+types/undo'

/** Takes back what was done with the selected rows of a table. */
export async function action({ request, url, params, context }: Route.ActionArgs) {
  const author = authorOf(requireRight(request, context, 'write-drafts'))
  const kind = oneOf(namesOf(NAMES), params.kind)
  const at = new Date(url.searchParams.get('at') ?? '')
  if (!kind || Number.isNaN(at.getTime())) throw notFound()
  const db = context.get(databaseContext)
  const { now } = context.get(siteContext)
  const outcome = await {
    recipes: () => undoMany(db, RECIPES, at, author, now),
    equipment: () => undoMany(db, EQUIPMENT, at, author, now),
    blog: () => undoMany(db, POSTS, at, author, now),
  }[kind]()
  return undone(request, tableOf(kind, url.searchParams), toNotice(kind, 'as before', outcome))
}

/** The address is for the button alone. */
export const loader = () => redirect(href('/admin'))
