import { href, redirect } from 'react-router'
import { formatNumber } from 'recipe-basics/text/format-number'
import { MAX_CONTENT } from '#domain/post/fields.ts'
import { requireRight } from '#server/pages/guard.ts'
import { databaseContext, siteContext } from '#server/context.ts'
import { readForm } from '#server/forms/read-form.ts'
import { loadShownBlocks } from '#server/pages/post-cards.ts'
import type { Route } from './+types/rendered'

/** Content that is being written, as the public page would show it. Nothing is stored. */
export async function action({ request, context }: Route.ActionArgs) {
  requireRight(request, context, 'see-drafts')
  const content = (await readForm(request)).get('content')
  const text = typeof content === 'string' ? content : ''
  const { now, words } = context.get(siteContext)
  const db = context.get(databaseContext)
  const isTooLong = text.length > MAX_CONTENT
  const blocks = await loadShownBlocks(db, isTooLong ? TOO_LONG : text, { now, words })
  return Response.json({ blocks }, { status: isTooLong ? 413 : 200 })
}

const TOO_LONG = `This text is too long: Content may have at most ${formatNumber(MAX_CONTENT)} characters.`

/** Somebody who had to sign in meanwhile comes back to this address. */
export const loader = () => redirect(href('/admin/blog'))
