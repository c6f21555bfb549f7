import { useState } from 'react'
import { href } from 'react-router'
import { ChipsField, FormSelect } from '#app/ui/form/choice-field.tsx'
import { errorIn } from '#app/ui/form/form-errors.ts'
import { LineList } from '#app/ui/form/line-list.tsx'
import { TextAreaField } from '#app/ui/form/text-area-field.tsx'
import { NumberField, TextField } from '#app/ui/form/text-field.tsx'
import { ImageField } from '#app/ui/image-field.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { CATEGORIES, DIFFICULTIES, WELLNESS_CATEGORIES } from '#domain/recipe.ts'
import type { LabelSheet } from '#server/label-sheet.ts'
import { LabelList } from '../labels/label-list.tsx'
import { FACTS, type RecipeValues } from './recipe-values.ts'

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

function About({ values: { texts }, errors }: Part) {
  const field = (name: string) => ({ name, defaultValue: texts[name], error: errors[name] })
  return (
    <Panel title="About the dish">
      <div className={GRID}>
        <TextField label="Name" required maxLength={200} {...field('name')} />
        <TextField
          label="Slug"
          maxLength={200}
          hint="The last part of the recipe’s address. Leave it empty to make it from the name."
          {...field('slug')}
        />
        <TextAreaField label="Description" rows={3} className={WHOLE} {...field('description')} />
        <TextAreaField
          label="Story"
          rows={5}
          className={WHOLE}
          hint="What you want to say about the dish. The page shows it below the method."
          {...field('story')}
        />
        <FormSelect label="Category" {...field('recipe_category')}>
          <option value="">None</option>
          {CATEGORIES.map((category) => (
            <option key={category}>{category}</option>
          ))}
        </FormSelect>
        <FormSelect label="Difficulty" {...field('difficulty')}>
          <option value="">Unknown</option>
          {DIFFICULTIES.map((difficulty) => (
            <option key={difficulty}>{difficulty}</option>
          ))}
        </FormSelect>
        <TextField label="Author" maxLength={200} {...field('author_name')} />
        <FormSelect label="Status" hint="Only administrators see a draft." {...field('status')}>
          <option value="published">Published</option>
          <option value="draft">Draft</option>
        </FormSelect>
        <ImageField label="Image" className={WHOLE} {...field('image_url')} />
      </div>
    </Panel>
  )
}

function Times({ values: { texts }, errors }: Part) {
  const field = (name: string) => ({ name, defaultValue: texts[name], error: errors[name] })
  return (
    <Panel title="Times and servings">
      <div className={NUMBERS}>
        <NumberField label="Prep Time" unit="minutes" {...field('prep_time_minutes')} />
        <NumberField label="Cook Time" unit="minutes" {...field('cook_time_minutes')} />
        <NumberField label="Total Time" unit="minutes" {...field('total_time_minutes')} />
        <NumberField label="Servings" {...field('servings')} />
      </div>
    </Panel>
  )
}

function Facts({ values: { facts }, errors }: Part) {
  return (
    <Panel title="Nutrition Facts" intro="Values for one serving. An empty field is shown as unknown.">
      <div className={NUMBERS}>
        {Object.entries(FACTS).map(([name, { label, unit }]) => {
          const field = { name, label, defaultValue: facts[name], error: errors[`nutrition.${name}`] }
          return unit ? (
            <NumberField key={name} unit={unit} {...field} />
          ) : (
            <TextField key={name} maxLength={200} {...field} />
          )
        })}
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
        <TextField
          label="Keywords"
          name="keywords"
          hint="Separated by commas."
          defaultValue={values.texts.keywords}
          error={errorIn(errors, 'keywords')}
        />
      </div>
    </Panel>
  )
}

const GRID = 'grid items-start gap-x-5 gap-y-4.5 md:grid-cols-2'
const NUMBERS = 'grid items-start gap-x-5 gap-y-4.5 grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))]'
const WHOLE = 'md:col-span-2'
