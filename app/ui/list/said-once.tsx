import { formatCount } from 'recipe-basics/text/format-number'
import { listInWords } from 'recipe-basics/text/list-in-words'

type SaidOnceProps = {
  typed: string
  /** What it was read as. */
  read: string
  /** Words that ask for nothing and stand nowhere. */
  unknown: readonly string[]
  /** The values that no dish fits, what took their places, and how many dishes fit that. */
  blocking?: readonly string[] | undefined
  instead?: readonly string[] | undefined
  count: number
  /** Whether the words stand within others alone. */
  isWithin?: boolean
  /** Whether only lines are free of what is left out. */
  isAsWritten?: boolean
  /** Whether some are free of milk sugar but for traces. */
  isTraced?: boolean
}

/** What of a question was read otherwise, was not understood, or fits no dish. */
export function SaidOnce({
  typed,
  read,
  unknown,
  blocking = [],
  instead = [],
  count,
  isWithin = false,
  isAsWritten = false,
  isTraced = false,
}: SaidOnceProps) {
  const isMended = read !== typed
  if (!isMended && unknown.length === 0 && blocking.length === 0 && !isWithin && !isAsWritten && !isTraced)
    return null
  return (
    <p className="pt-2.5 text-ui text-ink-soft wrap-anywhere">
      {isMended && (
        <>
          Read as <b className="font-semibold text-ink">{read}</b>.{' '}
        </>
      )}
      {isWithin && `No word begins with “${read}”: it stands within other words. `}
      {unknown.length > 0 && `Not understood: ${unknown.map((word) => `“${word}”`).join(', ')}. `}
      {isAsWritten && 'A stock or a sauce in some of these may hold it: read its label. '}
      {isTraced && 'Butter and ripened cheese in some of these hold traces of milk sugar. '}
      {blocking.length > 0 &&
        `No dish fits ${listInWords(blocking.map((name) => `“${name}”`))} too. Nearest: ${[formatCount(count, 'dish', 'dishes'), ...instead].join(', ')}.`}
    </p>
  )
}
