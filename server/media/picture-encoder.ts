import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { createHelperLock, type HelperLock } from '../concurrency/helper-lock.ts'
import { standBack, wasKilled } from '../concurrency/helper-process.ts'
import type { Encoded } from '../picture-encoding/encode-picture.ts'

/**
 * A picture made ready; or what is wrong with the file, that it broke its reader, that the machine ended the reader, or that too
 * many wait already.
 */
export type PictureAnswer = Encoded | { ok: false; reason: 'failed' | 'killed' | 'busy' }

/** Makes a picture of ours from the parts of a file from outside, which this process never reads. Does not throw. */
export type PictureEncoder = (file: Uint8Array[], as?: PictureKind) => Promise<PictureAnswer>

/** A logo may be an SVG, and becomes icons, too. Share pictures and shapes are drawn: see server/share-pictures/. */
export type PictureKind = 'picture' | 'logo' | 'share' | 'shape'

type Limits = {
  /** How many pictures are read at the same time. Each needs half a gigabyte. */
  mostAtOnce?: number
  /** How long one picture may take by the clock. Its process counts the work itself. */
  timeLimitMs?: number
  /** After this long without work a process ends and gives its memory back. */
  idleMs?: number
  lock?: HelperLock
}

const PROGRAM = new URL('./picture-process.ts', import.meta.url)
const MOST_WAITING = 8

/** Starts nothing until the first picture comes. */
export function createPictureEncoder({
  mostAtOnce = 2,
  timeLimitMs = 240_000,
  idleMs = 30_000,
  lock = createHelperLock(),
}: Limits = {}): PictureEncoder {
  /** Processes without work, and what will end them. */
  const resting = new Map<ChildProcess, NodeJS.Timeout>()
  const waiting: (() => void)[] = []
  let busy = 0

  return async (file, as = 'picture') => {
    if (waiting.length === MOST_WAITING) return { ok: false, reason: 'busy' }
    if (busy === mostAtOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    else busy++
    const answer = await lock.run(async () => {
      const reader = takeReader()
      const answer = await encodeIn(reader, file, as, timeLimitMs)
      if (lock.isNarrow) await end(reader)
      else resting.set(reader, setTimeout(() => reader.kill('SIGKILL'), idleMs).unref())
      return answer
    })
    // The one that has waited longest takes the place.
    const next = waiting.shift()
    if (next) next()
    else busy--
    return answer
  }

  /** One that rests, unless it ended meanwhile, or a new one. */
  function takeReader(): ChildProcess {
    for (const [reader, timer] of resting) {
      clearTimeout(timer)
      resting.delete(reader)
      const { connected, killed, exitCode, signalCode } = reader
      const isAlive = connected && !killed && exitCode === null && signalCode === null
      if (isAlive) return reader
    }
    return startReader()
  }
}

function startReader(): ChildProcess {
  // It gets no environment that it could give away. Its threads share one heap of the C library, or pixels would lie in each.
  const reader = fork(PROGRAM, {
    execArgv: ['--max-semi-space-size=1'],
    env: { MALLOC_ARENA_MAX: '1' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  standBack(reader)
  // What goes wrong between two pictures shows in its not being there for the next.
  reader.on('error', () => undefined).unref()
  return reader
}

async function end(reader: ChildProcess) {
  if (reader.exitCode !== null || reader.signalCode !== null) return
  const ended = once(reader, 'exit')
  reader.kill('SIGKILL')
  await ended
}

function encodeIn(
  reader: ChildProcess,
  file: Uint8Array[],
  as: PictureKind,
  timeLimitMs: number,
): Promise<PictureAnswer> {
  const { promise, resolve } = Promise.withResolvers<PictureAnswer>()
  const fail = () => resolve({ ok: false, reason: wasKilled(reader) ? 'killed' : 'failed' })
  const answer = (message: unknown) => (isEncoded(message) ? resolve(message) : fail())
  const timer = setTimeout(() => reader.kill('SIGKILL'), timeLimitMs)
  reader.once('message', answer).once('exit', fail).once('error', fail)
  reader.channel?.ref()
  // Nothing can be sent to one that is ending: its exit says why.
  sendParts(reader, [...file, as]).catch(() => {})
  return promise.finally(() => {
    clearTimeout(timer)
    reader.off('message', answer).off('exit', fail).off('error', fail)
    reader.channel?.unref()
  })
}

/** One part after the other, and then what becomes of them: while all of it was sent at once, others would wait. */
async function sendParts(reader: ChildProcess, messages: (Uint8Array | PictureKind)[]): Promise<void> {
  for (const message of messages)
    await new Promise<void>((resolve, reject) => {
      reader.send(message, (error) => (error ? reject(error) : resolve()))
    })
}

function isEncoded(message: unknown): message is Encoded {
  return typeof message === 'object' && message !== null && 'ok' in message
}
