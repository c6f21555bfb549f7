import { formatCount, formatNumber } from 'recipe-basics/text/format-number'
import type { LabelPreview } from '#server/recipe-preview/label-preview.ts'
import { Led, Understood } from './understood.tsx'

/** What stands beside the lines of a recipe, above and below them: what the site understood of each, and of all together. */
export function besideLines({ lines, labels }: LabelPreview) {
  const known = new Map(lines.map((line) => [line.text, line]))
  const isForeign = lines.length > 1 && lines.every(({ reading }) => reading === 'unknown')
  /** How many labels wait for a line, because a word of it is not understood. */
  const heldBack = (text: string) =>
    labels.filter(({ reasons }) =>
      reasons.some(({ line, why }) => why === 'not-known' && asKey(line) === text),
    ).length
  return {
    // Where nothing is understood no line stands out, nor is any known.
    asks: isForeign ? undefined : (text: string) => known.get(asKey(text))?.reading === 'unknown',
    beside: (typed: string) => (
      <Understood
        line={known.get(asKey(typed))}
        isEmpty={asKey(typed) === ''}
        heldBack={heldBack(asKey(typed))}
        isQuiet={isForeign}
      />
    ),
    head: isForeign && (
      <p className="text-caption text-ink-soft">
        No food of this list was understood. Its numbers and units still follow the servings. All labels stay
        at “check the label” or “not known”.
      </p>
    ),
    foot: lines.length > 0 && <Together lines={lines} />,
  }
}

/** '9 lines, 1 asks': those that ask once all lines that are typed are read. */
export function countLines(typed: number, { lines }: LabelPreview): string | undefined {
  if (typed === 0) return undefined
  if (lines.length !== typed) return formatCount(typed, 'line')
  const asking = lines.filter(({ reading }) => reading === 'unknown').length
  const asks = asking > 0 && `${asking} ${asking === 1 ? 'asks' : 'ask'}`
  return [formatCount(lines.length, 'line'), asks].filter(Boolean).join(', ')
}

const asKey = (text: string) => text.replace(/\s+/g, ' ').trim()

function Together({ lines }: Pick<LabelPreview, 'lines'>) {
  const known = lines.filter(({ reading }) => reading !== 'unknown').length
  const grams = lines.reduce((sum, line) => sum + (line.grams ?? 0), 0)
  return (
    <p className="ml-auto w-full max-w-96 text-[.9375rem]">
      <Led after={`${formatNumber(grams)}\u00a0g`}>
        <b className="font-medium text-ink">Together</b> {known} of {lines.length}{' '}
        {lines.length === 1 ? 'line' : 'lines'} known
      </Led>
    </p>
  )
}
