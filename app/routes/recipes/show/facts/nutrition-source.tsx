import type { ReactNode } from 'react'
import { Icon, type IconName } from '../../../../ui/icon/icon.tsx'
import { listed, weightKnown } from './known-weight.ts'
import type { NutritionShown } from './nutrition-shown.ts'

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
  return null
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
