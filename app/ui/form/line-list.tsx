import type { LineValue } from '#domain/recipe/line-value.ts'
import { Icon } from '../icon/icon.tsx'
import { Fragment, type ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { FieldHint } from '../field/field.tsx'
import { BLANK, Fields, isRuled, type LineLook, LineRow } from './line-row.tsx'
import { FoldBar } from './fold-bar.tsx'
import { useFolds } from './use-folds.ts'
import { useLineErrors } from './use-line-errors.ts'
import { useRows } from './use-rows.ts'

/** One ruled sheet, with a column beside it where there is room. */
const SHEET = 'rounded-control border border-control bg-surface [&>li+li]:border-t [&>li]:border-line'

/** Without scripts there is no button for more. */
const SPARE_LINES = 5

/**
 * A list of lines that can be put in order. Enter adds one, Backspace in an empty one takes it away, and pasting many
 * lines makes many. A long one folds at its headings; what is folded away stays in the form.
 */
export function LineList({
  field,
  lines,
  onChange,
  errors,
  hint,
  head,
  foot,
  ...look
}: LineLook & {
  /** What the errors call the list. */
  field: string
  lines: readonly LineValue[]
  onChange: () => void
  errors: Record<string, string>
  hint?: string
  /** What stands above and below the lines. */
  head?: ReactNode
  foot?: ReactNode
}) {
  const { rows, list, said, insert, remove, move } = useRows(lines.length > 0 ? lines : [BLANK], onChange)
  const wrong = useLineErrors(list, rows, errors, field)
  const { one, hasHeadings, asks } = look
  const { folded, groups, fold, unfold } = useFolds(hasHeadings ? rows : [], list, asks ?? (() => false))
  let number = 0
  return (
    <div className="grid gap-3">
      {head}
      <ol ref={list} tabIndex={-1} className={`outline-none ${isRuled(look) ? SHEET : 'grid gap-2'}`}>
        {rows.map((row, place) => {
          const group = groups?.get(row.key)
          const bar = group && group.lines.length > 0 && (
            <FoldBar
              {...{ one, group, folded, asks }}
              onFold={() => fold(group)}
              onUnfold={() => unfold(...group.lines)}
            />
          )
          const { isHeading } = row.value
          return (
            <Fragment key={row.key}>
              {!isHeading && bar}
              <LineRow
                row={row}
                place={place}
                number={isHeading ? 0 : ++number}
                count={rows.length}
                look={look}
                isFolded={folded.has(row.key) && !wrong.has(row.key)}
                error={wrong.get(row.key)}
                onInsert={(lines) => insert(lines, row.key)}
                onRemove={() => {
                  unfold(...(group?.lines ?? []), rows[place + 1] ?? rows[place - 1])
                  remove(row.key)
                }}
                onMove={(by) => {
                  unfold(rows[place + by])
                  move(row.key, by)
                }}
              />
              {isHeading && bar}
            </Fragment>
          )
        })}
      </ol>
      {foot}
      <noscript>
        <ul className="grid gap-2">
          {Array.from({ length: SPARE_LINES }, (_, place) => (
            <li key={place}>
              <Fields
                row={{ key: -1, value: BLANK }}
                place={rows.length + place}
                look={{ ...look, beside: undefined }}
              />
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
