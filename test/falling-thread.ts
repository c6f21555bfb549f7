import { parentPort } from 'node:worker_threads'
import type { Task } from '#server/import/messages.ts'

/** The thread of importer.ts, which ends in the middle of work that is asked for at this moment. */
const FALL = 0

parentPort?.on('message', (task: Task) => {
  if (task.kind === 'work' && task.now.getTime() === FALL) process.exit()
})
await import('#server/import/worker.ts')
