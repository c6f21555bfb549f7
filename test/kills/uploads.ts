import { createHash } from 'node:crypto'
import type { Database } from '#server/data/database/database.ts'
import { aPicture } from '../pictures.ts'
import { type Activity, type Ask, expectStatus } from './activity.ts'

/** Uploads one photograph after another. */
export async function uploadAgainAndAgain(db: Database): Promise<Activity> {
  const base = await aPicture({ width: 400, height: 300 }).jpeg().toBuffer()
  /** The addresses of the files that were answered, by their hashes. */
  const answered = new Map<string, string>()
  let number = 0
  let isUnderWay = false
  /** How many files are made of each. */
  let whole = 0

  async function run(ask: Ask): Promise<never> {
    for (;;) {
      // What stands behind the end of a picture makes another file of it.
      const body = new Uint8Array(Buffer.concat([base, Buffer.from(`${++number} ${crypto.randomUUID()}`)]))
      isUnderWay = true
      const answer = await expectStatus(
        ask('/admin/media/upload?name=a.jpg', {
          method: 'POST',
          body,
          headers: { 'Content-Type': 'application/octet-stream' },
        }),
        200,
      )
      const { address }: { address: string } = await answer.json()
      answered.set(createHash('sha256').update(body).digest('hex'), address)
      isUnderWay = false
    }
  }

  async function lookAfterKill() {
    const rows = await db
      .selectFrom('media')
      .leftJoin('media_variants', 'media_variants.hash', 'media.hash')
      .select(['media.hash', (eb) => eb.fn.count('media_variants.width').as('files')])
      .groupBy('media.hash')
      .execute()
    const files = new Map(rows.map(({ hash, files }) => [hash, Number(files)]))
    whole ||= Math.max(0, ...files.values())
    const wasCut = isUnderWay
    isUnderWay = false
    const lost = [...answered.keys()].filter((hash) => !files.has(hash))
    const half = [...files.values()].filter((count) => count !== whole || count === 0)
    return {
      wasCut,
      halves: [
        ...lost.map((hash) => `the picture ${hash} was answered and is lost`),
        ...half.map((count) => `a picture has ${count} of ${whole} files`),
      ],
    }
  }

  /** The last one that was answered is shown, byte for byte. */
  async function findLosses(ask: Ask) {
    const [hash, address] = [...answered].at(-1) ?? []
    if (hash === undefined) return []
    const file = await db
      .selectFrom('media_variants')
      .select(['width', 'content'])
      .where('hash', '=', hash)
      .where('format', '=', 'webp')
      .executeTakeFirst()
    const answer = await ask(`${address}/${file?.width}.webp`)
    const shown = Buffer.from(await answer.arrayBuffer())
    return file && shown.equals(file.content) ? [] : [`the picture ${hash} is not shown (${answer.status})`]
  }

  return { run, lookAfterKill, findLosses }
}
