import { LOST_TITLES, NotFoundPage } from '../ui/notice/lost-pages.tsx'
import { missingPageMeta } from '../ui/head/page-meta.ts'
import { databaseContext, siteContext } from '#server/context.ts'
import { findRedirect } from '#server/redirects/find-redirect.ts'
import { notFound } from '#server/forms/responses.ts'
import type { Route } from './+types/not-found'

/** Where an old address leads is looked up here, after all that lives. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { now } = context.get(siteContext)
  const led = await findRedirect(context.get(databaseContext), url.pathname, now, url.searchParams)
  if (led) throw led
  return notFound()
}

export function meta({ matches: [root] }: Route.MetaArgs) {
  return missingPageMeta({ site: root.loaderData, title: LOST_TITLES.notFound })
}

export default NotFoundPage
