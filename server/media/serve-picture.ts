import { type PictureFormat, readIconPath, readVariantPath } from '#domain/files/picture.ts'
import type { Database } from '../data/database/database.ts'
import { findIcon } from '../data/media/icons.ts'
import { findVariant } from '../data/media/pictures.ts'
import { isKnown } from '../http/if-none-match.ts'

const TYPES: Record<PictureFormat, string> = { avif: 'image/avif', webp: 'image/webp', jpeg: 'image/jpeg' }

/** One file of a stored picture, by its path alone. What an address shows never changes. */
export async function servePicture(request: Request, db: Database): Promise<Response> {
  const found = await findFile(new URL(request.url).pathname, db)
  if (!found?.content) return new Response('There is no such picture.', { status: 404 })
  const { content, type } = found
  const tag = `"${found.tag}"`
  const headers = {
    'Content-Type': type,
    'Cache-Control': 'public, max-age=31536000, immutable',
    ETag: tag,
    // Feed readers and link previews show pictures from their own pages.
    'Cross-Origin-Resource-Policy': 'cross-origin',
  }
  if (isKnown(request.headers.get('If-None-Match'), tag)) return new Response(null, { status: 304, headers })
  return new Response(Uint8Array.from(content), {
    headers: { ...headers, 'Content-Length': String(content.length) },
  })
}

async function findFile(path: string, db: Database) {
  const icon = readIconPath(path)
  if (icon) {
    const { hash, size } = icon
    return { content: await findIcon(db, hash, size), type: 'image/png', tag: `${hash}-icon-${size}` }
  }
  const file = readVariantPath(path)
  if (!file) return undefined
  const { hash, width, format } = file
  return { content: await findVariant(db, file), type: TYPES[format], tag: `${hash}-${width}.${format}` }
}
