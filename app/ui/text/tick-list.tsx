import { Icon, type IconName } from '../icon/icon.tsx'
import { LinkedText } from './linked-text.tsx'

/** Short statements, each behind the same small sign. */
export function TickList({
  items,
  icon,
  tone = 'text-sage',
  className = '',
}: {
  items: string[]
  icon: IconName
  tone?: 'text-sage' | 'text-accent'
  className?: string
}) {
  return (
    <ul className={`grid gap-1.5 ${className}`}>
      {items.map((item, place) => (
        <li
          key={place}
          className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-2.5 leading-normal wrap-anywhere"
        >
          <Icon name={icon} className={`mt-[.2em] size-4.5 stroke-2 ${tone}`} />
          <span dir="auto">
            <LinkedText text={item} />
          </span>
        </li>
      ))}
    </ul>
  )
}
