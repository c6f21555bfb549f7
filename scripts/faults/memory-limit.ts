import { mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where Linux keeps groups of processes with a limit of memory; version 1 and version 2. */
const PLACES = [
  { folder: '/sys/fs/cgroup/memory', limit: 'memory.limit_in_bytes', most: 'memory.max_usage_in_bytes' },
  { folder: '/sys/fs/cgroup', limit: 'memory.max', most: 'memory.peak' },
]

/** A limit that the kernel enforces: what goes beyond it is killed. */
export type MemoryLimit = {
  /** Runs the rest of its arguments within the limit. */
  prefix: string[]
  /** The most that was used since the last call, in MB, what the kernel could have let go included. */
  readMost: () => number
  /** How many processes the kernel has killed. */
  countKilled: () => number
  remove: () => void
}

/** Makes one. Answers undefined where nobody may, for which one must be root. */
export function limitMemory(bytes: number): MemoryLimit | undefined {
  for (const { folder, limit, most } of PLACES) {
    const group = join(folder, `plate-${process.pid}-${bytes}`)
    try {
      mkdirSync(group)
      writeFileSync(join(group, limit), String(bytes))
    } catch {
      continue
    }
    const events = limit === 'memory.max' ? 'memory.events' : 'memory.oom_control'
    return {
      prefix: ['sh', '-c', `echo $$ > ${group}/cgroup.procs; exec "$@"`, 'sh'],
      readMost() {
        const used = Number(readFileSync(join(group, most), 'utf8')) / 1024 / 1024
        writeFileSync(join(group, most), '0')
        return used
      },
      countKilled: () => Number(/oom_kill (\d+)/.exec(readFileSync(join(group, events), 'utf8'))?.[1] ?? 0),
      remove: () => rmdirSync(group),
    }
  }
  return undefined
}
