import { useSyncExternalStore } from 'react'

/** False while what the server has sent comes to life: it must be met as it is, whatever this browser knows besides. */
export const useIsInBrowser = () =>
  useSyncExternalStore(
    stay,
    () => true,
    () => false,
  )

const stay = () => () => {}
