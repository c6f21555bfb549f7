export type Mutex = ReturnType<typeof createMutex>

/** Lets one task run at a time, in the order in which they came. A task that fails stops none of those behind it. */
export function createMutex() {
  let last = Promise.resolve()

  /** Waits for the lock, and answers the function that releases it. */
  async function acquire(): Promise<() => void> {
    const before = last
    const { promise, resolve } = Promise.withResolvers<void>()
    last = promise
    await before
    return resolve
  }

  return {
    acquire,
    async run<Value>(task: () => Promise<Value>): Promise<Value> {
      const release = await acquire()
      try {
        return await task()
      } finally {
        release()
      }
    },
  }
}
