import { useSyncExternalStore } from 'react'

/** The time zone of the browser, such as 'Europe/London'; `siteZone` on the server and without scripts. */
export function useTimeZone(siteZone = 'UTC'): string {
  return useSyncExternalStore(stay, ownZone, () => siteZone)
}

/** Nobody travels while a page is open. */
const stay = () => () => {}

const ownZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
