import { Form } from 'react-router'
import { Button } from '../../../../ui/button/button.tsx'
import { RadioList } from '../../../../ui/field/radio-list.tsx'
import { TextField } from '../../../../ui/field/text-field.tsx'
import { Panel } from '../../../../ui/frame/panel.tsx'
import { PageField } from './page-field.tsx'

type Typed = { from: string; to: string; isGone: boolean }

const KINDS = [
  { value: 'moved', words: 'moved for good' },
  { value: 'gone', words: 'gone for good' },
]

/** Says where an old address leads, or that its page is gone. */
export function AddressForm({
  id,
  was,
  typed,
  errors,
}: {
  id: string
  /** The old address that is changed; undefined for a new one. */
  was: string | undefined
  typed?: Typed
  errors: Record<string, string>
}) {
  return (
    <Panel id={id} title={was !== undefined ? 'Change an address' : 'Add an address'} className="mt-9">
      <Form method="post" className="grid max-w-160 gap-4.5">
        <input type="hidden" name="form" value="save" />
        {was !== undefined && <input type="hidden" name="was" value={was} />}
        <TextField
          label="Old address"
          name="from"
          required
          defaultValue={typed?.from}
          placeholder="/2019/03/carrot-soup"
          autoComplete="off"
          error={errors.from}
          hint="What comes after the name of the site, also a number behind a question mark, such as /?p=123"
        />
        <PageField
          label="Leads to"
          defaultValue={typed?.to}
          error={errors.to}
          hint="A page of this site, or an https address. Empty for a page that is gone."
        />
        <RadioList
          legend="What readers and search engines are told"
          name="kind"
          choices={KINDS}
          chosen={typed?.isGone ? 'gone' : 'moved'}
        />
        <Button type="submit" className="justify-self-start">
          Save the address
        </Button>
      </Form>
    </Panel>
  )
}
