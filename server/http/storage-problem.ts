import { type StorageFault, storageFault } from '../data/engines/storage-fault.ts'

type Problem = {
  status: 503 | 507
  code: string
  /** What is wrong and what to do about it, for the person who starts something on the machine. */
  reason: string
  /** The same, with what is safe, for the person who wanted to save something. */
  message: string
  /** The same for somebody who wanted to read. */
  reading: string
}

const SAFE = 'Nothing was saved. What was stored before is safe, and visitors can go on reading.'
/** The answer got lost, and perhaps not what was asked. */
const UNKNOWN =
  'Look whether it was saved before you save it again. The site goes on by itself when the database answers.'
const READING = 'This page cannot be shown now.'

type Said = { status?: 503 | 507; code: string; what: string; advice: string; safe?: string }

const problem = ({ status = 503, code, what, advice, safe = SAFE }: Said): Problem => ({
  status,
  code,
  reason: `${what} ${advice}`,
  message: `${what} ${safe} ${advice}`,
  reading: `${what} ${READING} ${advice}`,
})

const PROBLEMS: Record<StorageFault, Problem> = {
  full: problem({
    status: 507,
    code: 'disk_full',
    what: 'The disk of the site is full.',
    advice: 'Make room on its machine, then try again.',
  }),
  'read-only': problem({
    code: 'read_only',
    what: 'The database of the site cannot be changed.',
    advice: 'Its file, its folder or its disk is read-only.',
  }),
  unopened: problem({
    code: 'database_unopened',
    what: 'The database of the site cannot be opened.',
    advice: 'Its file is missing, or the site may not write to its folder.',
  }),
  moved: problem({
    code: 'database_moved',
    what: 'The file of the database is not where it was.',
    advice: 'Put the same file back, or start the site again with the one that is there now.',
  }),
  damaged: problem({
    code: 'database_damaged',
    what: 'The database of the site is damaged.',
    advice:
      'Stop the site, move the file of the database away, and restore the newest backup into a new one.',
    safe: 'Nothing was saved. The backups of before are safe.',
  }),
  locked: problem({
    code: 'database_locked',
    what: 'Another program holds the database of the site.',
    advice: 'End that program on the server, or wait until it is done.',
  }),
  away: problem({
    code: 'database_away',
    what: 'The database of the site does not answer.',
    advice: 'Its server may be down or busy.',
    safe: UNKNOWN,
  }),
}

/** What to answer when the database takes no changes, or undefined for an error of another kind. */
export function storageProblem(error: unknown): Problem | undefined {
  const fault = storageFault(error)
  return fault && PROBLEMS[fault]
}

/** Why the site takes no changes, for monitoring. */
export const faultReason = (fault: StorageFault) => PROBLEMS[fault].reason
