import { Fragment, type ReactNode, useState } from 'react'
import { href } from 'react-router'
import { ChipsField } from '#app/ui/form/chips-field.tsx'
import { FormSelect } from '#app/ui/form/choice-field.tsx'
import { FieldControl, type FieldLook } from '#app/ui/form/field-control.tsx'
import { errorIn } from '#app/ui/form/form-errors.ts'
import { LineList } from '#app/ui/form/line-list.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { namesOf } from '#domain/field.ts'
import { RECIPE_FIELDS, type RecipeField } from '#domain/recipe/fields.ts'
import { NUTRITION_FACTS, NUTRITION_NAMES } from '#domain/recipe/nutrition-facts.ts'
import { WELLNESS_CATEGORIES } from '#domain/recipe/recipe.ts'
import type { LabelSheet } from '#server/label-sheet.ts'
import { LabelList } from '../labels/label-list.tsx'
import type { RecipeValues } from './recipe-values.ts'

type Part = { values: RecipeValues; errors: Record<string, string> }

/** Every field of a recipe. They keep what is typed themselves; `onChange` hears of rows that come, go and move. */
export function RecipeFields({
  values,
  errors,
  onChange: hear,
  sheet,
  recipe_id,
}: Part & { onChange: () => void; sheet: LabelSheet; recipe_id?: string }) {
  const [moves, setMoves] = useState(0)
  const judgeAt = `${href('/admin/recipes/labels')}${recipe_id ? `?id=${encodeURIComponent(recipe_id)}` : ''}`
  function onChange() {
    setMoves((count) => count + 1)
    hear()
  }
  return (
    <>
      <About values={values} errors={errors} />
      <Times values={values} errors={errors} />
      <Panel id="ingredients" title="Ingredients">
        <LineList
          name="ingredient"
          one="ingredient"
          hasHeadings
          lines={values.ingredients}
          onChange={onChange}
          error={errorIn(errors, 'ingredients')}
          hint="Press Enter to add a line. You can paste a whole list: each line becomes an ingredient."
        />
      </Panel>
      <Panel title="Instructions">
        <LineList
          name="step"
          one="step"
          isLong
          hasHeadings
          lines={values.steps}
          onChange={onChange}
          error={errorIn(errors, 'instructions')}
          hint="Press Enter to add a step, or Shift and Enter for a new line in the same step."
        />
      </Panel>
      <Facts values={values} errors={errors} />
      <Panel id="labels">
        <LabelList
          heading={<h2 className="text-[1.375rem]">Labels</h2>}
          sheet={sheet}
          sent={values.labels}
          errors={errors}
          judgeAt={judgeAt}
          moves={moves}
          linesAt="#ingredients"
        />
      </Panel>
      <Notes values={values} errors={errors} />
    </>
  )
}

type Place = FieldLook & { panel: 'about' | 'times' | 'noted' }

/** Where each field stands, in the order of the form. One that is left out does not compile. */
const PLACES: Record<RecipeField, Place> = {
  name: { panel: 'about' },
  description: { panel: 'about', rows: 3 },
  story: {
    panel: 'about',
    rows: 5,
    hint: 'What you want to say about the dish. The page shows it below the method.',
  },
  recipe_category: { panel: 'about', none: 'None' },
  difficulty: { panel: 'about', none: 'Unknown' },
  author_name: { panel: 'about' },
  image_url: { panel: 'about' },
  prep_time_minutes: { panel: 'times' },
  cook_time_minutes: { panel: 'times' },
  total_time_minutes: { panel: 'times' },
  servings: { panel: 'times' },
  keywords: { panel: 'noted', hint: 'Separated by commas.' },
}

/** The fields of a panel. What is the form's own stands behind the field of its name. */
function Fields({
  panel,
  behind = {},
  values: { texts },
  errors,
}: Part & { panel: Place['panel']; behind?: Partial<Record<RecipeField, ReactNode>> }) {
  return namesOf(PLACES)
    .filter((name) => PLACES[name].panel === panel)
    .map((name) => (
      <Fragment key={name}>
        <FieldControl
          name={name}
          field={RECIPE_FIELDS[name]}
          look={PLACES[name]}
          value={texts[name]}
          error={errorIn(errors, name)}
        />
        {behind[name]}
      </Fragment>
    ))
}

function About({ values, errors }: Part) {
  const field = (name: string) => ({ name, defaultValue: values.texts[name], error: errors[name] })
  const slug = (
    <TextField
      label="Slug"
      maxLength={200}
      hint="The last part of the recipe’s address. Leave it empty to make it from the name."
      {...field('slug')}
    />
  )
  const status = (
    <FormSelect label="Status" hint="Only administrators see a draft." {...field('status')}>
      <option value="published">Published</option>
      <option value="draft">Draft</option>
    </FormSelect>
  )
  return (
    <Panel title="About the dish">
      <div className={GRID}>
        <Fields panel="about" behind={{ name: slug, author_name: status }} values={values} errors={errors} />
      </div>
    </Panel>
  )
}

function Times({ values, errors }: Part) {
  return (
    <Panel title="Times and servings">
      <div className={NUMBERS}>
        <Fields panel="times" values={values} errors={errors} />
      </div>
    </Panel>
  )
}

function Facts({ values: { facts }, errors }: Part) {
  return (
    <Panel title="Nutrition Facts" intro="Values for one serving. An empty field is shown as unknown.">
      <div className={NUMBERS}>
        {NUTRITION_NAMES.map((name) => (
          <FieldControl
            key={name}
            name={name}
            field={NUTRITION_FACTS[name]}
            value={facts[name]}
            error={errors[`nutrition.${name}`]}
          />
        ))}
      </div>
    </Panel>
  )
}

function Notes({ values, errors }: Part) {
  return (
    <Panel title="Noted for">
      <div className="grid gap-5">
        <ChipsField
          label="Wellness categories"
          name="wellness_categories"
          choices={WELLNESS_CATEGORIES}
          chosen={values.wellness}
          error={errorIn(errors, 'wellness_categories')}
        />
        <Fields panel="noted" values={values} errors={errors} />
      </div>
    </Panel>
  )
}

const GRID = 'grid items-start gap-x-5 gap-y-4.5 md:grid-cols-2'
const NUMBERS = 'grid items-start gap-x-5 gap-y-4.5 grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))]'
