import sharp from 'sharp'
import { MAX_PICTURE_PIXELS } from '#domain/files/picture.ts'
import { readSvg } from '../picture-encoding/draw-svg.ts'
import type { Encoded } from '../picture-encoding/encode-picture.ts'
import { SHARE_HEIGHT, SHARE_WIDTH, type ShareOrder } from './card.ts'
import { cutPhoto } from './cut-photo.ts'
import { type Box, WORDS_WIDTH, wordsSvg } from './words-svg.ts'

const JPEG = { quality: 88, chromaSubsampling: '4:4:4' }

/**
 * Draws a share picture. The first part is a `ShareOrder` as JSON, and after it come the files that it says follow it.
 * Each is one of ours: nothing here was ever sent by a stranger.
 */
export async function drawSharePicture([order, ...files]: Uint8Array[]): Promise<Encoded> {
  const { words, drawing, follows, point }: ShareOrder = JSON.parse(Buffer.from(order ?? []).toString())
  const fileOf = (name: ShareOrder['follows'][number]) => files[follows.indexOf(name)]
  const { svg, logo: logoBox } = wordsSvg(words)
  const photo = fileOf('photo')
  const logo = fileOf('logo')

  const layers = [
    ...(photo ? [await layPhoto(photo, point)] : []),
    ...(logo && logoBox ? [await layLogo(logo, logoBox)] : []),
  ]
  const ground = await readSvg(Buffer.from(toSheet(svg, photo ? '' : drawing)), (open) =>
    open().removeAlpha().raw().toBuffer({ resolveWithObject: true }),
  )
  const content = await sharp(ground.data, { raw: ground.info }).composite(layers).jpeg(JPEG).toBuffer()
  return {
    ok: true,
    picture: {
      width: SHARE_WIDTH,
      height: SHARE_HEIGHT,
      variants: [{ format: 'jpeg', width: SHARE_WIDTH, content }],
    },
  }
}

const DISH: Box = { left: WORDS_WIDTH, top: 0, width: SHARE_WIDTH - WORDS_WIDTH, height: SHARE_HEIGHT }

function toSheet(words: string, drawing: string): string {
  const { left, width, height } = DISH
  const placed = drawing.replace('<svg ', `<svg x="${left}" y="0" width="${width}" height="${height}" `)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}" ` +
    `viewBox="0 0 ${SHARE_WIDTH} ${SHARE_HEIGHT}">${placed}${words}</svg>`
  )
}

async function layPhoto(file: Uint8Array, point: ShareOrder['point']) {
  const { left, top, ...size } = DISH
  return {
    input: await (await cutPhoto(file, size, point)).png({ compressionLevel: 0 }).toBuffer(),
    left,
    top,
  }
}

/** A logo stands at the left of its box, in the middle of its height. */
async function layLogo(file: Uint8Array, { left, top, width, height }: Box) {
  const { data, info } = await sharp(file, { limitInputPixels: MAX_PICTURE_PIXELS })
    // A logo like a line is narrower than a pixel.
    .resize({ width: Math.max(1, Math.round(width)), height: Math.round(height), fit: 'inside' })
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true })
  return { input: data, left: Math.round(left), top: Math.round(top + (height - info.height) / 2) }
}
