import cluster, { type Worker } from 'node:cluster'
import { isImportNews, isNoStart, NotStarted, type Order } from './process-messages.ts'

const PROGRAM = new URL('./worker-process.ts', import.meta.url).pathname
/** A little longer than a process needs that goes by itself. */
const LIMIT_MS = 9_500

type End = { livedMs: number }

/** The processes that serve a site. `onLoss` hears of each that ended without having been asked to. */
export function createWorkerPool({ onLoss }: { onLoss: (end: End) => void }) {
  cluster.setupPrimary({ exec: PROGRAM })
  const all = new Set<Worker>()
  const serving = new Set<Worker>()
  const starting = new Set<Worker>()

  /** Starts one more, and answers at which port, once it serves. Throws when it ends before. */
  async function start(): Promise<number> {
    const begun = performance.now()
    const worker = cluster.fork()
    const { promise, resolve, reject } = Promise.withResolvers<number>()
    let reason = 'A process that serves the site ended before it was ready.'
    all.add(worker)
    starting.add(worker)
    worker.once('listening', ({ port }) => {
      starting.delete(worker)
      serving.add(worker)
      resolve(port)
    })
    worker.once('exit', () => {
      all.delete(worker)
      starting.delete(worker)
      reject(new NotStarted(reason))
      if (serving.delete(worker)) onLoss({ livedMs: performance.now() - begun })
    })
    // An order cannot be sent to one that is gone: its exit says so.
    worker.on('error', () => {})
    worker.on('message', (message) => {
      if (isNoStart(message)) reason = message.noStart
      if (isImportNews(message)) for (const other of all) if (other !== worker) other.send(message)
    })
    return promise
  }

  const send = (worker: Worker, order: Order) => void worker.send(order)

  return {
    all,
    serving,
    /** How many there are that serve, or will soon. */
    size: () => serving.size + starting.size,
    start,
    send,
    /** Lets one go, and waits until it has gone. */
    async dismiss(worker: Worker): Promise<void> {
      // `once` of node:events would fail on an order that comes too late for one that is about to go.
      const gone = new Promise((resolve) => worker.once('exit', resolve))
      serving.delete(worker)
      // One that does not serve yet has nothing to end, and does not listen.
      if (starting.delete(worker)) worker.process.kill('SIGKILL')
      else send(worker, 'stop')
      const limit = setTimeout(() => worker.process.kill('SIGKILL'), LIMIT_MS)
      await gone
      clearTimeout(limit)
    },
  }
}
