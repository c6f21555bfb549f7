import sharp from 'sharp'
import { MAX_PICTURE_PIXELS } from '#domain/files/picture.ts'
import { readSvg } from '../picture-encoding/draw-svg.ts'
import type { Encoded } from '../picture-encoding/encode-picture.ts'
import type { ShapeOrder } from './shape.ts'

const JPEG = { quality: 82 }

/**
 * Cuts a photograph to a shape around its middle, or draws in that shape. The first part is a `ShapeOrder` as JSON, the
 * second the photograph, if there is one. Both are ours: nothing here was ever sent by a stranger.
 */
export async function drawShape([order, photo]: Uint8Array[]): Promise<Encoded> {
  const { width, height, drawing }: ShapeOrder = JSON.parse(Buffer.from(order ?? []).toString())
  const { data, info } = photo
    ? await cut(photo, { width, height })
    : await readSvg(
        Buffer.from(drawing.replace('<svg ', `<svg width="${width}" height="${height}" `)),
        (open) => open().removeAlpha().jpeg(JPEG).toBuffer({ resolveWithObject: true }),
      )
  return {
    ok: true,
    picture: {
      width: info.width,
      height: info.height,
      variants: [{ format: 'jpeg', width: info.width, content: data }],
    },
  }
}

/** As much of a photograph as has the shape, never enlarged. */
async function cut(photo: Uint8Array, { width, height }: { width: number; height: number }) {
  const open = () => sharp(photo, { limitInputPixels: MAX_PICTURE_PIXELS })
  const known = await open().metadata()
  const share = Math.min(1, known.width / width, known.height / height)
  return open()
    .resize({ width: Math.round(width * share), height: Math.round(height * share), fit: 'cover' })
    .jpeg(JPEG)
    .toBuffer({ resolveWithObject: true })
}
