import { useRef, useState, type ReactNode } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { useFirstError } from '#app/ui/form/form-errors.ts'
import { UnsavedOffer } from '#app/ui/form/unsaved-offer.tsx'
import { useKeptForm } from '#app/ui/form/use-kept-form.ts'
import { ConflictChoice, type Conflict } from './conflict.tsx'
import { DeletedElsewhere } from './deleted-elsewhere.tsx'
import { useLastAnswer } from './use-last-answer.ts'

/** What the server says to a form that it did not take. */
export type Refusal<Values> = {
  values: Values
  errors: Record<string, string>
  conflict?: Conflict
  isDeleted?: boolean
}

/**
 * The form of a recipe or a piece of equipment. What is typed into it is kept in this browser until it is saved; `read`
 * turns what was kept into values again. `based_on` is the moment at which what is edited was saved.
 */
export function RecordForm<Values>({
  draftKey,
  leadsTo,
  values,
  based_on = '',
  refusal,
  kind,
  isDeleted = false,
  read,
  saveLabel,
  children,
}: {
  draftKey: string
  leadsTo: string
  values: Values
  based_on?: string
  refusal: Refusal<Values> | undefined
  /** What is edited, in a word. */
  kind: string
  /** Whether somebody has deleted it meanwhile. */
  isDeleted?: boolean
  read: (form: FormData) => Values
  saveLabel: string
  children: (values: Values, errors: Record<string, string>, onChange: () => void) => ReactNode
}) {
  const form = useRef<HTMLFormElement>(null)
  const { offer, touch, takeBack, forget } = useKeptForm(form, { key: draftKey, leadsTo })
  // Kept apart from what the server says next: that may change while somebody types.
  const [start, setStart] = useState({ values: refusal?.values ?? values, based_on, turn: 0 })
  const said = useLastAnswer(refusal)
  useFirstError(form, said?.errors)
  const saving = useNavigation().state === 'submitting'

  function bringBack() {
    const kept = new FormData()
    for (const [name, value] of takeBack()) kept.append(name, value)
    setStart({ values: read(kept), based_on: String(kept.get('based_on') ?? ''), turn: start.turn + 1 })
  }
  return (
    <>
      <UnsavedOffer offer={offer} onTake={bringBack} onForget={forget} />
      <Form ref={form} method="post" noValidate onInput={touch}>
        {/* The first button is the one that Enter presses. */}
        <button type="submit" hidden aria-hidden tabIndex={-1} />
        <input type="hidden" name="based_on" value={start.based_on} />
        {(isDeleted || said?.isDeleted) && <DeletedElsewhere kind={kind} />}
        {said?.conflict && <ConflictChoice conflict={said.conflict} onTakeTheirs={forget} />}
        <div key={start.turn} className="grid gap-5">
          {children(start.values, said?.errors ?? {}, touch)}
        </div>
        <div
          data-save-bar
          className="sticky bottom-0 mt-4 flex flex-wrap gap-3 border-t border-line bg-paper py-3"
        >
          <Button type="submit" disabled={saving}>
            {saving ? 'Saving...' : saveLabel}
          </Button>
          <Link to={leadsTo} className={buttonClass('quiet')}>
            Cancel
          </Link>
        </div>
      </Form>
    </>
  )
}
