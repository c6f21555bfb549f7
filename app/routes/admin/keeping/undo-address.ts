import { href, redirect } from 'react-router'
import { formatCount } from 'recipe-basics/text/format-number'
import type { Notice } from '#domain/notice.ts'
import { toOldPath } from '#domain/addresses/redirect.ts'
import { requireRight } from '#server/pages/guard.ts'
import { databaseContext, siteContext } from '#server/context.ts'
import { undoImport } from '#server/data/redirects/imports.ts'
import { undeleteRedirect } from '#server/data/redirects/write.ts'
import { undone } from '../undo.ts'
import type { Route } from './+types/undo-address'

/** Brings an address back that was removed, or takes back what a file brought. */
export async function action({ request, url, context }: Route.ActionArgs) {
  requireRight(request, context, 'change-settings')
  const db = context.get(databaseContext)
  const { now } = context.get(siteContext)
  const file = url.searchParams.get('import')
  const path = toOldPath(url.searchParams.get('path') ?? '')
  const answer = (notice: Notice) => undone(request, href('/admin/keeping/addresses'), notice)
  if (file !== null) {
    const count = await undoImport(db, file, now)
    return answer(count === undefined ? NOTHING : asBefore(count))
  }
  const saved = path === undefined ? undefined : await undeleteRedirect(db, path, now)
  if (!saved) return answer(NOTHING)
  return answer(
    saved.ok ? { kind: 'success', title: 'Address restored', text: `${path} leads on again.` } : ROUND,
  )
}

const NOTHING: Notice = { kind: 'destructive', title: 'Error', text: 'There is nothing to undo.' }

const ROUND: Notice = {
  kind: 'destructive',
  title: 'Error',
  text: 'The address was not restored. Its target now leads back to it, so visitors would go in a circle.',
}

const asBefore = (count: number): Notice => ({
  kind: 'success',
  title: 'Everything is as it was',
  text: `${formatCount(count, 'address is', 'addresses are')} as before. What was changed since stays.`,
})

/** The address is for the button alone. */
export const loader = () => redirect(href('/admin/keeping/addresses'))
