import { parentPort, workerData } from 'node:worker_threads'
import { openDatabase } from '../data/database/database.ts'
import { storageFault } from '../data/engines/storage-fault.ts'
import { runTask } from './job.ts'
import type { Answer, Task } from './messages.ts'
import type { FileStep, Progress } from './progress.ts'

// A thread of its own with a connection of its own: reading and storing thousands of recipes stops no page. Started by
// importer.ts, and by nobody else.

if (!parentPort) throw new RangeError('This file is a worker')
const port = parentPort
const db = openDatabase(String(workerData), { mayCreate: false })

port.on('message', (task: Task) => void answer(task))

async function answer(task: Task) {
  try {
    const onProgress = (progress: Progress) => {
      if ('import_id' in task) say({ kind: 'progress', import_id: task.import_id, progress })
    }
    const onFile = (step: FileStep) => say({ kind: 'file', step })
    say({ kind: 'done', result: await runTask(db, task, onProgress, onFile) })
  } catch (error) {
    const message = error instanceof Error ? (error.stack ?? '') : String(error)
    say({ kind: 'failed', message, fault: storageFault(error) })
  }
}

function say(answer: Answer) {
  port.postMessage(answer)
}
