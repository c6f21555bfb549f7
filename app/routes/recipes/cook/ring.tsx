import { formatClock, sayLate, secondsLeft, type Timer } from '#domain/cooking/timers.ts'

type RingProps = {
  timer: Timer
  now: number
  /** Whether it runs for the dish that is shown. */
  isHere: boolean
  isSilent: boolean
}

/** The one bright screen: what is over, and for how long. */
export const Ring = ({ timer, now, isHere, isSilent }: RingProps) => (
  <section role="alert" className="ring">
    <p className="ring-where">{isHere ? (timer.step ? `Step ${timer.step}` : 'Your own') : 'Another dish'}</p>
    <h2>{timer.name}: time is up</h2>
    <p aria-live="off" className="ring-over">
      {sayLate(secondsLeft(timer, now))} <span className="sr-only">of {formatClock(timer.total)}</span>
    </p>
    {isSilent && <p>The browser is silent until you tap the screen.</p>}
  </section>
)
