import { href, isRouteErrorResponse } from 'react-router'
import { BackLink } from '#app/ui/back-link.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Crumbs } from '#app/ui/crumbs.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { JsonLd } from '#app/ui/json-ld.tsx'
import { missingPageMeta, pageMeta } from '#app/ui/page-meta.ts'
import { affiliateAddressFinder } from '#domain/affiliate/affiliate-address.ts'
import { type Equipment, withTags } from '#domain/equipment/equipment.ts'
import { databaseContext, siteContext } from '#server/context.ts'
import { findEquipment } from '#server/data/equipment/read.ts'
import { findAltText } from '#server/data/media/pictures.ts'
import type { CachedRoute } from '#server/page-cache/cached-route.ts'
import { notFound } from '#server/responses.ts'
import { AffiliateDisclosure } from '../affiliate-disclosure.tsx'
import { EquipmentHead, type HeadPiece } from './equipment-head.tsx'
import { EquipmentPicture, type PicturedPiece } from './equipment-picture.tsx'
import { EquipmentReview, type ReviewedPiece } from './equipment-review.tsx'
import { productJsonLd } from './product-json-ld.ts'
import { type OfferedPiece, ReadyToGet, WhereToBuy } from './where-to-buy.tsx'
import type { Route } from './+types/show'

export const handle = { cache: {} } satisfies CachedRoute

/**
 * What the parts of the page show. `productJsonLd` takes every field of a piece, so the compiler refuses a page that leaves
 * one out.
 */
type ShownPiece = HeadPiece & PicturedPiece & ReviewedPiece & OfferedPiece & Pick<Equipment, 'created_at'>

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const found = await findEquipment(db, id)
  if (!found) throw notFound()
  const findAffiliateAddress = affiliateAddressFinder(context.get(siteContext).words)
  const piece: ShownPiece = {
    ...found,
    affiliate_links: withTags(found.affiliate_links, findAffiliateAddress),
  }
  return { piece, photoAlt: await findAltText(db, piece.image_url) }
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

export default function EquipmentPage({ loaderData, matches: [root] }: Route.ComponentProps) {
  const { piece, photoAlt } = loaderData
  const { siteName, siteUrl } = root.loaderData
  const facts = productJsonLd(piece, {
    siteName,
    address: new URL(href('/equipment/:id', { id: piece.id }), siteUrl).href,
  })
  return (
    <div className="page">
      <Crumbs trail={[{ to: href('/equipment'), name: 'Equipment' }]} here={piece.name} />
      <article className="grid gap-x-(--column-gap) gap-y-9 pb-(--space-section) wrap-anywhere lg:grid-cols-[26rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:items-start lg:gap-x-20">
        <EquipmentHead piece={piece} />
        <div className="grid min-w-0 gap-5 lg:sticky lg:top-6 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <EquipmentPicture piece={piece} alt={photoAlt} eager />
          {piece.affiliate_links.length > 0 && (
            <>
              <AffiliateDisclosure />
              <WhereToBuy piece={piece} />
            </>
          )}
        </div>
        <div className="grid min-w-0 gap-12">
          <EquipmentReview piece={piece} />
          {piece.affiliate_links.length > 0 && <ReadyToGet shops={piece.affiliate_links} />}
          <p className="-mt-4">
            <BackLink to={href('/equipment')}>Back to Equipment</BackLink>
          </p>
        </div>
      </article>
      {facts && <JsonLd facts={facts} />}
    </div>
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
