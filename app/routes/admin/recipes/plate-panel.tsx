import { FormSelect } from '../../../ui/field/choice-field.tsx'
import { Panel } from '../../../ui/frame/panel.tsx'
import { PlatePicture } from '../../../ui/picture/plate-picture.tsx'
import { RECIPE_FIELDS } from 'recipe-basics/recipe/fields'
import type { RecipeValues } from '#domain/recipe/form.ts'
import { slugify } from '#domain/addresses/slug.ts'
import type { LabelPreview } from '#server/recipe-preview/label-preview.ts'

/** The drawing that readers see where there is no picture. The server says what changes while the chef types. */
export function PlatePanel({
  texts,
  preview,
}: {
  texts: RecipeValues['texts']
  preview: LabelPreview['plate']
}) {
  const slug = texts.slug || slugify(texts.name) || 'recipe'
  return (
    <Panel id="plate" title="Plate" intro="Readers see this drawing where there is no picture.">
      <div className="grid items-start gap-x-8 gap-y-5 md:grid-cols-2">
        <div>
          <PlatePicture kind="plate" format="card" slug={slug} {...preview} />
          <p className="mt-2.5 text-caption text-ink-soft">
            The drawing shows only foods that your ingredient lines name.
          </p>
        </div>
        <FormSelect
          label={RECIPE_FIELDS.draw_dish.label}
          name="draw_dish"
          defaultValue={texts.draw_dish}
          hint="If you choose no, readers see an empty plate."
        >
          <option value="">Yes</option>
          <option value="no">No</option>
        </FormSelect>
      </div>
    </Panel>
  )
}
