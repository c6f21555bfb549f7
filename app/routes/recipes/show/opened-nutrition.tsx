import type { Nutrition } from '#domain/recipe/recipe.ts'
import { NutritionLabel } from '#app/ui/nutrition-label.tsx'
import type { NutritionShown } from '#app/ui/nutrition-shown.ts'
import { NutritionSource } from '#app/ui/nutrition-source.tsx'
import { ReportMistake } from '../../report-mistake.tsx'

export type OpenedNutritionProps = { facts: Nutrition; shown: NutritionShown; servings: number | null }

/** What the four figures open into: the label of a packet, and who says so. */
export function OpenedNutrition({ facts, shown, servings }: OpenedNutritionProps) {
  return (
    <>
      <NutritionLabel facts={facts} servings={servings} grams={shown.grams} />
      <NutritionSource shown={shown} />
      <p className="mt-2 text-caption leading-normal text-ink-soft">
        Daily Values are those of the US label, for 2,000 kcal a day.
      </p>
      <ReportMistake fact="nutrition" />
    </>
  )
}
