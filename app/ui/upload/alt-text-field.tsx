import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { MAX_ALT_LENGTH } from '#domain/files/picture.ts'
import { Button } from '../button/button.tsx'
import { CONTROL, Field, useFieldText } from '../field/field.tsx'
import { rememberSender } from './send-again.ts'
import { useStoredPicture } from './use-stored-picture.ts'

const HINT =
  'A few words for readers who cannot see the picture. They stay with the picture wherever it is shown.'

/**
 * What a picture of ours shows. It belongs to the picture and not to the form around it: it is saved when it is left.
 */
export function AltTextField({ hash }: { hash: string }) {
  const address = `/admin/media/${hash}`
  const stored = useStoredPicture(hash)
  const saving = useFetcher<{ saved: boolean }>()
  const [typed, setTyped] = useState<string>()
  const { load } = stored
  useEffect(() => void load(address), [load, address])
  const known = stored.data?.alt_text
  const save = () => {
    if (typed === undefined || typed === known) return
    rememberSender(address, save)
    void saving.submit({ alt_text: typed }, { method: 'post', action: address })
  }
  const text = useFieldText({ hint: HINT })
  if (stored.data === null)
    return (
      <p role="alert" className="flex flex-wrap items-center gap-x-3 text-caption text-danger">
        What the picture shows could not be loaded.
        <Button look="outline" onClick={() => void load(address)}>
          Try again
        </Button>
      </p>
    )
  return (
    <Field id={text.id} label="What the picture shows" hint={HINT}>
      <input
        type="text"
        maxLength={MAX_ALT_LENGTH}
        value={typed ?? known ?? ''}
        disabled={known === undefined}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={save}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // The form around it is not finished yet.
          event.preventDefault()
          save()
        }}
        className={CONTROL}
        {...text}
      />
      <output className="block text-caption leading-normal text-ink-soft">
        {saving.state !== 'idle' ? 'Saving…' : saving.data?.saved ? 'Saved.' : ''}
      </output>
    </Field>
  )
}
