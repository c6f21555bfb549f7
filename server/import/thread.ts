import { Worker } from 'node:worker_threads'
import type { Refused } from '../data/imports/files.ts'
import type { Answer, Task, TaskResult } from './messages.ts'
import type { FileBegun, FileStep, Progress } from './progress.ts'

/** A file that needs more than this ends its thread, and not the site. */
const MEMORY = { maxOldGenerationSizeMb: 112, maxYoungGenerationSizeMb: 8 }
/** Collected more often, at the price of some speed. */
const NARROW_MEMORY = { ...MEMORY, maxYoungGenerationSizeMb: 2 }

export type Thread = ReturnType<typeof startThread>

/** The thread has ended while it read a file, and because of it. */
export class ReadingEnded extends Error {
  readonly file: Refused

  constructor(file: Refused, cause: unknown) {
    super(`Reading file ${file.place} of an upload was ended: ${file.why}`, { cause })
    this.file = file
  }
}

/** Starts the program of a thread, which does one task at a time. It ends by itself some time after the last one. */
export function startThread({
  program,
  databaseUrl,
  idleMs,
  isNarrow,
  mostMs,
  onProgress,
}: {
  program: URL
  databaseUrl: string
  idleMs: number
  isNarrow: boolean
  /** How long a file of so many bytes may be read. */
  mostMs: (bytes: number) => number
  onProgress: (import_id: string, progress: Progress) => void
}) {
  const worker = new Worker(program, {
    workerData: databaseUrl,
    resourceLimits: isNarrow ? NARROW_MEMORY : MEMORY,
  })
  let pending: PromiseWithResolvers<TaskResult> | undefined
  let alive = true
  let reading: FileBegun | undefined
  let deadline: NodeJS.Timeout | undefined
  let msLeft = 0
  let runsSince = 0
  let idle: NodeJS.Timeout | undefined
  worker.unref()
  worker.on('message', (answer: Answer) => {
    if (answer.kind === 'progress') onProgress(answer.import_id, answer.progress)
    else if (answer.kind === 'file') trackFile(answer.step)
    else finishTask(answer)
  })
  // Out of memory, or unable to start.
  worker.on('error', (error) => fail(error, isOutOfMemory(error) ? 'large' : 'crash'))
  worker.on('exit', () => fail(new Error('The thread that reads files has ended'), 'crash'))

  /** The time of a file does not run while it waits for the database: that is no fault of the file. */
  function trackFile(step: FileStep) {
    clearTimeout(deadline)
    if ('place' in step) {
      reading = step
      msLeft = mostMs(step.bytes)
    } else if (step.isWaiting) {
      msLeft -= performance.now() - runsSince
      return
    }
    runsSince = performance.now()
    deadline = setTimeout(() => {
      fail(new Error('Its time is over'), 'slow')
      void worker.terminate()
    }, msLeft).unref()
  }

  function finishTask(answer: Exclude<Answer, { kind: 'progress' | 'file' }>) {
    clearFile()
    if (answer.kind === 'done') pending?.resolve(answer.result)
    else pending?.reject(Object.assign(new Error(answer.message), { fault: answer.fault }))
    pending = undefined
    idle = setTimeout(() => void end(), idleMs).unref()
  }

  function fail(error: unknown, why: Refused['why']) {
    alive = false
    pending?.reject(reading ? new ReadingEnded({ place: reading.place, why }, error) : error)
    pending = undefined
    clearFile()
  }

  function clearFile() {
    clearTimeout(deadline)
    reading = undefined
  }

  async function end() {
    alive = false
    await worker.terminate()
  }

  return {
    isAlive: () => alive,
    end,
    async run(task: Task): Promise<TaskResult> {
      clearTimeout(idle)
      pending = Promise.withResolvers<TaskResult>()
      worker.postMessage(task, transferred(task))
      return pending.promise
    },
  }
}

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'

/** Twenty megabytes change hands without being copied. */
const transferred = (task: Task) => (task.kind === 'receive' ? [task.upload.body.buffer] : [])
