import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { Button } from '../../../ui/button/button.tsx'
import { ConfirmForm } from '#app/ui/form/confirm-form.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { formatCount, formatNumber } from 'recipe-basics/text/format-number'
import { useMay } from '../use-may.ts'
import type { ShownImport } from './load-review.ts'

const DISCARD = 'discard'

/** The form of the button that discards, which stands outside the form of the recipe. */
export function DiscardForm({ id, waiting }: { id: string; waiting: number }) {
  const recipes = formatCount(waiting, 'recipe')
  return (
    <ConfirmForm
      id={DISCARD}
      question={`Are you sure you want to discard ${recipes}? The recipes you saved are kept.`}
    >
      <input type="hidden" name="import" value={id} />
      <input type="hidden" name="intent" value="discard" />
    </ConfirmForm>
  )
}

type Props = { counts: ShownImport['counts']; form: string }

const splitOf = ({ waiting, needsLook }: Props['counts']) => ({
  ready: waiting - needsLook,
  isSplit: needsLook > 0 && needsLook < waiting,
})

/** Saves or discards all that waits. The form is that of the recipe beside, so that what is typed there is part of it. */
export function SaveAll({ counts, form }: Props) {
  const busy = useNavigation().state !== 'idle'
  const { ready, isSplit } = splitOf(counts)
  return (
    <>
      <Button type="submit" look="outline" form={form} name="intent" value="save-all" disabled={busy}>
        <Icon name="check" className="size-[1.1em]" />
        {isSplit
          ? `Save all that need nothing (${formatNumber(ready)})`
          : `Save all (${formatNumber(counts.waiting)})`}
      </Button>
      <Button type="submit" look="quiet" form={DISCARD} disabled={busy}>
        Discard all
      </Button>
    </>
  )
}

/** What becomes of all that are saved, said before. */
export function BecomesOf({ counts, form }: Props) {
  const mayPublish = useMay()('publish')
  const { ready, isSplit } = splitOf(counts)
  const { needsLook } = counts
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-6">
      {ready === 0 && (
        <input type="hidden" form={form} name="status" value={mayPublish ? 'published' : 'draft'} />
      )}
      {ready > 0 && (
        <Choice label={isSplit ? `What needs nothing (${formatNumber(ready)}):` : 'New recipes:'}>
          <select form={form} name="status" className={SELECT}>
            {mayPublish && <option value="published">published</option>}
            <option value="draft">drafts</option>
          </select>
        </Choice>
      )}
      {needsLook > 0 && (
        <Choice label={`What needs a look (${formatNumber(needsLook)}):`}>
          <select form={form} name="needing" className={SELECT}>
            <option value="draft">drafts</option>
            {mayPublish && <option value="published">published{isSplit && ', too'}</option>}
            <option value="leave">left here, unsaved</option>
          </select>
        </Choice>
      )}
      <Choice label="What is stored already:">
        <select form={form} name="duplicates" className={SELECT}>
          <option value="leave">left for review</option>
          <option value="update">updated, with its status</option>
          <option value="new">saved as new</option>
          <option value="skip">skipped</option>
        </select>
      </Choice>
    </div>
  )
}

const SELECT =
  'field-sizing-content min-h-11 cursor-pointer rounded-control bg-transparent px-1 font-semibold underline decoration-accent underline-offset-[.25em] [&>option]:bg-surface [&>option]:text-ink'

const Choice = ({ label, children }: { label: string; children: ReactNode }) => (
  <label className="inline-flex flex-wrap items-center gap-x-1">
    {label} {children}
  </label>
)
