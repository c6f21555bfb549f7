import { useId } from 'react'

type Props = {
  form: string
  type?: 'checkbox' | 'radio'
  name: string
  value: string
  /** What readers see in place of the value. */
  text?: string
  /** How many recipes the list would hold with this value. */
  count: number | undefined
  isChosen: boolean
}

/** A value that the list can be narrowed by: its name, dots, and what would be left. What leaves nothing is quiet. */
export function TallyInput({
  form,
  type = 'checkbox',
  name,
  value,
  text = value,
  count = 0,
  isChosen,
}: Props) {
  const id = useId()
  const isNone = count === 0 && !isChosen
  return (
    <label
      className={`group/tally grid min-h-11 grid-cols-[1.25rem_minmax(0,1fr)_auto] items-center gap-2.5 text-ui leading-tight cursor-pointer ${isNone ? 'text-ink-soft' : ''}`}
    >
      <input
        form={form}
        type={type}
        name={name}
        value={value}
        defaultChecked={isChosen}
        aria-label={text}
        aria-describedby={id}
        className={`size-5 cursor-pointer accent-ink ${isNone ? 'opacity-60' : ''}`}
      />
      <span className="flex min-w-0 items-baseline gap-1.5 after:min-w-2.5 after:flex-1 after:-translate-y-[.15em] after:border-b-2 after:border-dotted after:border-control after:opacity-70">
        <span className="wrap-anywhere group-hover/tally:text-accent">{text}</span>
      </span>{' '}
      <span id={id} className={`tabular-nums ${isNone ? '' : 'font-semibold'}`}>
        {count}
        <span className="sr-only">{count === 1 ? ' recipe' : ' recipes'}</span>
      </span>
    </label>
  )
}
