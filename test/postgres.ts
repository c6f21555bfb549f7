import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { sql } from 'kysely'
import { openDatabase } from '#server/data/database/database.ts'
import { childrenOf } from './processes.ts'

/** The folder of Postgres's programs on this machine, or undefined. */
export function findPostgres(): string | undefined {
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...globSync('/usr/lib/postgresql/*/bin').sort().reverse(),
  ]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}

/**
 * Runs a Postgres until its input ends, which it does when this process ends, however that is. Then its folder, $0, goes too, unless
 * it is away for a while.
 */
const UNTIL_WE_END = `exec 3<&0
"$@" & postgres=$!
{ cat <&3 >/dev/null; kill -INT $postgres; } & input=$!
wait $postgres
kill $input 2>/dev/null
[ -e "$0/away" ] || rm -rf "$0"`

/** Starts a real, empty Postgres of our own in a folder of its own. `stop` takes both away, and so does the end of this process. */
export async function startPostgres(programs: string) {
  const folder = mkdtempSync(join(tmpdir(), 'plate-postgres-'))
  const owner = unprivileged()
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'plate', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    {
      ...owner,
      cwd: folder,
      stdio: 'pipe',
    },
  )
  const port = await findFreePort()
  const run = async () => {
    const server = spawn(
      'sh',
      [
        '-c',
        UNTIL_WE_END,
        folder,
        join(programs, 'postgres'),
        '-D',
        data,
        '-p',
        String(port),
        '-c',
        'listen_addresses=127.0.0.1',
        '-c',
        `unix_socket_directories=${folder}`,
        // Nothing is kept here, so nothing needs to survive a power cut.
        '-c',
        'fsync=off',
        // Tests see to the statistics themselves, where they need any.
        '-c',
        'autovacuum=off',
      ],
      { ...owner, cwd: folder, stdio: ['pipe', 'ignore', 'pipe'] },
    )
    await new Promise<void>((resolve, reject) => {
      let said = ''
      server.stderr.on('data', (chunk: Buffer) => {
        said += chunk.toString()
        if (said.includes('ready to accept connections')) resolve()
      })
      server.once('exit', () => reject(new Error(`Postgres ended: ${said}`)))
    })
    return server
  }
  let server = await run()
  const away = join(folder, 'away')
  const postmaster = () => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n', 1)[0])
  const url = (database: string) => `postgres://plate@127.0.0.1:${port}/${database}`
  let made = 0
  return {
    url: url('postgres'),
    /** The address of one more database: an empty one, or a copy of one that nobody has open. */
    async createDatabase(template = url('template1')) {
      const name = `site_${++made}`
      const db = openDatabase(url('postgres'))
      const { pathname } = new URL(template)
      await sql`create database ${sql.id(name)} template ${sql.id(pathname.slice(1))}`.execute(db)
      await db.destroy()
      return url(name)
    },
    /** Stops the server, at once and without an orderly end, and keeps what it holds. */
    async crash() {
      writeFileSync(away, '')
      const ended = new Promise((resolve) => server.once('exit', resolve))
      process.kill(postmaster(), 'SIGQUIT')
      await ended
      server.stdin.end()
    },
    /** Starts it again, on the same port. */
    async comeBack() {
      rmSync(away)
      server = await run()
    },
    /** Has all of its processes stand still, or go on. */
    freeze: () => signalAll(postmaster(), 'SIGSTOP'),
    thaw: () => signalAll(postmaster(), 'SIGCONT'),
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.stdin.end()
      await ended
    },
  }
}

function signalAll(pid: number, signal: NodeJS.Signals) {
  process.kill(pid, signal)
  for (const child of childrenOf(pid)) process.kill(child, signal)
}

/** Postgres refuses to run as root: then it runs as its own user, or as nobody. */
function unprivileged() {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string, user: string) =>
    Number(execFileSync('id', [flag, user], { encoding: 'utf8', stdio: 'pipe' }))
  const user = existsSync('/var/lib/postgresql') ? 'postgres' : 'nobody'
  return { uid: id('-u', user), gid: id('-g', user) }
}

/** A port that nobody listens on now. */
export async function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
}
