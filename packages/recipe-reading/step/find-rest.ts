import { phraseAfter } from './food-phrase.ts'
import type { Link, ListLine } from './link-amounts.ts'
import type { Candidate } from './read-numbers.ts'
import { compareAmounts } from './same-amount.ts'
import type { StepMark } from './step-mark.ts'
import { afterWord, type StepReading } from './step-words.ts'

/** The marks of a step up to an amount, those of the steps before it, and the list. */
export type StepSoFar = {
  marks: readonly StepMark[]
  earlier: readonly StepMark[]
  list: readonly ListLine[]
}

/** Marks before an amount that are looked at. */
const MOST_BEFORE = 12

/**
 * The line that an amount without a food is the rest of: "Beat in ¾ cup sugar; set aside ¼ cup." of one cup of sugar. The
 * amounts of the line in the step so far, and this one, have to be all of it.
 */
export function findRest(
  reading: StepReading,
  group: readonly Candidate[],
  { marks, earlier, list }: StepSoFar,
): Link {
  const none: Link = { lines: [], relation: 'unknown' }
  const [rest] = group
  if (!rest?.measure.unit || group.length > 1 || phraseAfter(reading, rest.to).length > 0) return none
  const before = marks.slice(-MOST_BEFORE)
  const last = before.findLast((mark) => mark.kind === 'amount')
  if (last) return toLink(restOf(list, last, before, rest))
  // "Add the last tablespoon" of what the steps before have measured.
  if (afterWord(reading, 'rest', rest.from - 1) !== rest.from) return none
  const all = [...earlier.slice(-MOST_BEFORE), ...before]
  const found = new Set(all.flatMap((mark) => restOf(list, mark, all, rest) ?? []))
  return found.size === 1 ? toLink([...found][0]) : none
}

const toLink = (line: ListLine | undefined): Link =>
  line ? { lines: [line], relation: 'part' } : { lines: [], relation: 'unknown' }

/** The line of a mark, where an amount is all that the marks leave of it. */
function restOf(
  list: readonly ListLine[],
  mark: StepMark,
  marks: readonly StepMark[],
  rest: Candidate,
): ListLine | undefined {
  if (mark.kind !== 'amount' || mark.lines.length > 1) return undefined
  const [index] = mark.lines
  const line = index === undefined ? undefined : list[index]
  const measures = marks.flatMap((one) =>
    one.kind === 'amount' && one.lines.length === 1 && one.lines[0] === index ? one.measure : [],
  )
  return line && compareAmounts([...measures, rest.measure], line.line) === 'same' ? line : undefined
}
