import { readCommandLine } from '../../scripts/command-line.ts'
import { chooseParts, describeMachine, report } from '../report.ts'
import { measureCached } from './cached.ts'
import { measureImports } from './imports.ts'
import type { Options } from './options.ts'
import { measureRendered } from './rendered.ts'
import { measureSizes } from './sizes.ts'
import { measureWorkers } from './workers.ts'

// `npm run bench`: writes figures into build/performance-figures.md. Things that are compared are interleaved in one run,
// because machines differ and are busy.

const PARTS: Record<string, (options: Options) => Promise<string>> = {
  cached: measureCached,
  rendered: measureRendered,
  sizes: measureSizes,
  import: measureImports,
  workers: measureWorkers,
}

const USAGE = `npm run bench -- [PART…] [--sizes 10,1000] [--against FOLDER] [--quick]
  --sizes    numbers of recipes; 10,1000,10000,100000 without it
  --against  another checkout of the product, built: rendered pages are measured beside its
  --quick    few and short rounds, to see that it works; writes nothing`

const { positionals, values } = readCommandLine(
  {
    allowPositionals: true,
    options: {
      sizes: { type: 'string', default: '10,1000,10000,100000' },
      against: { type: 'string' },
      quick: { type: 'boolean', default: false },
    },
  },
  USAGE,
)
const options: Options = {
  ...(values.quick
    ? { rounds: 2, roundMs: 1_000, requests: 10 }
    : { rounds: 7, roundMs: 2_000, requests: 40 }),
  sizes: values.sizes
    .split(',')
    .map(Number)
    .toSorted((a, b) => a - b),
  against: values.against,
}
for (const [part, measure] of chooseParts(PARTS, positionals, USAGE)) {
  const machine = describeMachine(new Date())
  report(part, machine, await measure(options), !values.quick)
}
