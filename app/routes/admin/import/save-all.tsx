import { useNavigation } from 'react-router'
import { Button } from '../../../ui/button/button.tsx'
import { ConfirmForm } from '#app/ui/form/confirm-form.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { formatCount, formatNumber } from 'recipe-basics/text/format-number'
import { Becomes, REVIEW_FORM } from './becomes.tsx'
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

type Props = { counts: ShownImport['counts'] }

/** Saves or discards all that waits. The form is that of the recipe beside, so that what is typed there is part of it. */
export function SaveAll({ counts }: Props) {
  const busy = useNavigation().state !== 'idle'
  const { ready, waiting } = counts
  return (
    <div className="grid justify-items-start gap-1 wide:justify-items-end">
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          look="outline"
          form={REVIEW_FORM}
          name="intent"
          value="save-all"
          disabled={busy}
        >
          <Icon name="check" className="size-[1.1em]" />
          {ready > 0 && ready < waiting
            ? `Save all that need nothing (${formatNumber(ready)})`
            : `Save all (${formatNumber(waiting)})`}
        </Button>
        <Button type="submit" look="quiet" form={DISCARD} disabled={busy}>
          Discard all
        </Button>
      </div>
      <Becomes counts={counts} />
    </div>
  )
}
