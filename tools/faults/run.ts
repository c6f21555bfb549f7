import { readCommandLine } from '../../scripts/command-line.ts'
import { chooseParts, describeMachine, report } from '../report.ts'
import { checkBackups } from './backups.ts'
import type { Check } from './check.ts'
import { checkConnections } from './connections.ts'
import { checkDisk } from './disk.ts'
import { checkKills } from './kills.ts'
import { checkLongRecipes } from './long-recipes.ts'
import { checkLongTests } from './long-tests.ts'
import { checkMemory } from './memory.ts'
import { checkPictures } from './pictures.ts'
import { checkSignIns } from './sign-ins.ts'
import { checkSmallMachine } from './small-machine.ts'
import { checkStarts } from './starts.ts'
import { checkWaits } from './waits.ts'

// `npm run faults`: bounds that take too long for tests, or that depend on time. Exits 1 when one is broken.

const PARTS: Record<string, Check> = {
  'long-recipes': checkLongRecipes,
  waits: checkWaits,
  memory: checkMemory,
  'sign-ins': checkSignIns,
  connections: checkConnections,
  starts: checkStarts,
  disk: checkDisk,
  pictures: checkPictures,
  backups: checkBackups,
  'small-machine': checkSmallMachine,
  kills: checkKills,
  tests: checkLongTests,
}

const USAGE = `npm run faults -- [PART…] [--minutes 30] [--counts FILE] [--quick]
  --minutes  how long kills are gathered
  --counts   where kills are counted on, data/kills.json
  --quick    few of everything, to see that it works; writes nothing`

const { positionals, values } = readCommandLine(
  {
    allowPositionals: true,
    options: {
      minutes: { type: 'string', default: '30' },
      counts: { type: 'string', default: 'data/kills.json' },
      quick: { type: 'boolean', default: false },
    },
  },
  USAGE,
)
const { quick: isQuick, counts: countsFile } = values
const options = { minutes: Number(values.minutes), countsFile, isQuick }
for (const [part, check] of chooseParts(PARTS, positionals, USAGE)) {
  const machine = describeMachine(new Date())
  const { table, broken } = await check(options)
  report(`faults ${part}`, machine, table, !isQuick)
  for (const bound of broken) console.error(`\nBROKEN ${bound}`)
  if (broken.length > 0) process.exitCode = 1
}
