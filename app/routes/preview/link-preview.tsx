import { data, isRouteErrorResponse } from 'react-router'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { missingPageMeta } from '#app/ui/page-meta.ts'
import { PREVIEW_NAMES } from '#domain/preview.ts'
import { databaseContext, siteContext } from '#server/context.ts'
import { findLinkByToken } from '#server/preview-links.ts'
import { useMomentFormat } from '../use-moment-format.ts'
import { PreviewBar } from './preview-bar.tsx'
import { PreviewedPage } from './previewed-page.tsx'
import { PREVIEWS } from './previews.ts'
import { PRIVATE_HEADERS } from './private-headers.ts'
import type { Route } from './+types/link-preview'

export async function loader({ url, context }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const site = context.get(siteContext)
  const link = await findLinkByToken(db, url.searchParams.get('token') ?? '', site.now)
  const previewed = link && (await PREVIEWS[link.kind].loadLinked(db, link, site))
  if (!previewed) throw data(null, { status: 404, headers: PRIVATE_HEADERS })
  const { created_at, expires_at, snapshot } = link
  return data(
    { previewed, created_at, expires_at, isNewest: snapshot === null },
    { headers: PRIVATE_HEADERS },
  )
}

export const headers = ({ loaderHeaders, errorHeaders }: Route.HeadersArgs) => errorHeaders ?? loaderHeaders

export function meta({ matches: [root] }: Route.MetaArgs) {
  return missingPageMeta({ site: root.loaderData, title: 'Preview' })
}

/** A thing that need not be public, for everybody who has the link. */
export default function LinkPreview({ loaderData }: Route.ComponentProps) {
  const { previewed, created_at, expires_at, isNewest } = loaderData
  const format = useMomentFormat()
  const thing = PREVIEW_NAMES[previewed.kind]
  return (
    <>
      <PreviewBar>
        This is a preview.{' '}
        {isNewest
          ? `It shows the ${thing} as it was saved last.`
          : `It shows the ${thing} as it was on ${format(created_at)}.`}{' '}
        The link works until {format(expires_at)}.
      </PreviewBar>
      <PreviewedPage {...previewed} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return (
    <EmptyState
      as="h1"
      title={isMissing ? 'This preview link does not work' : 'Something went wrong'}
      text={
        isMissing
          ? 'It has ended, was withdrawn, or was not copied whole. Ask the person who sent it for a new one.'
          : 'Please try again later.'
      }
    />
  )
}
