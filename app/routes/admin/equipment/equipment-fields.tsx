import { FieldControl, type FieldLook } from '#app/ui/form/field-control.tsx'
import { FieldWarnings } from '../../../ui/field/field-warnings.tsx'
import { LineList } from '#app/ui/form/line-list.tsx'
import { LinkList } from '#app/ui/form/link-list.tsx'
import { Fold } from '../../../ui/form/fold.tsx'
import { Panel } from '../../../ui/frame/panel.tsx'
import {
  EQUIPMENT_FIELDS,
  MAX_RATING,
  type EquipmentField,
  type EquipmentList,
} from '#domain/equipment/fields.ts'
import type { EquipmentValues } from '#domain/equipment/form.ts'
import { namesOf } from 'recipe-basics/fields/field'
import type { WarningsByField } from '#domain/fields/field-warnings.ts'
import { SlugField } from '../slug-field.tsx'
import { DrawnAs } from './drawn-as.tsx'

type Part = {
  values: EquipmentValues
  errors: Record<string, string>
  /** What a stored piece promises, by field. */
  warnings?: WarningsByField
}

/**
 * Every field of a piece of equipment. They keep what is typed themselves; `onChange` hears of rows that come, go and
 * move.
 */
export function EquipmentFields({ onChange, ...part }: Part & { onChange: () => void }) {
  const { values, errors } = part
  return (
    <>
      <About {...part} />
      <Review onChange={onChange} {...part} />
      <Panel
        title="Affiliate Links"
        intro="Shops that sell this piece. The page says that the links earn a commission before it shows the first one."
      >
        <LinkList links={values.links} errors={errors} onChange={onChange} />
        <FieldWarnings texts={part.warnings?.affiliate_links} />
      </Panel>
      <Fold
        title="Address"
        holds={values.texts.slug ? `/equipment/${values.texts.slug}` : 'made from the name when you save'}
        isOpen={Boolean(errors.slug)}
      >
        <SlugField kind="piece" value={values.texts.slug} error={errors.slug} />
      </Fold>
    </>
  )
}

type Place = FieldLook & { panel: 'about' | 'review' }

/** Where each field stands, in the order of the form. The compiler refuses a form that leaves one out. */
const PLACES: Record<Exclude<EquipmentField, EquipmentList | 'drawn_as'>, Place> = {
  name: { panel: 'about' },
  category: { panel: 'about' },
  brand: { panel: 'about' },
  model: { panel: 'about' },
  price: { panel: 'about' },
  currency: { panel: 'about', hint: 'Three letters, such as USD or EUR.' },
  price_checked_on: {
    panel: 'about',
    hint: 'Readers see the day beside the price. A new price gets today by itself. Choose today when you looked again and the price is the same.',
  },
  description: { panel: 'about', rows: 4 },
  image_url: { panel: 'about' },
  rating: { panel: 'review', label: `Rating (1 to ${MAX_RATING} stars)` },
  review_summary: { panel: 'review', rows: 4, hint: 'The page shows the review in quotation marks.' },
}

/** The lists of the review, and what one line of each is called. */
const LISTS: Record<EquipmentList, string> = { features: 'feature', pros: 'pro', cons: 'con' }

function Fields({ panel, values: { texts }, errors, warnings }: Part & { panel: Place['panel'] }) {
  return namesOf(PLACES)
    .filter((name) => PLACES[name].panel === panel)
    .map((name) => (
      <FieldControl
        key={name}
        name={name}
        field={EQUIPMENT_FIELDS[name]}
        look={PLACES[name]}
        value={texts[name]}
        error={errors[name]}
        note={warnings?.[name] && <FieldWarnings texts={warnings[name]} />}
      />
    ))
}

function About(part: Part) {
  return (
    <Panel title="About the piece">
      <div className={GRID}>
        <Fields panel="about" {...part} />
        <DrawnAs
          texts={part.values.texts}
          features={part.values.lists.features}
          error={part.errors.drawn_as}
        />
      </div>
    </Panel>
  )
}

function Review({ onChange, ...part }: Part & { onChange: () => void }) {
  const { values, errors, warnings } = part
  return (
    <Panel title="Our Review">
      <div className={GRID}>
        <Fields panel="review" {...part} />
        {namesOf(LISTS).map((name) => (
          <fieldset key={name} className={`min-w-0 ${WHOLE}`}>
            <legend className="mb-2 text-ui font-semibold">{EQUIPMENT_FIELDS[name].label}</legend>
            <LineList
              field={name}
              name={name}
              one={LISTS[name]}
              lines={values.lists[name].map((text) => ({ text, isHeading: false, url: '' }))}
              onChange={onChange}
              errors={errors}
            />
            <FieldWarnings texts={warnings?.[name]} />
          </fieldset>
        ))}
      </div>
    </Panel>
  )
}

const GRID = 'grid items-start gap-x-5 gap-y-4.5 md:grid-cols-2'
const WHOLE = 'col-span-full'
