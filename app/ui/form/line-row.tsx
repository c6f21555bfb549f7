import type { ClipboardEvent, KeyboardEvent, ReactNode } from 'react'
import { useState } from 'react'
import type { LineValue } from '#domain/recipe/line-value.ts'
import { toListLines } from 'recipe-basics/text/list-marks'
import { CONTROL, FieldError, useFieldText } from '../field/field.tsx'
import { RowButtons } from './row-buttons.tsx'
import { TextArea } from '../field/text-area.tsx'
import type { Row } from './use-rows.ts'

export const BLANK: LineValue = { text: '', isHeading: false, url: '' }

/** How the lines of a list look, and what stands with them. */
export type LineLook = {
  /** Sent with each line as `name_text`, `name_kind` and `name_url`. */
  name: string
  /** What one line is called, such as 'ingredient'. */
  one: string
  /** Lines may be long texts. */
  isLong?: boolean
  /** Headings may stand between them. */
  hasHeadings?: boolean
  /** What the first line of an empty list says. */
  placeholder?: string
  /** What stands beside a line as it is typed now. With it, or with something below, the list is one ruled sheet. */
  beside?: (text: string, number: number) => ReactNode
  /** Whether the chef has to look at a line that says this: a long list does not fold it away at first. */
  asks?: (text: string) => boolean
  /** What stands below a line as it is typed now. `place` counts the headings, too. */
  below?: (line: { text: string; place: number; value: LineValue }) => ReactNode
}

export const isRuled = ({ beside, below }: LineLook) => Boolean(beside || below)

type RowProps = { row: Row<LineValue>; place: number; look: LineLook; error?: string }

/** One line of a list, with the buttons that move it. `number` counts the lines without the headings. */
export function LineRow({
  row,
  place,
  number,
  count,
  look,
  isFolded,
  error,
  onInsert,
  onRemove,
  onMove,
}: RowProps & {
  number: number
  count: number
  /** Only scripts fold, and open. */
  isFolded: boolean
  onInsert: (lines: LineValue[]) => void
  onRemove: () => void
  onMove: (by: -1 | 1) => void
}) {
  const [typed, setTyped] = useState(row.value.text)
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
    setTyped(field.value)
    onInsert(others.map((text) => ({ ...BLANK, text })))
  }
  const ruled = isRuled(look)
  return (
    <li
      data-row={row.key}
      id={number > 0 ? `${look.name}-${number}` : undefined}
      className={isFolded ? FOLDED : ruled ? `${ROW} ${look.beside ? BESIDE : ''}` : ''}
    >
      <div className={`flex items-start gap-x-1 sm:flex-nowrap ${ruled ? 'relative min-w-0' : 'flex-wrap'}`}>
        {ruled && !row.value.isHeading && (
          <span aria-hidden className={`w-8.5 flex-none text-right ${look.isLong ? STEP : LINE}`}>
            {number}
          </span>
        )}
        <Fields
          {...{ row, place, look, error, onKeyDown, onPaste }}
          {...(ruled && { onInput: ({ currentTarget }) => setTyped(currentTarget.value) })}
        />
        <RowButtons
          name={nameOf(row, place, look)}
          isFirst={place === 0}
          isLast={place === count - 1}
          onMove={onMove}
          onRemove={onRemove}
          className={ruled ? WHERE_ONE_WRITES : ''}
        />
      </div>
      {!row.value.isHeading && look.beside?.(typed, number)}
      {!row.value.isHeading && look.below?.({ text: typed, place, value: row.value })}
    </li>
  )
}

const LINE = 'pt-3 text-caption text-ink-soft'
const STEP = 'pt-2 font-serif text-[1.5rem] leading-none text-accent'

/**
 * The buttons of a line are seen while somebody writes or points there; on a phone they float above it, so that no line
 * moves under a finger. They can be reached all the same.
 */
const WHERE_ONE_WRITES =
  'sm:pt-1.5 sm:opacity-0 sm:group-focus-within/row:opacity-100 sm:group-hover/row:opacity-100 sm:[&_button]:size-8 max-sm:pointer-events-none max-sm:absolute max-sm:right-1 max-sm:bottom-full max-sm:z-1 max-sm:rounded-control max-sm:border max-sm:border-line max-sm:bg-surface max-sm:opacity-0 max-sm:group-focus-within/row:pointer-events-auto max-sm:group-focus-within/row:opacity-100'

/** The line on the left, what stands beside it on the right; on a phone below it. What calls has an edge. */
const ROW = 'group/row scroll-mt-6'
const BESIDE =
  'has-[[data-calls]]:[box-shadow:inset_4px_0_0_var(--color-butter)] wide:grid wide:grid-cols-[minmax(0,1fr)_minmax(0,14rem)]'

const FOLDED = 'hidden noscript:block'

/** The controls of one line. They keep what is typed themselves; a row only knows what it began with. */
export function Fields({
  row,
  place,
  look,
  error,
  ...events
}: RowProps & {
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) => void
  onPaste?: (event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>) => void
  onInput?: (event: { currentTarget: HTMLInputElement | HTMLTextAreaElement }) => void
}) {
  const { text, isHeading, url } = row.value
  const ruled = isRuled(look)
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
    <div className={`grid w-full min-w-0 gap-1.5 ${ruled ? 'flex-1' : ''}`}>
      {(look.isLong || ruled) && !isHeading ? (
        <TextArea
          rows={ruled ? 1 : 2}
          placeholder={place === 0 && !text ? look.placeholder : undefined}
          className={`field-sizing-content ${ruled ? `${RULED} resize-none` : `${CONTROL} resize-y leading-[1.5]`}`}
          {...control}
        />
      ) : (
        <input
          type="text"
          autoComplete="off"
          placeholder={isHeading ? 'Heading, such as For the sauce' : undefined}
          className={`${ruled ? RULED : CONTROL} ${isHeading ? 'font-semibold' : ''}`}
          {...control}
        />
      )}
      <input type="hidden" name={`${look.name}_kind`} value={isHeading ? 'heading' : 'line'} />
      <input type="hidden" name={`${look.name}_url`} value={url} />
      {error && <FieldError id={`${described.id}-error`}>{error}</FieldError>}
    </div>
  )
}

/** A field on a ruled sheet has no frame of its own. */
const RULED =
  'min-h-11 w-full rounded-control bg-transparent px-2.5 py-2 text-[1.0625rem] leading-[1.4] placeholder:text-ink-soft placeholder:opacity-100 focus-visible:outline-offset-[-3px] aria-invalid:[box-shadow:inset_0_0_0_2px_var(--color-danger)]'

const nameOf = (row: Row<LineValue>, place: number, look: LineLook) =>
  `${row.value.isHeading ? 'heading' : look.one} ${place + 1}`
