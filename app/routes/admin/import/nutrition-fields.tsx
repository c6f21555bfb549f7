import { FieldControl, type FieldLook } from '#app/ui/form/field-control.tsx'
import { namesOf } from '#domain/field.ts'
import type { Typed } from '#domain/recipe-import/review-form.ts'
import { NUTRITION_FACTS, type NutritionFact } from '#domain/recipe/nutrition-facts.ts'
import { ReviewRow, type RowText } from './review-row.tsx'

/** The facts in the order of the review. One that is left out does not compile. */
const LOOKS: Record<NutritionFact, FieldLook> = {
  calories: {},
  protein_content_g: {},
  carbohydrate_content_g: {},
  fat_content_g: {},
  saturated_fat_content_g: {},
  fiber_content_g: {},
  sugar_content_g: {},
  cholesterol_content_mg: {},
  sodium_content_mg: {},
  serving_size: {},
}

/** The facts of one serving. */
export function NutritionFields({
  typed,
  errors,
  ...row
}: RowText & { typed: Typed; errors: Record<string, string> }) {
  return (
    <ReviewRow
      {...row}
      grouped
      hint={<p>Values for one serving.</p>}
      control={() => (
        <div className="grid grid-cols-2 gap-x-4 gap-y-3 lg:grid-cols-4">
          {namesOf(LOOKS).map((fact) => (
            <FieldControl
              key={fact}
              name={`nutrition.${fact}`}
              field={NUTRITION_FACTS[fact]}
              look={LOOKS[fact]}
              value={typed[`nutrition.${fact}`]?.[0]}
              error={errors[`nutrition.${fact}`]}
            />
          ))}
        </div>
      )}
    />
  )
}
