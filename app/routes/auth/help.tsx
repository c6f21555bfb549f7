import type { ReactNode } from 'react'

/** A question that somebody may have while signing in. Opens without scripts. */
export function Help({ question, children }: { question: string; children: ReactNode }) {
  return (
    <details className="group">
      <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-[.25em]">
        {question}
      </summary>
      <div className="grid gap-2 text-ink-soft">{children}</div>
    </details>
  )
}
