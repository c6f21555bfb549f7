import {
  type ComponentProps,
  Fragment,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { Form, useNavigation } from 'react-router'
import type { Draft } from '#app/ui/form/drafts.ts'
import { useFirstError } from '#app/ui/form/form-errors.ts'
import { UnsavedOffer } from '#app/ui/form/unsaved-offer.tsx'
import { useDrafts } from '#app/ui/form/use-drafts.ts'
import { useTypedEarly } from '#app/ui/form/use-typed-early.ts'
import { useUnsaved } from '#app/ui/form/use-unsaved.ts'
import type { MadeLink } from '../preview/made-link.ts'
import { ConflictChoice, type Conflict } from './conflict.tsx'
import { DeletedElsewhere } from './deleted-elsewhere.tsx'
import { OnlyReadable } from './only-readable.tsx'
import { useLastAnswer } from './use-last-answer.ts'

/** The id of the form, for controls that stand outside it. */
export const RECORD_FORM = 'record'

/** What the server says to a form that it did not take. */
export type Refusal<Values> = {
  values: Values
  errors: Record<string, string>
  conflict?: Conflict
  isDeleted?: boolean
  /** A preview link was asked for, and the form comes back as it was. */
  made?: MadeLink
}

/** What the bar of a form goes by. */
export type SentForm<Values> = { values: Values; errors: Record<string, string>; isSaving: boolean }

/**
 * The form of a recipe or a piece of equipment. What is typed into it is kept in this browser until it is saved; `read`
 * turns what was kept into values again. `based_on` is the moment at which what is edited was saved.
 */
export function RecordForm<Values>({
  draftKey,
  values,
  based_on = '',
  refusal,
  kind,
  isDeleted = false,
  read,
  readOnly,
  saveBar,
  children,
}: {
  draftKey: string
  values: Values
  based_on?: string
  refusal: Refusal<Values> | undefined
  /** What is edited, in a word. */
  kind: string
  /** Whether somebody has deleted it meanwhile. */
  isDeleted?: boolean
  read: (form: FormData) => Values
  /** What is edited, and who can save it, where its reader cannot. */
  readOnly?: ComponentProps<typeof OnlyReadable>
  /** What sends the form; it stays in sight. */
  saveBar: (form: SentForm<Values>) => ReactNode
  children: (values: Values, errors: Record<string, string>, onChange: () => void) => ReactNode
}) {
  const form = useRef<HTMLFormElement>(null)
  // Kept apart from what the server says next: that may change while somebody types.
  const [start, setStart] = useState({ values: refusal?.values ?? values, based_on, filled: 0 })
  const said = useLastAnswer(refusal)
  useFirstError(form, said?.errors)
  const { session, others, saveDraft, resume } = useDrafts(draftKey)
  const [touches, setTouches] = useState(0)
  const [takesTheirs, setTakesTheirs] = useState(false)
  const { state, formMethod } = useNavigation()
  useUnsaved(touches > 0 && !takesTheirs && formMethod !== 'POST')
  const saveNow = useEffectEvent(() => {
    if (!form.current) return
    saveDraft({ based_on: start.based_on, fields: readFields(form.current) })
  })
  // Rows that come, go or move are in the form only now.
  useEffect(() => {
    if (touches > 0) saveNow()
  }, [touches])

  // Until somebody types, the form shows what is stored: Undo, or somebody else, may change that.
  if (touches === 0 && !refusal && based_on !== start.based_on)
    setStart({ values, based_on, filled: start.filled + 1 })

  const touch = () => setTouches((count) => count + 1)
  useTypedEarly(form, touch)
  function restore(draft: Draft) {
    const typed = new FormData()
    for (const [name, value] of draft.fields) typed.append(name, value)
    setStart({ values: read(typed), based_on: draft.based_on, filled: start.filled + 1 })
    resume(draft.session)
    touch()
  }
  return (
    <>
      <UnsavedOffer draftKey={draftKey} drafts={others} nameField="name" onRestore={restore} />
      {readOnly && <OnlyReadable {...readOnly} />}
      <Form ref={form} id={RECORD_FORM} method="post" noValidate onInput={touch}>
        {/* The first button is the one that Enter presses. */}
        <button type="submit" hidden aria-hidden tabIndex={-1} disabled={readOnly !== undefined} />
        <input type="hidden" name="based_on" value={start.based_on} />
        <input type="hidden" name="draft_key" value={draftKey} />
        <input type="hidden" name="session" value={session} />
        {(isDeleted || said?.isDeleted) && (
          <DeletedElsewhere kind={kind} answer={said?.isDeleted ? said : undefined} />
        )}
        {said?.conflict && (
          <ConflictChoice conflict={said.conflict} onTakeTheirs={() => setTakesTheirs(true)} />
        )}
        <fieldset key={start.filled} disabled={readOnly !== undefined} className="grid min-w-0 gap-5">
          {children(start.values, said?.errors ?? {}, touch)}
        </fieldset>
        {!readOnly && (
          <Fragment key={`bar ${start.filled}`}>
            {saveBar({ values: start.values, errors: said?.errors ?? {}, isSaving: state === 'submitting' })}
          </Fragment>
        )}
      </Form>
    </>
  )
}

/** The fields of a form that are text; a chosen file cannot be kept. */
function readFields(form: HTMLFormElement): Draft['fields'] {
  return [...new FormData(form)].flatMap(([name, value]): Draft['fields'] =>
    typeof value === 'string' && !OWN_FIELDS.has(name) ? [[name, value]] : [],
  )
}

const OWN_FIELDS = new Set([
  ...['based_on', 'draft_key', 'session'],
  // Of the panel of preview links, which stands below.
  ...['link_note', 'link_state', 'link_days'],
])
