import type { ImportedRecipe } from '#domain/import/label-recipe.ts'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { parentPort } from 'node:worker_threads'
import type { ReadObject } from 'recipe-import/report'
import { readRecipes } from '#domain/import/read-recipes.ts'
import { readForStore } from '#server/data/recipes/labels/read-for-store.ts'
import type { Asked, ReadAhead } from './read-ahead.ts'

// A thread of its own, which reads the next recipes of a file while those before are stored. Started by read-ahead.ts, and by
// nobody else.

if (!parentPort) throw new RangeError('This file is a worker')
const port = parentPort
let objects: Iterator<ReadObject<ImportedRecipe>> | undefined
let next: Promise<ReadAhead[]> = Promise.resolve([])
let isAwaited = false

port.on('message', async (asked: Asked | 'awaited') => {
  isAwaited = asked === 'awaited'
  if (asked === 'awaited') return
  if (asked.text !== undefined) {
    objects = readRecipes(asked.text)
    next = readBatch(asked.most)
  }
  port.postMessage(await next)
  isAwaited = false
  next = readBatch(asked.most)
})

/** With what is stored of each recipe besides, as long as nobody waits for the batch: so two threads share the work evenly. */
async function readBatch(most: number): Promise<ReadAhead[]> {
  const batch: ReadAhead[] = []
  while (batch.length < most) {
    const read = objects?.next()
    if (!read || read.done) break
    const { recipe } = read.value
    const reading = recipe && !isAwaited ? readForStore(recipe.fields, undefined, recipe.diets) : undefined
    batch.push(recipe && reading ? { ...read.value, recipe: { ...recipe, reading } } : read.value)
    await nextTurn()
  }
  return batch
}
