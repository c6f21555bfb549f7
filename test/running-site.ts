import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The path of an SQLite file that does not exist yet. */
export const newDatabaseFile = () => join(mkdtempSync(join(tmpdir(), 'plate-')), 'site.db')

const ROOT = new URL('..', import.meta.url).pathname

/** Starts the built site as its own process, as `npm start` does, and waits until it says that it is ready. */
export async function startSite(env: Record<string, string> = {}, root = ROOT) {
  const main = join(root, 'server/main.ts')
  const site = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: join(root, 'build/compile-cache'),
      PORT: '0',
      DATABASE_URL: `file:${newDatabaseFile()}`,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  const ended = new Promise<{ code: number | null; said: string }>((resolve) =>
    site.once('exit', (code) => resolve({ code, said })),
  )
  const address = new Promise<string>((resolve) => {
    for (const stream of [site.stdout, site.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString()
        const ready = /is ready at (\S+)/.exec(said)?.[1]
        if (ready) resolve(ready)
      })
    }
  })
  return {
    process: site,
    address: await Promise.race([address, ended.then(() => '')]),
    ended,
    said: () => said,
    /** Asked twice, it does not wait for what the connections that tests leave open might still ask. */
    async stop() {
      site.kill('SIGTERM')
      site.kill('SIGINT')
      return ended
    },
  }
}
