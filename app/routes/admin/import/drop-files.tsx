import { Icon, type IconName } from '../../../ui/icon/icon.tsx'
import { useId, useState, type ReactNode } from 'react'
import { useNavigation, useSubmit } from 'react-router'
import { Button, buttonClass } from '../../../ui/button/button.tsx'
import { FieldError } from '../../../ui/field/field.tsx'
import { rememberSender } from '../../../ui/upload/send-again.ts'
import { MAX_UPLOAD, MAX_UPLOAD_BYTES } from 'recipe-basics/text/upload'
import type { FileProblem } from '#server/data/imports/files.ts'
import { ProblemList } from './problem-list.tsx'

const TOO_LARGE = `These files are larger than ${MAX_UPLOAD} together. Please upload them in smaller parts.`
const ENCODING = 'multipart/form-data'

const LINE_LABEL =
  'inline-flex min-h-11 items-center font-semibold underline decoration-accent underline-offset-[.25em]'

type Props = {
  /** Where the files are sent. */
  action: string
  icon: IconName
  accept: string
  multiple?: boolean
  button?: string
  /** One line instead of a large place: files are read already. */
  isLine?: boolean
  /** What became of the last upload. */
  problems?: FileProblem[]
  /** What to drop here. */
  children: ReactNode
}

/** A place to drop files or to choose them. Without scripts it is a plain form. */
export function DropFiles({ action, icon, accept, multiple, button, isLine, problems, children }: Props) {
  const { send, sending, tooLarge } = useSendFiles(action)
  const [over, setOver] = useState(false)
  const id = useId()
  return (
    <div
      className={`rounded-control border-2 ${over ? 'border-sage bg-sage-tint' : 'border-dashed border-control bg-paper'}`}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        send([...event.dataTransfer.files])
      }}
    >
      <form
        method="post"
        action={action}
        encType={ENCODING}
        className={
          isLine
            ? 'flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-1'
            : 'grid justify-items-center gap-2.5 px-4 py-8 text-center'
        }
      >
        <Icon name={icon} className={isLine ? 'size-5 text-ink-soft' : 'size-7 text-ink-soft stroke-[1.4]'} />
        {!isLine && <div className="max-w-full wrap-anywhere">{children}</div>}
        <input
          id={id}
          type="file"
          name="files"
          accept={accept}
          multiple={multiple}
          className="peer sr-only noscript:not-sr-only"
          onChange={({ currentTarget }) => {
            send([...(currentTarget.files ?? [])])
            // So that the same file can be chosen again once it is mended.
            currentTarget.value = ''
          }}
        />
        <label
          htmlFor={id}
          className={`${isLine ? LINE_LABEL : buttonClass('outline')} cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-focus`}
        >
          {button ?? 'Choose a file'}
        </label>
        {isLine && <div className="text-ink-soft">{children}</div>}
        <div className="hidden noscript:block">
          <Button type="submit">Upload</Button>
        </div>
        {sending && (
          <div className="grid w-full max-w-80 gap-1.5">
            <progress aria-label="Sending and reading" className="h-2 w-full accent-accent" />
            <output className="text-caption leading-normal text-ink-soft">Sending and reading…</output>
          </div>
        )}
        {tooLarge && <FieldError>{TOO_LARGE}</FieldError>}
        {!sending && !tooLarge && <ProblemList problems={problems ?? []} />}
      </form>
    </div>
  )
}

function useSendFiles(action: string) {
  const submit = useSubmit()
  const { state, formEncType, formAction } = useNavigation()
  const [tooLarge, setTooLarge] = useState(false)
  function send(files: File[]) {
    if (files.length === 0) return
    const isTooLarge = files.reduce((sum, { size }) => sum + size, 0) > MAX_UPLOAD_BYTES
    setTooLarge(isTooLarge)
    if (isTooLarge) return
    rememberSender(action, () => send(files))
    const form = new FormData()
    for (const file of files) form.append('files', file)
    void submit(form, { method: 'post', action, encType: ENCODING, preventScrollReset: true })
  }
  const sending = state !== 'idle' && formEncType === ENCODING && formAction === action
  return { send, sending, tooLarge }
}
