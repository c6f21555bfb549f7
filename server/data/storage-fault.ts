/** Why a database takes no changes: there is no room, somebody has forbidden them, or its file cannot be opened. */
export type StorageFault = 'full' | 'read-only' | 'unopened'

/** Lower bytes of SQLite's codes, and two that mean that a file could not grow. */
const SQLITE: Record<number, StorageFault> = { 8: 'read-only', 13: 'full', 14: 'unopened' }
const SQLITE_IOERR: Record<number, StorageFault> = { 778: 'full', 4874: 'full' }

/** Codes of Postgres and of the system. */
const CODES: Record<string, StorageFault> = {
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
  if ('errcode' in error && typeof error.errcode === 'number')
    return SQLITE_IOERR[error.errcode] ?? SQLITE[error.errcode & 0xff]
  if ('syscall' in error && ELSEWHERE.includes(error.syscall)) return undefined
  return 'code' in error && typeof error.code === 'string' ? CODES[error.code] : undefined
}
