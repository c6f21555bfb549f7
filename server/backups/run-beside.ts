import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createHelperLock } from '../concurrency/helper-lock.ts'
import { standBack, wasKilled } from '../concurrency/helper-process.ts'
import type { BackupMeans, BackupNeed, OrderName, Orders, Reply, ShareNews } from './orders.ts'
import type { OnShare } from './share.ts'

const PROGRAM = new URL('./backup-process.ts', import.meta.url)

/** Garbage is collected early: a backup goes through many rows and keeps none. `package.json` says the same. */
const LITTLE_MEMORY = ['--max-semi-space-size=2', '--max-old-space-size=256']

const KILLED =
  'The server ended the work, most likely because its memory ran out. Try again when the server has less to do.'

/** What became of an order: a refusal is a sentence for the person who asked. */
export type Outcome<Name extends OrderName> =
  | { ok: true; answer: Orders[Name]['answer'] }
  | { ok: false; refusal: string; needs?: BackupNeed | undefined }

/** Asks a process of its own for something, which ends with it. Throws when that fails. */
export type RunBeside = <Name extends OrderName>(
  name: Name,
  ask: Orders[Name]['ask'],
  closing?: AbortSignal,
) => Promise<Outcome<Name>>

export const createRunBeside =
  (means: BackupMeans, lock = createHelperLock(), onShare: OnShare = () => {}): RunBeside =>
  async (name, ask, closing) =>
    lock.run(async () => runBeside({ means, onShare }, name, ask, closing))

async function runBeside<Name extends OrderName>(
  { means, onShare }: { means: BackupMeans; onShare: OnShare },
  name: Name,
  ask: Orders[Name]['ask'],
  closing?: AbortSignal,
): Promise<Outcome<Name>> {
  closing?.throwIfAborted()
  const helper = fork(PROGRAM, {
    execArgv: LITTLE_MEMORY,
    env: { TMPDIR: process.env.TMPDIR, MALLOC_ARENA_MAX: '1' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  standBack(helper)
  const ended = once(helper, 'exit').catch(() => undefined)
  const stop = () => helper.kill('SIGKILL')
  closing?.addEventListener('abort', stop)
  try {
    const reply = await new Promise<Reply>((resolve, reject) => {
      helper.on('message', (message: Reply | ShareNews) =>
        'share' in message ? onShare(message.share) : resolve(message),
      )
      helper.once('error', reject)
      helper.once('exit', () =>
        wasKilled(helper)
          ? resolve({ ok: false, refusal: KILLED })
          : reject(new Error(`The process that should ${name} a backup ended.`)),
      )
      helper.send({ name, means, ask })
    })
    return toOutcome(reply)
  } finally {
    closing?.removeEventListener('abort', stop)
    if (name === 'restore') onShare(1)
    await ended
  }
}

export function toOutcome<Name extends OrderName>(reply: Reply): Outcome<Name> {
  if (reply.ok) return { ok: true, answer: reply.answer as Orders[Name]['answer'] }
  if (reply.refusal === undefined) throw new Error(reply.error)
  return { ok: false, refusal: reply.refusal, needs: reply.needs }
}
