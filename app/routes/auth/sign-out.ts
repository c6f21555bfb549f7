import { href, redirect } from 'react-router'
import { signOutHeaders } from '#server/auth/answers.ts'
import { databaseContext, siteContext, viewerContext } from '#server/context.ts'
import type { Route } from './+types/sign-out'

/** There is no page here: a link to it redirects home and signs nobody out. */
export const loader = () => redirect(href('/'))

export async function action({ context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext)
  const { siteUrl } = context.get(siteContext)
  return redirect(href('/'), {
    headers: await signOutHeaders(context.get(databaseContext), { viewer, siteUrl }),
  })
}
