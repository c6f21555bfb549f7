import sharp, { type Sharp, type SharpOptions } from 'sharp'
import { MAX_PICTURE_PIXELS } from '#domain/files/picture.ts'

const MAX_SVG_BYTES = 1_000_000
/** The longer side of the drawing in pixels. */
const SIDE = 1024
/** Pixels to the inch at which one unit of an SVG is one pixel. */
const DENSITY = 72
const MOST_DENSITY = 100_000
const READER = { operation: ['VipsForeignLoadSvgBuffer'] }

/** Whether a file says that it is an SVG. */
export function isSvg(file: Uint8Array): boolean {
  const head = Buffer.from(file.subarray(0, 4096)).toString('utf8')
  return /^\uFEFF?\s*</.test(head) && head.includes('<svg')
}

/**
 * Draws an SVG to PNG. Of the file nothing but its pixels comes through: the library runs no script, and fetches nothing
 * that the file names. Undefined for one that cannot be drawn, or that defines entities.
 */
export async function drawSvg(file: Uint8Array): Promise<Buffer | undefined> {
  const svg = toPlainSvg(file)
  if (!svg) return undefined
  try {
    return await readSvg(svg, async (open) => {
      const { width, height } = await open().metadata()
      if (width * height > MAX_PICTURE_PIXELS) return undefined
      const density = Math.min(MOST_DENSITY, Math.max(1, (DENSITY * SIDE) / Math.max(width, height)))
      return open({ density, limitInputPixels: MAX_PICTURE_PIXELS })
        .resize({ width: SIDE, height: SIDE, fit: 'inside' })
        .png()
        .toBuffer()
    })
  } catch {
    return undefined
  }
}

/**
 * To be called where files from outside are read, one at a time: the library reads SVG while `read` runs, and at no other
 * time.
 */
export async function readSvg<Drawn>(
  svg: Buffer,
  read: (open: (options?: SharpOptions) => Sharp) => Promise<Drawn>,
): Promise<Drawn> {
  sharp.unblock(READER)
  try {
    return await read((options) => sharp(svg, options))
  } finally {
    sharp.block(READER)
  }
}

/** The text of an SVG without what stands before its first element: in UTF-8, and with no entities of its own. */
function toPlainSvg(file: Uint8Array): Buffer | undefined {
  if (file.length > MAX_SVG_BYTES) return undefined
  const text = decode(file)
  const start = text?.indexOf('<svg') ?? -1
  if (!text || start < 0 || /<!ENTITY/i.test(text)) return undefined
  return Buffer.from(text.slice(start))
}

function decode(file: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file)
  } catch {
    return undefined
  }
}
