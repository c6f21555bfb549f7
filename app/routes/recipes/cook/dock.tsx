import { useState } from 'react'
import {
  addTime,
  formatClock,
  holdTimer,
  isOver,
  secondsLeft,
  stopTimer,
  type Timer,
} from '#domain/cooking/timers.ts'
import { changeTimers } from '../../../ui/reader/stored-timers.ts'

const MORE_SECONDS = 60

/** Every timer that runs, on every step. One of them has its keys open; one alone always has. */
export function Dock({ timers, now }: { timers: Timer[]; now: number }) {
  const [open, setOpen] = useState<string>()
  if (timers.length === 0) return null
  const isOpen = ({ id }: Timer) => timers.length === 1 || id === open
  const shown = timers.find(isOpen)
  return (
    <section aria-label="Timers" className="dock">
      <ul className="timers">
        {timers.map((timer) => (
          <li key={timer.id} className="timer" data-open={isOpen(timer) || undefined}>
            <button
              type="button"
              aria-expanded={isOpen(timer)}
              onClick={() => setOpen(timer.id === open ? undefined : timer.id)}
              className={`timer-face ${isOver(timer, now) ? 'over' : ''}`}
            >
              <span className="timer-name">{timer.name}</span>
              <span className="timer-time">
                {isOver(timer, now) && '+'}
                {formatClock(secondsLeft(timer, now))}
                {timer.left !== null && <em> held</em>}
              </span>
              <progress
                aria-hidden
                max={timer.total}
                value={Math.max(0, secondsLeft(timer, now))}
                className="timer-rest"
              />
            </button>
          </li>
        ))}
      </ul>
      {shown && <Acts timer={shown} />}
    </section>
  )
}

const Acts = ({ timer: { id, left, name } }: { timer: Timer }) => (
  <fieldset aria-label={name} className="timer-acts">
    <button type="button" onClick={() => changeTimers((all, now) => addTime(all, id, MORE_SECONDS, now))}>
      +1&nbsp;min
    </button>
    <button type="button" onClick={() => changeTimers((all, now) => holdTimer(all, id, now))}>
      {left === null ? 'Pause' : 'Go on'}
    </button>
    <button type="button" onClick={() => changeTimers((all) => stopTimer(all, id))}>
      Stop
    </button>
  </fieldset>
)
