import { Icon } from '#app/ui/icon.tsx'
import { href } from 'react-router'
import { readSentLabels } from '#domain/diet/label-form.ts'
import { Chip } from '#app/ui/form/choice-field.tsx'
import { CATEGORIES, DIFFICULTIES, WELLNESS_CATEGORIES, type RecipeFields } from '#domain/recipe.ts'
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
export function ReviewFields({ item, typed, errors, rows }: Props) {
  const about = (field: keyof RecipeFields, label: string): RowText & { name: string; value: string } => ({
    name: field,
    label,
    value: typed[field]?.[0] ?? '',
    report: rows.get(field),
    error: errors[field],
    warnings: item.warnings.filter((warning) => warning.field === field).map(({ text }) => text),
  })
  const heading = 'A line that begins with # becomes a heading for the lines below.'
  return (
    <ul className="mt-4">
      <LineRow {...about('name', 'Name')} />
      <TextRow {...about('description', 'Description')} rows={3} />
      <LineRow {...about('author_name', 'Author')} />
      <LineRow {...about('prep_time_minutes', 'Prep Time')} isNumber hint={<p>In minutes.</p>} />
      <LineRow {...about('cook_time_minutes', 'Cook Time')} isNumber hint={<p>In minutes.</p>} />
      <LineRow {...about('total_time_minutes', 'Total Time')} isNumber hint={<p>In minutes.</p>} />
      <LineRow {...about('servings', 'Servings')} isNumber />
      <ChoiceRow {...about('recipe_category', 'Category')} choices={CATEGORIES} />
      <ChoiceRow {...about('difficulty', 'Difficulty')} choices={DIFFICULTIES} />
      <ChipsRow
        {...about('wellness_categories', 'Wellness')}
        chosen={typed.wellness_categories ?? []}
        choices={WELLNESS_CATEGORIES}
      />
      <TextRow
        {...about('ingredients', 'Ingredients')}
        at="ingredients"
        rows={8}
        hint={<p>Write one ingredient on each line. {heading}</p>}
      />
      <TextRow
        {...about('instructions', 'Instructions')}
        rows={8}
        hint={<p>Write one step on each line. {heading}</p>}
      />
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
      <NutritionFields {...about('nutrition', 'Nutrition')} typed={typed} errors={errors} />
      <LineRow {...about('keywords', 'Keywords')} hint={<p>Separated by commas.</p>} />
      <LineRow {...about('image_url', 'Image')} />
      <TextRow {...about('story', 'Story')} rows={3} />
    </ul>
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

function TextRow({ name, value, rows, ...row }: ValueText & { rows: number }) {
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
