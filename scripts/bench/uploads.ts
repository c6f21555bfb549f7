import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { MAX_UPLOAD_BYTES } from '#domain/upload.ts'
import { openDatabase } from '#server/data/database.ts'
import { newDatabaseFile } from '#test/running-site.ts'
import { startReady } from './ready-site.ts'
import { signIn } from '#test/sign-in.ts'
import { percentile } from './statistics.ts'
import { ms, seconds, toTable } from './table.ts'
import { longestBlock, LOOP_LOGGED } from './event-loop-log.ts'

const PATHS = ['/', '/recipes', '/recipes/silky-carrot-and-ginger-soup']
const EVERY_MS = 25
const AT_ONCE = { one: 1, two: 2, four: 4 }

/**
 * How long visitors wait, and how long the event loop is blocked at most, while pictures as large as they may be are
 * uploaded: one, two and four at once.
 */
export async function measureUploads(): Promise<string> {
  const DATABASE_URL = `file:${newDatabaseFile()}`
  const site = await startReady({ DATABASE_URL, ...LOOP_LOGGED })
  const db = openDatabase(DATABASE_URL)
  const headers = await signIn(db, site.address)
  await db.destroy()
  const photos = await Promise.all([0, 1, 2, 3, 4, 5, 6].map(makePhoto))
  const upload = async (photo: Buffer) => {
    const init = { method: 'POST', headers, body: Uint8Array.from(photo) }
    const response = await fetch(`${site.address}/admin/media/upload?name=photo.jpg`, init)
    if (!response.ok) throw new Error(`the upload was answered with ${response.status}`)
  }

  const visitDuring = async (name: string, work: Promise<unknown>) => {
    const logged = site.logged()
    const begun = performance.now()
    const times = await visitUntil(site.address, work)
    return toRow(name, performance.now() - begun, times, longestBlock(site.said(logged)))
  }

  await visitUntil(site.address, wait(2_000))
  const rows = [await visitDuring('none', wait(3_000))]
  for (const [name, count] of Object.entries(AT_ONCE)) {
    const uploads = photos.splice(0, count).map((photo) => upload(photo))
    rows.push(await visitDuring(name, Promise.all(uploads)))
  }
  await site.stop()
  return toTable(['uploads at once', 'took', 'visits', 'median', '99 %', 'slowest', 'longest block'], rows)
}

/** 40 megapixels in 20 MB. Each is another picture. */
async function makePhoto(_: unknown, number: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128 + number, sigma: 40 } as const
  const small = sharp({ create: { width: 1825, height: 1369, channels: 3, background: '#888', noise } })
  const enlarged = sharp(await small.png().toBuffer()).resize(7_300, 5_476)
  const photo = await enlarged.jpeg({ quality: 92 }).toBuffer()
  if (photo.length > MAX_UPLOAD_BYTES) throw new Error(`the photo has ${photo.length} bytes`)
  return Buffer.concat([photo, Buffer.alloc(MAX_UPLOAD_BYTES - photo.length)])
}

/** A visitor every few milliseconds until `end`; how long each waited for a page. */
async function visitUntil(address: string, end: Promise<unknown>): Promise<number[]> {
  let ended = false
  void end.finally(() => (ended = true))
  const visits: Promise<number>[] = []
  while (!ended) {
    visits.push(visit(address + PATHS[visits.length % PATHS.length]))
    await wait(EVERY_MS)
  }
  await end
  return Promise.all(visits)
}

async function visit(address: string): Promise<number> {
  const begun = performance.now()
  const response = await fetch(address)
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return performance.now() - begun
}

function toRow(name: string, took: number, times: number[], blocked: number): string[] {
  return [
    name,
    seconds(took),
    String(times.length),
    ...[0.5, 0.99, 1].map((share) => ms(percentile(times, share))),
    ms(blocked),
  ]
}
