import { bindUnits } from '../../../../ui/text/amount.ts'
import { LinkedText } from '../../../../ui/text/linked-text.tsx'
import type { ShownPiece } from 'recipe-reading/kitchen/shown-text'

/** A text piece by piece. A dotted line under a number says that it was worked out. */
export function ShownPieces({ pieces }: { pieces: ShownPiece[] }) {
  return pieces.map(({ text, written, isAmount, isNoun }, place) => {
    const shown = <LinkedText text={text} format={bindUnits} />
    if (isNoun || (!isAmount && written === undefined)) return <span key={place}>{shown}</span>
    return (
      <b
        key={place}
        className={`font-semibold ${written === undefined ? '' : 'underline decoration-control decoration-dotted underline-offset-4'}`}
      >
        {shown}
      </b>
    )
  })
}
