import { Button } from '../../../ui/button/button.tsx'
import { ConfirmForm } from '#app/ui/form/confirm-form.tsx'
import { FormSelect } from '../../../ui/field/choice-field.tsx'
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

/**
 * Saves or discards all that waits, and says before what becomes of the rest. It belongs to the form of the recipe beside,
 * so that what is typed there is part of it.
 */
export function SaveAll({
  counts: { waiting, needsLook },
  form,
  busy,
}: {
  counts: ShownImport['counts']
  form: string
  busy: boolean
}) {
  const mayPublish = useMay()('publish')
  const ready = waiting - needsLook
  const isSplit = ready > 0 && needsLook > 0
  return (
    <div className="mb-6 grid gap-3">
      <div className="flex flex-wrap items-end gap-3">
        {ready > 0 && (
          <FormSelect
            label={isSplit ? `What needs nothing (${formatNumber(ready)})` : 'New recipes'}
            {...{ form }}
            name="status"
            className="min-w-40"
          >
            {mayPublish && <option value="published">published</option>}
            <option value="draft">drafts</option>
          </FormSelect>
        )}
        {needsLook > 0 && (
          <FormSelect
            label={`What needs a look (${formatNumber(needsLook)})`}
            {...{ form }}
            name="needing"
            className="min-w-40"
          >
            <option value="draft">drafts</option>
            {mayPublish && <option value="published">published{isSplit && ', too'}</option>}
            <option value="leave">left here, unsaved</option>
          </FormSelect>
        )}
        <FormSelect label="Stored already" {...{ form }} name="duplicates" className="min-w-44">
          <option value="leave">left for review</option>
          <option value="update">updated, with their status</option>
          <option value="new">saved as new recipes</option>
          <option value="skip">skipped</option>
        </FormSelect>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" look="outline" {...{ form }} name="intent" value="save-all" disabled={busy}>
          <Icon name="check" className="size-[1.1em]" />
          {isSplit
            ? `Save all that need nothing (${formatNumber(ready)})`
            : `Save all (${formatNumber(waiting)})`}
        </Button>
        <Button type="submit" look="quiet" form={DISCARD} disabled={busy}>
          Discard all
        </Button>
      </div>
    </div>
  )
}
