import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { asOneText, type ShownText } from 'recipe-reading/kitchen/shown-text'
import { addTime, MORE_SECONDS, stopTimer, type Timer } from '#domain/cooking/timers.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { changeTimers } from '../../../ui/reader/stored-timers.ts'

const UNREADY_MS = 500
/** Words of the next step that its key carries. */
const FIRST_WORDS = 6

type KeysProps = {
  at: number
  last: number
  /** The step at which the dish was left. */
  resumeAt: number | undefined
  /** The step that comes next. */
  next: ShownText | undefined
  /** What rings: the keys are for it then. */
  rung: Timer | undefined
  recipePage: string
  onShow: (place: number) => void
}

/** Two keys that a wet knuckle can hit. */
export function Keys({ at, last, resumeAt, next, rung, recipePage, onShow }: KeysProps) {
  if (rung) return <RingKeys key={rung.id} id={rung.id} />
  const isAside = at === 0 || at > last
  return (
    <nav
      aria-label="Previous and next"
      className={`zones scripted ${isAside ? 'low' : ''} ${at === 0 ? 'alone' : ''}`}
    >
      {at > 0 && (
        <Key onClick={() => onShow(at - 1)} className="back">
          <Icon name="arrow-left" />
          <span className="zone-word">Back</span>
        </Key>
      )}
      {at > last ? (
        <Link to={recipePage} className="zone next go">
          <span className="zone-word">Back to the recipe</span>
          <Icon name="arrow-right" />
        </Link>
      ) : (
        <Key
          onClick={() => onShow(at === 0 && resumeAt ? resumeAt : at + 1)}
          className={`next ${at === 0 ? 'go' : ''}`}
        >
          <span className="zone-word">
            {at > 0 ? 'Next' : resumeAt ? `Carry on at step ${resumeAt}` : 'Start cooking'}
          </span>
          <Icon name="arrow-right" />
          <span dir="auto" className="zone-first">
            {at === last ? 'Done. Sit down.' : next && firstWords(next)}
          </span>
        </Key>
      )}
    </nav>
  )
}

/** They come under a finger that wanted to go on: for a moment they do nothing. */
function RingKeys({ id }: { id: string }) {
  const [isReady, setIsReady] = useState(false)
  useEffect(() => {
    const waiting = setTimeout(() => setIsReady(true), UNREADY_MS)
    return () => clearTimeout(waiting)
  }, [])
  return (
    <nav aria-label="Timer" className="zones scripted">
      <Key
        disabled={!isReady}
        onClick={() => changeTimers((all, now) => addTime(all, id, MORE_SECONDS, now))}
        className="back"
      >
        <span className="zone-word">+2&nbsp;min</span>
      </Key>
      <Key disabled={!isReady} onClick={() => changeTimers((all) => stopTimer(all, id))} className="next">
        <span className="zone-word">Stop</span>
      </Key>
    </nav>
  )
}

const Key = ({ className, ...key }: React.ComponentProps<'button'>) => (
  <button type="button" className={`zone ${className}`} {...key} />
)

function firstWords(step: ShownText): string {
  const words = asOneText(step).trim().split(/\s+/)
  const first = words.slice(0, FIRST_WORDS).join(' ')
  return words.length > FIRST_WORDS ? `${first.replace(/[,.;:]$/, '')}…` : first
}
