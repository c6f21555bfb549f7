import { Icon } from '#app/ui/icon.tsx'
import { href } from 'react-router'
import { readSentLabels } from '#domain/diet/label-form.ts'
import { Chip } from '#app/ui/form/choice-field.tsx'
import { type Field, namesOf } from '#domain/field.ts'
import { RECIPE_FIELDS } from '#domain/recipe/fields.ts'
import { WELLNESS_CATEGORIES, type RecipeFields } from '#domain/recipe/recipe.ts'
import type { FieldReport } from '#domain/recipe-import/report.ts'
import type { Typed } from '#domain/recipe-import/review-form.ts'
import { LabelList } from '../labels/label-list.tsx'
import type { ShownItem } from './load-review.ts'
import { NutritionFields } from './nutrition-fields.tsx'
import { ReviewRow, type RowText } from './review-row.tsx'

type Props = {
  item: ShownItem
  typed: Typed
  errors: Record<string, string>
  rows: Map<string, FieldReport[]>
}

/** Every field of a recipe under review, in the order of the public page. */
export function ReviewFields(props: Props) {
  return (
    <ul className="mt-4">
      {namesOf(LOOKS).map((name) => (
        <FieldRow key={name} name={name} {...props} />
      ))}
    </ul>
  )
}

const HEADING = 'A line that begins with # becomes a heading for the lines below.'

/** The fields in the order of the review. One that is left out does not compile. */
const LOOKS: Record<keyof RecipeFields, { hint?: string; rows?: number }> = {
  name: {},
  description: { rows: 3 },
  author_name: {},
  prep_time_minutes: { hint: 'In minutes.' },
  cook_time_minutes: { hint: 'In minutes.' },
  total_time_minutes: { hint: 'In minutes.' },
  servings: {},
  recipe_category: {},
  difficulty: {},
  wellness_categories: {},
  ingredients: { rows: 8, hint: `Write one ingredient on each line. ${HEADING}` },
  instructions: { rows: 8, hint: `Write one step on each line. ${HEADING}` },
  dietary_restrictions: {},
  nutrition: {},
  keywords: { hint: 'Separated by commas.' },
  image_url: {},
  story: { rows: 3 },
}

function FieldRow({ name, item, typed, errors, rows }: Props & { name: keyof RecipeFields }) {
  const { hint, rows: lines } = LOOKS[name]
  const row = {
    name,
    value: typed[name]?.[0] ?? '',
    report: rows.get(name),
    error: errors[name],
    warnings: item.warnings.filter((warning) => warning.field === name).map(({ text }) => text),
    hint: hint && <p>{hint}</p>,
  }
  switch (name) {
    case 'ingredients':
      return <TextRow label="Ingredients" at="ingredients" rows={lines} {...row} />
    case 'instructions':
      return <TextRow label="Instructions" rows={lines} {...row} />
    case 'wellness_categories':
      return <ChipsRow label="Wellness" chosen={typed[name] ?? []} choices={WELLNESS_CATEGORIES} {...row} />
    case 'dietary_restrictions':
      return <LabelsRow item={item} typed={typed} errors={errors} />
    case 'nutrition':
      return <NutritionFields label="Nutrition" typed={typed} errors={errors} {...row} />
    default:
      return <PlainRow field={RECIPE_FIELDS[name]} lines={lines} {...row} />
  }
}

/** The row that a kind of field has. */
function PlainRow({ field, lines, ...row }: Omit<ValueText, 'label'> & { field: Field; lines?: number }) {
  const { label } = field
  switch (field.kind) {
    case 'prose':
      return <TextRow label={label} rows={lines} {...row} />
    case 'choice':
      return <ChoiceRow label={label} choices={field.choices} {...row} />
    default:
      return <LineRow label={label} isNumber={field.kind === 'number'} {...row} />
  }
}

function LabelsRow({ item, typed, errors }: Pick<Props, 'item' | 'typed' | 'errors'>) {
  return (
    <li id="labels" className="scroll-mt-6 border-t border-line py-3">
      <LabelList
        heading={<h3 className="font-sans text-ui leading-[1.4] font-semibold">Labels</h3>}
        sheet={item.sheet}
        sent={readSentLabels((name) => typed[name]?.[0])}
        errors={errors}
        claims={item.claims}
        judgeAt={href('/admin/import/labels')}
        linesAt="#ingredients"
      />
    </li>
  )
}

type ValueText = RowText & { name: string; value: string }

function LineRow({ name, value, isNumber, ...row }: ValueText & { isNumber?: boolean }) {
  return (
    <ReviewRow
      {...row}
      control={(text) => (
        <input
          type="text"
          dir={isNumber ? undefined : 'auto'}
          inputMode={isNumber ? 'decimal' : undefined}
          autoComplete="off"
          name={name}
          defaultValue={value}
          {...text}
        />
      )}
    />
  )
}

function TextRow({ name, value, rows, ...row }: ValueText & { rows?: number }) {
  return (
    <ReviewRow
      {...row}
      control={({ className, ...text }) => (
        <textarea
          dir="auto"
          rows={rows}
          name={name}
          defaultValue={value}
          className={`${className} resize-y leading-[1.55]`}
          {...text}
        />
      )}
    />
  )
}

function ChoiceRow({ name, value, choices, ...row }: ValueText & { choices: readonly string[] }) {
  return (
    <ReviewRow
      {...row}
      control={({ className, ...text }) => (
        <span className="relative block">
          <select name={name} defaultValue={value} className={`${className} appearance-none pr-10`} {...text}>
            <option value="">Not stated</option>
            {choices.map((choice) => (
              <option key={choice}>{choice}</option>
            ))}
          </select>
          <Icon
            name="chevron-down"
            className="pointer-events-none absolute top-1/2 right-3 size-4.5 -translate-y-1/2 stroke-[1.8]"
          />
        </span>
      )}
    />
  )
}

function ChipsRow({
  name,
  choices,
  chosen,
  ...row
}: ValueText & { choices: readonly string[]; chosen: string[] }) {
  return (
    <ReviewRow
      {...row}
      grouped
      control={() => (
        <div className="flex flex-wrap gap-2">
          {choices.map((choice) => (
            <Chip key={choice} name={name} value={choice} defaultChecked={chosen.includes(choice)}>
              {choice}
            </Chip>
          ))}
        </div>
      )}
    />
  )
}
