import { Worker } from 'node:worker_threads'
import type { ImportNews } from '../process-messages.ts'
import type { Answer, Task, TaskResult } from './messages.ts'
import type { Progress } from './progress.ts'
import type { Delivery, Received } from './receive.ts'
import type { Saved } from './save.ts'
import type { Upload } from './upload.ts'

/** What became of work: `working` goes on after a person has waited long enough for an answer. */
export type Worked = { state: 'done'; saved?: Saved } | { state: 'working' } | { state: 'failed' }

/** Reads and saves imports outside of requests. Pages reach it through `importerContext`. */
export type Importer = {
  /** Stores an upload for review, or says what is wrong with it. */
  receive(upload: Upload, delivery: Delivery): Promise<Received>
  /** Does what an import waits for. */
  work(import_id: string, now: Date): Promise<Worked>
  /** How far the work on an import is, while it is under way. */
  progressOf(import_id: string): Progress | undefined
}

const THREAD = new URL('./worker.ts', import.meta.url)
/** Small files are done by then, and their review follows the upload at once. */
const PATIENCE_MS = 2_000
/** A thread that knows thousands of words is worth keeping for the next file, but not all day. */
const IDLE_MS = 30_000
/** A file that needs more than this ends its thread, and not the site. */
const MAX_MEMORY_MB = 1_024

/** An importer that works in a thread of its own, with its own connection to the database. */
export function startImporter({
  databaseUrl,
  logError,
  tellOthers = () => {},
  thread: file = THREAD,
}: {
  databaseUrl: string
  logError: (error: unknown) => void
  /** Other processes are asked about imports that this one works on. */
  tellOthers?: (news: ImportNews) => void
  thread?: URL
}): Importer & { stop: () => Promise<void>; hear: (news: ImportNews) => void } {
  /** What is asked of an import by a later importer, here or elsewhere, is not done by this one any more. */
  const reader = crypto.randomUUID()
  const progress = new Map<string, Progress>()
  let thread: Thread | undefined
  let before: Promise<unknown> = Promise.resolve()
  let stopped = false

  /** One task at a time: a thread that falls takes nothing with it that was only waiting. */
  async function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    const done = before.then(work)
    before = done.catch(() => {})
    return done
  }

  async function ask(task: Task) {
    if (stopped) throw new Error('The site is closing')
    if (!thread?.isAlive()) thread = startThread(file, databaseUrl, tell)
    return thread.ask(task)
  }

  function hear({ import_id, progress: step }: ImportNews) {
    if (step) progress.set(import_id, step)
    else progress.delete(import_id)
  }

  function tell(import_id: string, step?: Progress) {
    const news = { import_id, progress: step }
    hear(news)
    tellOthers(news)
  }

  async function work(import_id: string, now: Date): Promise<Worked> {
    try {
      const { saved } = await ask({ kind: 'work', import_id, reader, now })
      return { state: 'done', ...(saved && { saved }) }
    } catch (error) {
      // What is cut short by the end of the process is continued by the next one.
      if (stopped) return { state: 'working' }
      logError(error)
      // Or every start would begin it again.
      await ask({ kind: 'give-up', import_id, reader }).catch(logError)
      return { state: 'failed' }
    } finally {
      tell(import_id)
    }
  }

  return {
    async receive(upload, delivery) {
      const { received } = await inTurn(async () => ask({ kind: 'receive', upload, delivery }))
      if (!received) throw new RangeError('An upload was not answered')
      return received
    },
    async work(import_id, now) {
      const worked = inTurn(async () => work(import_id, now))
      return Promise.race([worked, later(PATIENCE_MS, { state: 'working' } as const)])
    },
    progressOf: (import_id) => progress.get(import_id),
    hear,
    async stop() {
      stopped = true
      await thread?.end()
    },
  }
}

type Thread = ReturnType<typeof startThread>

function startThread(file: URL, databaseUrl: string, tell: (import_id: string, progress: Progress) => void) {
  const worker = new Worker(file, {
    workerData: databaseUrl,
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB },
  })
  let question: PromiseWithResolvers<TaskResult> | undefined
  let alive = true
  let idle: NodeJS.Timeout | undefined
  worker.unref()
  worker.on('message', (answer: Answer) => {
    if (answer.kind === 'progress') tell(answer.import_id, answer.progress)
    else settle(answer)
  })
  // Out of memory, or unable to start.
  worker.on('error', (error) => fail(error))
  worker.on('exit', () => fail(new Error('The thread that reads files has ended')))

  function settle(answer: Exclude<Answer, { kind: 'progress' }>) {
    if (answer.kind === 'done') question?.resolve(answer.result)
    else question?.reject(new Error(answer.message))
    question = undefined
    idle = setTimeout(() => void end(), IDLE_MS).unref()
  }

  function fail(error: unknown) {
    alive = false
    question?.reject(error)
    question = undefined
  }

  async function end() {
    alive = false
    await worker.terminate()
  }

  return {
    isAlive: () => alive,
    end,
    async ask(task: Task): Promise<TaskResult> {
      clearTimeout(idle)
      question = Promise.withResolvers<TaskResult>()
      worker.postMessage(task, transferred(task))
      return question.promise
    },
  }
}

/** Twenty megabytes change hands without being copied. */
const transferred = (task: Task) => (task.kind === 'receive' ? [task.upload.body.buffer] : [])

const later = async <Value>(ms: number, value: Value) =>
  new Promise<Value>((resolve) => setTimeout(() => resolve(value), ms).unref())
