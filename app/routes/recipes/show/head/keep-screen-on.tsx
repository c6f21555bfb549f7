import { useState, useSyncExternalStore } from 'react'
import { Button } from '../../../../ui/button/button.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { canStayOn, useScreenOn } from '../../../../ui/reader/wake-lock.ts'

/** Keeps the screen from going dark while this page is open. It goes where the browser turns out not to be able to do it. */
export function KeepScreenOn() {
  const possible = useSyncExternalStore(neverChanges, canStayOn, () => true)
  const [attempt, setAttempt] = useState(0)
  const awake = useScreenOn(attempt > 0, attempt)
  if (!possible) return null
  const on = attempt > 0 && awake !== 'refused'
  return (
    <>
      <Button
        look="quiet"
        aria-pressed={on}
        onClick={() => setAttempt(on ? 0 : attempt + 1)}
        className="px-3! aria-pressed:bg-linen"
      >
        <Icon name="sun" className={on ? 'fill-butter' : ''} />
        Keep screen on
      </Button>
      <output className="text-caption text-ink-soft">
        {awake === 'refused' && 'Your device does not allow this now, perhaps to save power.'}
      </output>
    </>
  )
}

const neverChanges = () => () => {}
