import sharp, { type Metadata, type OutputInfo, type Sharp } from 'sharp'
import {
  type IconSize,
  jpegWidth,
  MAX_PHOTO_PIXELS,
  MAX_PICTURE_PIXELS,
  MAX_PROGRESSIVE_PIXELS,
  MAX_VARIANT_HEIGHT,
  MAX_VARIANT_WIDTH,
  type PictureFormat,
  variantWidths,
} from '#domain/files/picture.ts'
import { completeEnds } from './complete-end.ts'
import { decodeHeic, withColourProfile } from './decode-heic.ts'

type EncodedVariant = { format: PictureFormat; width: number; content: Uint8Array }

/** A square of a logo, as PNG. */
export type EncodedIcon = { size: IconSize; content: Uint8Array }

/** A picture in the files that are kept of it; `width` and `height` are those of the largest. */
type EncodedPicture = {
  width: number
  height: number
  variants: EncodedVariant[]
  /** Of a logo only. */
  icons?: EncodedIcon[]
}

/** Why a file is refused: no picture, a HEIC that its decoder cannot read, too many pixels, damaged, or an SVG that cannot be drawn. */
type Unreadable = 'no-picture' | 'heic' | 'too-many-pixels' | 'damaged' | 'bad-svg'

export type Encoded = { ok: true; picture: EncodedPicture } | { ok: false; reason: Unreadable }

const AVIF = { quality: 50, effort: 2, chromaSubsampling: '4:2:0' }
const WEBP = { quality: 75 }
const JPEG = { quality: 80, mozjpeg: true }
/** What shines through a transparent picture where there is only JPEG. */
const PAPER = '#ffffff'

// The library reads SVG, PDF and more by content, whatever a file is called. These five it may read, and no others.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((loader) => `VipsForeignLoad${loader}Buffer`),
})
// Each file is read once, and the site itself needs the other processor.
sharp.cache(false)
sharp.concurrency(1)

/** How much a reader of the library puts up with: at 'error', files that hold more or other than they should, as some cameras write them. */
type FailOn = 'error' | 'warning'

/**
 * Reads a file by its content and encodes it anew, upright, in sRGB, the first frame of an animation. Nothing of the
 * file but its pixels comes through: no metadata, no place, nothing behind its end.
 */
export const encodePicture = async (file: Uint8Array): Promise<Encoded> =>
  (await encodeReadable(file)).encoded

/**
 * The same, and the file that it was made from: one that lacks only its end is read with one. Then nothing else may be wrong with
 * it, or half a picture would pass.
 */
export async function encodeReadable(file: Uint8Array): Promise<{ encoded: Encoded; readable: Uint8Array }> {
  const encoded = await encodeFile(file, 'error')
  if (encoded.ok || !['no-picture', 'damaged'].includes(encoded.reason)) return { encoded, readable: file }
  for (const readable of completeEnds(file)) {
    const completed = await encodeFile(readable, 'warning')
    if (completed.ok) return { encoded: completed, readable }
  }
  return { encoded, readable: file }
}

async function encodeFile(file: Uint8Array, failOn: FailOn): Promise<Encoded> {
  const metadata = await readMetadata(file)
  const reason = refuse(metadata, file)
  if (reason) return { ok: false, reason }
  const raw = await readPixels(await openPicture(file, metadata, failOn))
  if (raw) return { ok: true, picture: await encodeVariants(raw) }
  return { ok: false, reason: isHeic(metadata) ? 'heic' : 'damaged' }
}

type Raw = { data: Buffer; info: OutputInfo }

/** What the head of the file says; undefined for anything that is not one of the six formats. */
export async function readMetadata(file: Uint8Array): Promise<Metadata | undefined> {
  try {
    return await sharp(file, { limitInputPixels: false }).metadata()
  } catch {
    return undefined
  }
}

function refuse(metadata: Metadata | undefined, file: Uint8Array): Unreadable | undefined {
  if (!metadata) return hasHeicHead(file) ? 'heic' : 'no-picture'
  return metadata.width * metadata.height > mostPixels(metadata) ? 'too-many-pixels' : undefined
}

/**
 * The pixels that a file may have. A JPEG as cameras write it is read in an eighth of its width and line by line; a progressive one
 * is held whole, in two bytes for each colour of a pixel, and any other in full size.
 */
function mostPixels(metadata?: Metadata): number {
  if (metadata?.format !== 'jpeg') return MAX_PICTURE_PIXELS
  return metadata.isProgressive ? MAX_PROGRESSIVE_PIXELS : MAX_PHOTO_PIXELS
}

/** HEIC and AVIF share one container, whose first box names who can read it. */
function hasHeicHead(file: Uint8Array): boolean {
  return /^ftyp(hei[cmsx]|hev[cmsx]|mif1|msf1)/.test(Buffer.from(file.subarray(4, 12)).toString('latin1'))
}

const isHeic = (metadata?: Metadata) => metadata?.format === 'heif' && metadata.compression !== 'av1'

/** A file, upright; undefined for a HEIC photo that cannot be decoded. */
export const openPicture = async (
  file: Uint8Array,
  metadata?: Metadata,
  failOn: FailOn = 'error',
): Promise<Sharp | undefined> =>
  isHeic(metadata)
    ? openHeic(file, metadata?.icc)
    : sharp(file, { limitInputPixels: mostPixels(metadata), failOn }).autoOrient()

/** The decoder of HEIC answers pixels alone, which are put back into a file that says their colours. */
async function openHeic(file: Uint8Array, profile: Uint8Array | undefined): Promise<Sharp | undefined> {
  const pixels = await decodeHeic(file)
  if (!pixels) return undefined
  const { data, width, height } = pixels
  const picture = sharp(data, { raw: { width, height, channels: 4 } })
  if (!profile) return picture
  const png = await picture.resize(LARGEST).png({ compressionLevel: 1 }).toBuffer()
  return sharp(withColourProfile(png, profile))
}

const LARGEST = {
  width: MAX_VARIANT_WIDTH,
  height: MAX_VARIANT_HEIGHT,
  fit: 'inside',
  withoutEnlargement: true,
} as const

/** The pixels of the largest variant, from which all others are made; undefined when the file cannot be read to its end. */
async function readPixels(picture: Sharp | undefined): Promise<Raw | undefined> {
  try {
    return await picture?.resize(LARGEST).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
  } catch {
    return undefined
  }
}

async function encodeVariants(raw: Raw): Promise<EncodedPicture> {
  const { width, height } = raw.info
  const variants: EncodedVariant[] = []
  const encode = async (format: PictureFormat, at: number, picture: Sharp) => {
    variants.push({ format, width: at, content: await picture.toBuffer() })
  }
  const opaque = await isOpaque(raw)
  const resized = (at: number) => {
    const picture = sharp(raw.data, { raw: raw.info }).resize({ width: at })
    return opaque ? picture.removeAlpha() : picture
  }
  // One after the other, so that two pictures at once keep no more than two processors busy.
  for (const at of variantWidths(width)) {
    await encode('avif', at, resized(at).avif(AVIF))
    await encode('webp', at, resized(at).webp(WEBP))
  }
  const at = jpegWidth(width)
  await encode('jpeg', at, resized(at).flatten({ background: PAPER }).jpeg(JPEG))
  return { width, height, variants }
}

async function isOpaque({ data, info }: Raw): Promise<boolean> {
  return info.channels < 4 || (await sharp(data, { raw: info }).stats()).isOpaque
}
