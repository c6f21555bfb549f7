import type { ReactNode } from 'react'

/** The head of a page that is read from top to bottom: a line above the title, the title, a standfirst. */
export function PageHead({ kicker, title, lead }: { kicker: ReactNode; title: ReactNode; lead?: ReactNode }) {
  return (
    <header className="page page-narrow grid justify-items-center gap-4 pt-[clamp(1.5rem,4vw,3.5rem)] pb-[clamp(2rem,4vw,3.25rem)] text-center">
      <p className="font-serif text-[1.1875rem] leading-[1.3] text-accent italic">{kicker}</p>
      <h1 className="text-title leading-tight tracking-display">{title}</h1>
      {lead && <p className="max-w-xl font-serif text-lead leading-[1.45] text-ink-soft">{lead}</p>}
    </header>
  )
}
