import { readFileSync } from 'node:fs'

/** Of the kernel; the same on every Linux that Node runs on. */
const TICK_MS = 10

/** Milliseconds of processor time that a process has had, with all its threads. */
export function processorTime(pid: number): number {
  // The name stands in brackets and may hold anything.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}

/** Megabytes of memory that a process holds now, and the most that it ever held. Undefined once it has ended. */
export function readMemory(pid: number): { now: number; most: number } | undefined {
  const status = readOf(pid, 'status')
  const read = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024
  // One that has ended and waits for its parent to hear of it has a status, but no memory.
  return status.includes('VmHWM:') ? { now: read('VmRSS'), most: read('VmHWM') } : undefined
}

/** Megabytes that a process takes from the machine: what it shares with others, such as the code of Node, counts in parts. */
export function readShare(pid: number): number {
  return Number(/Pss:\s+(\d+)/.exec(readOf(pid, 'smaps_rollup'))?.[1] ?? 0) / 1024
}

/** Nothing once the process has ended. */
function readOf(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ESRCH'))
      return ''
    throw error
  }
}
