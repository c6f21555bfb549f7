import { Checkbox } from '#app/ui/form/checkbox.tsx'
import { FormSelect } from '#app/ui/form/choice-field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { PlatePicture } from '#app/ui/plate-picture.tsx'
import { CROCKERY, type Crockery } from '#domain/dish/crockery.ts'
import { FORM_NAMES } from '#domain/dish/form-names.ts'
import { PLATE_CONTROLS, readPlateChoice } from '#domain/dish/plate-choice.ts'
import { namesOf } from '#domain/field.ts'
import { CATEGORIES, type Category } from '#domain/recipe/choices.ts'
import type { RecipeValues } from '#domain/recipe/form.ts'
import { slugify } from '#domain/slug.ts'
import type { PlatePreview } from '#server/plate-preview.ts'

const CROCKERY_NAMES: Record<Crockery, string> = {
  white: 'White',
  cream: 'Cream',
  sage: 'Sage',
  slate: 'Slate',
  clay: 'Clay',
  iron: 'Iron',
  butter: 'Butter',
  blush: 'Blush',
}
/** Each category has a cloth. */
const CLOTH_NAMES: Record<Category, string> = {
  Breakfast: 'Butter',
  Lunch: 'Sage',
  Dinner: 'Olive',
  Appetizer: 'Mist',
  Dessert: 'Rose',
  Snack: 'Straw',
  'Main Course': 'Terracotta',
  'Side Dish': 'Moss',
  Soup: 'Slate',
  Salad: 'Celery',
}

/**
 * The drawing that readers see where there is no picture, as the lines say it, and what the chef may choose instead. The
 * server says what changes while she types.
 */
export function PlatePanel({ texts, preview }: { texts: RecipeValues['texts']; preview: PlatePreview }) {
  const { form, crockery, cloth, off } = readPlateChoice(texts.plate)
  const drawing = {
    kind: 'plate',
    dish: preview.dish,
    slug: texts.slug || slugify(texts.name) || 'recipe',
    category: preview.category,
  } as const
  return (
    <Panel id="plate" title="Plate" intro="What the drawing shows. Readers see it where there is no picture.">
      <div className="grid items-start gap-x-8 gap-y-5 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div>
          <PlatePicture {...drawing} format="card" />
          <p className="mt-2.5 text-caption text-ink-soft">
            The drawing shows only foods that your ingredient lines name.
          </p>
        </div>
        <div className="grid gap-4.5">
          <FormSelect label="Form" name={PLATE_CONTROLS.form} defaultValue={form ?? ''}>
            <option value="">As the words say: {FORM_NAMES[preview.read]}</option>
            {namesOf(FORM_NAMES).map((name) => (
              <option key={name} value={name}>
                {FORM_NAMES[name]}
              </option>
            ))}
          </FormSelect>
          <FormSelect label="Crockery" name={PLATE_CONTROLS.crockery} defaultValue={crockery ?? ''}>
            <option value="">Automatic</option>
            {CROCKERY.map((name) => (
              <option key={name} value={name}>
                {CROCKERY_NAMES[name]}
              </option>
            ))}
          </FormSelect>
          <FormSelect label="Cloth" name={PLATE_CONTROLS.cloth} defaultValue={cloth ?? ''}>
            <option value="">As the category says</option>
            {CATEGORIES.map((name) => (
              <option key={name} value={name}>
                {CLOTH_NAMES[name]}, as for {name}
              </option>
            ))}
          </FormSelect>
        </div>
      </div>
      <OnPlate preview={preview} off={off} />
    </Panel>
  )
}

/** The foods that one would see, each with its line. What the chef took off stays off until she puts it back. */
function OnPlate({ preview: { foods, unseen, gone }, off }: { preview: PlatePreview; off: string[] }) {
  if (foods.length === 0 && unseen.length === 0 && gone.length === 0) return null
  const offered = new Set([...foods.map(({ food }) => food), ...gone])
  return (
    <fieldset className="mt-5 min-w-0 border-t border-line pt-4">
      <legend className="float-left mb-1 w-full text-ui font-semibold">What lies on it</legend>
      <div className="clear-both grid gap-x-8 sm:grid-cols-2">
        {foods.map(({ food, cut, line }) => (
          <Food key={food} food={food} isOn={!off.includes(food)}>
            {[food, cut].filter(Boolean).join(', ')}
            <span className="text-caption text-ink-soft"> line {line}</span>
          </Food>
        ))}
        {gone.map((food) => (
          <Food key={food} food={food} isOn={false}>
            {food}
            <span className="text-caption text-ink-soft">
              {' '}
              You took it off, and the list does not hold it any more. Tick it to forget that.
            </span>
          </Food>
        ))}
      </div>
      {off
        .filter((food) => !offered.has(food))
        .map((food) => (
          <input key={food} type="hidden" name={PLATE_CONTROLS.food} value={food} />
        ))}
      {unseen.length > 0 && (
        <p className="mt-2 flex gap-2 text-caption text-ink-soft">
          <Icon name="eye" className="mt-[.2em] size-[1.1em] flex-none" />
          <span>
            Nothing to see of: {unseen.map(({ food, line }) => `${food} (line ${line})`).join(', ')}.
          </span>
        </p>
      )}
    </fieldset>
  )
}

function Food({ food, isOn, children }: { food: string; isOn: boolean; children: React.ReactNode }) {
  return (
    <div>
      <input type="hidden" name={PLATE_CONTROLS.food} value={food} />
      <Checkbox name={PLATE_CONTROLS.on} value={food} defaultChecked={isOn} label={children} />
    </div>
  )
}
