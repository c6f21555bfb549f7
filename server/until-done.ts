import { setTimeout as pause } from 'node:timers/promises'

/** Requests come first. */
const PAUSE_MS = 50
const RETRY_MS = 60_000

/**
 * Takes one step after the other, beside the requests, until one answers that nothing was left to do, or the site closes.
 * A step that fails is logged and tried again a minute later.
 */
export async function untilDone(
  step: () => Promise<number>,
  { closing, logError }: { closing: AbortSignal; logError: (error: unknown) => void },
): Promise<void> {
  let isDone = false
  while (!isDone && !closing.aborted) {
    const wait = await step().then(
      (count) => {
        isDone = count === 0
        return PAUSE_MS
      },
      (error: unknown) => {
        logError(error)
        return RETRY_MS
      },
    )
    // Ended early when the site closes.
    if (!isDone) await pause(wait, undefined, { signal: closing, ref: false }).catch(() => {})
  }
}
