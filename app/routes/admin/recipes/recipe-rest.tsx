import { type RefObject, useState } from 'react'
import { href } from 'react-router'
import { FormSelect } from '../../../ui/field/choice-field.tsx'
import { Fold, Folds } from '../../../ui/form/fold.tsx'
import { RECIPE_FIELDS } from 'recipe-basics/recipe/fields'
import { NUTRITION_NAMES } from 'recipe-basics/recipe/nutrition-facts'
import { formatCount } from 'recipe-basics/text/format-number'
import { errorIn } from '#app/ui/form/form-errors.ts'
import { readRecipeValues } from '#domain/recipe/form.ts'
import type { LabelPreview } from '#server/recipe-preview/label-preview.ts'
import { LabelList, type LabelsPart } from '../labels/label-list.tsx'
import { SlugField } from '../slug-field.tsx'
import { EquipmentUsed, type NamedPiece } from './equipment-used.tsx'
import { GutPanel } from './gut-panel.tsx'
import { NutritionPanel } from './nutrition-panel.tsx'
import { Described, noteIn, type Part, RecipeControl, wantsALook } from './recipe-control.tsx'
import {
  firstWords,
  gutInWords,
  kindInWords,
  labelsInWords,
  nutritionInWords,
  sourcesInWords,
  timesInWords,
} from './rest-in-words.ts'
import { TotalFromParts } from './total-from-parts.tsx'
import { TrustPanel } from './trust-panel.tsx'

const TIMES = ['prep_time_minutes', 'cook_time_minutes', 'total_time_minutes'] as const
const KIND = ['recipe_category', 'difficulty', 'cuisine', 'keywords'] as const
const LABELS = ['dietary_restrictions', 'label', 'label_reason']

/** All of a recipe that is not needed to write one: a sentence each, which opens. The sentences follow what is typed. */
export function RecipeRest({
  labels,
  list,
  preview,
  now,
  pieces,
  staleSince,
  ...part
}: Part & {
  labels: LabelsPart
  list: RefObject<HTMLUListElement | null>
  preview: LabelPreview
  now?: string
  pieces?: NamedPiece[]
  staleSince?: string | null
}) {
  const { values, errors, warnings = {} } = part
  const [typed, setTyped] = useState(values)
  const { texts } = typed
  const used = texts.equipment.split(', ').filter(Boolean).length
  const opens = (...fields: string[]) => ({ isOpen: fields.some((field) => wantsALook(part, field)) })
  return (
    <div
      onInput={({ currentTarget }) => {
        const form = currentTarget.closest('form')
        if (form) setTyped(readRecipeValues(new FormData(form)))
      }}
    >
      <Folds title="All the rest">
        <Fold title="Times" {...timesInWords(typed)} {...opens(...TIMES)}>
          <TotalFromParts texts={values.texts}>
            <div className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] items-start gap-x-5 gap-y-4.5">
              {TIMES.map((name) => (
                <RecipeControl key={name} name={name} {...part} />
              ))}
            </div>
          </TotalFromParts>
        </Fold>
        <Fold title="Kind" {...kindInWords(typed)} {...opens(...KIND)}>
          <div className="grid items-start gap-x-5 gap-y-4.5 sm:grid-cols-2">
            {KIND.map((name) => (
              <RecipeControl key={name} name={name} {...part} />
            ))}
          </div>
        </Fold>
        <Fold title="Description" {...firstWords(texts.description)} {...opens('description')}>
          <RecipeControl name="description" {...part} />
        </Fold>
        <Fold id="labels" title="Labels" {...labelsInWords(preview)} {...opens(...LABELS)}>
          <LabelList
            sent={values.labels}
            errors={errors}
            linesAt="#ingredients"
            claims={labels.claims}
            {...{ list, preview }}
          />
        </Fold>
        {now && (
          <Fold
            id="gut"
            title="Gut"
            {...gutInWords(typed, preview)}
            {...opens('texture', 'softer', 'low_energy')}
          >
            <GutPanel texts={values.texts} preview={preview.gut} errors={errors} warnings={warnings} />
          </Fold>
        )}
        <Fold
          id="nutrition"
          title="Nutrition"
          {...nutritionInWords(typed, preview)}
          {...opens('nutrition', ...NUTRITION_NAMES)}
        >
          <Described name="Nutrition Facts" note={noteIn(part, 'nutrition')}>
            <NutritionPanel {...{ values, errors, staleSince }} preview={preview.nutrition} />
          </Described>
        </Fold>
        {now && (
          <Fold title="Plate" holds={texts.draw_dish === 'no' ? 'empty' : 'drawn from the lines'}>
            <FormSelect
              label={RECIPE_FIELDS.draw_dish.label}
              name="draw_dish"
              defaultValue={values.texts.draw_dish}
              hint="If you choose no, readers see an empty plate."
            >
              <option value="">Yes</option>
              <option value="no">No</option>
            </FormSelect>
          </Fold>
        )}
        <Fold title="From the chef" {...firstWords(texts.story)} {...opens('story')}>
          <RecipeControl name="story" {...part} />
        </Fold>
        {pieces && (
          <Fold
            title="Equipment"
            holds={used > 0 ? formatCount(used, 'piece') : 'none'}
            {...opens('equipment')}
          >
            <EquipmentUsed
              chosen={values.texts.equipment}
              pieces={pieces}
              error={errorIn(errors, 'equipment')}
            />
          </Fold>
        )}
        {now && (
          <Fold
            id="trust"
            title="Sources"
            {...sourcesInWords(typed)}
            {...opens('checked_by', 'checked_on', 'sources', 'review_on')}
          >
            <TrustPanel {...part} />
          </Fold>
        )}
        <Fold title="Author" holds={texts.author_name || 'none'} {...opens('author_name')}>
          <RecipeControl name="author_name" {...part} />
        </Fold>
        {now && (
          <Fold
            title="Address"
            holds={
              texts.slug ? href('/recipes/:slug', { slug: texts.slug }) : 'made from the name when you save'
            }
            {...opens('slug')}
          >
            <SlugField kind="recipe" value={values.texts.slug} error={errors.slug} />
          </Fold>
        )}
      </Folds>
    </div>
  )
}
