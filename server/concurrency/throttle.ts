import { setImmediate as afterOthers } from 'node:timers/promises'
import { createMutex } from './mutex.ts'

/**
 * Lets one caller go on in each turn of the event loop. Of many who come at once, each then keeps everybody else waiting
 * for as long as one takes, and not for as long as all do.
 */
export function createThrottle(): () => Promise<void> {
  const mutex = createMutex()
  return async () => mutex.run(async () => afterOthers())
}
