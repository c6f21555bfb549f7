import { fork } from 'node:child_process'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'

/** An answer as it goes over the wire. `headers` are names and values by turns. */
export type Constant = { status: number; headers: string[]; body: Buffer }

const FILE = fileURLToPath(import.meta.url)

/** A plain node:http server in a process of its own that gives everybody the same bytes: what `give` was told last. */
export async function startConstantServer() {
  const child = fork(FILE, { serialization: 'advanced' })
  const hear = async () => new Promise<unknown>((resolve) => child.once('message', resolve))
  const port = Number(await hear())
  return {
    port,
    pid: child.pid ?? 0,
    async give(answer: Constant) {
      const heard = hear()
      child.send(answer)
      await heard
    },
    stop: () => child.kill(),
  }
}

if (process.argv[1] === FILE) {
  let answer: Constant = { status: 404, headers: [], body: Buffer.alloc(0) }
  process.on('message', (next: Constant) => {
    answer = { ...next, body: Buffer.from(next.body) }
    process.send?.('heard')
  })
  const server = createServer((_, response) => {
    response.writeHead(answer.status, answer.headers)
    response.end(answer.body)
  })
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    process.send?.(typeof address === 'object' ? address?.port : undefined)
  })
}
