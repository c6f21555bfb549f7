import { MAX_RATING } from '#domain/equipment/fields.ts'
import { formatSmallAmount } from '../../ui/text/amount.ts'
import { drawingAddress } from '../../ui/icon/icon.tsx'
import { ROW, STAR, STEP } from '../../ui/icon/star-row.ts'

/** A rating as stars, the last one cut where the rating ends, and in words. */
export function StarRating({ rating }: { rating: number }) {
  const whole = Math.floor(rating)
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 text-ui">
      <svg
        aria-hidden
        viewBox={`0 0 ${ROW} ${STAR}`}
        className="h-4.25 w-auto max-w-full fill-line forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]"
      >
        <use href={STARS} width={ROW} height={STAR} />
        {/* An inner drawing is cut at its width. */}
        <svg
          width={whole * STEP + (rating - whole) * STAR}
          height={STAR}
          className="fill-star forced-colors:fill-[CanvasText]"
        >
          <use href={STARS} width={ROW} height={STAR} />
        </svg>
      </svg>
      <span>
        {formatSmallAmount(rating)} out of {MAX_RATING}
        <span className="sr-only"> stars</span>
      </span>
    </span>
  )
}

const STARS = drawingAddress('stars')
