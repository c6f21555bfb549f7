import { phraseAfter } from './food-phrase.ts'
import type { Link, ListLine } from './link-amounts.ts'
import type { Candidate } from './read-numbers.ts'
import { compareAmounts } from './same-amount.ts'
import type { StepMark } from './step-mark.ts'
import type { StepReading } from './step-words.ts'

/** The marks of a step up to an amount, and the list. */
export type StepSoFar = { marks: readonly StepMark[]; list: readonly ListLine[] }

/** Marks before an amount that are looked at. */
const MOST_BEFORE = 12

/**
 * The line that an amount without a food is the rest of: "Beat in ¾ cup sugar; set aside ¼ cup." of one cup of sugar. The
 * amounts of the line in the step so far, and this one, have to be all of it.
 */
export function findRest(
  reading: StepReading,
  group: readonly Candidate[],
  { marks, list }: StepSoFar,
): Link {
  const none: Link = { lines: [], relation: 'unknown' }
  const [rest] = group
  const before = marks.slice(-MOST_BEFORE)
  const last = before.findLast((mark) => mark.kind === 'amount')
  if (!rest?.measure.unit || group.length > 1 || last?.kind !== 'amount' || last.lines.length > 1) return none
  if (phraseAfter(reading, rest.to).length > 0) return none
  const [index] = last.lines
  const line = index === undefined ? undefined : list[index]
  const measures = before.flatMap((mark) =>
    mark.kind === 'amount' && mark.lines.length === 1 && mark.lines[0] === index ? mark.measure : [],
  )
  const isAll = line && compareAmounts([...measures, rest.measure], line.line) === 'same'
  return isAll ? { lines: [line], relation: 'part' } : none
}
