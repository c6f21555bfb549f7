import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Button } from '../../../ui/button/button.tsx'
import { ConfirmForm } from '#app/ui/form/confirm-form.tsx'
import { useMay } from '../use-may.ts'

const FORM = 'bulk'

/**
 * What can be done with the rows of a table that are selected: a bar below it, there as long as one is. `kind` is what it lists, in small
 * letters: 'recipes'; `table` is its address, where another page shows it.
 */
export function BulkBar({ kind, table, children }: { kind: string; table?: string; children?: ReactNode }) {
  const { pathname, search } = useLocation()
  const may = useMay()
  return (
    <ConfirmForm
      id={FORM}
      action={table ?? pathname + search}
      aria-label={`Selected ${kind}`}
      question={(pressed) =>
        pressed instanceof HTMLButtonElement && pressed.value === 'delete'
          ? `Are you sure you want to delete the selected ${kind}?`
          : undefined
      }
      data-save-bar
      className="sticky bottom-0 z-10 mt-4 hidden flex-wrap items-center gap-2 border-t border-ink bg-paper py-3 in-[main:has([name=selected]:checked)]:flex print:hidden"
    >
      <span className="text-ui text-ink-soft max-lg:sr-only">With the selected:</span>
      {may('publish') && (
        <>
          <BulkButton value="publish">Publish</BulkButton>
          <BulkButton value="unpublish">Unpublish</BulkButton>
        </>
      )}
      <BulkButton value="delete">Delete</BulkButton>
      {children}
    </ConfirmForm>
  )
}

/** Does one thing with all that is selected. */
export const BulkButton = (button: { value: string; 'aria-label'?: string; children: ReactNode }) => (
  <Button type="submit" look="outline" name="bulk" {...button} />
)

/** Selects a row. What was changed in it is a row anew, and no longer selected. */
export function SelectRow({ id, updated_at, name }: { id: string; updated_at: string; name: string }) {
  return (
    <label className="-ml-2.5 grid size-11 shrink-0 cursor-pointer place-items-center">
      <input
        key={updated_at}
        type="checkbox"
        form={FORM}
        name="selected"
        value={`${id} ${updated_at}`}
        aria-label={`Select ${name}`}
        className="size-6 accent-ink"
      />
    </label>
  )
}
