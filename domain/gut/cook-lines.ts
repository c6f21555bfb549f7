import type { SofterLine } from './gentler.ts'
import type { LineSwap } from './list-swaps.ts'

/** A line as it is cooked: `now` is null where it is left out; `by` says for what it is another than it `was`, and `note` how. */
export type CookedLine = {
  section: string | null
  was: string
  now: string | null
  by: 'spell' | 'swap' | null
  note: string
}

/**
 * The lines of a dish as one reader cooks them: those of a softer version, or all as written, with the reader's own swaps by place where a line is
 * kept. What a softer version changes or leaves out goes before a swap.
 */
export const cookLines = (
  lines: readonly SofterLine[],
  swaps: Readonly<Record<number, Pick<LineSwap, 'text' | 'note'>>>,
): CookedLine[] =>
  lines.map((line, place) => {
    const { section } = line
    if (line.kind === 'left out') return { section, was: line.was, now: null, by: 'spell', note: line.note }
    if (line.kind === 'changed')
      return { section, was: line.was, now: line.text, by: 'spell', note: line.note }
    const swap = swaps[place]
    return swap
      ? { section, was: line.text, now: swap.text, by: 'swap', note: swap.note }
      : { section, was: line.text, now: line.text, by: null, note: '' }
  })
