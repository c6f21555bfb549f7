import { parseArgs } from 'node:util'

/** What `npm run faults` can check, in the order in which it does. */
export const PARTS = [
  'patterns',
  'waits',
  'memory',
  'sign-ins',
  'connections',
  'starts',
  'disk',
  'pictures',
  'backups',
  'clock',
  'small-machine',
  'kills',
  'tests',
] as const
export type Part = (typeof PARTS)[number]

export type Options = {
  parts: Part[]
  /** How many recipes are saved in one go. */
  recipes: number
  /** How many other writes wait meanwhile. */
  writes: number
  /** How long kills are gathered. */
  minutes: number
  /** Where kills are counted on. */
  countsFile: string
  /** Few of everything, to see that it works. */
  isQuick: boolean
  /** Whether the figures are written into the document. */
  keepsFigures: boolean
}

const USAGE = `npm run faults -- [PART…] [--recipes 20000] [--writes 1000] [--minutes 30] [--counts FILE] [--quick] [--dry]
  PART       ${PARTS.join(' ')}; all of them without one
  --recipes  how many recipes are saved in one go
  --writes   how many other writes wait meanwhile
  --minutes  how long kills are gathered
  --counts   where kills are counted on, data/kills.json
  --quick    few of everything, to see that it works
  --dry      leaves docs/performance-figures.md as it is`

/** Reads the command line. Prints the usage and ends the process when it makes no sense. */
export function readOptions(): Options {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      recipes: { type: 'string' },
      writes: { type: 'string' },
      minutes: { type: 'string', default: '30' },
      counts: { type: 'string', default: 'data/kills.json' },
      quick: { type: 'boolean', default: false },
      dry: { type: 'boolean', default: false },
    },
  })
  const parts = PARTS.filter((part) => positionals.length === 0 || positionals.includes(part))
  const recipes = Number(values.recipes ?? (values.quick ? 500 : 20_000))
  const writes = Number(values.writes ?? (values.quick ? 50 : 1_000))
  const minutes = Number(values.minutes)
  const isUnderstood =
    parts.length >= positionals.length &&
    [recipes, writes, minutes].every((number) => Number.isInteger(number) && number > 0)
  if (!isUnderstood) {
    console.error(USAGE)
    process.exit(1)
  }
  const { quick: isQuick, dry, counts: countsFile } = values
  return { parts, recipes, writes, minutes, countsFile, isQuick, keepsFigures: !dry && !isQuick }
}
