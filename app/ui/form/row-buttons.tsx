import { Icon } from '../icon/icon.tsx'
import { IconButton } from '../button/button.tsx'

/** Moves a row of a list up or down, or takes it away. `name` says which one. Only scripts can. */
export function RowButtons({
  name,
  isFirst,
  isLast,
  onMove,
  onRemove,
  className = '',
}: {
  name: string
  isFirst: boolean
  isLast: boolean
  onMove: (by: -1 | 1) => void
  onRemove: () => void
  className?: string
}) {
  // Not `disabled`, which would throw the focus away when a row has arrived at an end.
  return (
    <div className={`scripted ml-auto flex flex-none ${className}`}>
      <IconButton
        label={`Move ${name} up`}
        aria-disabled={isFirst}
        data-part="up"
        onClick={() => onMove(-1)}
        className="aria-disabled:opacity-40"
      >
        <Icon name="arrow-up" />
      </IconButton>
      <IconButton
        label={`Move ${name} down`}
        aria-disabled={isLast}
        data-part="down"
        onClick={() => onMove(1)}
        className="aria-disabled:opacity-40"
      >
        <Icon name="arrow-down" />
      </IconButton>
      <IconButton label={`Remove ${name}`} onClick={onRemove}>
        <Icon name="x" />
      </IconButton>
    </div>
  )
}
