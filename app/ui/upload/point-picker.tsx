import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import type { Point } from '#domain/files/point.ts'

/** Percent that an arrow key moves the point by, and with Shift. */
const STEP = 1
const LONG_STEP = 10

const DIRECTIONS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

type Props = {
  point: Point
  onClick: (point: Point) => void
  onKey: (point: Point) => void
  onLeave?: () => void
  /** The picture. */
  children: ReactNode
}

/** A whole picture with a ring at its point, which a click or the arrow keys move. */
export function PointPicker({ point, onClick, onKey, onLeave, children }: Props) {
  const click = ({ currentTarget, clientX, clientY, detail }: MouseEvent) => {
    // The Enter key clicks, too, and nowhere.
    if (detail === 0) return
    const box = currentTarget.getBoundingClientRect()
    onClick({
      x: toPercent(((clientX - box.left) / box.width) * 100),
      y: toPercent(((clientY - box.top) / box.height) * 100),
    })
  }
  const press = (event: KeyboardEvent) => {
    const direction = DIRECTIONS[event.key]
    if (!direction) return
    event.preventDefault()
    const step = event.shiftKey ? LONG_STEP : STEP
    onKey({ x: toPercent(point.x + direction.x * step), y: toPercent(point.y + direction.y * step) })
  }
  return (
    <div className="relative">
      {children}
      <button
        type="button"
        aria-label={`The point that every cut keeps: ${point.x} % from the left, ${point.y} % from the top. Arrow keys move it.`}
        onClick={click}
        onKeyDown={press}
        onBlur={onLeave}
        className="absolute inset-0 size-full cursor-crosshair overflow-hidden rounded-picture"
      >
        <Ring {...point} />
      </button>
    </div>
  )
}

/** Light between two dark lines, or dark between two light ones: it is seen on every photograph. */
function Ring({ x, y }: Point) {
  const place = { cx: `${x}%`, cy: `${y}%`, r: 13, fill: 'none' }
  return (
    <svg aria-hidden className="pointer-events-none absolute inset-0 size-full">
      <circle {...place} strokeWidth={7} className="stroke-ink" />
      <circle {...place} strokeWidth={3} className="stroke-paper" />
    </svg>
  )
}

const toPercent = (number: number) => Math.min(100, Math.max(0, Math.round(number)))
