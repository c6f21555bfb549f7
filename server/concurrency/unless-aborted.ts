/** Waits for something, but not longer than until the signal: then it throws the reason of that. */
export async function unlessAborted<Value>(value: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>()
  const abort = () => reject(signal.reason)
  if (signal.aborted) abort()
  signal.addEventListener('abort', abort)
  return Promise.race([value, promise]).finally(() => signal.removeEventListener('abort', abort))
}
