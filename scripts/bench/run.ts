import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { openDatabase } from '#server/data/database.ts'
import { migrate } from '#server/data/migrate.ts'
import { findFreePort } from '#test/postgres.ts'
import { newDatabaseFile, startSite } from '#test/running-site.ts'
import { fillWithRecipes } from './many-recipes.ts'
import { measureUploads } from './uploads.ts'

// `npm run bench [-- RECIPES]`: the figures of docs/performance.md. Times stand beside the one that a bare node:http
// server took for a constant answer in the same run, because machines differ and are busy.

const count = Number(process.argv[2] ?? 10_000)
const REQUESTS = 200
const PATHS = [
  '/recipes',
  '/recipes?page=100',
  '/recipes?category=Soup&diet=vegan',
  '/recipes?search=carrot',
  '/recipes?search=ca',
  '/recipes/carrot-soup-0',
  '/',
]

/** Whoever says who they are is given a page of their own, rendered anew. */
const NEVER_KEPT = { Authorization: 'Bearer nobody' }

await measureStarts()
await measurePages(await measureReference())
await measureUploads()

async function measureStarts() {
  const DATABASE_URL = `file:${newDatabaseFile()}`
  const starts: number[] = []
  let megabytes = 0
  for (let run = 0; run < 6; run++) {
    const begun = performance.now()
    const site = await startSite({ DATABASE_URL })
    await (await fetch(site.address)).text()
    starts.push(performance.now() - begun)
    megabytes = residentMegabytes(site.process.pid)
    await site.stop()
  }
  const [first = 0, ...later] = starts
  console.log(`first start, with sample content, to the first page   ${first.toFixed(0)} ms`)
  console.log(
    `later starts to the first page, median of ${later.length}            ${median(later).toFixed(0)} ms`,
  )
  console.log(`memory after the first page                           ${megabytes.toFixed(0)} MB`)
}

async function measureReference(): Promise<number> {
  const body = Buffer.alloc(40_000, 'x')
  const server = createServer((_, response) => response.end(body))
  const port = await findFreePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const times = await timeRequests(`http://127.0.0.1:${port}/`)
  server.close()
  server.closeAllConnections()
  console.log(`a constant answer of node:http, median of ${REQUESTS}          ${median(times).toFixed(2)} ms`)
  return median(times)
}

async function measurePages(reference: number) {
  const DATABASE_URL = `file:${newDatabaseFile()}`
  const db = openDatabase(DATABASE_URL)
  await migrate(db)
  const begun = performance.now()
  await fillWithRecipes(db, count)
  console.log(
    `storing ${count} recipes                               ${((performance.now() - begun) / 1000).toFixed(1)} s`,
  )
  await db.destroy()

  const site = await startSite({ DATABASE_URL, SAMPLE_CONTENT: 'off' })
  console.log(
    `\nwith ${count} recipes                     rendered: server           whole     kept: whole      × constant`,
  )
  for (const path of PATHS) {
    const logged = site.said().length
    const rendered = await timeRequests(site.address + path, NEVER_KEPT)
    const server = serverTimes(site.said().slice(logged))
    const kept = await timeRequests(site.address + path)
    const columns = [
      `${median(server).toFixed(1)} ms`,
      `${median(rendered).toFixed(1)} ms`,
      `${median(kept).toFixed(2)} ms`,
      (median(kept) / reference).toFixed(2),
    ]
    console.log(path.padEnd(44) + columns.map((column) => column.padStart(15)).join(''))
  }
  await site.stop()
}

/** Milliseconds of each of many requests, one after the other, once the page has warmed up. */
async function timeRequests(address: string, headers: HeadersInit = {}): Promise<number[]> {
  const times: number[] = []
  for (let request = -20; request < REQUESTS; request++) {
    const begun = performance.now()
    const response = await fetch(address, { headers })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${address} answered ${response.status}`)
    if (request >= 0) times.push(performance.now() - begun)
  }
  return times
}

/** What the site's own log says that its answers took. */
function serverTimes(log: string): number[] {
  const lines = log.split('\n').filter((line) => line.includes('"ms"'))
  return lines.flatMap((line) => Number(/"ms":([\d.]+)/.exec(line)?.[1] ?? []))
}

function residentMegabytes(pid: number | undefined): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN
}
