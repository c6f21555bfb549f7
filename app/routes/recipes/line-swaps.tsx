import { formatAmount, formatSmallAmount } from '#app/ui/amount.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { ChangeName, LineSwap, SwapChange } from '#domain/gut/list-swaps.ts'
import { PROFILE_GROUPS } from '#domain/gut/profile-groups.ts'
import { listInWords } from '#domain/list-in-words.ts'

export type LineSwapsProps = { swaps: LineSwap[] }

/** What may stand in the place of a food, one tap away: how much, why, and what it changes. It works without scripts. */
export function LineSwaps({ swaps }: LineSwapsProps) {
  return (
    <details className="-mt-2 pb-1.5 pl-[2.125rem] text-caption leading-normal print:hidden">
      <summary className="inline-flex min-h-7 cursor-pointer list-none items-center gap-1.5 font-semibold text-ink-soft underline decoration-dotted underline-offset-4 [&::-webkit-details-marker]:hidden">
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
          </li>
        ))}
      </ul>
    </details>
  )
}

const UNITS: Partial<Record<ChangeName, string>> = { energy: 'kcal', sodium: 'mg', caffeine: 'mg' }

function sayChanges(changes: SwapChange[] | null): string {
  if (!changes) return 'Not enough data for its numbers.'
  if (changes.length === 0) return 'No number of a portion changes much.'
  return `One portion: ${listInWords(changes.map(sayChange))}.`
}

function sayChange({ name, by }: SwapChange): string {
  const unit = UNITS[name]
  const amount = unit ? formatAmount(Math.abs(by), unit) : formatSmallAmount(Math.abs(by), 'g')
  return `${amount} ${by < 0 ? 'less' : 'more'} ${name}`
}
