import { formatMoment } from '#domain/publishing/time-zone.ts'
import { Button } from '../button/button.tsx'
import { useTimeZone } from '../reader/use-time-zone.ts'
import { type Draft, dropDraft } from './drafts.ts'

/** Offers back what was typed under a key and never saved; `nameField` is the field that names it. */
export function UnsavedOffer({
  draftKey,
  drafts,
  nameField,
  onRestore,
}: {
  draftKey: string
  drafts: Draft[]
  nameField: string
  onRestore: (draft: Draft) => void
}) {
  const zone = useTimeZone()
  return drafts.map((draft) => {
    const name = draft.fields.find(([field]) => field === nameField)?.[1]
    return (
      <output
        key={draft.session}
        className="my-4 block rounded-control border-l-4 border-dusk bg-dusk-tint px-4 py-3 wrap-anywhere"
      >
        <p>
          <strong>You have unsaved changes</strong> from {formatMoment(draft.saved_at, zone)}
          {name && `: “${name}”`}.
        </p>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button look="outline" onClick={() => onRestore(draft)}>
            Restore them
          </Button>
          <Button look="quiet" onClick={() => dropDraft(draftKey, draft.session)}>
            Discard them
          </Button>
        </div>
      </output>
    )
  })
}
