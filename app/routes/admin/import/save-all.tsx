import { Button } from '#app/ui/button.tsx'
import { FormSelect } from '#app/ui/form/choice-field.tsx'
import { formatNumber } from '#domain/format-number.ts'
import { useMay } from '../use-may.ts'

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
      <FormSelect label="Recipes that are stored already" name="duplicates" className="min-w-52">
        <option value="leave">Leave for review</option>
        <option value="update">Update them and keep their status</option>
        <option value="new">Save as new recipes</option>
        <option value="skip">Skip</option>
      </FormSelect>
      <Button type="submit" look="outline" name="intent" value="save-all" disabled={busy}>
        Save all ({count})
      </Button>
      <Button
        type="submit"
        look="quiet"
        name="intent"
        value="discard"
        disabled={busy}
        onClick={(event) => {
          if (
            !confirm(
              `Are you sure you want to discard ${count} ${waiting === 1 ? 'recipe' : 'recipes'}? The recipes you saved are kept.`,
            )
          )
            event.preventDefault()
        }}
      >
        Discard all
      </Button>
    </div>
  )
}
