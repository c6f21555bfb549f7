import { FieldControl } from '#app/ui/form/field-control.tsx'
import { FieldWarnings } from '../../../ui/field/field-warnings.tsx'
import { errorIn } from '#app/ui/form/form-errors.ts'
import type { WarningsByField } from '#domain/fields/field-warnings.ts'
import { RECIPE_FIELDS } from 'recipe-basics/recipe/fields'
import type { RecipeValues } from '#domain/recipe/form.ts'
import { useMay } from '../use-may.ts'

const HINTS = {
  checked_by: 'Who checked facts and texture: a name, no profession. Readers also read: not an endorsement.',
  checked_on: 'Shown beside that name.',
  sources:
    'One on each line: a short name, a comma, the year, a colon, the source in full, such as “AGA, 2024: Hashash and others, Gastroenterology”. An address at its end becomes a link.',
  review_on: 'Readers see the day. Once it is past, the list of recipes asks you.',
}

/** Who checked a recipe, where its facts come from, and when it is due for a new look. An editor cannot say who checked it. */
export function TrustPanel({
  values: { texts },
  errors,
  warnings,
}: {
  values: RecipeValues
  errors: Record<string, string>
  warnings?: WarningsByField
}) {
  const mayConfirm = useMay()('decide-labels')
  const control = (name: keyof typeof HINTS) => (
    <FieldControl
      name={name}
      field={RECIPE_FIELDS[name]}
      look={{ hint: HINTS[name], rows: 3 }}
      value={texts[name]}
      error={errorIn(errors, name)}
      note={warnings?.[name] && <FieldWarnings texts={warnings[name]} />}
    />
  )
  return (
    <>
      <p className="text-ink-soft">
        {mayConfirm
          ? 'Readers see it beside the gut facts.'
          : 'Readers see it beside the gut facts. Only an administrator can say who checked the recipe.'}
      </p>
      <fieldset disabled={!mayConfirm} className="grid min-w-0 items-start gap-x-5 gap-y-4.5 md:grid-cols-2">
        {control('checked_by')}
        {control('checked_on')}
      </fieldset>
      <div className="grid items-start gap-x-5 gap-y-4.5 md:grid-cols-2">
        {control('sources')}
        {control('review_on')}
      </div>
    </>
  )
}
