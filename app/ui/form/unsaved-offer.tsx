import { formatMoment } from '#domain/time-zone.ts'
import { Button } from '../button.tsx'
import { useTimeZone } from '../use-time-zone.ts'
import type { KeptForm } from './use-kept-form.ts'

/** Offers what was typed and never saved. */
export function UnsavedOffer({
  offer,
  onTake,
  onForget,
}: {
  offer: KeptForm | undefined
  onTake: () => void
  onForget: () => void
}) {
  const zone = useTimeZone()
  if (!offer) return null
  return (
    <output className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-panel border border-line border-l-4 border-l-butter bg-surface px-4 py-3">
      <span>Changes that you made here on {formatMoment(offer.at, zone)} were not saved.</span>
      <span className="flex flex-wrap gap-2">
        <Button look="outline" onClick={onTake}>
          Bring them back
        </Button>
        <Button look="quiet" onClick={onForget}>
          Discard
        </Button>
      </span>
    </output>
  )
}
