import { measureCached } from './cached.ts'
import { measureEventLoop } from './event-loop.ts'
import { measureFilters } from './filters.ts'
import { measureDrawings } from './drawings.ts'
import { writeFigures } from './figures.ts'
import { measureImports } from './imports.ts'
import { describeMachine } from './machine.ts'
import { measureMixedLoad } from './mixed-load.ts'
import { type Options, type Part, readOptions } from './options.ts'
import { measureRendered } from './rendered.ts'
import { measureSearches } from './searches.ts'
import { measureSharePictures } from './share-pictures.ts'
import { measureSizes } from './sizes.ts'
import { measureStarts } from './starts.ts'
import { measureUnderstanding } from './understanding.ts'
import { measureUploads } from './uploads.ts'
import { measureWorkers } from './workers.ts'

// `npm run bench`: the figures of docs/performance-figures.md. Things that are compared are interleaved in
// one run, because machines differ and are busy.

const MEASURE: Record<Part, (options: Options) => Promise<string>> = {
  cached: measureCached,
  rendered: measureRendered,
  sizes: measureSizes,
  filters: measureFilters,
  searches: measureSearches,
  'event-loop': measureEventLoop,
  load: measureMixedLoad,
  start: measureStarts,
  import: measureImports,
  understanding: measureUnderstanding,
  drawings: measureDrawings,
  pictures: measureUploads,
  'share-pictures': measureSharePictures,
  workers: measureWorkers,
}

const options = readOptions()
for (const part of options.parts) {
  const machine = describeMachine(new Date())
  const figures = `${machine}\n\n${await MEASURE[part](options)}`
  console.log(`\n## ${part}\n\n${figures}`)
  if (options.writes) writeFigures(part, figures)
}
