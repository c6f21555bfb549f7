import { Worker } from 'node:worker_threads'
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely'
import type { Answer } from './read-thread-worker.ts'

const PROGRAM = new URL('./read-thread-worker.ts', import.meta.url)
const ENDED = 'The thread that reads the database has ended.'

const withFault = ({ error, fault }: Extract<Answer, { error: unknown }>) =>
  error instanceof Error ? Object.assign(error, { fault }) : error

type Waiting = { resolve: (rows: never[]) => void; reject: (error: unknown) => void }

/** Reads a SQLite file in a thread of its own, which starts with the first query. Changes nothing. */
export class ReadThreadDriver implements Driver {
  readonly #connection: ReadThreadConnection

  constructor(path: string) {
    this.#connection = new ReadThreadConnection(path)
  }

  async init() {}

  async acquireConnection() {
    return this.#connection
  }

  async beginTransaction() {
    throw new TypeError('The read thread changes nothing.')
  }

  async commitTransaction() {}
  async rollbackTransaction() {}
  async releaseConnection() {}

  async destroy() {
    await this.#connection.end()
  }
}

class ReadThreadConnection implements DatabaseConnection {
  readonly #path: string
  #thread: Worker | undefined
  #nextId = 0
  #ended = false
  readonly #waiting = new Map<number, Waiting>()

  constructor(path: string) {
    this.#path = path
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#ended) throw new Error(ENDED)
    this.#thread ??= this.#start()
    const id = this.#nextId++
    const { promise, resolve, reject } = Promise.withResolvers<Row[]>()
    this.#waiting.set(id, { resolve, reject })
    this.#thread.postMessage({ id, sql, parameters })
    return { rows: await promise }
  }

  streamQuery(): never {
    throw new TypeError('The read thread does not stream.')
  }

  async end() {
    this.#ended = true
    await this.#thread?.terminate()
  }

  #start(): Worker {
    const thread = new Worker(PROGRAM, { workerData: this.#path })
    thread.unref()
    thread.on('message', (answer: Answer) => {
      const waiting = this.#waiting.get(answer.id)
      this.#waiting.delete(answer.id)
      if ('rows' in answer) waiting?.resolve(answer.rows)
      else waiting?.reject(withFault(answer))
    })
    let reason: unknown = new Error(ENDED)
    thread.once('error', (error) => (reason = error))
    thread.once('exit', () => {
      this.#thread = undefined
      for (const { reject } of this.#waiting.values()) reject(reason)
      this.#waiting.clear()
    })
    return thread
  }
}
