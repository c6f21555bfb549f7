import { Button } from '../button/button.tsx'
import { FieldError } from '../field/field.tsx'
import type { UploadState } from './use-upload.ts'

/** How far an upload is. Those who cannot see the bar hear of it a few times, not at every byte. */
export function UploadProgress({ state }: { state: UploadState }) {
  const sending = state.kind === 'sending'
  const sent = sending ? Math.floor(state.share * 100) : 0
  return (
    <div className={sending ? 'grid gap-1' : undefined}>
      {sending && (
        <>
          <progress
            aria-label="Upload"
            max={100}
            // Without a value, the bar says that something is going on.
            value={sent === 100 ? undefined : sent}
            className="h-2 w-full accent-accent"
          />
          <p aria-hidden className="text-caption leading-normal text-ink-soft">
            {sent === 100 ? 'Preparing the picture…' : `${sent}\u00a0%`}
          </p>
        </>
      )}
      <output className="sr-only">{spoken(state)}</output>
    </div>
  )
}

/** Why an upload failed. The file is still at hand, so that it can be sent again. */
export function UploadFailed({ message, onAgain }: { message: string; onAgain: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <FieldError>{message}</FieldError>
      <Button look="outline" onClick={onAgain}>
        Try again
      </Button>
    </div>
  )
}

function spoken(state: UploadState): string {
  if (state.kind === 'done') return 'The picture is uploaded.'
  if (state.kind !== 'sending') return ''
  if (state.share === 1) return 'Preparing the picture.'
  return state.share < 0.5 ? 'Uploading the picture.' : 'More than half of the picture is uploaded.'
}
