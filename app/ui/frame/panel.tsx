import type { ReactNode } from 'react'

/** A sheet of its own: a form, or a card of the admin area. `actions` stand at the right of its title. */
export function Panel({
  id,
  title,
  intro,
  actions,
  className = '',
  children,
}: {
  id?: string
  title?: string
  intro?: ReactNode
  actions?: ReactNode
  className?: string
  children: ReactNode
}) {
  return (
    <section
      id={id}
      className={`min-w-0 scroll-mt-6 rounded-panel border border-line bg-surface p-[clamp(1.1rem,2.4vw,1.75rem)] ${className}`}
    >
      {title && (
        <div
          className={`flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 ${intro ? '' : 'mb-4'}`}
        >
          <h2 className="text-[1.375rem]">{title}</h2>
          {actions}
        </div>
      )}
      {intro && <p className="mt-1 mb-4 text-ink-soft">{intro}</p>}
      {children}
    </section>
  )
}
