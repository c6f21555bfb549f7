/** The head of a page that shows a list: its title, and beside it what is in the list. */
export function ListHead({ title, lead }: { title: string; lead: string }) {
  return (
    <div className="grid items-end gap-x-(--column-gap) gap-y-4 pt-[clamp(2.75rem,2rem+3vw,5rem)] pb-[clamp(1.75rem,1.2rem+2vw,3rem)] md:grid-cols-[1.15fr_1fr]">
      <h1 className="text-title leading-tight tracking-display">{title}</h1>
      <p
        dir="auto"
        className="font-serif text-lead leading-[1.45] wrap-anywhere whitespace-pre-line text-ink-soft"
      >
        {lead}
      </p>
    </div>
  )
}
