import { useEffect, useEffectEvent, useState } from 'react'
import { MAX_ALT_LENGTH } from '#domain/files/picture.ts'
import { isWebAddress } from 'recipe-basics/text/web-address'
import { Button } from '../button/button.tsx'
import { FieldError } from '../field/field.tsx'
import { TextField } from '../field/text-field.tsx'
import { PictureDrop } from '../upload/picture-drop.tsx'
import { UploadProgress } from '../upload/upload-progress.tsx'
import { useUpload } from '../upload/use-upload.ts'
import { InsertForm } from './insert-form.tsx'

export type PictureValues = { src: string; alt: string; width?: number; height?: number }

/** Asks for a picture, uploaded here or from elsewhere, and for what it shows. */
export function PictureForm({
  picture,
  file,
  onSet,
  onClose,
}: {
  picture?: PictureValues
  /** One that was dropped or pasted, to be uploaded at once. */
  file?: File
  onSet: (picture: PictureValues) => void
  onClose: () => void
}) {
  const [chosen, setChosen] = useState(picture ?? { src: '', alt: '' })
  const [error, setError] = useState<string>()
  const { state, upload, reset } = useUpload('picture', ({ address, width, height, alt_text }) =>
    setChosen({ src: address, width, height, alt: chosen.alt || alt_text }),
  )
  const uploadNow = useEffectEvent(upload)
  useEffect(() => {
    if (file) void uploadNow(file)
  }, [file])

  function set() {
    const src = chosen.src.trim()
    if (isWebAddress(src)) onSet({ ...chosen, src, alt: chosen.alt.trim() })
    else setError('That is not the address of a picture.')
  }

  return (
    <InsertForm label="Picture" onEnter={set} onClose={onClose}>
      <PictureDrop onFiles={([file]) => file && void upload(file)} className="grid gap-3">
        <TextField
          label="Address of the picture"
          inputMode="url"
          autoComplete="off"
          value={chosen.src}
          onChange={(event) => {
            setChosen({ src: event.target.value, alt: chosen.alt })
            reset()
          }}
          error={error}
        />
        <UploadProgress state={state} />
        {state.kind === 'failed' && <FieldError>{state.message}</FieldError>}
      </PictureDrop>
      <TextField
        label="Alternative text"
        maxLength={MAX_ALT_LENGTH}
        value={chosen.alt}
        onChange={(event) => setChosen({ ...chosen, alt: event.target.value })}
        hint="What the picture shows, for readers who cannot see it. Write a caption in the text, below the picture."
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
