import { useEffect, useState } from 'react'

/** What became of the wish that the screen stays on. */
export type Awake = 'on' | 'refused' | undefined

/**
 * Keeps the screen on for as long as `isWished`, and asks again with every other `attempt`. Plain http and some browsers have no such
 * lock: that is refused, too.
 */
export function useScreenOn(isWished: boolean, attempt = 0): Awake {
  const [awake, setAwake] = useState<Awake>()
  useEffect(() => {
    if (!isWished) return undefined
    const release = lockScreenOn(setAwake)
    return () => {
      release()
      setAwake(undefined)
    }
  }, [isWished, attempt])
  return awake
}

export const canStayOn = () => 'wakeLock' in navigator

/** Keeps the screen on until the returned function is called, or the device lets go by itself, such as with a low battery. */
function lockScreenOn(tell: (awake: Awake) => void) {
  let lock: WakeLockSentinel | undefined
  let ended = false

  // The browser lets go whenever the page is out of sight.
  async function requestLock() {
    if (document.visibilityState !== 'visible') return
    if (!canStayOn()) return tell('refused')
    try {
      const asked = (lock = await navigator.wakeLock.request('screen'))
      // Out of sight, it is asked for again when the page is seen.
      asked.addEventListener('release', () => {
        if (!ended && asked === lock && document.visibilityState === 'visible') tell('refused')
      })
      if (ended) await lock.release()
      else tell('on')
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'NotAllowedError')) throw error
      if (!ended) tell('refused')
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
