import { Icon } from '../icon/icon.tsx'
import { useRef, useState } from 'react'
import { readPictureAddress } from '#domain/files/picture.ts'
import { isWebAddress } from 'recipe-basics/text/web-address'
import { AltTextField } from './alt-text-field.tsx'
import { Button } from '../button/button.tsx'
import { CONTROL, Field, useFieldText, type FieldText } from '../field/field.tsx'
import { Photo } from '../picture/photo.tsx'
import { PointField } from './point-field.tsx'
import { PictureDrop } from './picture-drop.tsx'
import { UploadFailed, UploadProgress } from './upload-progress.tsx'
import type { UploadKind } from './upload-picture.ts'
import { useUpload } from './use-upload.ts'

/**
 * The address of a picture, typed in or that of a picture which is uploaded here. What is sent is the address, under
 * `name`; without scripts it is a plain text field.
 */
export function ImageField({
  name,
  defaultValue,
  label,
  hint = 'Upload a picture, or enter the address of one.',
  error,
  className = '',
  isFromFile,
  as = 'picture',
}: FieldText & {
  name: string
  defaultValue?: string | null
  /** A file names the address: nothing is fetched from another site before the chef has chosen that address. */
  isFromFile?: boolean
  as?: UploadKind
}) {
  const [address, setAddress] = useState(defaultValue ?? '')
  const isChosen = !isFromFile || address !== defaultValue || readPictureAddress(address) !== undefined
  const input = useRef<HTMLInputElement>(null)
  const text = useFieldText({ hint, error })
  const { state, upload, again, reset } = useUpload(as, (picture) => write(picture.address))
  /** Sets the value with an input event, as typing does, so that listeners of the form notice. */
  function write(value: string) {
    if (!input.current) return
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input.current, value)
    input.current.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return (
    <div className={`grid min-w-0 gap-3 ${className}`}>
      <PictureDrop
        takesSvg={as === 'logo'}
        onFiles={([file]) => file && void upload(file)}
        className="grid gap-3"
      >
        {isChosen && isWebAddress(address) && (
          <Preview
            key={address}
            as={as}
            address={address}
            onRemove={() => {
              write('')
              input.current?.focus()
            }}
          />
        )}
        <UploadProgress state={state} />
        {state.kind === 'failed' && <UploadFailed message={state.message} onAgain={again} />}
        <Field id={text.id} label={label} hint={hint} error={error}>
          <input
            ref={input}
            // To a browser, a path on this site is no address.
            type={address.startsWith('/') ? 'text' : 'url'}
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            placeholder="https://"
            name={name}
            defaultValue={defaultValue ?? ''}
            onInput={({ currentTarget }) => {
              setAddress(currentTarget.value.trim())
              reset()
            }}
            className={CONTROL}
            {...text}
          />
        </Field>
      </PictureDrop>
    </div>
  )
}

/** The picture as it is; one of ours with what it shows, and with the point that its cuts keep. */
function Preview({ as, address, onRemove }: { as: UploadKind; address: string; onRemove: () => void }) {
  const [failed, setFailed] = useState(false)
  const picture = readPictureAddress(address)
  return (
    <div className="flex flex-wrap items-start gap-4">
      {failed ? (
        <p className="text-caption leading-normal text-danger">There is no picture at this address.</p>
      ) : picture && as === 'picture' ? (
        <div className="grid w-48 max-w-full gap-2">
          <PointField picture={picture} onError={() => setFailed(true)} />
        </div>
      ) : (
        <Photo
          address={address}
          alt="Current picture"
          sizes="12rem"
          onError={() => setFailed(true)}
          className={`aspect-4/3 w-48 max-w-full rounded-picture bg-linen ${as === 'logo' ? 'object-contain' : 'object-cover'}`}
        />
      )}
      <div className="grid min-w-48 flex-1 gap-2">
        {picture && <AltTextField hash={picture.hash} />}
        <Button look="quiet" onClick={onRemove} className="scripted justify-self-start px-3!">
          <Icon name="x" className="size-[1.1em] stroke-[1.8]" />
          Remove the picture
        </Button>
      </div>
    </div>
  )
}
