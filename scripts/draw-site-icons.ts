import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { ICON_SIZES, type IconSize, TOUCH_ICON } from '#domain/files/picture.ts'

/** Phones show no transparency: the colour of the plate goes on behind it. */
const PAPER = '#f9f4e9'
/** Pixels to the inch at which one unit of an SVG is one pixel, and the units of the drawing. */
const DENSITY = 72
const UNITS = 34

const drawing = new URL('../public/favicon.svg', import.meta.url)

/** The icons of a site without a logo, for programs that read no SVG: in each size the file that stands in public/. */
export async function drawSiteIcons(): Promise<{ file: URL; content: Buffer }[]> {
  return Promise.all(
    ICON_SIZES.map(async (size) => ({
      file: new URL(`../public/icon-${size}.png`, import.meta.url),
      content: await draw(size),
    })),
  )
}

async function draw(size: IconSize): Promise<Buffer> {
  const icon = sharp(readFileSync(drawing), { density: (DENSITY * size) / UNITS }).resize(size, size)
  return (size === TOUCH_ICON ? icon.flatten({ background: PAPER }) : icon).png({ palette: true }).toBuffer()
}
