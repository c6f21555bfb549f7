import { AffiliateLink } from '#app/ui/affiliate-link.tsx'
import { shopName, type AffiliateLink as Shop, type Equipment } from '#domain/equipment.ts'
import { formatMoney } from '#domain/money.ts'

/** The shops beside the picture, with what the piece costs there. */
export function WhereToBuy({ piece }: { piece: Pick<Equipment, 'price' | 'currency' | 'affiliate_links'> }) {
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
          <div className="flex items-baseline gap-2 py-1 before:order-1 before:min-w-4 before:flex-1 before:-translate-y-[.15em] before:border-b-2 before:border-dotted before:border-control before:opacity-70 before:content-['']">
            <dt>Price</dt>
            <dd className="order-2 font-semibold">{formatMoney(piece.price, piece.currency)}</dd>
          </div>
        </dl>
      )}
      <div className="mt-4 grid gap-2.5">
        <ShopLinks shops={piece.affiliate_links} />
      </div>
    </section>
  )
}

/** The same shops once more, for those who have read to the end. */
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
