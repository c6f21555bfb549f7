import { LOST_TITLES, NotFoundPage } from '#app/ui/lost-pages.tsx'
import { missingPageMeta } from '#app/ui/page-meta.ts'
import { notFound } from '#server/responses.ts'
import type { Route } from './+types/not-found'

export const loader = notFound

export function meta({ matches: [root] }: Route.MetaArgs) {
  return missingPageMeta({ site: root.loaderData, title: LOST_TITLES.notFound })
}

export default NotFoundPage
