import { Icon, type IconName } from '../icon/icon.tsx'
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'

export type Tool = {
  label: string
  icon: IconName
  /** As browsers name keys in aria-keyshortcuts. */
  keys?: string
  pressed?: boolean
  disabled?: boolean
  run: () => void
}

/**
 * A row of buttons that is one stop for the Tab key: the arrow keys, Home and End go from one to the next (ARIA
 * toolbar pattern).
 */
export function Toolbar({ groups, children }: { groups: Tool[][]; children?: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const tools = groups.flat()

  function move(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1, Home: -current, End: tools.length - 1 - current }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = (current + step + tools.length) % tools.length
    setCurrent(next)
    bar.current?.querySelectorAll('button')[next]?.focus()
  }

  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label="Text"
      tabIndex={-1}
      onKeyDown={move}
      className="flex flex-wrap items-center gap-x-1 border-b border-line px-1 py-0.5"
    >
      {groups.map((group) => (
        <div key={group[0]?.label} className="flex flex-wrap">
          {group.map((tool) => (
            <ToolButton
              key={tool.label}
              {...tool}
              isStop={tools.indexOf(tool) === current}
              onFocus={() => setCurrent(tools.indexOf(tool))}
            />
          ))}
        </div>
      ))}
      {children}
    </div>
  )
}

function ToolButton({
  label,
  icon,
  keys,
  pressed,
  disabled,
  run,
  isStop,
  onFocus,
}: Tool & { isStop: boolean; onFocus: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-keyshortcuts={keys}
      aria-pressed={pressed}
      aria-disabled={disabled || undefined}
      tabIndex={isStop ? 0 : -1}
      onFocus={onFocus}
      // The selection in the text stays where it is.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        if (!disabled) run()
      }}
      className="inline-grid size-11 place-items-center rounded-control hover:bg-linen aria-disabled:cursor-default aria-disabled:text-ink-soft/60 aria-pressed:bg-ink aria-pressed:text-paper"
    >
      <Icon name={icon} className="size-[1.25rem] stroke-[1.8]" />
    </button>
  )
}
