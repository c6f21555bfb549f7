import { useEffect, useRef } from 'react'
import { href, useFetcher } from 'react-router'
import { Button } from '../../ui/button/button.tsx'
import { CopyButton } from '../../ui/button/copy-button.tsx'
import { FormSelect } from '../../ui/field/choice-field.tsx'
import { TextAreaField } from '../../ui/field/text-area-field.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Fold } from '../../ui/form/fold.tsx'
import { formatCount } from 'recipe-basics/text/format-number'
import { namesOf } from 'recipe-basics/fields/field'
import { LINK_DAYS, LINK_STATES, MAX_LINK_NOTE, USUAL_LINK_DAYS } from '#domain/publishing/preview.ts'
import type { PreviewLink } from '#server/data/things/preview-links.ts'
import type { MadeLink } from '../preview/made-link.ts'
import { MAKE_LINK } from '../preview/preview-address.ts'
import { useMomentFormat } from '../use-moment-format.ts'

/**
 * Links to a thing for people without an account. Making one sends the form `form` of the thing, because a link can show what
 * is typed into it; `made` is the last answer.
 */
export function PreviewLinks({
  form,
  links,
  made,
}: {
  form: string
  links: PreviewLink[]
  made: MadeLink | undefined
}) {
  const errors = made?.errors ?? {}
  return (
    <Fold
      id="preview-links"
      title="Preview links"
      holds={links.length > 0 ? formatCount(links.length, 'link') : 'none'}
      isOpen={made !== undefined}
    >
      <p className="text-ink-soft">
        For somebody without an account, a dietitian perhaps. Anybody who has the link can read this, public
        or not, until the link ends or you withdraw it.
      </p>
      {/* A link that was made empties these fields. */}
      <div key={made?.address} className="grid items-start gap-x-5 gap-y-4.5 md:grid-cols-2">
        {/* Of several lines, because Enter in a field of one line would save the whole form. */}
        <TextAreaField
          form={form}
          name="link_note"
          label="For whom"
          hint="A note for yourself, so that you know later whose link this is."
          rows={1}
          maxLength={MAX_LINK_NOTE}
          error={errors.link_note}
          className="md:col-span-2"
        />
        <FormSelect form={form} name="link_state" label="It shows" error={errors.link_state}>
          {namesOf(LINK_STATES).map((state) => (
            <option key={state} value={state}>
              {LINK_STATES[state]}
            </option>
          ))}
        </FormSelect>
        <FormSelect
          form={form}
          name="link_days"
          label="It works for"
          defaultValue={USUAL_LINK_DAYS}
          error={errors.link_days}
        >
          {LINK_DAYS.map((days) => (
            <option key={days} value={days}>
              {days} days
            </option>
          ))}
        </FormSelect>
        <Button form={form} type="submit" name={MAKE_LINK} value="yes" look="outline" className="w-fit">
          <Icon name="link" className="size-[1.1em] stroke-[1.8]" /> Make a link
        </Button>
      </div>
      {made?.address && <NewLink key={`new ${made.address}`} address={made.address} />}
      {links.length > 0 && (
        <ul className="mt-5">
          {links.map((link) => (
            <LinkRow key={link.id} link={link} />
          ))}
        </ul>
      )}
    </Fold>
  )
}

/** The address of a link that was just made. */
function NewLink({ address }: { address: string }) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // Read out, and ready to be copied.
    field.current?.focus()
    field.current?.select()
  }, [])
  return (
    <div className="mt-5 flex flex-wrap items-end gap-3 rounded-control bg-sage-tint p-4">
      <TextField
        ref={field}
        label="Your new link"
        value={address}
        readOnly
        hint="Copy it now. The site keeps no copy, so it is not shown again."
        className="min-w-0 flex-1 basis-80"
      />
      <CopyButton link={address} />
    </div>
  )
}

function LinkRow({ link: { id, note, isNewest, created_at, expires_at } }: { link: PreviewLink }) {
  const { Form } = useFetcher()
  const format = useMomentFormat()
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-line py-2">
      <div className="min-w-0 wrap-anywhere">
        <p dir="auto">{note ?? 'Without a note'}</p>
        <p className="text-caption text-ink-soft">
          Made {format(created_at)}. Shows {isNewest ? 'the newest saved state' : 'what the form said then'}.
          Ends {format(expires_at)}.
        </p>
      </div>
      <Form method="post" action={href('/admin/preview-links/:id/withdraw', { id })}>
        <Button
          type="submit"
          look="outline"
          aria-label={`Withdraw the link ${note ? `for ${note}` : 'without a note'}`}
        >
          Withdraw
        </Button>
      </Form>
    </li>
  )
}
