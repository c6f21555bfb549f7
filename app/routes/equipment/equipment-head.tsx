import { Badge } from '../../ui/badge/badge.tsx'
import { LinkedText } from '../../ui/text/linked-text.tsx'
import { StarRating } from './star-rating.tsx'
import type { Equipment } from '#domain/equipment/equipment.ts'
import { Price, type Priced } from './price.tsx'

/** What the head of the page shows of a piece of equipment. */
export type HeadPiece = Pick<
  Equipment,
  'name' | 'brand' | 'model' | 'category' | 'rating' | 'description' | keyof Priced
>

/** What a piece of equipment is, in a few lines. */
export function EquipmentHead({ piece }: { piece: HeadPiece }) {
  const { name, brand, model, category, rating, description } = piece
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
      <Price piece={piece} className="my-4" size="text-[2rem]" />
      {description && (
        <p dir="auto" className="font-serif text-lead leading-[1.45] text-ink-soft">
          <LinkedText text={description} />
        </p>
      )}
    </header>
  )
}
