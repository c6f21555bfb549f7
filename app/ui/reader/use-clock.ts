import { useEffect, useState } from 'react'

/** The time, told twice a second while it is needed. A page that slept is told at once when it wakes. */
export function useClock(isNeeded: boolean): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!isNeeded) return undefined
    const tell = () => setNow(Date.now())
    tell()
    const telling = setInterval(tell, 500)
    document.addEventListener('visibilitychange', tell)
    return () => {
      clearInterval(telling)
      document.removeEventListener('visibilitychange', tell)
    }
  }, [isNeeded])
  return now
}
