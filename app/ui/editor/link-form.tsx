import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { Checkbox } from '../field/checkbox.tsx'
import { TextField } from '../field/text-field.tsx'
import { toLinkAddress } from './elements.ts'
import { InsertForm } from './insert-form.tsx'

export type LinkValues = { href: string; isAffiliate: boolean }

/** Asks where a link leads. */
export function LinkForm({
  link,
  onSet,
  onRemove,
  onClose,
}: {
  link?: LinkValues
  onSet: (link: LinkValues) => void
  onRemove: () => void
  onClose: () => void
}) {
  const [address, setAddress] = useState(link?.href ?? '')
  const [isAffiliate, setAffiliate] = useState(link?.isAffiliate ?? false)
  const [error, setError] = useState<string>()

  function set() {
    const href = toLinkAddress(address, location.origin)
    if (href === undefined) setError('That is not a web address.')
    else onSet({ href, isAffiliate })
  }

  return (
    <InsertForm label="Link" onEnter={set} onClose={onClose}>
      <TextField
        label="Address"
        inputMode="url"
        autoComplete="off"
        value={address}
        onChange={(event) => setAddress(event.target.value)}
        error={error}
        hint="A page of this site, such as /recipes/slow-chicken-congee, or of another site, such as https://example.org."
      />
      <Checkbox
        label="Affiliate link"
        checked={isAffiliate}
        onChange={(event) => setAffiliate(event.target.checked)}
        hint="Tick this if the link pays a commission. Shops that Settings list need no tick. The post shows the disclosure before its text."
      />
      <div className="flex flex-wrap gap-2">
        <Button look="outline" onClick={set}>
          Set link
        </Button>
        {link && (
          <Button look="quiet" onClick={onRemove}>
            Remove link
          </Button>
        )}
        <Button look="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
    </InsertForm>
  )
}
