import { Button } from '../../../ui/button/button.tsx'
import { ConfirmForm } from '#app/ui/form/confirm-form.tsx'
import { FormSelect } from '../../../ui/field/choice-field.tsx'
import { formatCount, formatNumber } from 'recipe-basics/text/format-number'
import { useMay } from '../use-may.ts'

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

/** Saves or discards all that waits. It stands in the form of one recipe, so that what is typed there is part of it. */
export function SaveAll({ waiting, busy }: { waiting: number; busy: boolean }) {
  const count = formatNumber(waiting)
  const mayPublish = useMay()('publish')
  return (
    <div className="flex flex-wrap items-end gap-x-3 gap-y-3 border-t border-line pt-5">
      <FormSelect label="Save new recipes" name="status" className="min-w-36">
        {mayPublish && <option value="published">Published</option>}
        <option value="draft">As drafts</option>
      </FormSelect>
      <FormSelect
        label="Recipes that are stored already"
        name="duplicates"
        hint="Also those in the trash: an update brings them back."
        className="min-w-52"
      >
        <option value="leave">Leave for review</option>
        <option value="update">Update them and keep their status</option>
        <option value="new">Save as new recipes</option>
        <option value="skip">Skip</option>
      </FormSelect>
      <Button type="submit" look="outline" name="intent" value="save-all" disabled={busy}>
        Save all ({count})
      </Button>
      <Button type="submit" look="quiet" form={DISCARD} disabled={busy}>
        Discard all
      </Button>
    </div>
  )
}
