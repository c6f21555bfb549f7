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
  'tests',
] as const
export type Part = (typeof PARTS)[number]

export type Options = {
  parts: Part[]
  /** How many recipes are saved in one go. */
  recipes: number
  /** How many other writes wait meanwhile. */
  writes: number
  /** Few of everything, to see that it works. */
  isQuick: boolean
  /** Whether the figures are written into the document. */
  keepsFigures: boolean
}

const USAGE = `npm run faults -- [PART…] [--recipes 20000] [--writes 1000] [--quick] [--dry]
  PART       ${PARTS.join(' ')}; all of them without one
  --recipes  how many recipes are saved in one go
  --writes   how many other writes wait meanwhile
  --quick    few of everything, to see that it works
  --dry      leaves docs/performance-figures.md as it is`

/** Reads the command line. Prints the usage and ends the process when it makes no sense. */
export function readOptions(): Options {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      recipes: { type: 'string' },
      writes: { type: 'string' },
      quick: { type: 'boolean', default: false },
      dry: { type: 'boolean', default: false },
    },
  })
  const parts = PARTS.filter((part) => positionals.length === 0 || positionals.includes(part))
  const recipes = Number(values.recipes ?? (values.quick ? 500 : 20_000))
  const writes = Number(values.writes ?? (values.quick ? 50 : 1_000))
  const isUnderstood =
    parts.length >= positionals.length &&
    [recipes, writes].every((number) => Number.isInteger(number) && number > 0)
  if (!isUnderstood) {
    console.error(USAGE)
    process.exit(1)
  }
  const { quick: isQuick, dry } = values
  return { parts, recipes, writes, isQuick, keepsFigures: !dry && !isQuick }
}
