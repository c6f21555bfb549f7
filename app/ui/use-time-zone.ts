import { useSyncExternalStore } from 'react'

/** The time zone of the browser, such as 'Europe/London'; UTC on the server and without scripts. */
export function useTimeZone(): string {
  return useSyncExternalStore(stay, ownZone, () => 'UTC')
}

/** Nobody travels while a page is open. */
const stay = () => () => {}

const ownZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
