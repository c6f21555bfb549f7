import { useSyncExternalStore } from 'react'
import { useDateFormat } from '../use-date-format.ts'

/** The head of a sheet for an appointment: what it is, and lines for who brings it to whom. */
export function SheetHead({ title, siteName }: { title: string; siteName: string }) {
  const format = useDateFormat()
  // The day of the reader, so the server leaves it open.
  const today = useSyncExternalStore(never, localDay, () => '')
  return (
    <>
      <header className="flex justify-between border-b border-ink pb-2">
        <div>
          <p className="font-serif italic">For an appointment</p>
          <p className="font-serif text-[1.75rem]">{title}</p>
        </div>
        <p>{siteName}</p>
      </header>
      <dl className="grid gap-2 py-4">
        {['Name', 'Born', 'Seen by'].map((name) => (
          <div key={name} className="flex gap-3 border-b border-line">
            <dt>{name}</dt>
            <dd />
          </div>
        ))}
        <div className="flex gap-3">
          <dt>Printed</dt>
          <dd>{today && format(today)}</dd>
        </div>
      </dl>
    </>
  )
}

/** Lines to write on. */
export function SheetQuestions() {
  return (
    <>
      <p className="mt-9 font-serif text-[1.25rem]">I want to ask</p>
      {[1, 2, 3].map((line) => (
        <p key={line} className="h-11 border-b border-line" />
      ))}
    </>
  )
}

/** A cell of a table on such a sheet. */
export const SHEET_CELL = 'border-b border-line py-2 pr-4 text-left align-top'

const never = () => () => {}

function localDay(): string {
  const now = new Date()
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
}
