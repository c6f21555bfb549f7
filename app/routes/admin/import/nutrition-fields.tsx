import { CONTROL, Field, useFieldText } from '#app/ui/form/field.tsx'
import { NUTRITION_FIELDS, type Typed } from '#domain/recipe-import/review-form.ts'
import { ReviewRow, type RowText } from './review-row.tsx'

const LABELS: Record<(typeof NUTRITION_FIELDS)[number], string> = {
  calories: 'Calories (kcal)',
  protein_content_g: 'Protein (g)',
  carbohydrate_content_g: 'Carbs (g)',
  fat_content_g: 'Fat (g)',
  saturated_fat_content_g: 'Saturated fat (g)',
  fiber_content_g: 'Fiber (g)',
  sugar_content_g: 'Sugar (g)',
  cholesterol_content_mg: 'Cholesterol (mg)',
  sodium_content_mg: 'Sodium (mg)',
  serving_size: 'Serving size',
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
          {NUTRITION_FIELDS.map((field) => (
            <Fact
              key={field}
              name={`nutrition.${field}`}
              label={LABELS[field]}
              value={typed[`nutrition.${field}`]?.[0] ?? ''}
              error={errors[`nutrition.${field}`]}
            />
          ))}
        </div>
      )}
    />
  )
}

function Fact({ name, label, value, error }: { name: string; label: string; value: string; error?: string }) {
  const text = useFieldText({ error })
  return (
    <Field id={text.id} label={label} error={error}>
      <input
        type="text"
        inputMode={name.endsWith('serving_size') ? undefined : 'decimal'}
        autoComplete="off"
        name={name}
        defaultValue={value}
        className={CONTROL}
        {...text}
      />
    </Field>
  )
}
