import { Icon } from '../../../../ui/icon/icon.tsx'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { Button } from '../../../../ui/button/button.tsx'

/** Keeps the screen from going dark while this page is open. It goes where the browser turns out not to be able to do it. */
export function KeepScreenOn() {
  const possible = useSyncExternalStore(neverChanges, isPossible, () => true)
  const [state, setState] = useState<'on' | 'refused'>()
  const on = state === 'on'
  useEffect(() => (on ? lockScreenOn(() => setState('refused')) : undefined), [on])
  if (!possible) return null
  return (
    <>
      <Button
        look="quiet"
        aria-pressed={on}
        onClick={() => setState(on ? undefined : 'on')}
        className="px-3! aria-pressed:bg-linen"
      >
        <Icon name="sun" className={on ? 'fill-butter' : ''} />
        Keep screen on
      </Button>
      <output className="text-caption text-ink-soft">
        {state === 'refused' && 'Your device does not allow this now, perhaps to save power.'}
      </output>
    </>
  )
}

const isPossible = () => 'wakeLock' in navigator
const neverChanges = () => () => {}

/** Keeps the screen on until the returned function is called, or the device lets go by itself, such as with a low battery. */
function lockScreenOn(onRefusal: () => void) {
  let lock: WakeLockSentinel | undefined
  let ended = false

  // The browser lets go whenever the page is out of sight.
  async function requestLock() {
    if (document.visibilityState !== 'visible') return
    try {
      const asked = (lock = await navigator.wakeLock.request('screen'))
      // Out of sight, it is asked for again when the page is seen.
      asked.addEventListener('release', () => {
        if (!ended && asked === lock && document.visibilityState === 'visible') onRefusal()
      })
      if (ended) await lock.release()
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'NotAllowedError')) throw error
      if (!ended) onRefusal()
    }
  }

  void requestLock()
  document.addEventListener('visibilitychange', requestLock)
  return () => {
    ended = true
    document.removeEventListener('visibilitychange', requestLock)
    void lock?.release()
  }
}
