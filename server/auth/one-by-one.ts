import { setImmediate as afterOthers } from 'node:timers/promises'

/**
 * Lets one after the other go on, one in each turn of the event loop. Of many who come at once, each then keeps everybody
 * else waiting for as long as one takes, and not for as long as all do.
 */
export function createTurnstile(): () => Promise<void> {
  let last = Promise.resolve()
  return async () => {
    last = last.then(async () => afterOthers())
    return last
  }
}
