import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'

/** A part of a form that is one sentence until it is opened: its title, what it holds, and what of that asks. */
export function Fold({
  id,
  title,
  heading: Heading = 'h3',
  holds,
  asks,
  isOpen = false,
  onToggle,
  children,
}: {
  /** A link to it opens it. */
  id?: string
  title: string
  heading?: 'h2' | 'h3'
  holds?: ReactNode
  asks?: string | false
  /** Whether it starts open: something in it is wrong, or wants to be looked at. */
  isOpen?: boolean
  onToggle?: (isOpen: boolean) => void
  children: ReactNode
}) {
  return (
    <details
      open={isOpen || undefined}
      onToggle={onToggle && (({ currentTarget }) => onToggle(currentTarget.open))}
      className="group/fold border-b border-line"
    >
      <summary className="grid min-h-12 cursor-pointer list-none grid-cols-[minmax(0,1fr)_1.15rem] items-center gap-x-4 py-2 marker:content-[''] hover:text-accent sm:grid-cols-[9.5rem_minmax(0,1fr)_1.15rem]">
        <Heading className="font-sans text-ui font-semibold tracking-normal">{title}</Heading>
        <span className="leading-[1.4] text-ink-soft wrap-anywhere max-sm:col-start-1 max-sm:row-start-2">
          {holds}
          {asks && (
            <>
              {holds && ' · '}
              <b className="font-semibold text-butter-ink">{asks}</b>
            </>
          )}
        </span>
        <Icon
          name="chevron-down"
          className="size-[1.1rem] text-ink-soft group-open/fold:rotate-180 max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1"
        />
      </summary>
      <section id={id} className="grid min-w-0 scroll-mt-6 gap-4.5 pt-1.5 pb-6">
        {children}
      </section>
    </details>
  )
}

/** The parts of a form that are one sentence each. */
export function Folds({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h2 className="mb-3 text-[1.5rem]">{title}</h2>
      <div className="border-t border-ink">{children}</div>
    </section>
  )
}
