import { readSvg } from '../picture-encoding/draw-svg.ts'
import type { Encoded } from '../picture-encoding/encode-picture.ts'
import { cutToShape } from './cut-photo.ts'
import type { ShapeOrder } from './shape.ts'

const JPEG = { quality: 82 }

/**
 * Cuts a photograph to a shape around its point, or draws in that shape. The first part is a `ShapeOrder` as JSON, the
 * second the photograph, if there is one. Both are ours: nothing here was ever sent by a stranger.
 */
export async function drawShape([order, photo]: Uint8Array[]): Promise<Encoded> {
  const { width, height, drawing, point }: ShapeOrder = JSON.parse(Buffer.from(order ?? []).toString())
  const { data, info } = photo
    ? await (
        await cutToShape(photo, { width, height }, point)
      )
        .jpeg(JPEG)
        .toBuffer({ resolveWithObject: true })
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
