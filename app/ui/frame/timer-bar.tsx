import { href } from 'react-router'
import {
  addTime,
  formatClock,
  listRinging,
  MORE_SECONDS,
  sayLate,
  secondsLeft,
  stopTimer,
} from '#domain/cooking/timers.ts'
import { useChime } from '../reader/chime.ts'
import { changeTimers, useTimers } from '../reader/stored-timers.ts'

/** Timers that the bar names. */
const MOST_NAMED = 2

/** At the foot of every other page while a timer runs: the way back to the stove, and it rings here, too. */
export function TimerBar() {
  const { timers, now } = useTimers()
  const [rung] = listRinging(timers, now)
  const isSilent = useChime(rung !== undefined)
  const [first = rung] = timers
  if (!first) return null
  const { id, slug } = rung ?? first
  return (
    <section aria-label="Timers" className={`timer-bar ${rung ? 'rings' : ''}`}>
      {/* No link of the router: of those, it asks the server ahead. */}
      <a href={href('/recipes/:slug/cook', { slug })}>
        {rung ? (
          <span>
            <b key={rung.id} role="alert">
              {rung.name}: time is up
            </b>{' '}
            {sayLate(secondsLeft(rung, now))}
            {isSilent && '. Tap the page to hear it.'}
          </span>
        ) : (
          timers.slice(0, MOST_NAMED).map((timer) => (
            <span key={timer.id}>
              <b>{timer.name}</b> {formatClock(secondsLeft(timer, now))}
              {timer.left !== null && ' held'}
            </span>
          ))
        )}
      </a>
      {rung && (
        <>
          <button
            type="button"
            onClick={() => changeTimers((all, now) => addTime(all, id, MORE_SECONDS, now))}
          >
            +2&nbsp;min
          </button>
          <button type="button" onClick={() => changeTimers((all) => stopTimer(all, id))}>
            Stop
          </button>
        </>
      )}
    </section>
  )
}
