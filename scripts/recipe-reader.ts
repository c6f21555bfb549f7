import { parentPort } from 'node:worker_threads'
import { type ReadObject, readRecipes } from '#domain/recipe-import/import-recipes.ts'
import type { Asked } from './read-ahead.ts'

// A thread of its own, which reads the next recipes of a file while those before are stored. Started by read-ahead.ts, and by
// nobody else.

if (!parentPort) throw new RangeError('This file is a worker')
const port = parentPort
let objects: Iterator<ReadObject> | undefined

port.on('message', ({ text, most }: Asked) => {
  if (text !== undefined) objects = readRecipes(text)
  const batch: ReadObject[] = []
  while (batch.length < most) {
    const next = objects?.next()
    if (!next || next.done) break
    batch.push(next.value)
  }
  port.postMessage(batch)
})
