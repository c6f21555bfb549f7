import { href, isRouteErrorResponse, redirect } from 'react-router'
import { splitLead } from 'recipe-basics/text/lead'
import { ButtonLink } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/notice/empty-state.tsx'
import { useListBehind } from '../../ui/list/list-behind.ts'
import { JsonLd } from '../../ui/head/json-ld.tsx'
import { missingPageMeta, pageMeta } from '../../ui/head/page-meta.ts'
import { databaseContext, siteContext } from '#server/context.ts'
import { findEquipmentAt } from '#server/data/equipment/read.ts'
import type { CachedRoute } from '#server/page-cache/cached-route.ts'
import { findRedirect } from '#server/redirects/find-redirect.ts'
import { notFound } from '#server/forms/responses.ts'
import { pieceCard } from '../share-pictures/cards.ts'
import { toShare } from '../share-pictures/share.ts'
import { sayFacts } from '../say-facts.ts'
import { picturesOf } from '../share-pictures/shapes.ts'
import { EquipmentPage } from './equipment-page.tsx'
import { loadEquipmentPage } from './load-equipment-page.ts'
import { productJsonLd } from './product-json-ld.ts'
import type { Route } from './+types/show'

export const handle = { cache: {} } satisfies CachedRoute

export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const site = context.get(siteContext)
  const piece = await findEquipmentAt(db, slug, site.now)
  if (!piece) throw (await findRedirect(db, href('/equipment/:slug', { slug }), site.now)) ?? notFound()
  if (piece.slug !== slug) throw redirect(href('/equipment/:slug', { slug: piece.slug }), 301)
  const card = pieceCard(piece, site)
  const pictures = picturesOf('equipment', piece.slug, piece.image_url, card)
  return {
    page: await loadEquipmentPage(db, piece, site),
    share: toShare('equipment', piece.slug, card),
    facts: sayFacts(context, productJsonLd(piece, pictures, site)),
  }
}

export function meta({ loaderData, error, matches: [root] }: Route.MetaArgs) {
  const site = root.loaderData
  if (!loaderData) return missingPageMeta({ site, title: titleOf(error) })
  const { slug, name, description } = loaderData.page.piece
  return pageMeta({
    site,
    path: href('/equipment/:slug', { slug }),
    title: name,
    description: splitLead(
      description ?? `${name}: what it does well, what it does not, and where to buy it.`,
    ).lead,
    share: loaderData.share,
  })
}

export default function PublicEquipmentPage({ loaderData: { page, facts } }: Route.ComponentProps) {
  return (
    <>
      <EquipmentPage {...page} />
      <JsonLd facts={facts} />
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
        <ButtonLink to={useListBehind(href('/equipment'))}>Back to Equipment</ButtonLink>
      </EmptyState>
    </div>
  )
}

const titleOf = (error: unknown) => (isMissing(error) ? 'Equipment not found' : 'Failed to load equipment')

const isMissing = (error: unknown) => isRouteErrorResponse(error) && [404, 410].includes(error.status)
