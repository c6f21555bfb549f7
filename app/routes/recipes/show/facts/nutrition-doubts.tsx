import { listed, percent, weightKnown } from './known-weight.ts'
import type { NutritionShown } from './nutrition-shown.ts'

type DoubtsProps = { shown: NutritionShown }

/** Who says so, in short: what readers must know before they open the label. */
export function ShortSource({ shown: { source, coverage, stale } }: DoubtsProps) {
  if (source === 'published' && !stale) return null
  return (
    <p className="text-caption leading-[1.4] text-ink-soft group-has-[details[open]]:hidden lg:hidden print:hidden">
      {source === 'computed' ? `Computed. ${weightKnown(coverage)}` : 'From before a change of the recipe.'}
    </p>
  )
}

/** Why there are no figures. */
export function WhyNoNutrition({ shown: { source, coverage, open } }: DoubtsProps) {
  if (source !== 'computed' || open.length === 0) return null
  return (
    <p className="mt-1 text-caption leading-normal text-ink-soft">
      We know {percent(coverage)} of the weight, and below 90&nbsp;% we do not compute. Not known:{' '}
      {listed(open)}.
    </p>
  )
}
