import { type ReactNode, useId } from 'react'
import { FieldControl, type FieldLook } from '#app/ui/form/field-control.tsx'
import { FieldWarnings } from '../../../ui/field/field-warnings.tsx'
import { errorIn } from '#app/ui/form/form-errors.ts'
import type { WarningsByField } from '#domain/fields/field-warnings.ts'
import type { RecipeValues } from '#domain/recipe/form.ts'
import { type OWN_RECIPE_FIELDS, RECIPE_FIELDS, type RecipeField } from 'recipe-basics/recipe/fields'
import type { WrittenRecipe } from 'recipe-basics/recipe/recipe'

/** What the review of an import says below a field, such as what the file held and what became of that. */
type NoteOf = (field: keyof WrittenRecipe) => ReactNode

export type Part = {
  values: RecipeValues
  errors: Record<string, string>
  noteOf?: NoteOf
  /** A file holds the values: nothing is fetched from another site before the chef has chosen its address. */
  isFromFile?: boolean
  /** What a stored recipe promises, by field. The review says it in its notes. */
  warnings?: WarningsByField
  /** Fields that somebody should look at: what is folded over them starts open. */
  looksAt?: readonly string[]
}

/** Fields with controls of their own. */
type OwnField = 'name' | 'equipment' | 'nutrition_shown' | (typeof OWN_RECIPE_FIELDS)[number]

/** How each other field looks. The compiler refuses a form that leaves one out. */
const LOOKS: Record<Exclude<RecipeField, OwnField>, FieldLook> = {
  description: { rows: 3 },
  story: { rows: 5, hint: 'The page shows it below the method.' },
  recipe_category: { none: 'None' },
  difficulty: { none: 'Unknown' },
  cuisine: { none: 'None' },
  author_name: {},
  image_url: { hint: 'Without a picture, readers see a drawing of what the lines name.' },
  keywords: { hint: 'Separated by commas.' },
  prep_time_minutes: {},
  cook_time_minutes: {},
  total_time_minutes: {},
  servings: {},
}

/** The control of a field, with what is said of it. */
export function RecipeControl({
  name,
  look,
  ...part
}: Part & { name: keyof typeof LOOKS; look?: FieldLook }) {
  return (
    <FieldControl
      name={name}
      field={RECIPE_FIELDS[name]}
      look={{ ...LOOKS[name], ...look }}
      value={part.values.texts[name]}
      error={errorIn(part.errors, name)}
      note={noteIn(part, name)}
      isFromFile={part.isFromFile}
    />
  )
}

/** Controls that share a note: a screen reader says it on the way into their group. */
export function Described({ name, note, children }: { name: string; note: ReactNode; children: ReactNode }) {
  const id = useId()
  if (!note) return children
  return (
    <fieldset aria-label={name} aria-describedby={id} className="min-w-0">
      {children}
      <div id={id}>{note}</div>
    </fieldset>
  )
}

/** What is said of a field below its control. */
export function noteIn({ noteOf, warnings }: Part, field: keyof WrittenRecipe): ReactNode {
  if (noteOf) return noteOf(field)
  return warnings?.[field] && <FieldWarnings texts={warnings[field]} />
}

/** Whether something is wrong with a field, or somebody should look at it. Errors of lists name their place, too. */
export function wantsALook({ errors, warnings, looksAt }: Part, field: string): boolean {
  const isWrong = Object.keys(errors).some((path) => path.split('.').includes(field))
  return isWrong || Boolean(warnings?.[field]?.length) || Boolean(looksAt?.includes(field))
}
