import type { ChildProcess } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

/** The score of Linux for a process that is killed before any other. */
const FIRST_TO_GO = '1000'

/**
 * Makes a process beside the site stand back: readers of the site come first, and when memory runs out the kernel ends the
 * helper and not the site. Called right after its start, because only threads that start later inherit the priority.
 */
export function standBack({ pid }: ChildProcess): void {
  if (pid === undefined) return
  for (const set of [
    () => setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL),
    () => writeFileSync(`/proc/${pid}/oom_score_adj`, FIRST_TO_GO),
  ])
    try {
      set()
    } catch {
      // A host that forbids it, or has no such file, has two equals instead.
    }
}

/** Whether somebody else has killed a helper. Mostly that is the kernel, for want of memory. */
export const wasKilled = (helper: ChildProcess): boolean => helper.signalCode === 'SIGKILL' && !helper.killed
