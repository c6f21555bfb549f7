import { createHash } from 'node:crypto'
import type { Database } from '#server/data/database/database.ts'
import { insertPicture } from '#server/data/media/pictures.ts'
import { aPicture } from '#test/pictures.ts'

const WIDTHS = [320, 480, 640, 800, 960, 1120, 1280, 1440, 1600]

/** Pictures in nine sizes each, of 10 to 150 KB. Bytes behind the end of a file make another file of it. */
export async function fillWithPictures(db: Database, pictures: number) {
  const files = await Promise.all(
    WIDTHS.map(async (width) => ({
      width,
      bytes: await aPicture({ width, height: (width * 3) / 4 })
        .webp()
        .toBuffer(),
    })),
  )
  for (let number = 0; number < pictures; number++) {
    const variants = files.map(({ width, bytes }) => ({
      format: 'webp' as const,
      width,
      content: Buffer.concat([bytes, Buffer.from(String(number))]),
    }))
    const hash = createHash('sha256').update(String(number)).digest('hex')
    const about = { alt_text: '', file_name: `${number}.webp`, byte_size: 1, uploaded_by: null }
    await insertPicture(db, { hash, width: 1600, height: 1200, ...about, variants }, new Date())
  }
}
