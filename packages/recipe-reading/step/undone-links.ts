import type { UndoneLink } from 'recipe-basics/recipe/recipe'
import type { StepMark } from './step-mark.ts'

/** What a step links: an amount to lines of the list, by their indices, or a time to a timer. */
export type StepLink = UndoneLink & {
  kind: 'amount' | 'timer'
  lines: number[]
  /** Where it stands in the step. */
  start: number
  end: number
}

/** Amounts of one food that stand side by side, "100 g (½ cup)", are one link. */
const FURTHEST = 6

/** The links of a step, in its order, undone ones too. */
export function listLinks(text: string, marks: readonly StepMark[]): StepLink[] {
  const links: StepLink[] = []
  for (const mark of marks) {
    if (mark.kind !== 'amount' && mark.kind !== 'timer') continue
    const { kind, start, end } = mark
    const lines = mark.kind === 'amount' ? mark.lines : []
    const last = links.at(-1)
    if (
      last?.kind === 'amount' &&
      kind === 'amount' &&
      isSame(last.lines, lines) &&
      start - last.end <= FURTHEST
    )
      links.splice(-1, 1, { ...last, end })
    else links.push({ kind, lines, start, end, text: '', place: 0 })
  }
  const seen = new Map<string, number>()
  return links.map((link) => {
    const words = text.slice(link.start, link.end)
    const place = seen.get(words) ?? 0
    seen.set(words, place + 1)
    return { ...link, text: words, place }
  })
}

/** The marks of a step once its undone links are plain text: such amounts follow no servings, and such times set no timer. */
export function obeyUndone(text: string, marks: StepMark[], undone: readonly UndoneLink[] = []): StepMark[] {
  if (undone.length === 0) return marks
  const plain = listLinks(text, marks).filter((link) => isUndone(link, undone))
  return marks.map((mark) =>
    (mark.kind === 'amount' || mark.kind === 'timer') &&
    plain.some(({ start, end }) => start <= mark.start && mark.end <= end)
      ? { start: mark.start, end: mark.end, kind: mark.kind === 'timer' ? 'time' : 'other' }
      : mark,
  )
}

/** Whether the chef has undone a link. */
export const isUndone = ({ text, place }: UndoneLink, undone: readonly UndoneLink[]): boolean =>
  undone.some((one) => one.text === text && one.place === place)

/** A step, as far as its links go. */
type LinkedStep = { step_text: string; undone_links?: UndoneLink[] }

/**
 * Steps that come anew from a file, with the links that the chef had undone: in the same step, or where a step was reworded,
 * in the one at its place that still has these words.
 */
export function keepUndone<Step extends LinkedStep>(
  steps: readonly Step[],
  before: readonly LinkedStep[],
): Step[] {
  const known = new Map(before.map((step) => [flat(step.step_text), step.undone_links]))
  return steps.map((step, place) => {
    if (step.undone_links) return step
    const kept = (known.get(flat(step.step_text)) ?? before[place]?.undone_links ?? []).filter(({ text }) =>
      step.step_text.includes(text),
    )
    return kept.length > 0 ? { ...step, undone_links: kept } : step
  })
}

const flat = (text: string) => text.replace(/\s+/g, ' ').trim()

const isSame = (one: readonly number[], other: readonly number[]) => one.join() === other.join()
