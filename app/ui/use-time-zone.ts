import { useSyncExternalStore } from 'react'

/** The time zone of whoever looks, such as 'Europe/London'; UTC until scripts run, and where none do. */
export function useTimeZone(): string {
  return useSyncExternalStore(stay, ownZone, () => 'UTC')
}

/** Nobody travels while a page is open. */
const stay = () => () => {}

const ownZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
