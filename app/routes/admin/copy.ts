import { href, redirect } from 'react-router'
import { oneOf } from 'recipe-basics/text/one-of'
import { PREVIEW_KINDS } from '#domain/publishing/preview.ts'
import { requireRight } from '#server/pages/guard.ts'
import { databaseContext, siteContext } from '#server/context.ts'
import { authorOf } from '#server/data/changes/change.ts'
import { COPIERS } from '#server/data/things/copies.ts'
import { redirectWith } from '#server/forms/notice.ts'
import { notFound } from '#server/forms/responses.ts'
import { formPath } from './form-path.ts'
import type { Route } from './+types/copy'

/** Copies a thing into a draft, and leads to its form. What readers see stays as it is. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const author = authorOf(requireRight(request, context, 'write-drafts'))
  const kind = oneOf(PREVIEW_KINDS, params.kind)
  if (!kind) throw notFound()
  const { now } = context.get(siteContext)
  const copy = await COPIERS[kind](context.get(databaseContext), params.id, author, now)
  if (!copy) throw notFound()
  const text = `"${copy.name}" is a draft that you can change. Readers see what they saw before.`
  return redirectWith(formPath(kind, copy.id), { kind: 'success', title: 'Copied into a draft', text })
}

/** The address is for the button alone. */
export const loader = () => redirect(href('/admin'))
