import type { LineSwap } from '#domain/gut/swaps/list-swaps.ts'
import type { Figure, View } from '#domain/kitchen/figure.ts'
import { rewriteText } from '#domain/kitchen/rewrite.ts'
import { showText } from '#domain/kitchen/show-text.ts'
import { asOneText, type ShownText } from '#domain/kitchen/shown-text.ts'
import { staysInMethod } from '#domain/kitchen/stays.ts'
import type { ShownSofter, ShownSofterLine } from './show-gut.ts'
import type { Spoken } from './spoken.ts'

/** The heading that a line or a step stands under, and the languages of its words and of its heading, where they are not English. */
type Place = Spoken & { section: string | null }

/** A line or a step as written, and what may change in it. */
export type WrittenLine = Place & { text: string; figures: readonly Figure[] }

/** A line or a step as it is shown. */
export type ShownLine = ShownText & Place

/** The texts of a recipe that follow its servings and units. */
type Texts<Line> = {
  lines: Line[]
  steps: Line[]
  /** What may stand in the place of foods, by line. */
  swaps: Record<number, LineSwap[]>
  /** What it becomes in each phase of soft food; none without lines. */
  softer: ShownSofter[]
}
export type WrittenTexts = Texts<WrittenLine>
export type ShownTexts = Texts<ShownLine> & {
  /** What stays as written in the method of other servings. */
  note: string | null
}

/** The texts of a recipe for so many servings and in such units. Browsers do this themselves, and ask nobody. */
export function showTexts({ lines, steps, swaps, softer }: WrittenTexts, view: View): ShownTexts {
  const show = ({ text, figures, ...place }: WrittenLine) => ({ ...place, ...showText(text, figures, view) })
  const shown = {
    lines: lines.map(show),
    steps: steps.map(show),
    note: view.ratio !== 1 && steps.length > 0 ? staysInMethod(view.ratio) : null,
  }
  if (view.ratio === 1 && !view.system) return { ...shown, swaps, softer }
  return {
    ...shown,
    swaps: Object.fromEntries(
      Object.entries(swaps).map(([at, ofLine]) => [at, ofLine.map((swap) => showSwap(swap, view))]),
    ),
    softer: softer.map((version) =>
      'lines' in version
        ? { ...version, lines: version.lines.map((line) => showSofterLine(line, view)) }
        : version,
    ),
  }
}

const showSwap = (swap: LineSwap, view: View): LineSwap =>
  swap.text === null ? swap : { ...swap, text: rewriteText(swap.text, swap.figures, view) }

function showSofterLine(line: ShownSofterLine, view: View): ShownSofterLine {
  if (line.kind === 'left out') return line
  const shown = showText(line.text, line.figures, view)
  return { ...line, text: asOneText(shown), shown, written: line.text }
}
