import { useEffect, useRef } from 'react'
import { formatAmount, formatSmallAmount } from '../../../../ui/text/amount.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { putBack, takeSwap } from '../../../../ui/reader/take-swap.ts'
import type { LineSwap } from 'food-verdicts/gut/swaps/list-swaps'
import { PROFILE_GROUPS } from 'food-verdicts/gut/profile/profile-groups'
import { type ChangeName, isWorthTelling, type SwapChange } from 'food-verdicts/gut/swaps/use-swaps'
import { asOneText, type ShownText } from 'recipe-reading/kitchen/shown-text'
import { listInWords } from 'recipe-basics/text/list-in-words'

type LineSwapsProps = {
  swaps: LineSwap[]
  /** The one that stands in the place of the line. */
  used: LineSwap | undefined
  /** The line without a swap. */
  line: ShownText
}

/**
 * What may stand in the place of a food, one tap away: how much, why, and what it changes. It works without scripts; with them, a swap
 * takes the place of the line, and goes back with one tap.
 */
export function LineSwaps({ swaps, used, line }: LineSwapsProps) {
  const was = asOneText(line)
  const focus = useFocusAfter(used)
  if (used)
    return (
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pb-2 pl-[2.125rem] text-caption leading-normal">
        <Badge tone="butter" icon="arrow-left-right">
          {used.text === null ? 'left out by you' : 'your swap'}
        </Badge>{' '}
        <span className="text-ink-soft">
          {used.text !== null && (
            <>
              In place of <bdi>{was}</bdi>.{' '}
            </>
          )}
          {used.note}
        </span>
        <button
          ref={focus}
          type="button"
          aria-label={`Put it back: ${was}`}
          onClick={() => putBack(used)}
          className="inline-flex min-h-11 items-center gap-1.5 text-ui font-semibold underline decoration-accent underline-offset-4 print:hidden"
        >
          <Icon name="undo-2" className="size-[1em]" />
          Put it back
        </button>
      </div>
    )
  return (
    <details data-swaps className="-mt-2 pb-1.5 pl-[2.125rem] text-caption leading-normal print:hidden">
      <summary
        ref={focus}
        className="-my-2 inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 font-semibold text-ink-soft underline decoration-dotted underline-offset-4 [&::-webkit-details-marker]:hidden"
      >
        <Icon name="arrow-left-right" className="size-[1.1em]" />
        {swaps.length === 1 ? 'Swap' : 'Swaps'}
      </summary>
      <ul className="grid gap-3 py-2">
        {swaps.map((swap) => (
          <li key={swap.text} className="grid gap-1 border-l-[3px] border-butter pl-3">
            <p dir="auto" className="text-ui font-semibold">
              {swap.text ?? 'Leave it out'}
            </p>
            <p>{swap.note}</p>
            <p>{sayChanges(swap.changes)}</p>
            <p className="text-ink-soft">
              For “{listInWords(swap.groups.map((group) => PROFILE_GROUPS[group].name))}”. {swap.why}{' '}
              {PROFILE_GROUPS[swap.groups[0] ?? 'lactose'].stance}
            </p>
            <Button
              look="outline"
              aria-label={`Use the swap: ${swap.text ?? 'leave it out'}`}
              className="scripted mt-1 justify-self-start"
              onClick={() => takeSwap(swap)}
            >
              Use the swap
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** What was tapped goes with the line: what takes its place has the focus then, but not where a page begins with a swap. */
function useFocusAfter(used: LineSwap | undefined) {
  const element = useRef<HTMLElement>(null)
  const before = useRef(used?.id)
  useEffect(() => {
    if (before.current === used?.id) return
    before.current = used?.id
    element.current?.focus()
  }, [used?.id])
  return (one: HTMLElement | null) => {
    element.current = one
  }
}

const UNITS: Partial<Record<ChangeName, string>> = { energy: 'kcal', sodium: 'mg', caffeine: 'mg' }

function sayChanges(changes: SwapChange[] | null): string {
  if (!changes) return 'How its numbers change is not known.'
  const told = changes.flatMap(({ name, by }) =>
    by !== null && isWorthTelling({ name, by }) ? { name, by } : [],
  )
  if (told.length === 0) return 'Its numbers hardly change.'
  return `One portion: ${listInWords(told.map(sayChange))}.`
}

function sayChange({ name, by }: { name: ChangeName; by: number }): string {
  const unit = UNITS[name]
  const amount = unit ? formatAmount(Math.abs(by), unit) : formatSmallAmount(Math.abs(by), 'g')
  return `${amount} ${by < 0 ? 'less' : 'more'} ${name}`
}
