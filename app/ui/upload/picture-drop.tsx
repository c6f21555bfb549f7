import { Icon } from '../icon/icon.tsx'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { PICTURE_TYPES } from '#domain/files/picture-upload.ts'
import { MAX_UPLOAD } from 'recipe-basics/text/upload'
import { Button } from '../button/button.tsx'

/**
 * Takes pictures that are dropped on it, pasted into it, chosen from the disk or taken with the phone's camera.
 * Needs scripts: what must also work without them stands elsewhere.
 */
export function PictureDrop({
  onFiles,
  multiple = false,
  wholePage = false,
  takesSvg = false,
  className = '',
  children,
}: {
  /** Hears of at least one file. */
  onFiles: (files: File[]) => void
  multiple?: boolean
  /** Takes what is pasted or dropped anywhere on the page. */
  wholePage?: boolean
  takesSvg?: boolean
  className?: string
  children?: ReactNode
}) {
  const [over, setOver] = useState(false)
  const take = (list?: FileList | null) => {
    const files = [...(list ?? [])].slice(0, multiple ? undefined : 1)
    if (files.length > 0) onFiles(files)
  }
  useRestOfPage(wholePage ? take : undefined)
  return (
    <div
      className={`rounded-control border border-dashed p-4 ${over ? 'border-ink bg-sage-tint' : 'border-control bg-paper'} ${className}`}
      onDragOver={(event) => {
        if (!hasFiles(event.dataTransfer)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(leftFor(event))) setOver(false)
      }}
      onDrop={(event) => {
        if (!hasFiles(event.dataTransfer)) return
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer.files)
      }}
      onPaste={(event) => {
        if (!hasFiles(event.clipboardData)) return
        event.preventDefault()
        take(event.clipboardData.files)
      }}
    >
      {children}
      <div className="scripted flex flex-wrap items-center gap-x-4 gap-y-2">
        <ChooseButton
          multiple={multiple}
          accept={takesSvg ? `${PICTURE_TYPES},image/svg+xml` : PICTURE_TYPES}
          onChosen={take}
        >
          <Icon name="image-up" className="size-[1.2em]" />
          {multiple ? 'Choose pictures' : 'Choose a picture'}
        </ChooseButton>
        <span className="hidden pointer-coarse:block">
          <ChooseButton capture="environment" onChosen={take}>
            <Icon name="camera" className="size-[1.2em]" />
            Take a photo
          </ChooseButton>
        </span>
        <p className="text-caption leading-normal text-ink-soft">
          or drop or paste {multiple ? 'them' : 'it'} here, up to {MAX_UPLOAD}
        </p>
      </div>
    </div>
  )
}

function ChooseButton({
  onChosen,
  children,
  ...input
}: {
  onChosen: (files: FileList | null) => void
  multiple?: boolean
  capture?: 'environment'
  accept?: string
  children: ReactNode
}) {
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button look="outline" onClick={() => chooser.current?.click()}>
        {children}
      </Button>
      <input
        ref={chooser}
        hidden
        type="file"
        accept={PICTURE_TYPES}
        onChange={({ currentTarget }) => {
          onChosen(currentTarget.files)
          // So that the same file can be chosen again after it was refused.
          currentTarget.value = ''
        }}
        {...input}
      />
    </>
  )
}

/**
 * A file that is dropped beside its place would take the browser away from the page and from what was typed there:
 * it is taken by `take`, or nothing happens.
 */
function useRestOfPage(take: ((files?: FileList) => void) | undefined) {
  const hear = useEffectEvent((event: Event, data: DataTransfer | null) => {
    // Another listener on the page may have handled it.
    if (event.defaultPrevented || !hasFiles(data)) return
    event.preventDefault()
    if (event.type !== 'dragover') take?.(data?.files)
  })
  useEffect(() => {
    const hearDrag = (event: DragEvent) => hear(event, event.dataTransfer)
    const hearPaste = (event: ClipboardEvent) => hear(event, event.clipboardData)
    document.addEventListener('dragover', hearDrag)
    document.addEventListener('drop', hearDrag)
    document.addEventListener('paste', hearPaste)
    return () => {
      document.removeEventListener('dragover', hearDrag)
      document.removeEventListener('drop', hearDrag)
      document.removeEventListener('paste', hearPaste)
    }
  }, [])
}

/** Words that come with a picture of them, as from a spreadsheet, go where words go. */
const hasFiles = (data: DataTransfer | null) =>
  data !== null && data.types.includes('Files') && !data.types.includes('text/plain')

/** Where the pointer went from an element. */
const leftFor = ({ relatedTarget }: { relatedTarget: EventTarget | null }) =>
  relatedTarget instanceof Node ? relatedTarget : null
