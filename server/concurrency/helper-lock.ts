import { totalmem } from 'node:os'
import { createMutex } from './mutex.ts'

/** With less, two helpers at once and the site between them would not fit. */
const ROOM_FOR_SEVERAL_BYTES = 768 * 1024 * 1024

/** Runs the work of a helper, a thread or a process beside the site. */
export type HelperLock = {
  run<Value>(work: () => Promise<Value>): Promise<Value>
  /** Whether each helper ends with its work, since the next one needs its memory. */
  isNarrow: boolean
}

/** Bytes of memory that this process and its helpers may use: of its container, where that has a limit. */
const readLimit = () => Math.min(process.constrainedMemory() || Infinity, totalmem())

/** On a small machine one helper works at a time and the others wait for their turn; on any other, all at once. */
export function createHelperLock(memoryBytes = readLimit()): HelperLock {
  const isNarrow = memoryBytes < ROOM_FOR_SEVERAL_BYTES
  return { isNarrow, run: isNarrow ? createMutex().run : async (work) => work() }
}
