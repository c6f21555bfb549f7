import { jpegWidth, readPictureAddress, variantWidths } from '#domain/files/picture.ts'
import { readPointedAddress } from '#domain/files/point.ts'
import { createSemaphore } from '../concurrency/semaphore.ts'
import type { Database } from '../data/database/database.ts'
import { findVariant } from '../data/media/pictures.ts'
import { findSharePicture, keepSharePicture } from '../data/media/share-pictures.ts'
import type { PictureEncoder } from './picture-encoder.ts'
import type { ShareCard, ShareOrder } from '../share-pictures/card.ts'
import type { ShapeOrder } from '../share-pictures/shape.ts'

/** A share picture, or with `shape` a picture without words. */
type Wanted = {
  page: string
  version: string
  card: ShareCard<string>
  shape?: { width: number; height: number }
}

/** Answers the picture as JPEG, drawn unless it is kept; undefined when too many are asked for, or it cannot be drawn. */
export type SharePictures = (db: Database, wanted: Wanted, now: Date) => Promise<Uint8Array | undefined>

/** One at a time: who uploads a photograph never waits for more than one of these. */
const DRAWING = { running: 1, waiting: 40 }

/** Each picture is drawn once by this process, however many ask for it at the same moment. */
export function openSharePictures(encode: PictureEncoder): SharePictures {
  const drawing = createSemaphore(DRAWING)
  const inWork = new Map<string, Promise<Uint8Array | undefined>>()

  return (db, wanted, now) => {
    const key = `${wanted.page} ${wanted.version}`
    const known = inWork.get(key)
    if (known) return known
    const work = findOrDraw(db, wanted, now).finally(() => inWork.delete(key))
    inWork.set(key, work)
    return work
  }

  async function findOrDraw(db: Database, { page, version, card, shape }: Wanted, now: Date) {
    const kept = await findSharePicture(db, page, version)
    if (kept) return kept
    const drawn = await drawing.run(async () =>
      shape ? encode(await toShapeParts(db, card, shape), 'shape') : encode(await toParts(db, card), 'share'),
    )
    const content = drawn?.value.ok ? drawn.value.picture.variants[0]?.content : undefined
    if (content) await keepSharePicture(db, page, version, { content, now })
    return content
  }
}

/** What the drawing process is sent: the order, and the files that it names. A file that is gone is done without. */
async function toParts(db: Database, { words, drawing, photo, logo }: ShareCard<string>) {
  const photoFile = await findFile(db, photo, 'jpeg')
  const logoFile = await findFile(db, logo, 'webp')
  const files = [
    { name: 'photo' as const, file: photoFile },
    { name: 'logo' as const, file: logoFile },
  ].flatMap(({ name, file }) => (file ? [{ name, file }] : []))
  const order: ShareOrder = {
    words: logoFile ? words : { ...words, logo: null },
    drawing,
    follows: files.map(({ name }) => name),
    point: pointOf(photo),
  }
  return [Buffer.from(JSON.stringify(order)), ...files.map(({ file }) => file)]
}

/** The same of a picture without words. */
async function toShapeParts(
  db: Database,
  { drawing, photo }: ShareCard<string>,
  shape: { width: number; height: number },
) {
  const order: ShapeOrder = { ...shape, drawing, point: pointOf(photo) }
  const file = await findFile(db, photo, 'jpeg')
  return [Buffer.from(JSON.stringify(order)), ...(file ? [file] : [])]
}

const pointOf = (photo: string | null) => (photo === null ? undefined : readPointedAddress(photo))

async function findFile(db: Database, address: string | null, format: 'jpeg' | 'webp') {
  const picture = address === null ? undefined : readPictureAddress(address)
  if (!picture) return undefined
  const { hash } = picture
  const width = format === 'jpeg' ? jpegWidth(picture.width) : (variantWidths(picture.width)[0] ?? 0)
  return findVariant(db, { hash, format, width })
}
