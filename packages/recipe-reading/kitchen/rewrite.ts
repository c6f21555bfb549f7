import type { Figure, View } from './figure.ts'
import { asWritten, printFigure } from './print-figure.ts'
import type { Change } from './term-text.ts'

/**
 * A piece of a text. `figure` is the index of the figure that it shows; `isNoun`: it is the food that the figure counts. `written` is
 * what stands there in the text as written, where that differs.
 */
export type Piece = { text: string; figure?: number; isNoun?: true; written?: string }

/**
 * A text for other servings, or in other units, piece by piece. The pieces as written, joined, are the text, and for the
 * view of the text itself (ratio 1, no system) the pieces as shown are, too. Never throws. Figures are in the order of the text.
 */
export function rewrite(text: string, figures: readonly Figure[], view: View): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const { figure, changes } of groupChanges(listChanges(text, figures, view))) {
    const { start } = changes[0] ?? { start: text.length }
    const end = changes.at(-1)?.end ?? start
    if (start > at) pieces.push({ text: text.slice(at, start) })
    const written = text.slice(start, end)
    const shown = applyChanges(text, changes)
    const of = { figure, ...(changes[0]?.isNoun && { isNoun: true as const }) }
    pieces.push(shown === written ? { text: written, ...of } : { text: shown, ...of, written })
    at = end
  }
  if (at < text.length) pieces.push({ text: text.slice(at) })
  return pieces
}

/** The text that `rewrite` makes, as one. */
export const rewriteText = (text: string, figures: readonly Figure[], view: View): string =>
  rewrite(text, figures, view)
    .map((piece) => piece.text)
    .join('')

type FigureChange = Change & { figure: number }

/** The changes of all figures in the order of the text, none over another. What does not change stands for itself. */
function listChanges(text: string, figures: readonly Figure[], view: View): FigureChange[] {
  const all = figures
    .flatMap((figure, index) => {
      const changes = printFigure(text, figure, view)
      const kept = changes.length > 0 ? changes : figure.terms.flatMap((term) => asWritten(text, term))
      return kept.map((change) => ({ ...change, figure: index }))
    })
    .toSorted((a, b) => a.start - b.start)
  let at = 0
  return all.filter(({ start, end, text: written }) => {
    const isThere = end > start || written !== ''
    const fits = start >= at && isThere && end <= text.length
    if (fits) at = end
    return fits
  })
}

/** Number and unit of a figure are one piece, unless another figure stands between: "2 x 400 g tins". */
function groupChanges(changes: readonly FigureChange[]): { figure: number; changes: FigureChange[] }[] {
  const groups: { figure: number; changes: FigureChange[] }[] = []
  for (const change of changes) {
    const last = groups.at(-1)
    if (last?.figure === change.figure && !change.isNoun) last.changes.push(change)
    else groups.push({ figure: change.figure, changes: [change] })
  }
  return groups
}

function applyChanges(text: string, changes: readonly FigureChange[]): string {
  let shown = ''
  let at = changes[0]?.start ?? 0
  for (const change of changes) {
    shown += text.slice(at, change.start) + change.text
    at = change.end
  }
  return shown
}
