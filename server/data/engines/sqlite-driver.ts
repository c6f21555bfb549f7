import { setTimeout as wait } from 'node:timers/promises'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type Kysely,
  SelectQueryNode,
  SqliteDriver,
  type SqliteDatabase,
} from 'kysely'
import { createMutex, type Mutex } from '../../concurrency/mutex.ts'

const SQLITE_BUSY = 5
/** A change waits so long for its turn and the lock together; but each tries for the lock a little. */
const BUSY_TIMEOUT_MS = 15_000
const LEAST_TRIED_MS = 1_000
const MAX_RETRY_MS = 8
/**
 * SQLite keeps no queue for its lock. A long series of writes leaves this much time between two of them, in which every
 * writer that waits tries at least once.
 */
export const WRITE_GAP_MS = 12

type Databases = {
  writer: SqliteDatabase
  reader: SqliteDatabase
  isWriting: () => boolean
  /** Throws when the file is not where it was. */
  checkPlace: () => void
  /** Ends with them. */
  readThread: Kysely<unknown> | undefined
}
type Both = { writer: DatabaseConnection; reader: DatabaseConnection }

/**
 * Reads are answered at once from what is committed. Changes queue within this process, and wait for those of
 * other threads and processes without stopping this one. The writer must not wait inside SQLite (`busy_timeout = 0`).
 */
export class QueuedSqliteDriver implements Driver {
  readonly #writer: SqliteDriver
  readonly #reader: SqliteDriver
  readonly #isWriting: () => boolean
  readonly #checkPlace: () => void
  readonly #readThread: Kysely<unknown> | undefined
  readonly #writeLock = createMutex()

  constructor(databases: Databases) {
    this.#isWriting = databases.isWriting
    this.#checkPlace = databases.checkPlace
    this.#readThread = databases.readThread
    this.#writer = new SqliteDriver({ database: databases.writer })
    this.#reader =
      databases.reader === databases.writer ? this.#writer : new SqliteDriver({ database: databases.reader })
  }

  async init() {
    await this.#writer.init()
    if (this.#reader !== this.#writer) await this.#reader.init()
  }

  async acquireConnection() {
    const both = {
      writer: await this.#writer.acquireConnection(),
      reader: await this.#reader.acquireConnection(),
    }
    return new QueuedConnection(both, this.#writeLock, {
      isWriting: this.#isWriting,
      checkPlace: this.#checkPlace,
    })
  }

  async beginTransaction(connection: DatabaseConnection) {
    if (connection instanceof QueuedConnection) await connection.begin()
  }

  async commitTransaction(connection: DatabaseConnection) {
    if (connection instanceof QueuedConnection) await connection.end('commit')
  }

  async rollbackTransaction(connection: DatabaseConnection) {
    // A full disk makes SQLite roll back by itself, and then a second time is an error.
    const command = this.#isWriting() ? 'rollback' : undefined
    if (connection instanceof QueuedConnection) await connection.end(command)
  }

  /** Whatever failed before, the next change gets the lock, and begins without the rest of this one. */
  async releaseConnection(connection: DatabaseConnection) {
    if (!(connection instanceof QueuedConnection)) return
    try {
      if (connection.isOpen() && this.#isWriting()) await connection.end('rollback')
    } finally {
      connection.release()
    }
  }

  async destroy() {
    await this.#readThread?.destroy()
    if (this.#reader !== this.#writer) await this.#reader.destroy()
    await this.#writer.destroy()
  }
}

class QueuedConnection implements DatabaseConnection {
  readonly #both: Both
  readonly #writeLock: Mutex
  readonly #isWriting: () => boolean
  readonly #checkPlace: () => void
  /** Set while a transaction is open. */
  #release: (() => void) | undefined

  constructor(
    both: Both,
    writeLock: Mutex,
    { isWriting, checkPlace }: Pick<Databases, 'isWriting' | 'checkPlace'>,
  ) {
    this.#both = both
    this.#writeLock = writeLock
    this.#isWriting = isWriting
    this.#checkPlace = checkPlace
  }

  async executeQuery<Row>(query: CompiledQuery) {
    const { writer, reader } = this.#both
    if (this.#release) return writer.executeQuery<Row>(query)
    if (isRead(query)) return reader.executeQuery<Row>(query)
    const asked = performance.now()
    const release = await this.#writeLock.acquire()
    try {
      await this.#endLeftOver()
      this.#checkPlace()
      return await retryWhileBusy(() => writer.executeQuery<Row>(query), asked)
    } finally {
      release()
    }
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize: number) {
    return this.#both.reader.streamQuery<Row>(query, chunkSize)
  }

  async begin() {
    const asked = performance.now()
    const release = await this.#writeLock.acquire()
    try {
      await this.#endLeftOver()
      this.#checkPlace()
      // Immediate: a transaction that is overtaken before its first change could not wait then, only fail.
      await retryWhileBusy(() => this.#both.writer.executeQuery(CompiledQuery.raw('begin immediate')), asked)
      this.#release = release
    } catch (error) {
      release()
      throw error
    }
  }

  async end(command: 'commit' | 'rollback' | undefined) {
    if (command) await this.#both.writer.executeQuery(CompiledQuery.raw(command))
    this.release()
  }

  /**
   * A transaction that nobody holds is left over from a rollback that failed. What joins it would never be committed, so
   * a change fails as long as it cannot be ended.
   */
  async #endLeftOver() {
    if (this.#isWriting()) await this.#both.writer.executeQuery(CompiledQuery.raw('rollback'))
  }

  isOpen() {
    return this.#release !== undefined
  }

  release() {
    this.#release?.()
    this.#release = undefined
  }
}

const isRead = ({ query, sql }: CompiledQuery) => SelectQueryNode.is(query) || /^\s*select\b/i.test(sql)

/** Tries again until nobody else is writing, or the change has waited too long since it was asked for. */
async function retryWhileBusy<Result>(change: () => Promise<Result>, asked: number): Promise<Result> {
  const end = Math.max(asked + BUSY_TIMEOUT_MS, performance.now() + LEAST_TRIED_MS)
  for (let pause = 1; ; pause = Math.min(2 * pause, MAX_RETRY_MS)) {
    try {
      return await change()
    } catch (error) {
      if (!isBusy(error) || performance.now() > end) throw error
    }
    await wait(pause)
  }
}

function isBusy(error: unknown): boolean {
  // The lower byte: SQLite tells kinds of being busy apart in the others.
  const code = error instanceof Error && 'errcode' in error ? error.errcode : undefined
  return typeof code === 'number' && (code & 0xff) === SQLITE_BUSY
}
