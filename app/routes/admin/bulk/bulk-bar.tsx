import type { ReactNode } from 'react'
import { Form, useLocation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { isSentAgain } from '#app/ui/form/send-again.ts'
import { useMay } from '../use-may.ts'

const FORM = 'bulk'

/** What can be done with the rows of a table that are selected. `kind` is what it lists, in small letters: 'recipes'. */
export function BulkBar({ kind, children }: { kind: string; children?: ReactNode }) {
  const { pathname, search } = useLocation()
  const may = useMay()
  const question = `Are you sure you want to delete the selected ${kind}?`
  return (
    <Form
      id={FORM}
      method="post"
      action={pathname + search}
      aria-label={`Selected ${kind}`}
      onSubmit={(event) => {
        const { submitter } = event.nativeEvent
        const deletes = submitter instanceof HTMLButtonElement && submitter.value === 'delete'
        if (deletes && !isSentAgain() && !confirm(question)) event.preventDefault()
      }}
      className="mb-2 flex flex-wrap items-end gap-2 print:hidden"
    >
      <span className="self-center text-ui text-ink-soft">With the selected:</span>
      {may('publish') && (
        <>
          <BulkButton value="publish">Publish</BulkButton>
          <BulkButton value="unpublish">Unpublish</BulkButton>
        </>
      )}
      <BulkButton value="delete">Delete</BulkButton>
      {children}
    </Form>
  )
}

/** Does one thing with all that is selected. */
export const BulkButton = ({ value, children }: { value: string; children: ReactNode }) => (
  <Button type="submit" look="outline" name="bulk" value={value}>
    {children}
  </Button>
)

/** Selects a row. What was changed in it is a row anew, and no longer selected. */
export function SelectRow({ id, updated_at, name }: { id: string; updated_at: string; name: string }) {
  return (
    <label className="-my-2 -ml-2.5 inline-grid size-11 cursor-pointer place-items-center align-middle">
      <input
        key={updated_at}
        type="checkbox"
        form={FORM}
        name="selected"
        value={`${id} ${updated_at}`}
        aria-label={`Select ${name}`}
        className="size-5 accent-ink"
      />
    </label>
  )
}
