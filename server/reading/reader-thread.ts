import { parentPort } from 'node:worker_threads'
import { readForPage } from '#domain/stored-reading/read-for-page.ts'
import { packReading } from '../data/recipes/row/page-readings.ts'
import type { Asked } from './recipe-reader.ts'

// A thread of its own, which reads recipes for their pages. Started by recipe-reader.ts, and by nobody else.

parentPort?.on('message', ({ recipe, corrections }: Asked) =>
  parentPort?.postMessage(packReading(readForPage(recipe, corrections))),
)
