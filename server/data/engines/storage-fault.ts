const FAULTS = ['full', 'read-only', 'unopened', 'moved', 'damaged', 'locked', 'away'] as const

/**
 * Why a database takes no changes: there is no room, somebody has forbidden them, its file cannot be opened, is not where it was or
 * is damaged, another program holds it, or its server does not answer.
 */
export type StorageFault = (typeof FAULTS)[number]

const isFault = (value: unknown): value is StorageFault => FAULTS.some((fault) => fault === value)

/** Lower bytes of SQLite's codes, and two that mean that a file could not grow. */
const SQLITE: Record<number, StorageFault> = {
  5: 'locked',
  8: 'read-only',
  10: 'damaged',
  11: 'damaged',
  13: 'full',
  14: 'unopened',
  26: 'damaged',
}
const SQLITE_IOERR: Record<number, StorageFault> = { 778: 'full', 4874: 'full' }

/** Codes of Postgres and of the system. */
const CODES: Record<string, StorageFault> = {
  XX001: 'damaged',
  XX002: 'damaged',
  '53100': 'full',
  '25006': 'read-only',
  ENOSPC: 'full',
  EDQUOT: 'full',
  EFBIG: 'full',
  EROFS: 'read-only',
  EACCES: 'unopened',
}

/** What the system refuses to a server, or to a watch over files, is no matter of the database. */
const ELSEWHERE: unknown[] = ['listen', 'watch']

/** Why the database took no change, or undefined for an error of another kind. */
export function storageFault(error: unknown): StorageFault | undefined {
  if (!(error instanceof Error)) return undefined
  // Found elsewhere, by another thread perhaps.
  if ('fault' in error && isFault(error.fault)) return error.fault
  if ('errcode' in error && typeof error.errcode === 'number')
    return SQLITE_IOERR[error.errcode] ?? SQLITE[error.errcode & 0xff]
  if ('syscall' in error && ELSEWHERE.includes(error.syscall)) return undefined
  return 'code' in error && typeof error.code === 'string' ? CODES[error.code] : undefined
}
