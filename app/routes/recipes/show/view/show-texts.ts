import type { LineSwap } from 'food-verdicts/gut/swaps/list-swaps'
import type { View } from 'recipe-reading/kitchen/figure'
import { rewriteText } from 'recipe-reading/kitchen/rewrite'
import { showText } from 'recipe-reading/kitchen/show-text'
import { asOneText, type ShownText } from 'recipe-reading/kitchen/shown-text'
import { staysInMethod } from 'recipe-reading/kitchen/stays'
import type { ReadNone, ReadVersion, ReadVersionLine } from '#domain/stored-reading/read-versions.ts'
import type { RecipeTexts, WrittenLine } from '#domain/stored-reading/page-reading.ts'

/** A line or a step as it is shown. */
export type ShownLine = ShownText & Omit<WrittenLine, 'text' | 'figures'>

/** A line of a version. `written` is its text as written, where another one is shown, and `shown` that one in its pieces. */
export type ShownVersionLine = ReadVersionLine & { written?: string; shown?: ShownText }
export type ShownVersion = Omit<ReadVersion, 'lines'> & { lines: ShownVersionLine[] }

export type WrittenTexts = RecipeTexts<WrittenLine, ReadVersion | ReadNone>
export type ShownTexts = RecipeTexts<ShownLine, ShownVersion | ReadNone> & {
  /** What stays as written in the method of other servings. */
  note: string | null
}

export type ShowTexts = typeof showTexts

/** The texts of a recipe for so many servings and in such units. Browsers do this themselves, and ask nobody. */
export function showTexts({ lines, steps, swaps, versions }: WrittenTexts, view: View): ShownTexts {
  const show = ({ text, figures, ...place }: WrittenLine) => ({ ...place, ...showText(text, figures, view) })
  const shown = {
    lines: lines.map(show),
    steps: steps.map(show),
    note: view.ratio !== 1 && steps.length > 0 ? staysInMethod(view.ratio) : null,
  }
  if (view.ratio === 1 && !view.system) return { ...shown, swaps, versions }
  return {
    ...shown,
    swaps: Object.fromEntries(
      Object.entries(swaps).map(([at, ofLine]) => [at, ofLine.map((swap) => showSwap(swap, view))]),
    ),
    versions: versions.map((version) =>
      'lines' in version
        ? { ...version, lines: version.lines.map((line) => showVersionLine(line, view)) }
        : version,
    ),
  }
}

const showSwap = (swap: LineSwap, view: View): LineSwap =>
  swap.text === null ? swap : { ...swap, text: rewriteText(swap.text, swap.figures, view) }

function showVersionLine(line: ReadVersionLine, view: View): ShownVersionLine {
  if (line.kind === 'left out') return line
  const shown = showText(line.text, line.figures, view)
  return { ...line, text: asOneText(shown), shown, written: line.text }
}
