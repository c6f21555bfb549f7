import { href, isRouteErrorResponse } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { JsonLd } from '#app/ui/json-ld.tsx'
import { missingPageMeta, pageMeta } from '#app/ui/page-meta.ts'
import { databaseContext, siteContext } from '#server/context.ts'
import { findEquipment } from '#server/data/equipment/read.ts'
import type { CachedRoute } from '#server/page-cache/cached-route.ts'
import { notFound } from '#server/responses.ts'
import { EquipmentPage } from './equipment-page.tsx'
import { loadEquipmentPage } from './load-equipment-page.ts'
import { productJsonLd } from './product-json-ld.ts'
import type { Route } from './+types/show'

export const handle = { cache: {} } satisfies CachedRoute

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const { now, words } = context.get(siteContext)
  const piece = await findEquipment(db, id, now)
  if (!piece) throw notFound()
  return loadEquipmentPage(db, piece, { now, words })
}

export function meta({ loaderData, error, matches: [root] }: Route.MetaArgs) {
  const site = root.loaderData
  if (!loaderData) return missingPageMeta({ site, title: titleOf(error) })
  const { id, name, description, image_url } = loaderData.piece
  return pageMeta({
    site,
    path: href('/equipment/:id', { id }),
    title: name,
    description: description ?? `${name}: what it does well, what it does not, and where to buy it.`,
    image: image_url,
  })
}

export default function PublicEquipmentPage({ loaderData, matches: [root] }: Route.ComponentProps) {
  const { piece } = loaderData
  const { siteName, siteUrl } = root.loaderData
  const facts = productJsonLd(piece, {
    siteName,
    address: new URL(href('/equipment/:id', { id: piece.id }), siteUrl).href,
  })
  return (
    <>
      <EquipmentPage {...loaderData} />
      {facts && <JsonLd facts={facts} />}
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <div className="page section">
      <EmptyState
        as="h1"
        role="alert"
        title={titleOf(error)}
        text={isMissing(error) ? 'This piece was removed, or never existed.' : 'Please try again later.'}
      >
        <ButtonLink to={href('/equipment')}>Back to Equipment</ButtonLink>
      </EmptyState>
    </div>
  )
}

const titleOf = (error: unknown) => (isMissing(error) ? 'Equipment not found' : 'Failed to load equipment')

const isMissing = (error: unknown) => isRouteErrorResponse(error) && error.status === 404
