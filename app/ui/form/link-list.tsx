import type { LinkValue } from '#domain/equipment/form.ts'
import { Icon } from '../icon/icon.tsx'
import { Button } from '../button/button.tsx'
import { FieldError } from '../field/field.tsx'
import { RowButtons } from './row-buttons.tsx'
import { TextField } from '../field/text-field.tsx'
import { useRows } from './use-rows.ts'

const BLANK: LinkValue = { url: '', program: '', label: '' }
/** Without scripts there is no button for more. */
const SPARE_LINKS = 2

/** A list of shops' addresses that can be put in order. Each is sent as `link_url`, `link_program` and `link_label`. */
export function LinkList({
  links,
  errors,
  onChange,
}: {
  links: readonly LinkValue[]
  /** By `affiliate_links.0.url` and so on, and `affiliate_links` for the whole list. */
  errors: Record<string, string>
  onChange: () => void
}) {
  const { rows, list, said, insert, remove, move } = useRows(links, onChange)
  return (
    <div className="grid gap-3">
      {errors.affiliate_links && <FieldError>{errors.affiliate_links}</FieldError>}
      <ol ref={list} tabIndex={-1} aria-label="Links" className="grid gap-5 outline-none">
        {rows.map(({ key, value }, place) => (
          <li
            key={key}
            data-row={key}
            className="flex flex-wrap gap-x-2 border-t border-line pt-3 first:border-t-0 first:pt-0 lg:flex-nowrap lg:items-start"
          >
            <LinkFields value={value} place={place} errors={errors} />
            <RowButtons
              className="lg:mt-7"
              name={`link ${place + 1}`}
              isFirst={place === 0}
              isLast={place === rows.length - 1}
              onMove={(by) => move(key, by)}
              onRemove={() => remove(key)}
            />
          </li>
        ))}
      </ol>
      <noscript>
        <ul className="grid gap-5">
          {Array.from({ length: SPARE_LINKS }, (_, place) => (
            <li key={place}>
              <LinkFields value={BLANK} place={rows.length + place} errors={errors} />
            </li>
          ))}
        </ul>
      </noscript>
      <output className="sr-only">{said}</output>
      <div className="scripted">
        <Button look="outline" onClick={() => insert([BLANK])}>
          <Icon name="plus" className="size-[1.1em] stroke-[1.8]" /> Add link
        </Button>
      </div>
    </div>
  )
}

function LinkFields({
  value,
  place,
  errors,
}: {
  value: LinkValue
  place: number
  errors: Record<string, string>
}) {
  const error = (part: string) => errors[`affiliate_links.${place}.${part}`]
  return (
    <fieldset className="grid grow items-start gap-x-5 gap-y-3 md:grid-cols-[2fr_1fr_1fr]">
      <legend className="sr-only">Link {place + 1}</legend>
      <TextField
        label="Address"
        name="link_url"
        type="url"
        placeholder="https://"
        defaultValue={value.url}
        error={error('url')}
        data-part="field"
      />
      <TextField label="Program" name="link_program" defaultValue={value.program} error={error('program')} />
      <TextField
        label="Label"
        name="link_label"
        hint="The name of the shop, if it differs from the program."
        defaultValue={value.label}
        error={error('label')}
      />
    </fieldset>
  )
}
