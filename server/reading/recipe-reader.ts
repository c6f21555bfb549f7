import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Corrections } from 'recipe-reading/food/corrections'
import type { ReadRecipe } from '#domain/stored-reading/read-for-page.ts'
import { createHelperLock } from '../concurrency/helper-lock.ts'
import { createMutex } from '../concurrency/mutex.ts'

/** Reads a recipe, and answers with what is stored of it: see packReading. */
export type ReadAside = (recipe: ReadRecipe, corrections: Corrections) => Promise<Uint8Array>

export type RecipeReader = { read: ReadAside; isStopped: () => boolean; stop: () => Promise<void> }

/** What the thread is asked. */
export type Asked = { recipe: ReadRecipe; corrections: Corrections }

const PROGRAM = new URL('./reader-thread.ts', import.meta.url)
/** A recipe that needs more than this ends the thread, and not the site. */
const MEMORY = { maxOldGenerationSizeMb: 112, maxYoungGenerationSizeMb: 8 }
/** Its start takes longer than most recipes. */
const IDLE_MS = 30_000
/** Some ten times of what the longest recipe takes on a slow machine. */
const MOST_MS = 60_000

/** Reads recipes one after the other in a thread of its own, which starts when there is one to read: however long it is, no page waits. */
export function startRecipeReader(lock = createHelperLock()): RecipeReader {
  const turns = createMutex()
  let thread: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  const stopping = new AbortController()

  async function end() {
    const ended = thread
    thread = undefined
    await ended?.terminate()
  }

  async function ask(asked: Asked): Promise<Uint8Array> {
    if (stopping.signal.aborted) throw new Error('The site is closing')
    clearTimeout(idle)
    if (!thread) {
      thread = new Worker(PROGRAM, { resourceLimits: MEMORY })
      thread.unref()
    }
    thread.postMessage(asked)
    // A thread that is ended says nothing.
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(MOST_MS)])
    try {
      const [content] = await once(thread, 'message', { signal })
      if (lock.isNarrow) await end()
      else idle = setTimeout(() => void end(), IDLE_MS).unref()
      return content
    } catch (error) {
      await end()
      throw new Error('A recipe could not be read.', { cause: error })
    }
  }

  return {
    read: async (recipe, corrections) =>
      turns.run(async () => lock.run(async () => ask({ recipe, corrections }))),
    isStopped: () => stopping.signal.aborted,
    async stop() {
      stopping.abort()
      await end()
    },
  }
}
