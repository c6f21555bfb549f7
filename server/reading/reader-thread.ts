import { parentPort } from 'node:worker_threads'
import { readRecipe } from '#domain/stored-reading/read-recipe.ts'
import { packReading } from '../data/recipes/row/page-readings.ts'
import type { Asked } from './recipe-reader.ts'

// A thread of its own, which reads recipes for their pages. Started by recipe-reader.ts, and by nobody else.

parentPort?.on('message', ({ recipe, corrections }: Asked) =>
  parentPort?.postMessage(packReading(readRecipe(recipe, corrections))),
)
