import { Hono } from 'hono'
import {
  iconAddress,
  ICON_SIZES,
  type IconSize,
  readPictureAddress,
  TAB_ICON,
  TOUCH_ICON,
} from '#domain/files/picture.ts'
import type { Database } from '../data/database/database.ts'
import { findIcon } from '../data/media/icons.ts'

type Site = {
  db: Database
  /** What the site is called at this moment. */
  readSiteName: () => Promise<string>
  /** The address of its logo, if it has one. */
  readLogo: () => Promise<string | null>
}

/** The files of a site without a logo, which stand in public/. */
const drawnIcon = (size: IconSize) => `/icon-${size}.png`
const DRAWN = { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' }
/** Where phones look unasked. */
const TOUCH_PATHS = ['/apple-touch-icon.png', '/apple-touch-icon-precomposed.png']
/** Browsers ask for it unasked, under an address that says nothing of its version. */
const SHORTLY = 'public, max-age=3600'

const ICO_HEAD_BYTES = 6
const ICO_ENTRY_BYTES = 16

/** The icons that programs look for at addresses of their own, and the manifest that names the others. */
export function serveIcons({ db, readSiteName, readLogo }: Site) {
  const app = new Hono()
  const findLogo = async () => readPictureAddress((await readLogo()) ?? '')
  app.get('/favicon.ico', async (c) => {
    const logo = await findLogo()
    const content = logo && (await findIcon(db, logo.hash, TAB_ICON))
    if (!content) return c.redirect(drawnIcon(TAB_ICON), 302)
    const headers = { 'Content-Type': 'image/x-icon', 'Cache-Control': SHORTLY }
    return c.body(Uint8Array.from(toIco({ size: TAB_ICON, content })), 200, headers)
  })
  app.on('GET', TOUCH_PATHS, async (c) => {
    const logo = await findLogo()
    return c.redirect(logo ? iconAddress(logo, TOUCH_ICON) : drawnIcon(TOUCH_ICON), 302)
  })
  app.get('/manifest.webmanifest', async (c) => {
    const logo = await findLogo()
    const name = await readSiteName()
    const icons = logo ? iconsOf((size) => iconAddress(logo, size)) : [DRAWN, ...iconsOf(drawnIcon)]
    const manifest = { name, start_url: '/', display: 'browser', icons }
    return c.body(JSON.stringify(manifest), 200, { 'Content-Type': 'application/manifest+json' })
  })
  return app
}

const iconsOf = (addressOf: (size: IconSize) => string) =>
  ICON_SIZES.map((size) => ({ src: addressOf(size), type: 'image/png', sizes: `${size}x${size}` }))

/** One PNG as the file that browsers ask for as favicon.ico. `size` is its side in pixels, below 256. */
function toIco({ size, content }: { size: number; content: Uint8Array }): Buffer {
  const head = Buffer.alloc(ICO_HEAD_BYTES + ICO_ENTRY_BYTES)
  head.writeUInt16LE(1, 2) // an icon, and no cursor
  head.writeUInt16LE(1, 4) // one picture
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10) // planes
  head.writeUInt16LE(32, 12) // bits of a pixel
  head.writeUInt32LE(content.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, content])
}
