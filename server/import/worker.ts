import { parentPort, workerData } from 'node:worker_threads'
import { openDatabase } from '../data/database.ts'
import { runTask } from './job.ts'
import type { Answer, Question } from './messages.ts'

// A thread of its own with a connection of its own: reading and storing thousands of recipes stops no page. Started by
// importer.ts, and by nobody else.

if (!parentPort) throw new RangeError('This file is a worker')
const port = parentPort
const db = openDatabase(String(workerData))
let before = Promise.resolve()

port.on('message', (question: Question) => {
  before = before.then(() => answer(question))
})

async function answer({ number, task }: Question) {
  try {
    const tell = (import_id: string, progress: { done: number; total: number }) =>
      say({ kind: 'progress', import_id, progress })
    say({ kind: 'done', number, result: await runTask(db, task, tell) })
  } catch (error) {
    say({ kind: 'failed', number, message: error instanceof Error ? (error.stack ?? '') : String(error) })
  }
}

function say(answer: Answer) {
  port.postMessage(answer)
}
