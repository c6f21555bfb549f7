import { parseArgs } from 'node:util'

/** What `npm run bench` can measure, in the order in which it does. */
const PARTS = [
  'cached',
  'rendered',
  'sizes',
  'filters',
  'searches',
  'event-loop',
  'load',
  'start',
  'import',
  'understanding',
  'drawings',
  'pictures',
  'share-pictures',
  'workers',
] as const
export type Part = (typeof PARTS)[number]

export type Options = {
  parts: Part[]
  /** Numbers of recipes, smallest first. */
  sizes: number[]
  /** How often each contender is measured, for how long, and with how many requests where they are counted. */
  rounds: number
  roundMs: number
  requests: number
  /** Another checkout of the product, built. */
  against: string | undefined
  /** Whether the figures are written into the document. */
  writes: boolean
}

const USAGE = `npm run bench -- [PART…] [--sizes 10,1000] [--against FOLDER] [--quick] [--dry]
  PART       ${PARTS.join(' ')}; all of them without one
  --sizes    numbers of recipes; 10,1000,10000,100000 without it
  --against  another checkout of the product, built: rendered pages are measured beside its; drawings, beside those of one
             from before they followed the lines of recipes (commit 0c9fd63 is the last)
  --quick    few and short rounds, to see that it works
  --dry      leaves docs/performance-figures.md as it is`

/** Reads the command line. Prints the usage and ends the process when it makes no sense. */
export function readOptions(): Options {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      sizes: { type: 'string', default: '10,1000,10000,100000' },
      against: { type: 'string' },
      quick: { type: 'boolean', default: false },
      dry: { type: 'boolean', default: false },
    },
  })
  const parts = PARTS.filter((part) => positionals.length === 0 || positionals.includes(part))
  const sizes = values.sizes.split(',').map(Number)
  const isUnderstood =
    sizes.every((size) => Number.isInteger(size) && size > 0) && parts.length >= positionals.length
  if (!isUnderstood) {
    console.error(USAGE)
    process.exit(1)
  }
  const pace = values.quick
    ? { rounds: 2, roundMs: 300, requests: 10 }
    : { rounds: 7, roundMs: 2_000, requests: 40 }
  return {
    ...pace,
    parts: positionals.length > 0 ? parts : [...PARTS],
    sizes: sizes.toSorted((a, b) => a - b),
    against: values.against,
    writes: !values.dry,
  }
}
