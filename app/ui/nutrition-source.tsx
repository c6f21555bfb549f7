import type { ReactNode } from 'react'
import { formatNumber } from '#domain/format-number.ts'
import { formatAmount } from './amount.ts'
import { Icon, type IconName } from './icon.tsx'
import { listed, weightKnown } from './known-weight.ts'
import type { NutritionShown } from './nutrition-shown.ts'

/** Below this part of a published energy, our own sum is the same. */
const SAME_SHARE = 0.05

/** Who says what a dish holds, and how much of it is known. */
export function NutritionSource({ shown }: { shown: NutritionShown }) {
  const { source, coverage, stale, open } = shown
  const opened = source === 'computed' && open.length > 0 && ` Not known: ${listed(open)}.`
  if (source === 'computed')
    return (
      <ByLine icon="scale" who="Computed from USDA averages.">
        {weightKnown(coverage)}
        {opened}
      </ByLine>
    )
  if (stale)
    return (
      <ByLine icon="history" who="From before a change.">
        The ingredients or servings were changed on {stale}; these figures are older.
      </ByLine>
    )
  const sum = sayOwnSum(shown)
  return sum ? (
    <ByLine icon="book-open-text" who="Published with the recipe.">
      {sum}
    </ByLine>
  ) : null
}

function ByLine({ icon, who, children }: { icon: IconName; who: string; children: ReactNode }) {
  return (
    <p className="mt-2 flex items-start gap-1.5 text-caption leading-normal text-ink-soft wrap-anywhere">
      <Icon name={icon} className="mt-0.5" />
      <span>
        <b className="font-semibold text-ink">{who}</b> {children}
      </span>
    </p>
  )
}

function sayOwnSum({ facts, sum }: NutritionShown): string | undefined {
  const kcal = facts?.calories ?? null
  if (sum === null || kcal === null || kcal === 0) return undefined
  const share = (sum - kcal) / kcal
  if (Math.abs(share) < SAME_SHARE) return 'Our own sum from USDA averages agrees.'
  const more = `${formatNumber(Math.abs(share) * 100)}\u00a0% ${share > 0 ? 'more' : 'less'}`
  return `Our own sum from USDA averages is ${formatAmount(sum, 'kcal')}, ${more}.`
}
