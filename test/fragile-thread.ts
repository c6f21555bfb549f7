import { parentPort } from 'node:worker_threads'
import type { Task } from '#server/import/messages.ts'

/**
 * The thread of importer.ts, which ends in the middle of work that is asked for at this moment; reads a file for ever that
 * says so; and has too little memory for another.
 */
const FALL = 0

parentPort?.on('message', (task: Task) => {
  if (task.kind === 'work' && task.now.getTime() === FALL) process.exit()
})

const { parse } = JSON
JSON.parse = (text: string, ...more: []) => {
  while (text.includes('read for ever'));
  const hoard: string[][] = []
  while (text.includes('read with all memory')) hoard.push(Array.from({ length: 1e5 }, () => text))
  return parse(text, ...more)
}
await import('#server/import/worker.ts')
