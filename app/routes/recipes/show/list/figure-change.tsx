import { formatAmount, formatSmallAmount } from '../../../../ui/text/amount.ts'
import { Leader } from '../../../../ui/text/leader.tsx'
import type { Change } from 'food-verdicts/gut/swaps/use-swaps'

/** A figure of one portion as written, and as it is cooked. */
export function FigureChange({ name, was, now, unit = 'g' }: Change & { name: string; unit?: 'g' | 'mg' }) {
  if (was === null || now === null)
    return <Leader name={name} value={<i className="font-serif font-normal">not enough data</i>} />
  const format = unit === 'g' ? formatSmallAmount : formatAmount
  const [before, after] = [format(was, unit), format(now, unit)]
  return <Leader name={name} value={before === after ? after : `${before} → ${after}`} />
}

/** “Fibre 4.3 → 3.1 g”; nothing where it stays or is not known. */
export function sayFibre({ was, now }: Change): string {
  if (was === null || now === null) return ''
  const [before, after] = [formatSmallAmount(was), formatSmallAmount(now)]
  return before === after ? '' : `Fibre ${before} → ${after}\u00a0g`
}
