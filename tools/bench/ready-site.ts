import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { newDatabaseFile } from '#test/running-site.ts'

export type Site = Awaited<ReturnType<typeof startReady>>

/**
 * Starts the built site of a checkout as its own process, and waits until it is ready. It writes its log into a file:
 * whoever reads a line for each of a million answers has no time left to ask. `prefix` is a command that runs the rest of its
 * arguments.
 */
export async function startReady(
  env: Record<string, string> = {},
  folder = '.',
  program = 'server/main.ts',
  prefix: string[] = [],
) {
  const log = join(mkdtempSync(join(tmpdir(), 'plate-log-')), 'site.log')
  const file = openSync(log, 'w')
  const [command = '', ...rest] = [...prefix, process.execPath, resolve(folder, program)]
  const site = spawn(command, rest, {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: resolve(folder, 'build/compile-cache'),
      PORT: '0',
      DATABASE_URL: `file:${newDatabaseFile()}`,
      ...env,
    },
    stdio: ['ignore', file, file],
  })
  closeSync(file)
  const ended = once(site, 'exit')
  const address = await readAddress(log, () => site.exitCode !== null)
  return {
    address,
    port: Number(new URL(address).port),
    pid: site.pid ?? 0,
    hasEnded: () => site.exitCode !== null || site.signalCode !== null,
    /** Bytes of its log. */
    logged: () => statSync(log).size,
    /** Its log from a byte on. */
    said: (from: number) => readFileSync(log).subarray(from).toString(),
    async stop() {
      site.kill('SIGTERM')
      await ended
    },
  }
}

async function readAddress(log: string, hasEnded: () => boolean): Promise<string> {
  for (;;) {
    const isOver = hasEnded()
    const said = readFileSync(log, 'utf8')
    const address = /is ready at (\S+)\n/.exec(said)?.[1]
    if (address) return address
    if (isOver) throw new Error(`The site did not start: ${said}`)
    await wait(5)
  }
}
