import type { LineValue } from '#domain/line-value.ts'
import { Icon } from '../icon.tsx'
import type { ClipboardEvent, KeyboardEvent } from 'react'
import { toListLines } from '#domain/list-marks.ts'
import { Button } from '../button.tsx'
import { CONTROL, FieldError, FieldHint, useFieldText } from './field.tsx'
import { RowButtons } from './row-buttons.tsx'
import { useLineErrors } from './use-line-errors.ts'
import { useRows, type Row } from './use-rows.ts'

const BLANK: LineValue = { text: '', isHeading: false, url: '' }
/** Without scripts there is no button for more. */
const SPARE_LINES = 5

type Look = {
  /** Sent with each line as `name_text`, `name_kind` and `name_url`. */
  name: string
  /** What one line is called, such as 'ingredient'. */
  one: string
  /** Lines may be long texts. */
  isLong?: boolean
  /** Headings may stand between them. */
  hasHeadings?: boolean
}

/**
 * A list of lines that can be put in order. Enter adds one, Backspace in an empty one takes it away, and pasting many
 * lines makes many.
 */
export function LineList({
  field,
  lines,
  onChange,
  errors,
  hint,
  ...look
}: Look & {
  /** What the errors call the list. */
  field: string
  lines: readonly LineValue[]
  onChange: () => void
  errors: Record<string, string>
  hint?: string
}) {
  const { rows, list, said, insert, remove, move } = useRows(lines.length > 0 ? lines : [BLANK], onChange)
  const wrong = useLineErrors(list, rows, errors, field)
  const { one, hasHeadings } = look
  return (
    <div className="grid gap-3">
      <ol ref={list} className="grid gap-2">
        {rows.map((row, place) => (
          <LineRow
            key={row.key}
            row={row}
            place={place}
            count={rows.length}
            look={look}
            error={wrong.get(row.key)}
            onInsert={(lines) => insert(lines, row.key)}
            onRemove={() => remove(row.key)}
            onMove={(by) => move(row.key, by)}
          />
        ))}
      </ol>
      <noscript>
        <ul className="grid gap-2">
          {Array.from({ length: SPARE_LINES }, (_, place) => (
            <li key={place}>
              <Fields row={{ key: -1, value: BLANK }} place={rows.length + place} look={look} />
            </li>
          ))}
        </ul>
        <FieldHint>
          To get more empty lines, save and edit again.
          {hasHeadings && ' A line that begins with # is a heading.'}
        </FieldHint>
      </noscript>
      <output className="sr-only">{said}</output>
      <div className="scripted flex flex-wrap gap-2">
        <Button look="outline" onClick={() => insert([BLANK])}>
          <Icon name="plus" className="size-[1.1em] stroke-[1.8]" /> Add {one}
        </Button>
        {hasHeadings && (
          <Button look="quiet" onClick={() => insert([{ ...BLANK, isHeading: true }])}>
            <Icon name="plus" className="size-[1.1em] stroke-[1.8]" /> Add heading
          </Button>
        )}
      </div>
      {hint && (
        <div className="scripted">
          <FieldHint>{hint}</FieldHint>
        </div>
      )}
    </div>
  )
}

type RowProps = { row: Row<LineValue>; place: number; look: Look; error?: string }

function LineRow({
  row,
  place,
  count,
  look,
  error,
  onInsert,
  onRemove,
  onMove,
}: RowProps & {
  count: number
  onInsert: (lines: LineValue[]) => void
  onRemove: () => void
  onMove: (by: -1 | 1) => void
}) {
  function onKeyDown(event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) {
    const { key, shiftKey, currentTarget, nativeEvent } = event
    // Enter also ends the composing of a Japanese or Chinese word.
    if (nativeEvent.isComposing) return
    if (key === 'Enter' && !(shiftKey && look.isLong)) {
      event.preventDefault()
      onInsert([BLANK])
    } else if (key === 'Backspace' && currentTarget.value === '' && count > 1) {
      event.preventDefault()
      onRemove()
    }
  }
  function onPaste(event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>) {
    const [first = '', ...others] = toListLines(event.clipboardData.getData('text/plain'))
    if (others.length === 0) return
    event.preventDefault()
    const { currentTarget: field } = event
    field.setRangeText(first, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end')
    onInsert(others.map((text) => ({ ...BLANK, text })))
  }
  return (
    <li data-row={row.key} className="flex flex-wrap items-start gap-x-1 sm:flex-nowrap">
      <Fields row={row} place={place} look={look} error={error} onKeyDown={onKeyDown} onPaste={onPaste} />
      <RowButtons
        name={nameOf(row, place, look)}
        isFirst={place === 0}
        isLast={place === count - 1}
        onMove={onMove}
        onRemove={onRemove}
      />
    </li>
  )
}

/** The controls of one line. They keep what is typed themselves; a row only knows what it began with. */
function Fields({
  row,
  place,
  look,
  error,
  ...events
}: RowProps & {
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) => void
  onPaste?: (event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>) => void
}) {
  const { text, isHeading, url } = row.value
  const described = useFieldText({ error })
  const control = {
    name: `${look.name}_text`,
    defaultValue: text,
    'aria-label': nameOf(row, place, look),
    'data-part': 'field',
    dir: 'auto',
    ...described,
    ...events,
  }
  return (
    <div className="grid w-full min-w-0 gap-1.5">
      {look.isLong && !isHeading ? (
        <textarea
          rows={2}
          className={`${CONTROL} field-sizing-content resize-y leading-[1.5]`}
          {...control}
        />
      ) : (
        <input
          type="text"
          autoComplete="off"
          placeholder={isHeading ? 'Heading, such as For the sauce' : undefined}
          className={`${CONTROL} ${isHeading ? 'font-semibold' : ''}`}
          {...control}
        />
      )}
      <input type="hidden" name={`${look.name}_kind`} value={isHeading ? 'heading' : 'line'} />
      <input type="hidden" name={`${look.name}_url`} value={url} />
      {error && <FieldError id={`${described.id}-error`}>{error}</FieldError>}
    </div>
  )
}

const nameOf = (row: Row<LineValue>, place: number, look: Look) =>
  `${row.value.isHeading ? 'heading' : look.one} ${place + 1}`
