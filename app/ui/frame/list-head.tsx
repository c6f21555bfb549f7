type Props = {
  title: string
  lead: string
  /** Small, and without its lead on a phone: the list itself comes first there. */
  isTight?: boolean
}

/** The head of a page that shows a list: its title, and beside it what is in the list. */
export function ListHead({ title, lead, isTight = false }: Props) {
  return (
    <div
      className={`grid items-end gap-x-(--column-gap) gap-y-4 md:grid-cols-[1.15fr_1fr] ${isTight ? 'pt-4 pb-2 md:pt-9 md:pb-5' : 'pt-[clamp(2.75rem,2rem+3vw,5rem)] pb-[clamp(1.75rem,1.2rem+2vw,3rem)]'}`}
    >
      <h1
        className={`leading-tight tracking-display ${isTight ? 'text-[2.125rem] md:text-title' : 'text-title'}`}
      >
        {title}
      </h1>
      <p
        dir="auto"
        className={`font-serif text-lead leading-[1.45] wrap-anywhere whitespace-pre-line text-ink-soft ${isTight ? 'max-md:hidden' : ''}`}
      >
        {lead}
      </p>
    </div>
  )
}
