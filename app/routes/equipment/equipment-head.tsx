import { Badge } from '#app/ui/badge.tsx'
import { StarRating } from '#app/ui/star-rating.tsx'
import type { Equipment } from '#domain/equipment/equipment.ts'
import { formatMoney } from '#domain/money.ts'

/** What the head of the page shows of a piece of equipment. */
export type HeadPiece = Pick<
  Equipment,
  'name' | 'brand' | 'model' | 'category' | 'rating' | 'price' | 'currency' | 'description'
>

/** What a piece of equipment is, in a few lines. */
export function EquipmentHead({ piece }: { piece: HeadPiece }) {
  const { name, brand, model, category, rating, price, currency, description } = piece
  return (
    <header className="min-w-0">
      <div className="flex flex-wrap items-center gap-3">
        {category && <Badge tone="outline">{category}</Badge>}
        {rating !== null && <StarRating rating={rating} />}
      </div>
      <h1 dir="auto" className="mt-4 mb-2 text-title leading-tight tracking-display">
        {name}
      </h1>
      {(brand || model) && <p className="text-ink-soft">{[brand, model].filter(Boolean).join(' ')}</p>}
      {price !== null && (
        <p className="my-4 font-serif text-[2rem] leading-[1.2] font-[450]">{formatMoney(price, currency)}</p>
      )}
      {description && (
        <p dir="auto" className="font-serif text-lead leading-[1.45] text-ink-soft">
          {description}
        </p>
      )}
    </header>
  )
}
