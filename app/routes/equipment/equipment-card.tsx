import { href, Link } from 'react-router'
import { AffiliateLink } from './affiliate-link.tsx'
import { Badge } from '../../ui/badge/badge.tsx'
import { MoreLink } from '../../ui/button/button.tsx'
import { useFilters } from '../../ui/list/list-behind.ts'
import { StarRating } from './star-rating.tsx'
import { TickList } from '../../ui/text/tick-list.tsx'
import { shopName, type Equipment } from '#domain/equipment/equipment.ts'
import { EquipmentPicture } from './equipment-picture.tsx'
import { Price } from './price.tsx'

/** spec.md section 9. */
export const CARD_FEATURES = 3
export const CARD_LINKS = 2

/** What the card shows as it is. Of features and links it shows a few. */
export const CARD_FIELDS = [
  'slug',
  'tool',
  'name',
  'brand',
  'model',
  'price',
  'currency',
  'price_checked_on',
  'category',
  'image_url',
  'description',
  'rating',
] as const satisfies (keyof Equipment)[]

type EquipmentInList = Pick<Equipment, (typeof CARD_FIELDS)[number] | 'features' | 'affiliate_links'>

/** A piece of equipment in the list. What is not known is not mentioned. */
export function EquipmentCard({ piece }: { piece: EquipmentInList }) {
  const { slug, name, brand, model, description, category, rating } = piece
  const features = piece.features.slice(0, CARD_FEATURES)
  const link = { to: href('/equipment/:slug', { slug }), state: useFilters() }
  const shops = piece.affiliate_links.slice(0, CARD_LINKS)
  return (
    <li className="grid grid-cols-[min(7.5rem,33%)_minmax(0,1fr)] grid-rows-[auto_1fr] content-start gap-x-4 gap-y-2 border-t border-line py-5 md:grid-cols-[15rem_minmax(0,1fr)] md:gap-x-7 md:py-9 lg:grid-cols-[11.5rem_minmax(0,1fr)]">
      <div className="md:row-span-2">
        <EquipmentPicture piece={piece} />
      </div>
      <div className="min-w-0 wrap-anywhere">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {category && <Badge tone="outline">{category}</Badge>}
          {rating !== null && <StarRating rating={rating} />}
        </div>
        <h2 dir="auto" className="mt-2.5 text-card">
          <Link {...link} className="py-1 no-underline hover:underline">
            {name}
          </Link>
        </h2>
        {(brand || model) && <p className="text-ink-soft">{[brand, model].filter(Boolean).join(' ')}</p>}
        <Price piece={piece} className="mt-2" size="text-[1.375rem]" />
      </div>
      <div className="min-w-0 wrap-anywhere max-md:col-span-2">
        {description && <p dir="auto">{description}</p>}
        {features.length > 0 && (
          <TickList items={features} icon="check" className="mt-3 text-ui text-ink-soft" />
        )}
        {shops.length > 0 && (
          <div className="mt-4 flex flex-wrap gap-2.5">
            {shops.map((shop, place) => (
              <AffiliateLink key={place} shop={shop} look="outline" about={name}>
                Quick Buy · {shopName(shop)}
              </AffiliateLink>
            ))}
          </div>
        )}
        <p className="mt-1">
          <MoreLink {...link}>
            <span>
              View Details &amp; Reviews<span className="sr-only">: {name}</span>
            </span>
          </MoreLink>
        </p>
      </div>
    </li>
  )
}
