import sharp, { type Sharp } from 'sharp'
import { MAX_PICTURE_PIXELS } from '#domain/files/picture.ts'
import { MIDDLE, type Point } from '#domain/files/point.ts'

type Size = { width: number; height: number }

/** A photograph as large as `size`, cut around its point as `object-position` cuts it in a browser. */
export async function cutPhoto(photo: Uint8Array, size: Size, point: Point = MIDDLE): Promise<Sharp> {
  const open = () => sharp(photo, { limitInputPixels: MAX_PICTURE_PIXELS })
  const known = await open().metadata()
  const scale = Math.max(size.width / known.width, size.height / known.height)
  const width = Math.max(size.width, Math.round(known.width * scale))
  const height = Math.max(size.height, Math.round(known.height * scale))
  return open()
    .resize({ width, height, fit: 'fill' })
    .extract({
      left: Math.round(((width - size.width) * point.x) / 100),
      top: Math.round(((height - size.height) * point.y) / 100),
      ...size,
    })
}

/** As much of a photograph as has the shape of `size`, never enlarged. */
export async function cutToShape(photo: Uint8Array, { width, height }: Size, point?: Point): Promise<Sharp> {
  const known = await sharp(photo, { limitInputPixels: MAX_PICTURE_PIXELS }).metadata()
  const share = Math.min(1, known.width / width, known.height / height)
  return cutPhoto(photo, { width: Math.round(width * share), height: Math.round(height * share) }, point)
}
