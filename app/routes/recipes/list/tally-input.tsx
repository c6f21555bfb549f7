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
    <label className={`group/tally tally-row ${isNone ? 'text-ink-soft' : ''}`}>
      <input
        form={form}
        type={type}
        name={name}
        value={value}
        defaultChecked={isChosen}
        aria-label={text}
        aria-describedby={id}
        className={isNone ? 'opacity-60' : undefined}
      />
      <span className="tally-name">
        <span className="wrap-anywhere group-hover/tally:text-accent">{text}</span>
      </span>{' '}
      <span id={id} className={`tabular-nums ${isNone ? '' : 'font-semibold'}`}>
        {count}
        <span className="sr-only">{count === 1 ? ' recipe' : ' recipes'}</span>
      </span>
    </label>
  )
}
