import { Hono } from 'hono'
import {
  iconAddress,
  ICON_SIZES,
  type Picture,
  readPictureAddress,
  TAB_ICON,
  TOUCH_ICON,
} from '#domain/picture.ts'
import type { Database } from '../data/database.ts'
import { findIcon } from '../data/media/icons.ts'
import { toIco } from './ico.ts'

type Site = {
  db: Database
  /** What the site is called at this moment. */
  readSiteName: () => Promise<string>
  /** The address of its logo, if it has one. */
  readLogo: () => Promise<string | null>
}

const DRAWN = { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' }
/** Browsers ask for it unasked, under an address that says nothing of its version. */
const SHORTLY = 'public, max-age=3600'

/** The icons that programs look for at addresses of their own, and the manifest that names the others. */
export function serveIcons({ db, readSiteName, readLogo }: Site) {
  const app = new Hono()
  const findLogo = async () => readPictureAddress((await readLogo()) ?? '')
  app.get('/favicon.ico', async (c, next) => {
    const logo = await findLogo()
    const content = logo && (await findIcon(db, logo.hash, TAB_ICON))
    if (!content) return next()
    const headers = { 'Content-Type': 'image/x-icon', 'Cache-Control': SHORTLY }
    return c.body(Uint8Array.from(toIco({ size: TAB_ICON, content })), 200, headers)
  })
  app.get('/apple-touch-icon.png', async (c, next) => {
    const logo = await findLogo()
    return logo ? c.redirect(iconAddress(logo, TOUCH_ICON), 302) : next()
  })
  app.get('/manifest.webmanifest', async (c) => {
    const logo = await findLogo()
    const name = await readSiteName()
    const icons = logo ? iconsOf(logo) : [DRAWN]
    const manifest = { name, start_url: '/', display: 'browser', icons }
    return c.body(JSON.stringify(manifest), 200, { 'Content-Type': 'application/manifest+json' })
  })
  return app
}

const iconsOf = (logo: Picture) =>
  ICON_SIZES.map((size) => ({ src: iconAddress(logo, size), type: 'image/png', sizes: `${size}x${size}` }))
