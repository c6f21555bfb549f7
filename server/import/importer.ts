import { createHelperLock, type HelperLock } from '../concurrency/helper-lock.ts'
import { createMutex } from '../concurrency/mutex.ts'
import { storageFault, type StorageFault } from '../data/engines/storage-fault.ts'
import type { Task } from './messages.ts'
import type { ImportNews, Progress } from './progress.ts'
import type { Delivery, Received } from './receive.ts'
import type { Undone } from '../data/imports/undo.ts'
import type { ReadElsewhere, ReadingTask } from '../recipe-preview/recipe-reader.ts'
import type { Saved } from './save.ts'
import { ReadingEnded, startThread, type Thread } from './thread.ts'
import type { Upload } from './upload.ts'

/** The state of the work. `working`: it continues after the person has waited long enough for an answer. */
export type Worked =
  | { state: 'done'; saved?: Saved; undone?: Undone }
  | { state: 'working' }
  /** `fault`: it was the database. */
  | { state: 'failed'; fault?: StorageFault | undefined }

/** Reads and saves imports outside of requests. Pages reach it through `resourcesContext`. */
export type Importer = {
  /** Stores an upload for review, or says what is wrong with it. Waits for no work. */
  receive(upload: Upload, delivery: Delivery): Promise<Received>
  /** Does what an import waits for. */
  work(import_id: string, now: Date): Promise<Worked>
  /** Reads one recipe in a thread; undefined where none can, and the caller reads it itself. */
  read: ReadElsewhere
  /** How far the work on an import is, while it is under way. */
  progressOf(import_id: string): Progress | undefined
}

const PROGRAM = new URL('./worker.ts', import.meta.url)
/** Small files are done by then, and their review follows the upload at once. */
const ANSWER_WITHIN_MS = 2_000
/** A thread that knows thousands of words is worth keeping for the next file, but not all day. */
const IDLE_MS = 30_000
const GIVE_UP_AGAIN_MS = 10_000
/** Some ten times of what reading takes on a slow machine. */
const FILE_MS = 10_000
const MEGABYTE_MS = 30_000

/** An importer that works in threads of its own, with their own connections to the database. */
export function startImporter({
  databaseUrl,
  logError,
  broadcast = () => {},
  onWorked = () => {},
  program = PROGRAM,
  lock = createHelperLock(),
  mostMs = (bytes) => FILE_MS + (bytes / 2 ** 20) * MEGABYTE_MS,
}: {
  databaseUrl: string
  logError: (error: unknown) => void
  /** People ask other processes, too, about imports that this one works on. */
  broadcast?: (news: ImportNews) => void
  /** Hears when the work on an import has ended. */
  onWorked?: () => void
  program?: URL
  lock?: HelperLock
  /** How long a file of so many bytes may be read. */
  mostMs?: (bytes: number) => number
}): Importer & { stop: () => Promise<void>; noteProgress: (news: ImportNews) => void } {
  /** The importer that took the lease of an import last owns its work. The lease does not expire. */
  const lease_owner = crypto.randomUUID()
  const progress = new Map<string, Progress>()
  const workLock = createMutex()
  const receiveLock = createMutex()
  const readLock = createMutex()
  let thread: Thread | undefined
  let receiver: Thread | undefined
  let reader: Thread | undefined
  let busyWith: string | undefined
  let stopped = false

  const start = (idleMs: number) =>
    startThread({ program, databaseUrl, idleMs, isNarrow: lock.isNarrow, mostMs, onProgress: announce })

  async function run(task: Task) {
    return lock.run(async () => {
      if (stopped) throw new Error('The site is closing')
      if (!thread?.isAlive()) thread = start(IDLE_MS)
      const result = await thread.run(task)
      if (lock.isNarrow) await thread.end()
      return result
    })
  }

  async function readIn(task: ReadingTask) {
    if (!reader?.isAlive()) reader = start(IDLE_MS)
    const { read } = await reader.run({ kind: 'read', task })
    if (lock.isNarrow) await reader.end()
    return read
  }

  function noteProgress({ import_id, progress: step }: ImportNews) {
    if (step) progress.set(import_id, step)
    else progress.delete(import_id)
  }

  function announce(import_id: string, step?: Progress) {
    const news = { import_id, progress: step }
    noteProgress(news)
    broadcast(news)
  }

  async function work(import_id: string, now: Date): Promise<Worked> {
    busyWith = import_id
    try {
      for (;;) {
        const { saved, undone, isWorthIt } = await run({ kind: 'work', import_id, lease_owner, now }).catch(
          leaveOut,
        )
        if (isWorthIt === undefined)
          return { state: 'done', ...(saved && { saved }), ...(undone && { undone }) }
        if (!isWorthIt) return { state: 'failed' }
      }
    } catch (error) {
      // What is cut short by the end of the process is continued by the next one.
      if (stopped) return { state: 'working' }
      logError(error)
      await giveUp(import_id)
      return { state: 'failed', fault: storageFault(error) }
    } finally {
      if (!stopped) busyWith = undefined
      announce(import_id)
      onWorked()
    }

    /** Only the file that has ended the thread. The others are read again. */
    async function leaveOut(error: unknown) {
      if (stopped || !(error instanceof ReadingEnded)) throw error
      logError(error)
      return run({ kind: 'refuse-file', import_id, lease_owner, file: error.file })
    }
  }

  /** Or every start would begin it again. A database that takes no changes is told once it does. */
  async function giveUp(import_id: string): Promise<void> {
    if (stopped) return
    await run({ kind: 'give-up', import_id, lease_owner }).catch((error: unknown) => {
      logError(error)
      if (storageFault(error)) setTimeout(() => void giveUp(import_id), GIVE_UP_AGAIN_MS).unref()
    })
  }

  return {
    async receive(upload, delivery) {
      return receiveLock.run(async () => {
        const { received } = await lock.run(async () => {
          if (stopped) throw new Error('The site is closing')
          receiver = start(0)
          const result = await receiver.run({ kind: 'receive', upload, delivery })
          // It holds copies of the upload. Reading the files begins when their memory is free.
          await receiver.end()
          return result
        })
        if (!received) throw new RangeError('An upload was not answered')
        return received
      })
    },
    async work(import_id, now) {
      const isWaiting = busyWith !== undefined
      const worked = workLock.run(async () => work(import_id, now))
      return isWaiting
        ? { state: 'working' }
        : Promise.race([worked, later(ANSWER_WITHIN_MS, { state: 'working' } as const)])
    },
    async read(task) {
      // Nobody who saves a recipe waits for a whole import.
      if (stopped || (lock.isNarrow && busyWith !== undefined)) return undefined
      return readLock
        .run(async () => lock.run(async () => readIn(task)))
        .catch((error: unknown) => {
          if (!stopped) logError(error)
          return undefined
        })
    },
    progressOf: (import_id) => progress.get(import_id),
    noteProgress,
    async stop() {
      stopped = true
      await Promise.all([thread?.end(), receiver?.end(), reader?.end()])
      if (busyWith === undefined) return
      // It was not the file that has ended this attempt.
      const last = start(0)
      await last.run({ kind: 'stop-attempt', import_id: busyWith, lease_owner }).catch(logError)
      await last.end()
    },
  }
}

const later = async <Value>(ms: number, value: Value) =>
  new Promise<Value>((resolve) => setTimeout(() => resolve(value), ms).unref())
