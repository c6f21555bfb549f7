import { type ReactNode, useSyncExternalStore } from 'react'
import { useDateFormat } from '../use-date-format.ts'
import './sheet.css'

/** The head of a sheet for an appointment: what it is, and lines for who brings it to whom. `mark` stands beside the name of the site. */
export function SheetHead({
  as: Title = 'p',
  title,
  siteName,
  mark,
}: {
  as?: 'p' | 'h1'
  title: string
  siteName: string
  mark?: ReactNode
}) {
  const format = useDateFormat()
  // The day of the reader, so the server leaves it open.
  const today = useSyncExternalStore(never, localDay, () => '')
  return (
    <>
      <header className="flex items-start justify-between gap-6 border-b border-ink pb-2">
        <div className="min-w-0">
          <p className="font-serif italic">For an appointment</p>
          <Title dir="auto" className="font-serif text-[1.75rem] leading-tight">
            {title}
          </Title>
        </div>
        <div className="grid flex-none justify-items-end gap-1 text-caption">
          {mark}
          <span>{siteName}</span>
        </div>
      </header>
      <dl className="sheet-who">
        {['Name', 'Born', 'Seen by'].map((name) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd />
          </div>
        ))}
        <div>
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
    <section className="break-inside-avoid">
      <h2>I want to ask</h2>
      {[1, 2, 3].map((line) => (
        <p key={line} className="h-11 border-b border-line" />
      ))}
    </section>
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
