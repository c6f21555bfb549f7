/** Runs tasks a few at a time. `run` answers undefined, without running the task, when too many wait already. */
export type Semaphore = { run: <T>(task: () => Promise<T>) => Promise<{ value: T } | undefined> }

/** At most `running` tasks at once, and `waiting` more in a queue. */
export function createSemaphore({ running, waiting }: { running: number; waiting: number }): Semaphore {
  let free = running
  const queue: (() => void)[] = []
  return {
    async run(task) {
      if (free === 0 && queue.length >= waiting) return undefined
      if (free > 0) free--
      else await new Promise<void>((resolve) => queue.push(resolve))
      try {
        return { value: await task() }
      } finally {
        // The place goes to the one that has waited longest.
        const next = queue.shift()
        if (next) next()
        else free++
      }
    },
  }
}
