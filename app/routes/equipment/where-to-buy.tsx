import { AffiliateLink } from './affiliate-link.tsx'
import { Leader } from '../../ui/text/leader.tsx'
import { shopName, type AffiliateLink as Shop, type Equipment } from '#domain/equipment/equipment.ts'
import { formatMoney } from '#domain/fields/money.ts'
import { useDateFormat } from '../use-date-format.ts'
import type { Priced } from './price.tsx'

/** What the shops offer. */
export type OfferedPiece = Pick<Equipment, keyof Priced | 'affiliate_links'>

/** The shops beside the picture, with what the piece costs there. */
export function WhereToBuy({ piece }: { piece: OfferedPiece }) {
  const format = useDateFormat()
  return (
    <section
      aria-labelledby="where-to-buy"
      className="rounded-panel border border-line bg-surface p-6 outline-1 -outline-offset-7 outline-line"
    >
      <h2 id="where-to-buy" className="text-[1.5rem]">
        Where to Buy
      </h2>
      {piece.price !== null && (
        <dl className="mt-3">
          <Leader name="Price" value={formatMoney(piece.price, piece.currency)} />
          {piece.price_checked_on && <Leader name="Checked" value={format(piece.price_checked_on)} />}
        </dl>
      )}
      <div className="mt-4 grid gap-2.5">
        <ShopLinks shops={piece.affiliate_links} />
      </div>
    </section>
  )
}

/** The same shops again, for readers at the end of the page. */
export function ReadyToGet({ shops }: { shops: Shop[] }) {
  return (
    <section className="rounded-panel border border-line bg-surface p-[clamp(1.1rem,2.4vw,1.75rem)]">
      <h2 className="text-[1.625rem]">Ready to get this equipment?</h2>
      <div className="mt-4 flex flex-wrap gap-3">
        <ShopLinks shops={shops} />
      </div>
    </section>
  )
}

function ShopLinks({ shops }: { shops: Shop[] }) {
  return shops.map((shop, place) => (
    <AffiliateLink key={place} shop={shop} look={place === 0 ? 'filled' : 'outline'}>
      Buy on {shopName(shop)}
    </AffiliateLink>
  ))
}
