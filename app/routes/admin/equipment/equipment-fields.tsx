import { errorIn } from '#app/ui/form/form-errors.ts'
import { LineList } from '#app/ui/form/line-list.tsx'
import { LinkList } from '#app/ui/form/link-list.tsx'
import { TextAreaField } from '#app/ui/form/text-area-field.tsx'
import { NumberField, TextField } from '#app/ui/form/text-field.tsx'
import { ImageField } from '#app/ui/image-field.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { MAX_RATING } from '#domain/equipment.ts'
import { LISTS, type EquipmentValues, type ListName } from './equipment-values.ts'

const ONE: Record<ListName, string> = { features: 'feature', pros: 'pro', cons: 'con' }

type Part = { values: EquipmentValues; errors: Record<string, string> }

/** Every field of a piece of equipment. They keep what is typed themselves; `onChange` hears of rows that come, go and move. */
export function EquipmentFields({ values, errors, onChange }: Part & { onChange: () => void }) {
  return (
    <>
      <About values={values} errors={errors} />
      <Review values={values} errors={errors} onChange={onChange} />
      <Panel
        title="Affiliate Links"
        intro="Shops that sell this piece. The page says that the links earn a commission before it shows the first one."
      >
        <LinkList links={values.links} errors={errors} onChange={onChange} />
      </Panel>
    </>
  )
}

function About({ values: { texts }, errors }: Part) {
  const field = (name: string) => ({ name, defaultValue: texts[name], error: errors[name] })
  return (
    <Panel title="About the piece">
      <div className={GRID}>
        <TextField label="Name" required maxLength={200} {...field('name')} />
        <TextField label="Category" maxLength={200} {...field('category')} />
        <TextField label="Brand" maxLength={200} {...field('brand')} />
        <TextField label="Model" maxLength={200} {...field('model')} />
        <NumberField label="Price" {...field('price')} />
        <TextField
          label="Currency"
          maxLength={3}
          hint="Three letters, such as USD or EUR."
          {...field('currency')}
        />
        <TextAreaField label="Description" rows={4} className={WHOLE} {...field('description')} />
        <ImageField label="Image" className={WHOLE} {...field('image_url')} />
      </div>
    </Panel>
  )
}

function Review({ values, errors, onChange }: Part & { onChange: () => void }) {
  const { texts, lists } = values
  return (
    <Panel title="Our Review">
      <div className={GRID}>
        <NumberField
          label={`Rating (1 to ${MAX_RATING} stars)`}
          name="rating"
          defaultValue={texts.rating}
          error={errors.rating}
        />
        <TextAreaField
          label="Review"
          rows={4}
          className={WHOLE}
          hint="The page shows the review in quotation marks."
          name="review_summary"
          defaultValue={texts.review_summary}
          error={errors.review_summary}
        />
        {(['features', 'pros', 'cons'] as const).map((name) => (
          <fieldset key={name} className={`min-w-0 ${WHOLE}`}>
            <legend className="mb-2 text-ui font-semibold">{LISTS[name]}</legend>
            <LineList
              name={name}
              one={ONE[name]}
              lines={lists[name].map((text) => ({ text, isHeading: false, url: '' }))}
              onChange={onChange}
              error={errorIn(errors, name)}
            />
          </fieldset>
        ))}
      </div>
    </Panel>
  )
}

const GRID = 'grid items-start gap-x-5 gap-y-4.5 md:grid-cols-2'
const WHOLE = 'md:col-span-2'
