import { Star } from 'lucide-react'
import { MAX_RATING } from '#domain/equipment.ts'
import { formatSmallAmount } from './amount.ts'

const STAR = 24
const STEP = STAR + 1.5
const WIDTH = MAX_RATING * STEP - 1.5

/** A rating as stars, the last one cut where the rating ends, and in words. */
export function StarRating({ rating }: { rating: number }) {
  const whole = Math.floor(rating)
  return (
    <span className="inline-flex items-center gap-2 text-ui whitespace-nowrap">
      <svg aria-hidden viewBox={`0 0 ${WIDTH} ${STAR}`} className="h-4.25 w-auto flex-none text-line">
        <Stars />
        {/* An inner drawing is cut at its width. */}
        <svg width={whole * STEP + (rating - whole) * STAR} height={STAR} className="text-star">
          <Stars />
        </svg>
      </svg>
      <span>
        {formatSmallAmount(rating)} out of {MAX_RATING}
        <span className="sr-only"> stars</span>
      </span>
    </span>
  )
}

function Stars() {
  return Array.from({ length: MAX_RATING }, (_, star) => (
    <Star key={star} x={star * STEP} size={STAR} fill="currentColor" stroke="none" />
  ))
}
