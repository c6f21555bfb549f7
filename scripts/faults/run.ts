import { writeFigures } from '../bench/figures.ts'
import { describeMachine } from '../bench/machine.ts'
import { checkBackups } from './backups.ts'
import type { Check } from './check.ts'
import { checkClock } from './clock.ts'
import { checkConnections } from './connections.ts'
import { checkDisk } from './disk.ts'
import { checkKills } from './kills.ts'
import { checkLongTests } from './long-tests.ts'
import { checkMemory } from './memory.ts'
import { type Part, readOptions } from './options.ts'
import { checkPatterns } from './patterns.ts'
import { checkPictures } from './pictures.ts'
import { checkSignIns } from './sign-ins.ts'
import { checkSmallMachine } from './small-machine.ts'
import { checkStarts } from './starts.ts'
import { checkWaits } from './waits.ts'

// `npm run faults`: what takes too long for tests, or asserts on time. Exits 1 when a bound is broken.

const CHECKS: Record<Part, Check> = {
  patterns: checkPatterns,
  waits: checkWaits,
  memory: checkMemory,
  'sign-ins': checkSignIns,
  connections: checkConnections,
  starts: checkStarts,
  disk: checkDisk,
  pictures: checkPictures,
  backups: checkBackups,
  clock: checkClock,
  'small-machine': checkSmallMachine,
  kills: checkKills,
  tests: checkLongTests,
}

const options = readOptions()
for (const part of options.parts) {
  const machine = describeMachine(new Date())
  const { table, broken } = await CHECKS[part](options)
  const figures = `${machine}\n\n${table}`
  console.log(`\n## ${part}\n\n${figures}`)
  for (const bound of broken) console.error(`\nBROKEN ${bound}`)
  if (options.keepsFigures) writeFigures(`faults ${part}`, figures)
  if (broken.length > 0) process.exitCode = 1
}
