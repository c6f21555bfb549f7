import { useEffect, useSyncExternalStore } from 'react'
import { readTimers, type Timer, writeTimers } from '#domain/cooking/timers.ts'
import { readText } from './browser-storage.ts'
import { storeWatchedText, watchText } from './stored-text.ts'
import { useClock } from './use-clock.ts'

/** The name under which this browser stores the timers that run, for all its tabs. */
const TIMERS_KEY = 'timers'

/** What a browser does not store lasts until its page is closed. */
let unstored: string | null = null

const storedTimers = (): string | null => unstored ?? readText('localStorage', TIMERS_KEY)

const watchTimers = watchText(TIMERS_KEY)

/** The timers that run, or are held, in this browser, and the time. */
export function useTimers(): { timers: Timer[]; now: number } {
  const text = useSyncExternalStore(watchTimers, storedTimers, () => null)
  const now = useClock(text !== null)
  const timers = readTimers(text, now)
  const isForgotten = text !== null && timers.length === 0
  useEffect(() => {
    if (isForgotten) changeTimers((all) => all)
  }, [isForgotten])
  return { timers, now }
}

/** Changes them in all tabs. */
export function changeTimers(change: (timers: Timer[], now: number) => Timer[]): void {
  const now = Date.now()
  unstored = writeTimers(change(readTimers(storedTimers(), now), now))
  if (storeWatchedText(TIMERS_KEY, unstored)) unstored = null
}
