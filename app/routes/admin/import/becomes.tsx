import type { ReactNode } from 'react'
import { formatNumber } from 'recipe-basics/text/format-number'
import { useMay } from '../use-may.ts'
import type { ShownImport } from './load-review.ts'

/** The form of the recipe that is open, which all choices of the screen belong to. */
export const REVIEW_FORM = 'review-form'

/** What becomes of new recipes when all are saved: the one choice beside the button. */
export function Becomes({ counts: { look, ready } }: { counts: ShownImport['counts'] }) {
  const mayPublish = useMay()('publish')
  if (look === 0 && ready === 0) return null
  if (!mayPublish && look === 0) return <input type="hidden" form={REVIEW_FORM} name="status" value="draft" />
  if (look === 0)
    return (
      <Choice label="They become" name="status">
        <option value="published">published</option>
        <option value="draft">drafts</option>
      </Choice>
    )
  const draft = look === 1 ? 'a draft' : 'drafts'
  return (
    <>
      {!mayPublish && <input type="hidden" form={REVIEW_FORM} name="status" value="draft" />}
      <Choice label={labelOf(look, ready)} name="needing">
        <option value="draft">{draft}</option>
        {mayPublish && <option value="published">published{ready > 0 && ', too'}</option>}
        {ready > 0 && <option value="leave">left here, unsaved</option>}
        {mayPublish && ready > 0 && (
          <option value="all-drafts">
            {draft}, like the {formatNumber(ready)}
          </option>
        )}
      </Choice>
    </>
  )
}

function labelOf(look: number, ready: number) {
  if (ready === 0) return look === 1 ? 'It becomes' : 'They become'
  return look === 1 ? 'The other one becomes' : `The other ${formatNumber(look)} become`
}

/** What becomes of recipes that are here already when all are saved. */
export const BecomesOfTwins = () => (
  <Choice label="They are" name="duplicates">
    <option value="leave">left for you to decide</option>
    <option value="update">updated</option>
    <option value="new">saved as new ones</option>
    <option value="skip">skipped</option>
  </Choice>
)

const Choice = ({ label, name, children }: { label: string; name: string; children: ReactNode }) => (
  <label className="inline-flex flex-wrap items-center gap-x-1">
    {label}
    <select
      form={REVIEW_FORM}
      name={name}
      className="field-sizing-content min-h-11 cursor-pointer rounded-control bg-transparent px-1 font-semibold underline decoration-accent underline-offset-[.25em] [&>option]:bg-surface [&>option]:text-ink"
    >
      {children}
    </select>
  </label>
)
