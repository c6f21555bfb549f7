import { useState } from 'react'
import { isWebAddress } from '#domain/web-address.ts'
import { Button } from '../button.tsx'
import { TextField } from '../form/text-field.tsx'
import { InsertForm } from './insert-form.tsx'

export type PictureValues = { src: string; alt: string }

/** Asks for a picture and what it shows. */
export function PictureForm({
  picture,
  onSet,
  onClose,
}: {
  picture?: PictureValues
  onSet: (picture: PictureValues) => void
  onClose: () => void
}) {
  const [src, setSrc] = useState(picture?.src ?? '')
  const [alt, setAlt] = useState(picture?.alt ?? '')
  const [error, setError] = useState<string>()

  function set() {
    const address = src.trim()
    if (isWebAddress(address)) onSet({ src: address, alt: alt.trim() })
    else setError('This is no address of a picture.')
  }

  return (
    <InsertForm label="Picture" onEnter={set} onClose={onClose}>
      <TextField
        label="Address of the picture"
        inputMode="url"
        autoComplete="off"
        value={src}
        onChange={(event) => setSrc(event.target.value)}
        error={error}
      />
      <TextField
        label="Alternative text"
        maxLength={500}
        value={alt}
        onChange={(event) => setAlt(event.target.value)}
        hint="What the picture shows, for those who cannot see it. Words below the picture are written in the text."
      />
      <div className="flex flex-wrap gap-2">
        <Button look="outline" onClick={set}>
          Set picture
        </Button>
        <Button look="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
    </InsertForm>
  )
}
