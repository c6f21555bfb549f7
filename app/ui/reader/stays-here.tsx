import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'

/** Where what a reader writes is kept. Stands before the first control; `children` says what else there is to know. */
export function StaysHere({ children }: { children?: ReactNode }) {
  return (
    <p className="flex items-start gap-3 border-y border-line py-3.5 leading-normal">
      <Icon name="lock" className="mt-0.5 text-ink-soft" />
      <span>
        <b className="font-semibold">This lives in this browser only.</b>{' '}
        <span className="text-ink-soft">
          No account, no cookie, no copy with us. Clear the browser and it is gone; export it if you want to
          keep it. {children}
        </span>
      </span>
    </p>
  )
}

/** Said where the browser keeps nothing. `what`: “Your marks”. */
export function NotKept({ what }: { what: string }) {
  return (
    <p role="alert" className="flex items-start gap-3 border-b border-line py-3.5">
      <Icon name="circle-alert" className="mt-0.5 text-butter-ink" />
      This browser does not let us keep anything, perhaps a private window. {what} last until you leave this
      page. Export them first.
    </p>
  )
}
