import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from '#test/postgres.ts'
import type { Constant } from './constant-server.ts'

/** The program on this machine, or undefined. */
export function findNginx(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  return folders.map((folder) => join(folder, 'nginx')).find((file) => existsSync(file))
}

/** One nginx worker that sends these bytes from a file that it keeps open. It writes no log. */
export async function startNginx(program: string, answer: Constant) {
  const folder = mkdtempSync(join(tmpdir(), 'plate-nginx-'))
  const port = await findFreePort()
  writeFileSync(join(folder, 'page'), answer.body)
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port, answer.headers))
  const nginx = spawn(program, ['-c', join(folder, 'nginx.conf'), '-p', folder, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  while (!(await isOpen(port))) {
    if (nginx.exitCode !== null) throw new Error('nginx did not start')
    await wait(20)
  }
  return { port, pid: nginx.pid ?? 0, stop: () => nginx.kill() }
}

function configuration(folder: string, port: number, headers: string[]): string {
  return `
    daemon off; master_process off; pid ${folder}/nginx.pid;
    events { worker_connections 1024; }
    http {
      access_log off; sendfile on; tcp_nopush on; etag off; max_ranges 0; types { }
      open_file_cache max=10 inactive=1h; open_file_cache_valid 1h;
      keepalive_requests 1000000000;
      server {
        listen 127.0.0.1:${port};
        location / { root ${folder}; try_files /page =404; ${toDirectives(headers)} }
      }
    }`
}

function toDirectives(headers: string[]): string {
  const lines = headers.flatMap((name, place) => {
    if (place % 2 === 1 || name === 'content-length') return []
    const value = (headers[place + 1] ?? '').replaceAll('"', '\\"')
    return name === 'content-type' ? `default_type "${value}";` : `add_header ${name} "${value}";`
  })
  return lines.join(' ')
}

async function isOpen(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  const isConnected = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
  })
  socket.destroy()
  return isConnected
}
