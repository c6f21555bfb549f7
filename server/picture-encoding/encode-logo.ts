import { ICON_SIZES, TOUCH_ICON } from '#domain/files/picture.ts'
import { drawSvg, isSvg } from './draw-svg.ts'
import {
  type Encoded,
  type EncodedIcon,
  encodeReadable,
  openPicture,
  readMetadata,
} from './encode-picture.ts'

/** What shines through where a phone shows no transparency. */
const PAPER = '#ffffff'
const NOTHING = { r: 0, g: 0, b: 0, alpha: 0 }

/** Encodes a picture or an SVG as `encodePicture` does, and draws the square icons of it. */
export async function encodeLogo(file: Uint8Array): Promise<Encoded> {
  const drawn = isSvg(file) ? await drawSvg(file) : file
  if (!drawn) return { ok: false, reason: 'bad-svg' }
  const { encoded, readable } = await encodeReadable(drawn)
  if (!encoded.ok) return encoded
  return { ok: true, picture: { ...encoded.picture, icons: await drawIcons(readable) } }
}

async function drawIcons(file: Uint8Array): Promise<EncodedIcon[]> {
  const picture = await openPicture(file, await readMetadata(file))
  if (!picture) return []
  const icons: EncodedIcon[] = []
  for (const size of ICON_SIZES) {
    const icon = picture
      .clone()
      .resize({ width: size, height: size, fit: 'contain', background: NOTHING })
      .toColourspace('srgb')
    const opaque = size === TOUCH_ICON ? icon.flatten({ background: PAPER }) : icon
    icons.push({ size, content: await opaque.png().toBuffer() })
  }
  return icons
}
