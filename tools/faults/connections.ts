import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { MAX_UPLOAD_BYTES } from 'recipe-basics/text/upload'
import { openDatabase } from '#server/data/database/database.ts'
import { newDatabaseFile } from '#test/running-site.ts'
import { startReady } from '../bench/ready-site.ts'
import { signIn } from '#test/sign-in.ts'
import { count, seconds, toTable } from '../bench/table.ts'
import { above, type Checked } from './check.ts'

const CONNECTIONS = 5_000
/** So many are opened before others are waited for. */
const AT_ONCE = 100
const MOST_MS = 15_000
const DRIP_MS = 1_000
const BODY_MOST_MS = 65_000
const PART_BYTES = 256 * 1024
const PART_MS = 700

/** How soon connections end whose requests never do, and whether a slow upload goes on. */
export async function checkConnections(): Promise<Checked> {
  const DATABASE_URL = `file:${newDatabaseFile()}`
  const site = await startReady({ DATABASE_URL })
  const db = openDatabase(DATABASE_URL)
  const { Cookie, Origin } = await signIn(db, site.address)
  await db.destroy()
  const post = (path: string, length: number) =>
    `POST ${path} HTTP/1.1\r\nHost: localhost:${site.port}\r\nOrigin: ${Origin}\r\nContent-Length: ${length}\r\nConnection: close\r\n`
  const open = async (request: string) => openDripping(site.port, request)
  const type = 'Content-Type: multipart/form-data; boundary=x'
  const upload = uploadSlowly(
    site.port,
    `${post('/admin/import', MAX_UPLOAD_BYTES)}Cookie: ${Cookie}\r\n${type}\r\n\r\n`,
  )
  const body = open(`${post('/auth', 50_000)}Content-Type: application/x-www-form-urlencoded\r\n\r\n`)
  const heads: Promise<number>[] = []
  for (let opened = 0; opened < CONNECTIONS; opened += AT_ONCE) {
    for (let more = 0; more < AT_ONCE; more++)
      heads.push(open('GET / HTTP/1.1\r\nHost: localhost\r\nX-Drip: '))
    await wait(1)
  }
  const lives = await Promise.all(heads)
  const bodyLife = await body
  const uploaded = await upload
  await site.stop()
  const longest = Math.max(...lives)
  const row = [count(CONNECTIONS), seconds(longest), seconds(bodyLife), uploaded]
  return {
    table: toTable(
      ['open heads', 'the last ends after', 'a dripping body ends after', '20 MB in 56 s'],
      [row],
    ),
    broken: [
      ...above('a connection whose headers never end', longest, MOST_MS, 'ms'),
      ...above('a body that drips', bodyLife, BODY_MOST_MS, 'ms'),
      // Read to its end, and refused for what it holds.
      ...(/^HTTP\/1\.1 (400|422)/.test(uploaded) ? [] : [`slow upload: ${uploaded}`]),
    ],
  }
}

/** Sends a byte a second after the beginning of a request. Answers how long that is let be. */
async function openDripping(port: number, request: string): Promise<number> {
  const begun = performance.now()
  const socket = connect(port, 'localhost')
  socket.write(request)
  const drip = setInterval(() => socket.write('a'), DRIP_MS)
  await ended(socket)
  clearInterval(drip)
  return performance.now() - begun
}

/** Sends a large body part by part, as a thin line does. Answers the first line of what comes back, or where it broke off. */
async function uploadSlowly(port: number, request: string): Promise<string> {
  const socket = connect(port, 'localhost')
  let answer = ''
  socket.setEncoding('utf8').on('data', (chunk: string) => (answer += chunk))
  socket.write(request)
  const over = ended(socket)
  for (let sent = 0; sent < MAX_UPLOAD_BYTES; sent += PART_BYTES) {
    if (socket.destroyed) return `cut off after ${sent} bytes`
    socket.write('a'.repeat(PART_BYTES))
    await wait(PART_MS)
  }
  await over
  return answer.split('\r\n', 1)[0] || 'no answer'
}

async function ended(socket: Socket) {
  // A client that still sends meets a closed connection.
  socket.on('error', () => {})
  socket.resume()
  await new Promise((resolve) => socket.once('close', resolve))
}
