import { type StorageFault, storageFault } from './data/storage-fault.ts'

type Problem = {
  status: 503 | 507
  code: string
  /** What is wrong, for the person who starts something on the machine. */
  reason: string
  /** The same, with what is safe, for the person who wanted to save something. */
  message: string
}

const SAFE = 'Nothing was saved. What was stored before is safe, and visitors can go on reading.'

const problem = (status: 503 | 507, code: string, what: string, advice: string): Problem => ({
  status,
  code,
  reason: `${what} ${advice}`,
  message: `${what} ${SAFE} ${advice}`,
})

const PROBLEMS: Record<StorageFault, Problem> = {
  full: problem(
    507,
    'disk_full',
    'The disk of the site is full.',
    'Make room on its machine, then try again.',
  ),
  'read-only': problem(
    503,
    'read_only',
    'The database of the site cannot be changed.',
    'Its file, its folder or its disk is read-only.',
  ),
  unopened: problem(
    503,
    'database_unopened',
    'The database of the site cannot be opened.',
    'Its file is missing, or the site may not write to its folder.',
  ),
}

/** What to answer when the database takes no changes, or undefined for an error of another kind. */
export function storageProblem(error: unknown): Problem | undefined {
  const fault = storageFault(error)
  return fault && PROBLEMS[fault]
}

/** Why the site takes no changes, for monitoring. */
export const faultReason = (fault: StorageFault) => PROBLEMS[fault].reason
