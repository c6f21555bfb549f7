import { type PictureFormat, readVariantPath } from '#domain/picture.ts'
import type { Database } from '../data/database.ts'
import { findVariant } from '../data/media/pictures.ts'

const TYPES: Record<PictureFormat, string> = { avif: 'image/avif', webp: 'image/webp', jpeg: 'image/jpeg' }

/** One file of a stored picture, by its path alone. What an address shows never changes. */
export async function servePicture(request: Request, db: Database): Promise<Response> {
  const file = readVariantPath(new URL(request.url).pathname)
  const content = file && (await findVariant(db, file))
  if (!content) return new Response('There is no such picture.', { status: 404 })
  const tag = `"${file.hash}-${file.width}.${file.format}"`
  const headers = {
    'Content-Type': TYPES[file.format],
    'Cache-Control': 'public, max-age=31536000, immutable',
    ETag: tag,
  }
  const known = request.headers.get('If-None-Match')?.includes(tag)
  if (known) return new Response(null, { status: 304, headers })
  return new Response(Uint8Array.from(content), {
    headers: { ...headers, 'Content-Length': String(content.length) },
  })
}
