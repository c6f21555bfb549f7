import { href, redirect } from 'react-router'
import { namesOf } from 'recipe-basics/fields/field'
import { oneOf } from 'recipe-basics/text/one-of'
import { databaseContext, siteContext } from '#server/context.ts'
import { authorOf } from '#server/data/changes/change.ts'
import { undeleteThing } from '#server/data/things/change-one.ts'
import { THINGS } from '#server/data/things/things.ts'
import { notFound } from '#server/forms/responses.ts'
import { requireRight } from '#server/pages/guard.ts'
import { undone } from './undo.ts'
import type { Route } from './+types/undelete'

const WORDS = {
  recipes: { kind: 'recipe', title: 'Recipe restored', one: 'recipe' },
  equipment: { kind: 'equipment', title: 'Equipment restored', one: 'piece' },
  blog: { kind: 'post', title: 'Post restored', one: 'post' },
} as const

/** Brings a deleted recipe, piece of equipment or post back: routes.ts names an address for each. */
export async function action({ request, pattern, params: { id }, context }: Route.ActionArgs) {
  const author = authorOf(requireRight(request, context, 'write-drafts'))
  const table = tableIn(pattern)
  const { kind, title, one } = WORDS[table]
  const { now } = context.get(siteContext)
  const thing = await undeleteThing(context.get(databaseContext), THINGS[kind], id, author, now)
  return undone(
    request,
    `/admin/${table}`,
    thing
      ? { kind: 'success', title, text: `"${THINGS[kind].nameOf(thing)}" is back.` }
      : { kind: 'destructive', title: 'Error', text: `This ${one} can no longer be restored.` },
  )
}

/** The address is for the button alone. */
export const loader = ({ pattern }: Route.LoaderArgs) => redirect(href(`/admin/${tableIn(pattern)}`))

function tableIn(pattern: string) {
  const table = oneOf(namesOf(WORDS), pattern.split('/')[1])
  if (!table) throw notFound()
  return table
}
