import { useState } from 'react'
import { href } from 'react-router'
import { Panel } from '../../../ui/frame/panel.tsx'
import { formatCount } from 'recipe-basics/text/format-number'
import type { ReviewValues } from '#domain/import/review-values.ts'
import { RecipeFields } from '../recipes/recipe-fields.tsx'
import { Duplicate } from './duplicate.tsx'
import { FieldNote } from './field-note.tsx'
import type { ShownItem } from './load-review.ts'
import { OutcomeBadge } from './outcome-badge.tsx'
import { countOutcomes, type groupReport } from './report-of-field.ts'
import { readUnsentEdit } from './unsent-edits.ts'

/** What was sent and comes back: it could not be saved, or an answer has changed it. */
export type Refused = { typed: ReviewValues; errors: Record<string, string>; answer?: string }

type Rows = ReturnType<typeof groupReport>

type Props = {
  item: ShownItem
  refused?: Refused
  rows: Rows
  touch: () => void
  /** Whether all fields are open, and not only what asks. */
  isWhole: boolean
  onWhole: (isWhole: boolean) => void
  /** Where this browser keeps what has not reached the site. */
  unsent?: string
}

/** The fields, as they were last typed: those that ask stand open, and all others behind one line. */
export function ReviewFields({ item, refused, rows, touch, unsent, isWhole, onWhole }: Props) {
  const [left] = useState(() => (unsent === undefined ? undefined : readUnsentEdit(unsent, item.position)))
  const typed = refused?.typed ?? left ?? item.typed
  const errors = refused?.errors ?? item.errors
  return (
    <>
      {item.known && (
        <Duplicate known={item.known} error={refused?.errors.duplicate} chosen={typed.duplicate} />
      )}
      <RecipeFields
        values={typed}
        errors={errors}
        onChange={touch}
        isFromFile
        looksAt={item.points.map(({ field }) => field)}
        everythingElse={{
          holds: countOf(item, typed, rows),
          isOpen: isWhole || Object.keys(errors).length > 0,
          onToggle: onWhole,
          after: <LeftOut leftOut={item.leftOut} />,
        }}
        labels={{ preview: item.preview, judgeAt: href('/admin/import/labels'), claims: item.claims }}
        noteOf={(name) => (
          <FieldNote
            field={name}
            report={rows.get(name)}
            warnings={item.warnings.filter(({ field }) => field === name).map(({ message }) => message)}
          />
        )}
      />
    </>
  )
}

/** What is behind the line: "14 lines, 9 steps, 12 fields as in the file, 1 changed". */
function countOf({ leftOut }: ShownItem, { ingredients, steps }: ReviewValues, rows: Rows): string {
  const count = (lines: ReviewValues['steps']) => lines.filter(({ isHeading }) => !isHeading).length
  const fields = countOutcomes(rows, leftOut.length).map(([outcome, count]) =>
    outcome === 'kept' ? `${formatCount(count, 'field')} as in the file` : `${count} ${outcome}`,
  )
  return [formatCount(count(ingredients), 'line'), formatCount(count(steps), 'step'), ...fields].join(', ')
}

function LeftOut({ leftOut }: Pick<ShownItem, 'leftOut'>) {
  if (leftOut.length === 0) return null
  return (
    <Panel title="Left out">
      <ul>
        {leftOut.map(({ name, value }) => (
          <li
            key={name}
            className="grid gap-x-5 gap-y-1.5 border-t border-line py-3 md:grid-cols-[8.5rem_minmax(0,1fr)_7rem]"
          >
            <p className="text-ui font-semibold">{name}</p>
            <p className="min-w-0 wrap-anywhere text-ink-soft">
              <s>{value}</s>
            </p>
            <p>
              <OutcomeBadge outcome="dropped" />
            </p>
            <p className="text-caption leading-[1.45] text-ink-soft md:col-start-2">
              Recipes here have no such field. The original file is kept with the recipe.
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
